import CPixelKernels

/// What the processor can do beyond what every one of its kind can.
enum Processor {
    #if arch(arm64)
    /// Whether `CPixelKernels` is made for it: every 64-bit ARM has NEON.
    static var hasKernels: Bool { true }
    #elseif arch(x86_64)
    /// Whether `CPixelKernels` is made for it: whether it has AVX2, which adds up sixteen 16-bit numbers at a time.
    static let hasKernels = pk_has_avx2()
    /// Whether it adds up thirty-two of them.
    static let hasAVX512 = pk_has_avx512()
    #endif
}
