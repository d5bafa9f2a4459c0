/// Reads the container that LLVM's tools write: records of numbers and bytes, in blocks, packed by abbreviations that the file
/// itself declares. Its layout is documented in LLVM's "Bitcode File Format".
struct BitstreamReader {
    /// A line of the file.
    struct Record {
        let block: UInt64
        let code: UInt64
        let values: [UInt64]
        let blob: [UInt8]
    }

    /// The file is cut short, or is something else.
    struct Malformed: Error {}

    private let bytes: [UInt8]
    /// In bits.
    private var position = 0
    /// The abbreviations that every block of a kind begins with.
    private var standing: [UInt64: [[Operand]]] = [:]
    private let body: (Record) -> Void

    private enum Operand {
        case literal(UInt64)
        case fixed(Int)
        case variable(Int)
        case array, character, blob
    }

    /// The names that the format has for its numbers.
    private enum Code {
        static let end: UInt64 = 0
        static let enterBlock: UInt64 = 1
        static let defineAbbreviation: UInt64 = 2
        static let plainRecord: UInt64 = 3
        static let firstAbbreviation: UInt64 = 4
        /// The block that describes the others, and its record that says which.
        static let blockInfo: UInt64 = 0
        static let setBlock: UInt64 = 1
    }

    /// Calls the body for each record of a file, in order.
    ///
    /// - Parameter signature: The file's first four bytes.
    static func read(_ bytes: [UInt8], signature: String, _ body: @escaping (Record) -> Void) throws {
        guard bytes.starts(with: signature.utf8) else { throw Malformed() }
        var reader = BitstreamReader(bytes: bytes, body: body)
        reader.position = signature.utf8.count * 8
        // Outside of blocks codes have two bits.
        while reader.position + 32 <= bytes.count * 8 {
            guard try reader.fixed(2) == Code.enterBlock else { throw Malformed() }
            try reader.readBlock(depth: 0)
        }
    }

    private init(bytes: [UInt8], body: @escaping (Record) -> Void) {
        self.bytes = bytes
        self.body = body
    }

    /// Decided: the compiler's files have two.
    private static let mostDepth = 8

    private mutating func readBlock(depth: Int) throws {
        guard depth < BitstreamReader.mostDepth else { throw Malformed() }
        let block = try variable(8)
        let width = Int(try variable(4))
        try align()
        _ = try fixed(32)
        guard 2...32 ~= width else { throw Malformed() }
        var abbreviations = standing[block] ?? []
        /// Of which block the block of blocks tells.
        var subject: UInt64?
        while true {
            let code = try fixed(width)
            switch code {
            case Code.end: return try align()
            case Code.enterBlock: try readBlock(depth: depth + 1)
            case Code.defineAbbreviation:
                let new = try abbreviation()
                if block != Code.blockInfo {
                    abbreviations.append(new)
                } else if let subject {
                    standing[subject, default: []].append(new)
                }
            case Code.plainRecord:
                let record = try plainRecord(in: block)
                if block == Code.blockInfo, record.code == Code.setBlock { subject = record.values.first }
                if block != Code.blockInfo { body(record) }
            default:
                let index = Int(code - Code.firstAbbreviation)
                guard abbreviations.indices.contains(index) else { throw Malformed() }
                body(try record(abbreviations[index], in: block))
            }
        }
    }

    // MARK: Records

    private mutating func plainRecord(in block: UInt64) throws -> Record {
        let code = try variable(6)
        let count = try self.count(6)
        var values: [UInt64] = []
        for _ in 0..<count { values.append(try variable(6)) }
        return Record(block: block, code: code, values: values, blob: [])
    }

    private mutating func record(_ abbreviation: [Operand], in block: UInt64) throws -> Record {
        var values: [UInt64] = []
        var blob: [UInt8] = []
        var operands = abbreviation[...]
        while let operand = operands.popFirst() {
            switch operand {
            case .array:
                guard let element = operands.popFirst() else { throw Malformed() }
                for _ in 0..<(try count(6)) { values.append(try scalar(element)) }
            case .blob: blob = try readBlob()
            default: values.append(try scalar(operand))
            }
        }
        guard let code = values.first else { throw Malformed() }
        return Record(block: block, code: code, values: Array(values.dropFirst()), blob: blob)
    }

    private mutating func readBlob() throws -> [UInt8] {
        let count = try self.count(6)
        try align()
        let start = position / 8
        guard count <= bytes.count - start else { throw Malformed() }
        position += count * 8
        try align()
        return Array(bytes[start..<start + count])
    }

    private mutating func scalar(_ operand: Operand) throws -> UInt64 {
        switch operand {
        case .literal(let value): value
        case .fixed(let width): try fixed(width)
        case .variable(let width): try variable(width)
        case .character: try fixed(6)
        case .array, .blob: throw Malformed()
        }
    }

    private mutating func abbreviation() throws -> [Operand] {
        let count = try self.count(5)
        var result: [Operand] = []
        for _ in 0..<count {
            guard try fixed(1) == 0 else {
                result.append(.literal(try variable(8)))
                continue
            }
            switch try fixed(3) {
            case 1: result.append(.fixed(Int(truncatingIfNeeded: try variable(5))))
            case 2: result.append(.variable(Int(truncatingIfNeeded: try variable(5))))
            case 3: result.append(.array)
            case 4: result.append(.character)
            case 5: result.append(.blob)
            default: throw Malformed()
            }
        }
        return result
    }

    // MARK: Bits

    /// A number of so many bits, the lowest first.
    private mutating func fixed(_ width: Int) throws -> UInt64 {
        guard 0...64 ~= width, position + width <= bytes.count * 8 else { throw Malformed() }
        var value: UInt64 = 0
        var done = 0
        while done < width {
            let bit = position & 7
            let count = min(8 - bit, width - done)
            let piece = (UInt64(bytes[position >> 3]) >> UInt64(bit)) & ((1 << UInt64(count)) - 1)
            value |= piece << UInt64(done)
            done += count
            position += count
        }
        return value
    }

    /// A number in pieces of so many bits; the highest bit of a piece says whether another one follows.
    private mutating func variable(_ width: Int) throws -> UInt64 {
        guard 2...32 ~= width else { throw Malformed() }
        let more: UInt64 = 1 << UInt64(width - 1)
        var value: UInt64 = 0
        var shift = 0
        while true {
            let piece = try fixed(width)
            guard shift < 64 else { throw Malformed() }
            value |= (piece & (more - 1)) << UInt64(shift)
            if piece & more == 0 { return value }
            shift += width - 1
        }
    }

    /// A number of things that follow: no more than there are bits, as a hostile file could ask for things without any.
    private mutating func count(_ width: Int) throws -> Int {
        let value = try variable(width)
        guard value <= UInt64(bytes.count * 8) else { throw Malformed() }
        return Int(value)
    }

    /// Goes on to the next number of 32 bits.
    private mutating func align() throws {
        position = (position + 31) & ~31
        guard position <= bytes.count * 8 else { throw Malformed() }
    }
}
