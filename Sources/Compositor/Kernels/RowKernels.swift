/// What is done to a run of pixels of one row: eight pixels at a time, then the rest one by one, with the same results.
///
/// `n` is the number of pixels. Source and destination may not overlap, unless it is said.
enum RowKernels {
    typealias Pixels = UnsafePointer<UInt32>
    typealias MutablePixels = UnsafeMutablePointer<UInt32>
    typealias Bytes = UnsafePointer<UInt8>

    static func copy(_ d: MutablePixels, _ s: Pixels, _ n: Int) {
        d.update(from: s, count: n)
    }

    static func fill(_ d: MutablePixels, _ color: UInt32, _ n: Int) {
        guard n > 0 else { return }
        if color == (color & 255) &* 0x0101_0101 {
            // White and nothing: the C library knows the fastest way to fill bytes.
            UnsafeMutableRawPointer(d).initializeMemory(
                as: UInt8.self, repeating: UInt8(truncatingIfNeeded: color), count: n &* 4)
        } else {
            d.update(repeating: color, count: n)
        }
    }

    /// A translucent colour over the pixels of `s`. Source and destination may be the same.
    static func blend(_ d: MutablePixels, _ s: Pixels, color: UInt32, _ n: Int) {
        let rest = 255 &- (color &>> 24)
        let restLanes = PixelLanes(repeating: UInt16(truncatingIfNeeded: rest))
        let colors = PixelWords(repeating: color)
        var i = 0
        while i &+ 8 <= n {
            store(colors &+ scaled(loadPixels(s + i), by: restLanes), d + i)
            i &+= 8
        }
        while i < n {
            d[i] = color &+ scaled(s[i], by: rest)
            i &+= 1
        }
    }

    /// A colour over the run, thinned by coverage.
    static func blend(_ d: MutablePixels, color: UInt32, coverage: Bytes, _ n: Int) {
        let colors = PixelWords(repeating: color)
        var i = 0
        while i &+ 8 <= n {
            let c = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt64.self)
            if c != 0 {
                let thinned = scaled(colors, by: spread(loadCoverage(coverage + i)))
                store(Compositor.over(thinned, loadPixels(d + i)), d + i)
            }
            i &+= 8
        }
        while i < n {
            d[i] = Compositor.over(scaled(color, by: UInt32(coverage[i])), d[i])
            i &+= 1
        }
    }

    /// `a` and the opaque `b` in the proportion 255 − `k` to `k`. `a` and the destination may be the same.
    static func mix(_ d: MutablePixels, _ a: Pixels, _ b: Pixels, _ k: UInt32, _ n: Int) {
        let share = PixelLanes(repeating: UInt16(truncatingIfNeeded: k))
        let rest = PixelLanes(repeating: UInt16(truncatingIfNeeded: 255 &- k))
        var i = 0
        while i &+ 8 <= n {
            let (x, y) = (loadPixels(a + i), loadPixels(b + i))
            let even = evenLanes(x) &* rest &+ evenLanes(y) &* share
            let odd = oddLanes(x) &* rest &+ oddLanes(y) &* share
            store(joinDividedBy255(even: even, odd: odd), d + i)
            i &+= 8
        }
        while i < n {
            d[i] = mixed(a[i], b[i], k)
            i &+= 1
        }
    }

    /// Coverage times the alpha of pixels.
    static func multiply(_ c: UnsafeMutablePointer<UInt8>, alphaOf s: Pixels, _ n: Int) {
        var i = 0
        while i < n {
            c[i] = UInt8(truncatingIfNeeded: multiply255(UInt32(c[i]), s[i] &>> 24))
            i &+= 1
        }
    }
}
