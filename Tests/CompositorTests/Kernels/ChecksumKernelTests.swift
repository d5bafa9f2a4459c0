#if arch(x86_64)
import CPixelKernels
import Testing

/// The checksums are those of the definitions in RFC 1950 and RFC 1952, for all lengths around the vectors' own.
@Suite(.enabled(if: pk_has_checksums(), "this processor has no AVX2, or no multiplication without carries"))
struct ChecksumKernelTests {
    private struct Sums: Equatable {
        var crc: UInt32 = 0
        var adler: UInt32 = 1
    }

    /// Below a vector of 64 bytes, around it, around the kernel's block of 4096, and a row of a phone's screen.
    private static let lengths = [0, 1, 15, 63, 64, 65, 127, 128, 200, 4095, 4096, 4097, 4160, 4716]

    /// Bit by bit and byte by byte.
    private func expected(_ bytes: some Sequence<UInt8>, after sums: Sums = Sums()) -> Sums {
        var (crc, low, high) = (~sums.crc, sums.adler & 0xFFFF, sums.adler >> 16)
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return Sums(crc: ~crc, adler: high << 16 | low)
    }

    private func found(_ bytes: [UInt8], length: Int, step: Int = 0, rows: Int = 1, after sums: Sums = Sums()) -> Sums {
        var result = sums
        bytes.withUnsafeBytes { memory in
            pk_checksums(&result.crc, &result.adler, memory.baseAddress, length, step, rows)
        }
        return result
    }

    private func noise(_ count: Int) -> [UInt8] {
        var state: UInt64 = 5
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
    }

    @Test func `give the values of the literature`() {
        #expect(found(Array("123456789".utf8), length: 9).crc == 0xCBF4_3926)
        #expect(found(Array("Wikipedia".utf8), length: 9).adler == 0x11E6_0398)
    }

    @Test(arguments: lengths) func `are those of the definitions for noise and for white`(_ length: Int) {
        for bytes in [noise(length + 1), [UInt8](repeating: 255, count: length + 1)] {
            #expect(found(bytes, length: length) == expected(bytes.prefix(length)))
        }
    }

    @Test func `continue others, row after row, without what is between the rows`() {
        let bytes = noise(3 * 300)
        let before = Sums(crc: 0x89AB_CDEF, adler: 0xFFF0_FFF0)
        let rows = [0, 300, 600].flatMap { bytes[$0..<$0 + 233] }
        #expect(found(bytes, length: 233, step: 300, rows: 3, after: before) == expected(rows, after: before))
    }
}
#endif
