import Foundation

/// Reads numbers, most significant byte first, as PNG has them.
struct ByteReader {
    private var rest: Data

    init(_ data: Data) { rest = data }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func bytes(_ count: Int) throws -> Data {
        guard count >= 0, rest.count >= count else { throw AnimatedPNG.Damage("it is cut off") }
        defer { rest = rest.dropFirst(count) }
        return Data(rest.prefix(count))
    }

    mutating func number32() throws -> UInt32 { try bytes(4).reduce(0) { $0 << 8 | UInt32($1) } }
    mutating func number16() throws -> UInt16 { try bytes(2).reduce(0) { $0 << 8 | UInt16($1) } }
    mutating func number8() throws -> UInt8 { try bytes(1)[0] }
}
