/// A short name for bytes, to see whether something has changed: FNV-1a with 64 bits, which says the same in every process.
struct Digest: Hashable, Sendable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ text: String) { add(text) }

    /// Adds a text, and where it ends.
    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
        add([0xFF])
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    var text: String { String(value, radix: 36) }
}
