import CPixelKernels

/// Each of these is described where it is done: in `PortableKernels`, and for processors with AVX2, AVX-512 or
/// NEON in `CPixelKernels`.
extension RowKernels {
    static func blend(_ d: MutablePixels, _ s: Pixels, color: UInt32, ahead: Int = 0, _ n: Int) {
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_blend(d, s, color, ahead, n) }
        #endif
        PortableKernels.blend(d, s, color: color, n)
    }

    static func blend(_ d: MutablePixels, color: UInt32, coverage: Bytes, _ n: Int) {
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_blend_covered(d, color, coverage, n) }
        #endif
        PortableKernels.blend(d, color: color, coverage: coverage, n)
    }

    static func mix(
        _ d: MutablePixels, _ a: Pixels, _ b: Pixels, _ k: UInt32, ahead: (a: Int, b: Int) = (0, 0), _ n: Int
    ) {
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_mix(d, a, b, k, ahead.a, ahead.b, n) }
        #endif
        PortableKernels.mix(d, a, b, k, n)
    }

    static func over(_ d: MutablePixels, _ s: Pixels, ahead: Int = 0, _ n: Int) {
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_over(d, s, ahead, n) }
        #endif
        PortableKernels.over(d, s, n)
    }

    static func over(_ d: MutablePixels, _ s: Pixels, opacity k: UInt32, _ n: Int) {
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_over_thinned(d, s, k, n) }
        #endif
        PortableKernels.over(d, s, opacity: k, n)
    }

    static func over(_ d: MutablePixels, _ s: Pixels, coverage: Bytes, opacity k: UInt32, _ n: Int) {
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_over_covered(d, s, coverage, k, n) }
        #endif
        PortableKernels.over(d, s, coverage: coverage, opacity: k, n)
    }

    /// - Parameter ahead: From `b`.
    static func interpolate(
        _ d: MutablePixels, _ a: Pixels, _ b: Pixels, _ share: UInt32, ahead: Int = 0, _ n: Int
    ) {
        #if arch(x86_64)
        if Processor.hasAVX512 { return pk512_interpolate(d, a, b, share, ahead, n) }
        #endif
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_interpolate(d, a, b, share, ahead, n) }
        #endif
        PortableKernels.interpolate(d, a, b, share, n)
    }

    /// - Parameter ahead: From `d` to the row that is going to be written next.
    static func resample(
        _ d: MutablePixels, _ s: Pixels, _ index: UnsafePointer<Int32>, _ share: UnsafePointer<UInt32>,
        ahead: Int = 0, _ n: Int
    ) {
        #if arch(x86_64)
        if Processor.hasAVX512 { return pk512_resample(d, s, index, share, ahead, n) }
        #endif
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_resample(d, s, index, share, ahead, n) }
        #endif
        PortableKernels.resample(d, s, index, share, n)
    }

    static func project(
        _ d: MutablePixels, _ s: Pixels, stride: Int, rows: Int, _ run: ProjectedRun, _ n: Int
    ) {
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_project(d, s, stride, rows, pk_projected_run(run), n) }
        #endif
        PortableKernels.project(d, s, stride: stride, rows: rows, run, n)
    }

    /// - Parameter stride: From a row of `d` to the next.
    static func columns(
        _ d: MutablePixels, stride: Int, rows: Int, _ strips: UnsafePointer<pk_column_strip>, _ n: Int,
        scratch: MutablePixels
    ) {
        #if arch(x86_64)
        if Processor.hasAVX512 { return pk512_columns(d, stride, rows, strips, n, scratch) }
        #endif
        #if arch(x86_64) || arch(arm64)
        if Processor.hasKernels { return pk_columns(d, stride, rows, strips, n, scratch) }
        #endif
        PortableKernels.columns(d, stride: stride, rows: rows, strips, n, scratch: scratch)
    }
}

#if arch(x86_64) || arch(arm64)
extension pk_projected_run {
    package init(_ run: ProjectedRun) {
        self.init(
            u: run.u, v: run.v, w: run.w, step_u: run.stepU, step_v: run.stepV, step_w: run.stepW,
            first: run.first)
    }
}
#endif
