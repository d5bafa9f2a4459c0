import CPixelKernels

/// What the processor can do beyond what every one of its kind can.
enum Processor {
    #if arch(x86_64)
    /// Whether it adds up sixteen 16-bit numbers at a time.
    static let hasAVX2 = pk_has_avx2()
    /// Whether it adds up thirty-two of them.
    static let hasAVX512 = pk_has_avx512()
    #endif
}
