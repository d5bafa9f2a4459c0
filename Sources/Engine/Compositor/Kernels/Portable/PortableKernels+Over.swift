extension PortableKernels {
    /// Whether eight pixels are all transparent, or all opaque: text and icons mostly are one or the other.
    private enum Sort { case transparent, opaque, mixed }

    @inline(__always) private static func sort(_ p: Pixels) -> Sort {
        let raw = UnsafeRawPointer(p)
        let a = raw.loadUnaligned(as: UInt64.self)
        let b = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        let c = raw.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        let d = raw.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
        if (a | b | c | d) == 0 { return .transparent }
        let alphas: UInt64 = 0xFF00_0000_FF00_0000
        return (a & b & c & d & alphas) == alphas ? .opaque : .mixed
    }

    /// Premultiplied pixels over the run.
    package static func over(_ d: MutablePixels, _ s: Pixels, _ n: Int) {
        var i = 0
        while i &+ 8 <= n {
            switch sort(s + i) {
            case .transparent: break
            case .opaque: store(loadPixels(s + i), d + i)
            case .mixed: store(Compositor.over(loadPixels(s + i), loadPixels(d + i)), d + i)
            }
            i &+= 8
        }
        while i < n {
            d[i] = Compositor.over(s[i], d[i])
            i &+= 1
        }
    }

    /// Premultiplied pixels over the run, thinned to `k` / 255.
    package static func over(_ d: MutablePixels, _ s: Pixels, opacity k: UInt32, _ n: Int) {
        let share = PixelLanes(repeating: UInt16(truncatingIfNeeded: k))
        var i = 0
        while i &+ 8 <= n {
            let thinned = scaled(loadPixels(s + i), by: share)
            store(Compositor.over(thinned, loadPixels(d + i)), d + i)
            i &+= 8
        }
        while i < n {
            d[i] = Compositor.over(scaled(s[i], by: k), d[i])
            i &+= 1
        }
    }

    /// Premultiplied pixels over the run, thinned by coverage and to `k` / 255.
    package static func over(_ d: MutablePixels, _ s: Pixels, coverage: Bytes, opacity k: UInt32, _ n: Int) {
        let opacity = PixelWords(repeating: k)
        var i = 0
        while i &+ 8 <= n {
            if UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt64.self) != 0 {
                let share = multiply255(loadCoverage(coverage + i), opacity)
                let thinned = scaled(loadPixels(s + i), by: spread(share))
                store(Compositor.over(thinned, loadPixels(d + i)), d + i)
            }
            i &+= 8
        }
        while i < n {
            let share = multiply255(UInt32(coverage[i]), k)
            d[i] = Compositor.over(scaled(s[i], by: share), d[i])
            i &+= 1
        }
    }
}
