/// What a viewer has to know when the server can be reached from other machines: 128 random bits.
package struct AccessToken: Sendable, Equatable {
    /// As it appears in the address: 32 hexadecimal digits.
    package let text: String

    /// A new one, from the system's generator of unpredictable numbers.
    package init() {
        var generator = SystemRandomNumberGenerator()
        self.init(high: generator.next(), low: generator.next())
    }

    /// One that is known.
    package init(_ text: String) { self.text = text }

    init(high: UInt64, low: UInt64) {
        func digits(_ value: UInt64) -> String {
            let text = String(value, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        text = digits(high) + digits(low)
    }

    /// Whether this is the token. Takes the same time wherever the first difference is, so that the time tells nothing.
    package func matches(_ candidate: some StringProtocol) -> Bool {
        let mine = Array(text.utf8)
        let other = Array(candidate.utf8)
        guard mine.count == other.count else { return false }
        return zip(mine, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
