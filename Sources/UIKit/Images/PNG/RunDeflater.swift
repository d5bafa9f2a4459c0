/// Packs bytes into zlib's format (RFC 1950 and 1951), looking only for repetitions at one fixed distance.
///
/// Tokens are collected into blocks; each block gets Huffman codes made for it.
struct RunDeflater {
    /// How far back a repetition begins: the size of a pixel.
    private let distance: Int
    private var writer: BitWriter
    private var adler = Adler32()
    /// Values below 256 are bytes; 256 + n is a repetition of n bytes.
    private let tokens = UnsafeMutablePointer<UInt16>.allocate(capacity: RunDeflater.blockSize + 512)
    private var tokenCount = 0
    private let literalCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: 515)

    private static let blockSize = 1 << 16
    private static let longest = 258

    init(distance: Int, expected: Int) {
        self.distance = distance
        writer = BitWriter(capacity: expected / 8 + 1024)
        literalCounts.initialize(repeating: 0, count: 515)
        // Deflate with a 32 KB window, the quickest level.
        writer.write(0x78, bits: 8)
        writer.write(0x01, bits: 8)
    }

    /// Adds a row: its filter byte, then `length` bytes. Repetitions are looked for within the row.
    mutating func append(row: UnsafeMutablePointer<UInt8>, length: Int, filter: UInt8) {
        adler.append(filter)
        adler.append(row, count: length)
        literal(filter)
        let start = min(distance, length)
        for index in 0..<start { literal(row[index]) }
        var index = start
        while index < length {
            let run = runLength(row, index, limit: min(Self.longest, length - index))
            if run >= 3 {
                repetition(run)
                index += run
            } else {
                literal(row[index])
                index += 1
            }
        }
    }

    /// Adds a row whose bytes are all zero.
    mutating func appendZeroRow(filter: UInt8, length: Int) {
        adler.append(filter)
        adler.appendZeroes(count: length)
        literal(filter)
        var left = length
        for _ in 0..<min(distance, length) {
            literal(0)
            left -= 1
        }
        while left >= 3 {
            let run = min(Self.longest, left)
            repetition(run)
            left -= run
        }
        for _ in 0..<left { literal(0) }
    }

    /// Ends the stream and gives its bytes.
    mutating func finish() -> [UInt8] {
        flushBlock(isLast: true)
        writer.align()
        for byte in PNGChunk.bigEndian(adler.value) { writer.write(UInt64(byte), bits: 8) }
        tokens.deallocate()
        literalCounts.deallocate()
        return writer.finish()
    }

    /// How many bytes from `index` on are the same as those one pixel before.
    @inline(__always)
    private func runLength(_ row: UnsafeMutablePointer<UInt8>, _ index: Int, limit: Int) -> Int {
        let bytes = UnsafeRawPointer(row)
        var run = 0
        while run + 8 <= limit {
            let here = bytes.loadUnaligned(fromByteOffset: index + run, as: UInt64.self)
            let before = bytes.loadUnaligned(fromByteOffset: index + run - distance, as: UInt64.self)
            let difference = here ^ before
            if difference != 0 { return run + difference.littleEndian.trailingZeroBitCount / 8 }
            run += 8
        }
        while run < limit, row[index + run] == row[index + run - distance] { run += 1 }
        return run
    }

    @inline(__always)
    private mutating func literal(_ byte: UInt8) { token(UInt16(byte)) }

    @inline(__always)
    private mutating func repetition(_ length: Int) { token(UInt16(256 + length)) }

    @inline(__always)
    private mutating func token(_ value: UInt16) {
        tokens[tokenCount] = value
        tokenCount += 1
        literalCounts[Int(value)] &+= 1
        if tokenCount == Self.blockSize { flushBlock(isLast: false) }
    }

    /// Writes the collected tokens as a block with codes of its own.
    private mutating func flushBlock(isLast: Bool) {
        var counts = [UInt32](repeating: 0, count: 286)
        for value in 0..<256 { counts[value] = literalCounts[value] }
        for length in 3...Self.longest { counts[LengthCode.of(length).symbol] += literalCounts[256 + length] }
        counts[256] = 1
        let code = HuffmanCode(counts: counts)
        writeHeader(code, isLast: isLast)
        let table = tokenTable(code)
        table.withUnsafeBufferPointer { table in
            for index in 0..<tokenCount {
                let entry = table[Int(tokens[index])]
                writer.write(entry & 0xFFFF_FFFF, bits: Int(entry >> 32))
            }
        }
        writer.write(UInt64(code.codes[256]), bits: Int(code.lengths[256]))
        tokenCount = 0
        literalCounts.update(repeating: 0, count: 515)
    }

    /// The bits of every token, and in the upper half how many they are.
    private func tokenTable(_ code: HuffmanCode) -> [UInt64] {
        var table = [UInt64](repeating: 0, count: 515)
        for value in 0..<256 { table[value] = UInt64(code.codes[value]) | UInt64(code.lengths[value]) << 32 }
        for length in 3...Self.longest {
            let part = LengthCode.of(length)
            let bits = UInt64(code.lengths[part.symbol])
            // After the length its extra bits, then the only distance code, a single 0.
            let value = UInt64(code.codes[part.symbol]) | UInt64(part.extra) << bits
            table[256 + length] = value | (bits + UInt64(part.extraBits) + 1) << 32
        }
        return table
    }

    /// A block's header: its codes' lengths, each written in four bits.
    private mutating func writeHeader(_ code: HuffmanCode, isLast: Bool) {
        writer.write(isLast ? 1 : 0, bits: 1)
        writer.write(2, bits: 2)
        // Distances of 3 and 4 have codes of their own, 2 and 3, without extra bits.
        let distanceCode = distance - 1
        writer.write(UInt64(286 - 257), bits: 5)
        writer.write(UInt64(distanceCode), bits: 5)
        writer.write(UInt64(19 - 4), bits: 4)
        // The code for the lengths: 16, 17 and 18 (repetitions) are not used, all others take four bits.
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            writer.write(symbol > 15 ? 0 : 4, bits: 3)
        }
        for length in code.lengths { writer.write(UInt64(HuffmanCode.reversed(UInt32(length), bits: 4)), bits: 4) }
        for symbol in 0...distanceCode {
            writer.write(UInt64(HuffmanCode.reversed(symbol == distanceCode ? 1 : 0, bits: 4)), bits: 4)
        }
    }
}

/// How deflate writes the length of a repetition.
struct LengthCode {
    let symbol: Int
    let extraBits: Int
    let extra: Int

    /// The code of a length from 3 to 258 (RFC 1951, section 3.2.5).
    static func of(_ length: Int) -> LengthCode {
        if length == 258 { return LengthCode(symbol: 285, extraBits: 0, extra: 0) }
        if length <= 10 { return LengthCode(symbol: 254 + length, extraBits: 0, extra: 0) }
        // From 11 on four codes share a number of extra bits.
        let offset = length - 3
        let bits = (Int.bitWidth - offset.leadingZeroBitCount) - 3
        let group = offset >> bits
        return LengthCode(symbol: 257 + bits * 4 + group, extraBits: bits, extra: offset - group << bits)
    }
}

/// Collects bits, lowest first, into bytes.
struct BitWriter {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0
    private var pending: UInt64 = 0
    private var pendingBits = 0

    init(capacity: Int) {
        self.capacity = capacity
        bytes = .allocate(capacity: capacity)
    }

    /// Adds up to 32 bits.
    @inline(__always)
    mutating func write(_ value: UInt64, bits: Int) {
        pending |= value &<< UInt64(pendingBits)
        pendingBits += bits
        guard pendingBits >= 32 else { return }
        if count + 8 > capacity { grow() }
        UnsafeMutableRawPointer(bytes + count).storeBytes(
            of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
        count += 4
        pending &>>= 32
        pendingBits -= 32
    }

    /// Fills up the last byte with zeroes.
    mutating func align() {
        let rest = (8 - pendingBits % 8) % 8
        if rest > 0 { write(0, bits: rest) }
    }

    /// Gives the bytes and ends. Whole bytes must have been written.
    mutating func finish() -> [UInt8] {
        var result = Array(UnsafeBufferPointer(start: bytes, count: count))
        while pendingBits > 0 {
            result.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingBits -= 8
        }
        bytes.deallocate()
        return result
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2 + 64)
        larger.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
        capacity = capacity * 2 + 64
    }
}
