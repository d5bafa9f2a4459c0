import CPixelKernels

/// What is done to a run of pixels of one row. `n` is the number of pixels; source and destination may not overlap, unless
/// it is said.
///
/// Where the C library does it best, it does; else the processor's own kernels, where there are some, or the portable ones.
/// All give the same bytes.
///
/// `ahead` is the way from a source to the row of it that is going to be needed soon, so that the processor fetches it
/// meanwhile: without being asked it reads ahead within a row only.
enum RowKernels {
    typealias Pixels = PortableKernels.Pixels
    typealias MutablePixels = PortableKernels.MutablePixels
    typealias Bytes = PortableKernels.Bytes

    static func copy(_ d: MutablePixels, _ s: Pixels, ahead: Int = 0, _ n: Int) {
        #if arch(x86_64)
        if Processor.hasKernels { return pk_copy(d, s, ahead, n) }
        #endif
        d.update(from: s, count: n)
    }

    static func fill(_ d: MutablePixels, _ color: UInt32, _ n: Int) {
        guard n > 0 else { return }
        if color == (color & 255) &* 0x0101_0101 {
            // White and nothing: the C library knows the fastest way to fill bytes.
            UnsafeMutableRawPointer(d).initializeMemory(
                as: UInt8.self, repeating: UInt8(truncatingIfNeeded: color), count: n &* 4)
            return
        }
        #if arch(x86_64)
        if Processor.hasKernels { return pk_fill(d, color, n) }
        #endif
        d.update(repeating: color, count: n)
    }

    /// Adds pixels that are thinned to `k` / 255; no channel goes beyond 255.
    static func add(_ d: MutablePixels, _ s: Pixels, opacity k: UInt32, _ n: Int) {
        var i = 0
        while i < n {
            if s[i] != 0 { d[i] = added(d[i], scaled(s[i], by: k)) }
            i &+= 1
        }
    }

    /// Adds pixels that are thinned by coverage and to `k` / 255.
    static func add(_ d: MutablePixels, _ s: Pixels, coverage: Bytes, opacity k: UInt32, _ n: Int) {
        var i = 0
        while i < n {
            if s[i] != 0 { d[i] = added(d[i], scaled(s[i], by: multiply255(UInt32(coverage[i]), k))) }
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
