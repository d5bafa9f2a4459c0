/// The inner loops in plain Swift, for every processor: eight pixels at a time, then the rest one by one, with the same
/// results.
///
/// `n` is the number of pixels. Source and destination may not overlap, unless it is said. `RowKernels` decides who does
/// the work.
package enum PortableKernels {
    package typealias Pixels = UnsafePointer<UInt32>
    package typealias MutablePixels = UnsafeMutablePointer<UInt32>
    package typealias Bytes = UnsafePointer<UInt8>

    /// A translucent color over the pixels of `s`. Source and destination may be the same.
    package static func blend(_ d: MutablePixels, _ s: Pixels, color: UInt32, _ n: Int) {
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

    /// A color over the run, thinned by coverage.
    package static func blend(_ d: MutablePixels, color: UInt32, coverage: Bytes, _ n: Int) {
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
    package static func mix(_ d: MutablePixels, _ a: Pixels, _ b: Pixels, _ k: UInt32, _ n: Int) {
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
}
