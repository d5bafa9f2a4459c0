/// The check sums PNG and zlib ask for.
enum Checksums {
    /// CRC-32 as PNG defines it (polynomial 0xEDB88320), eight bytes a step.
    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        bytes.withUnsafeBytes { raw in
            tables.withUnsafeBufferPointer { table in
                var index = 0
                while index + 8 <= raw.count {
                    let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian ^ UInt64(crc)
                    crc = 0
                    for byte in 0..<8 {
                        crc ^= table[(7 - byte) * 256 + Int((word >> UInt64(byte * 8)) & 0xFF)]
                    }
                    index += 8
                }
                while index < raw.count {
                    crc = table[Int((crc ^ UInt32(raw[index])) & 0xFF)] ^ (crc >> 8)
                    index += 1
                }
            }
        }
        return ~crc
    }

    /// Eight tables of 256: the first for one byte, each further one for a byte that lies one earlier.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var value = UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
            tables[byte] = value
        }
        for index in 256..<tables.count {
            let before = tables[index - 256]
            tables[index] = tables[Int(before & 0xFF)] ^ (before >> 8)
        }
        return tables
    }()
}

/// Adler-32, zlib's check sum, as bytes come.
struct Adler32 {
    private var low: UInt32 = 1
    private var high: UInt32 = 0
    private static let modulus: UInt32 = 65521
    /// So many bytes cannot overflow the sums.
    private static let stretch = 5552

    var value: UInt32 { high << 16 | low }

    mutating func append(_ byte: UInt8) { withUnsafePointer(to: byte) { append($0, count: 1) } }

    mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        var index = 0
        while index < count {
            let end = min(count, index + Self.stretch)
            while index < end {
                low &+= UInt32(bytes[index])
                high &+= low
                index += 1
            }
            low %= Self.modulus
            high %= Self.modulus
        }
    }

    /// So many zero bytes only add to the upper sum.
    mutating func appendZeroes(count: Int) {
        high = UInt32((UInt64(high) + UInt64(count) * UInt64(low)) % UInt64(Self.modulus))
    }
}
