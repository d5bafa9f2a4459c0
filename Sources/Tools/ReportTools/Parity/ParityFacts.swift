import Foundation

/// The facts that the compatibility tests have stated in a run on one system.
struct ParityFacts: Decodable {
    /// The system that gave them, as in `iOS 26.1`.
    let system: String
    let facts: [Fact]

    /// An observation of a test.
    struct Fact: Decodable, Equatable {
        /// The suite and the test, as in `SafeAreaTests/outside a window there is none`.
        let test: String
        /// The name of the value, unique in its test.
        let name: String
        let value: Value
        /// The unit of a number; empty if it has none.
        let unit: String
        /// The largest difference of two numbers that counts as equal.
        let tolerance: Double
    }

    /// A value of a fact.
    enum Value: Equatable {
        case number(Double)
        case truth(Bool)
        case text(String)
    }

    /// The identity of a fact on both systems.
    struct Key: Hashable, Comparable {
        let test: String
        let name: String

        static func < (a: Key, b: Key) -> Bool { (a.test, a.name) < (b.test, b.name) }
    }

    /// Reads a file of facts.
    ///
    /// - Throws: The error of the file system; ``Unreadable`` if the file is not one of facts.
    init(contentsOf path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        do {
            self = try JSONDecoder().decode(ParityFacts.self, from: data)
        } catch let error as DecodingError {
            throw Unreadable(path: path, reason: Unreadable.reason(of: error))
        }
        var seen: Set<Key> = []
        for fact in facts where !seen.insert(fact.key).inserted {
            throw Unreadable(path: path, reason: "the fact '\(fact.name)' of \(fact.test) is stated twice")
        }
    }

    /// The facts by their keys.
    var byKey: [Key: Fact] { Dictionary(uniqueKeysWithValues: facts.map { ($0.key, $0) }) }

    /// The error of a file that is not one of facts.
    struct Unreadable: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String { "\(path) is not a file of facts: \(reason)" }
    }
}

extension ParityFacts.Fact {
    var key: ParityFacts.Key { .init(test: test, name: name) }

    /// The unit as it follows a number; empty without one.
    var unitSuffix: String { unit.isEmpty ? "" : " \(unit)" }
}

extension ParityFacts.Value: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }
}

extension ParityFacts.Value: Encodable, CustomStringConvertible {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .truth(let truth): try container.encode(truth)
        case .text(let text): try container.encode(text)
        }
    }

    var description: String {
        switch self {
        case .number(let number): ParityFacts.short(number)
        case .truth(let truth): truth ? "yes" : "no"
        case .text(let text): text.isEmpty ? "(empty)" : text
        }
    }
}

extension ParityFacts {
    /// A number with at most six decimal places, without zeros at the end.
    static func short(_ number: Double) -> String {
        let text = String(format: "%.6f", number)
        let digits = text.reversed().drop { $0 == "0" }
        let short = String((digits.first == "." ? digits.dropFirst() : digits).reversed())
        return short == "-0" ? "0" : short
    }
}

extension ParityFacts.Unreadable {
    fileprivate static func reason(of error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "'\(key.stringValue)' is missing\(place(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "a value has the wrong type\(place(context))"
        case .dataCorrupted: "it is not JSON"
        @unknown default: "\(error)"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return path.isEmpty ? "" : " at \(path.joined(separator: ".").replacingOccurrences(of: ".[", with: "["))"
    }
}
