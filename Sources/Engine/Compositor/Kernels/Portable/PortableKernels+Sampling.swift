extension PortableKernels {
    /// Two rows in the proportion 256 − `share` to `share`.
    package static func interpolate(_ d: MutablePixels, _ a: Pixels, _ b: Pixels, _ share: UInt32, _ n: Int) {
        let f = PixelLanes(repeating: UInt16(truncatingIfNeeded: share))
        let g = PixelLanes(repeating: UInt16(truncatingIfNeeded: 256 &- share))
        var i = 0
        while i &+ 8 <= n {
            let (x, y) = (loadPixels(a + i), loadPixels(b + i))
            let even = evenLanes(x) &* g &+ evenLanes(y) &* f
            let odd = oddLanes(x) &* g &+ oddLanes(y) &* f
            store(joinDividedBy256(even: even, odd: odd), d + i)
            i &+= 8
        }
        while i < n {
            d[i] = interpolated(a[i], b[i], share)
            i &+= 1
        }
    }

    /// Blends for each pixel the two neighbors of `s` that the table names: the left one by its column, the right one's
    /// share in 256ths in both halves of a word.
    package static func resample(
        _ d: MutablePixels, _ s: Pixels, _ index: UnsafePointer<Int32>, _ share: UnsafePointer<UInt32>, _ n: Int
    ) {
        let whole = PixelLanes(repeating: 256)
        var i = 0
        while i &+ 8 <= n {
            let x = index + i
            let pairs = PixelPairs(
                pair(s + Int(x[0])), pair(s + Int(x[1])), pair(s + Int(x[2])), pair(s + Int(x[3])),
                pair(s + Int(x[4])), pair(s + Int(x[5])), pair(s + Int(x[6])), pair(s + Int(x[7])))
            let (l, r) = (pairs.lefts, pairs.rights)
            let f = lanes(loadPixels(share + i))
            let g = whole &- f
            let even = evenLanes(l) &* g &+ evenLanes(r) &* f
            let odd = oddLanes(l) &* g &+ oddLanes(r) &* f
            store(joinDividedBy256(even: even, odd: odd), d + i)
            i &+= 8
        }
        while i < n {
            let p = s + Int(index[i])
            d[i] = interpolated(p[0], p[1], share[i] & 0xFFFF)
            i &+= 1
        }
    }

    /// Bilinear samples along a projected line. No sample may need a pixel outside the bitmap.
    ///
    /// Positions count from the center of the bitmap's first pixel.
    ///
    /// - Parameter rows: The bitmap's height.
    package static func project(
        _ d: MutablePixels, _ s: Pixels, stride: Int, rows: Int, _ run: ProjectedRun, _ n: Int
    ) {
        guard n > 0 else { return }
        d[0] = fetch(s, stride: stride, height: rows, run, n)
        typealias Floats = SIMD8<Float>
        var steps = Floats(repeating: run.first) + Floats(0, 1, 2, 3, 4, 5, 6, 7)
        let (startU, stepU) = (Floats(repeating: run.u), Floats(repeating: run.stepU))
        let (startV, stepV) = (Floats(repeating: run.v), Floats(repeating: run.stepV))
        let (startW, stepW) = (Floats(repeating: run.w), Floats(repeating: run.stepW))
        let magic = Floats(repeating: Self.magic)
        let magicBits = PixelWords(repeating: 0x4B40_0000)
        let scale = Floats(repeating: 256)
        let low = PixelWords(repeating: 255)
        let eight = PixelWords(repeating: 8)
        let rowLength = PixelWords(repeating: UInt32(truncatingIfNeeded: stride))
        var i = 0
        while i &+ 8 <= n {
            let reciprocal = scale / (startW + stepW * steps)
            let iu = unsafeBitCast((startU + stepU * steps) * reciprocal + magic, to: PixelWords.self) &- magicBits
            let iv = unsafeBitCast((startV + stepV * steps) * reciprocal + magic, to: PixelWords.self) &- magicBits
            steps += Floats(repeating: 8)
            let o = (iv &>> eight) &* rowLength &+ (iu &>> eight)
            let p0 = s + Int(o[0])
            let p1 = s + Int(o[1])
            let p2 = s + Int(o[2])
            let p3 = s + Int(o[3])
            let p4 = s + Int(o[4])
            let p5 = s + Int(o[5])
            let p6 = s + Int(o[6])
            let p7 = s + Int(o[7])
            let upper = PixelPairs(pair(p0), pair(p1), pair(p2), pair(p3), pair(p4), pair(p5), pair(p6), pair(p7))
            let lower = PixelPairs(
                pair(p0 + stride), pair(p1 + stride), pair(p2 + stride), pair(p3 + stride),
                pair(p4 + stride), pair(p5 + stride), pair(p6 + stride), pair(p7 + stride))
            let (fx, fy) = (spread(iu & low), spread(iv & low))
            store(bilinear(upper, lower, fx, fy), d + i)
            i &+= 8
        }
        while i < n {
            let p = run.place(run.first + Float(i))
            d[i] = projected(s, stride: stride, p.u, p.v, 256 / p.w)
            i &+= 1
        }
    }

    /// Eight samples of the pixels around them: first down, then across; the halves of the pixels stay apart until the end.
    @inline(__always) private static func bilinear(
        _ upper: PixelPairs, _ lower: PixelPairs, _ fx: PixelLanes, _ fy: PixelLanes
    ) -> PixelWords {
        let whole = PixelLanes(repeating: 256)
        let (gx, gy) = (whole &- fx, whole &- fy)
        let (a, b, c, e) = (upper.lefts, upper.rights, lower.lefts, lower.rights)
        let evenLeft = dividedBy256(evenLanes(a) &* gy &+ evenLanes(c) &* fy)
        let evenRight = dividedBy256(evenLanes(b) &* gy &+ evenLanes(e) &* fy)
        let oddLeft = dividedBy256(oddLanes(a) &* gy &+ oddLanes(c) &* fy)
        let oddRight = dividedBy256(oddLanes(b) &* gy &+ oddLanes(e) &* fy)
        let even = evenLeft &* gx &+ evenRight &* fx
        let odd = oddLeft &* gx &+ oddRight &* fx
        return joinDividedBy256(even: even, odd: odd)
    }

    /// One bilinear sample; `reciprocal` is 256 divided by the divisor.
    @inline(__always) private static func projected(
        _ s: Pixels, stride: Int, _ u: Float, _ v: Float, _ reciprocal: Float
    ) -> UInt32 {
        let iu = (u * reciprocal + magic).bitPattern &- 0x4B40_0000
        let iv = (v * reciprocal + magic).bitPattern &- 0x4B40_0000
        let offset: Int = Int(iv &>> 8) &* stride &+ Int(iu &>> 8)
        let p = s + offset
        let left = interpolated(p[0], p[stride], iv & 255)
        let right = interpolated(p[1], p[stride &+ 1], iv & 255)
        return interpolated(left, right, iu & 255)
    }

    /// Reads one pixel of each cache line that `project` is going to need. The reads do not wait for each other, so the
    /// memory delivers many lines at once; `project` would ask for a few at a time and wait for them.
    ///
    /// Gives a number that means nothing; it has to be stored somewhere, or the compiler leaves the reads out.
    ///
    /// - Parameter height: The bitmap's rows; a place beside the bitmap is not read.
    private static func fetch(_ s: Pixels, stride: Int, height: Int, _ run: ProjectedRun, _ n: Int) -> UInt32 {
        var sum: UInt32 = 0
        let last = stride &* height &- 1
        // Half a cache line of an unscaled bitmap.
        let step: Float = 8
        var (u, v, w) = run.place(run.first)
        var i = 0
        while i < n {
            let reciprocal = 1 / w
            let iu = Int32(bitPattern: (u * reciprocal + magic).bitPattern &- 0x4B40_0000)
            let iv = Int32(bitPattern: (v * reciprocal + magic).bitPattern &- 0x4B40_0000)
            // The upper of the two rows was the lower one of the frame's row before.
            let offset: Int = (Int(iv) &+ 1) &* stride &+ Int(iu)
            sum |= s[min(max(offset, 0), last)]
            u += run.stepU * step
            v += run.stepV * step
            w += run.stepW * step
            i &+= 8
        }
        return sum
    }

    /// 1.5 · 2²³: added to a number below 2²², it leaves the number, rounded, in the low bits.
    private static let magic: Float = 12_582_912
}
