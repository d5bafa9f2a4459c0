import Foundation

/// Puts numbers behind each other, lowest byte first.
struct ByteWriter {
    private(set) var data: Data

    init(capacity: Int) { data = Data(capacity: capacity) }

    mutating func put(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }

    mutating func put(_ value: Double) { put(value.bitPattern) }

    mutating func put(_ value: Float) { put(value.bitPattern) }

    mutating func put(_ bytes: Data) { data.append(bytes) }
}

/// Takes such numbers apart again.
struct ByteReader {
    private var rest: Data

    init(_ data: Data) { rest = data }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take<Number: FixedWidthInteger>(_: Number.Type = Number.self) throws -> Number {
        let bytes = try take(MemoryLayout<Number>.size)
        return bytes.reversed().reduce(0) { ($0 << 8) | Number(truncatingIfNeeded: $1) }
    }

    mutating func take(_ count: Int) throws -> Data {
        guard count >= 0, count <= rest.count else { throw ProtocolViolation("The message ends too early.") }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
