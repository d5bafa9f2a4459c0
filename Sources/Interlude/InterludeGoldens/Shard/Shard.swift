import Foundation

/// One of the parts into which the work of a run is divided: `3/16` is the third of sixteen.
///
/// Each process computes its own part; there is no coordinator.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// From 1.
    package let number: Int
    /// How many there are.
    package let count: Int

    /// The name of the environment variable that says which part is this process's.
    package static let variable = "INTERLUDE_SHARD"
    /// The maximum number of shards. A larger number is a typing error.
    package static let limit = 100_000

    package init(_ number: Int, of count: Int) {
        self.number = number
        self.count = count
    }

    /// Reads `3/16`.
    ///
    /// - Parameter source: What the error calls the text.
    /// - Throws: ``Unreadable``, which names what is wrong.
    package init(_ text: String, from source: String = Shard.variable) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Shard.number(parts[0]), let count = Shard.number(parts[1]) else {
            throw Unreadable(
                source: source, text: text, reason: "it must be a number, a slash and the number of shards: 3/16"
            )
        }
        guard count > 0 else {
            throw Unreadable(source: source, text: text, reason: "there must be at least one shard")
        }
        guard count <= Shard.limit else {
            throw Unreadable(source: source, text: text, reason: "there can be at most \(Shard.limit) shards")
        }
        guard number > 0 else {
            throw Unreadable(
                source: source, text: text, reason: "shards are numbered from 1: the first is 1/\(count)")
        }
        guard number <= count else {
            throw Unreadable(
                source: source, text: text,
                reason: count == 1 ? "there is only one shard: 1/1" : "the last of \(count) shards is \(count)/\(count)"
            )
        }
        self.init(number, of: count)
    }

    /// Digits alone; Swift reads `+3` too.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }

    package var description: String { "\(number)/\(count)" }

    /// A text that names no shard.
    package struct Unreadable: Error, Equatable, CustomStringConvertible {
        package let source: String
        package let text: String
        package let reason: String

        package var description: String { "\(source) is '\(text)': \(reason)" }
    }
}
