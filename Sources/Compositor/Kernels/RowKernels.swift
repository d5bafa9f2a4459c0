/// What is done to a run of pixels of one row. `n` is the number of pixels; runs may not overlap.
enum RowKernels {
    typealias Pixels = UnsafePointer<UInt32>
    typealias MutablePixels = UnsafeMutablePointer<UInt32>
    typealias Bytes = UnsafePointer<UInt8>

    static func copy(_ d: MutablePixels, _ s: Pixels, _ n: Int) {
        d.update(from: s, count: n)
    }

    static func fill(_ d: MutablePixels, _ color: UInt32, _ n: Int) {
        d.update(repeating: color, count: n)
    }

    /// A translucent colour over the run.
    static func blend(_ d: MutablePixels, color: UInt32, _ n: Int) {
        let rest = 255 &- (color &>> 24)
        var i = 0
        while i < n {
            d[i] = color &+ scaled(d[i], by: rest)
            i &+= 1
        }
    }

    /// A colour over the run, thinned by coverage.
    static func blend(_ d: MutablePixels, color: UInt32, coverage: Bytes, _ n: Int) {
        var i = 0
        while i < n {
            d[i] = Compositor.over(scaled(color, by: UInt32(coverage[i])), d[i])
            i &+= 1
        }
    }

    /// Premultiplied pixels over the run.
    static func over(_ d: MutablePixels, _ s: Pixels, _ n: Int) {
        var i = 0
        while i < n {
            d[i] = Compositor.over(s[i], d[i])
            i &+= 1
        }
    }

    /// Premultiplied pixels over the run, thinned to `k` / 255.
    static func over(_ d: MutablePixels, _ s: Pixels, opacity k: UInt32, _ n: Int) {
        var i = 0
        while i < n {
            d[i] = Compositor.over(scaled(s[i], by: k), d[i])
            i &+= 1
        }
    }

    /// Premultiplied pixels over the run, thinned by coverage and to `k` / 255.
    static func over(_ d: MutablePixels, _ s: Pixels, coverage: Bytes, opacity k: UInt32, _ n: Int) {
        var i = 0
        while i < n {
            let c = multiply255(UInt32(coverage[i]), k)
            d[i] = Compositor.over(scaled(s[i], by: c), d[i])
            i &+= 1
        }
    }

    /// Opaque pixels into opaque pixels in the proportion `k` / 255.
    static func mix(_ d: MutablePixels, _ s: Pixels, _ k: UInt32, _ n: Int) {
        var i = 0
        while i < n {
            d[i] = mixed(d[i], s[i], k)
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

    /// Two rows in the proportion 256 − `share` to `share`.
    static func interpolate(_ d: MutablePixels, _ a: Pixels, _ b: Pixels, _ share: UInt32, _ n: Int) {
        var i = 0
        while i < n {
            d[i] = interpolated(a[i], b[i], share)
            i &+= 1
        }
    }

    /// Blends for each pixel the two neighbours of `s` that the table names.
    static func resample(
        _ d: MutablePixels, _ s: Pixels, _ index: UnsafePointer<Int32>, _ share: UnsafePointer<UInt32>, _ n: Int
    ) {
        var i = 0
        while i < n {
            let p = s + Int(index[i])
            d[i] = interpolated(p[0], p[1], share[i] & 0xFFFF)
            i &+= 1
        }
    }
}
