import CPixelKernels
import Compositor
import Testing

/// Strips of a bitmap that is turned about an axis parallel to its columns: every processor's kernel gives the portable one's bytes.
struct ColumnKernelTests {
    /// A strip's columns, evenly apart, and its rows.
    struct Case: Sendable {
        /// In 256ths of a pixel of the bitmap.
        var across: Int
        var down: Int
        var slant: Int
    }

    static let cases = [
        Case(across: 100, down: 90, slant: 0), Case(across: 256, down: 256, slant: 40),
        Case(across: 530, down: 400, slant: -120), Case(across: 900, down: 700, slant: 300),
        Case(across: -300, down: -256, slant: 60), Case(across: 1200, down: 3000, slant: 10),
    ]

    @Test(arguments: cases) func `strips are the same with every kernel`(_ shape: Case) {
        let (stride, height) = (512, 200)
        var state: UInt64 = 7
        let pixels = (0..<stride * height + 64).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(truncatingIfNeeded: state >> 32)
        }
        let origin = shape.across < 0 ? 80 * 256 : 7 * 256
        let places = (0..<32).map { origin + abs(shape.across) * $0 * (shape.across < 0 ? -1 : 1) / 2 + 13 }
        let index = places.map { Int32($0 >> 8) }
        let share = places.map { UInt32($0 & 255) &* 0x1_0001 }
        let half = Int32(1) << (PK_COLUMN_BITS - 9)
        let unit = Int32(1) << (PK_COLUMN_BITS - 8)
        let start = (0..<32).map { Int32(20 * 256 + shape.slant * $0 / 8) &* unit / 4 &+ half }
        let step = (0..<32).map { Int32(shape.down - $0) &* unit / 16 }
        var expected = [UInt32](repeating: 0, count: 32 * 32)
        var scratch = [UInt32](repeating: 0, count: Int(PK_COLUMN_SCRATCH) * (200 + 64))
        pixels.withUnsafeBufferPointer { pixels in
            index.withUnsafeBufferPointer { index in
                share.withUnsafeBufferPointer { share in
                    start.withUnsafeBufferPointer { start in
                        step.withUnsafeBufferPointer { step in
                            guard let p = pixels.baseAddress, let i = index.baseAddress, let s = share.baseAddress,
                                let from = start.baseAddress, let by = step.baseAddress
                            else { return }
                            let strips = [0, 16].map { column in
                                pk_column_strip(
                                    pixels: p, stride: stride, height: height, first: 30, count: 200, index: i + column,
                                    share: s + column, start: from + column, step: by + column, low: half,
                                    high: Int32(169) << PK_COLUMN_BITS | half, column: column)
                            }
                            PortableKernels.columns(&expected, stride: 32, rows: 32, strips, 2, scratch: &scratch)
                            #if arch(arm64)
                            var actual = [UInt32](repeating: 1, count: 32 * 32)
                            pk_columns(&actual, 32, 32, strips, 2, &scratch)
                            #expect(actual == expected, "four at a time")
                            #elseif arch(x86_64)
                            var actual = [UInt32](repeating: 1, count: 32 * 32)
                            if pk_has_avx2() {
                                pk_columns(&actual, 32, 32, strips, 2, &scratch)
                                #expect(actual == expected, "eight at a time")
                            }
                            if pk_has_avx512() {
                                actual = Array(repeating: 1, count: 32 * 32)
                                pk512_columns(&actual, 32, 32, strips, 2, &scratch)
                                #expect(actual == expected, "sixteen at a time")
                            }
                            #endif
                        }
                    }
                }
            }
        }
        #expect(Set(expected).count > 100, "the strips show the bitmap")
    }
}
