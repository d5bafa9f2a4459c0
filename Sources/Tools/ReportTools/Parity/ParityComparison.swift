import Foundation

/// The comparison of the facts of two systems.
struct ParityComparison {
    let systems: (first: String, second: String)
    /// The facts whose values differ by more than their tolerance, sorted by test and name.
    let differences: [Difference]
    /// The facts that one system alone has stated, sorted by test and name.
    let onlyFirst: [ParityFacts.Fact]
    let onlySecond: [ParityFacts.Fact]
    /// How many facts agree.
    let agreeing: Int
    /// The tests with facts that agree.
    let agreeingTests: Set<String>

    /// A fact with a value on each system.
    struct Difference: Equatable {
        let first: ParityFacts.Fact
        let second: ParityFacts.Fact
        /// The larger of the two tolerances.
        var tolerance: Double { max(first.tolerance, second.tolerance) }
        /// How far two numbers are apart; `nil` for other values.
        var distance: Double? {
            guard case .number(let a) = first.value, case .number(let b) = second.value else { return nil }
            return abs(a - b)
        }

        /// Whether the values are equal within the tolerance. Facts with different units are not.
        var isAgreement: Bool {
            guard first.unit == second.unit else { return false }
            return distance.map { $0 <= tolerance } ?? (first.value == second.value)
        }
    }

    init(_ first: ParityFacts, _ second: ParityFacts) {
        systems = (first.system, second.system)
        let (left, right) = (first.byKey, second.byKey)
        let pairs = first.facts.sorted { $0.key < $1.key }
            .compactMap { fact in right[fact.key].map { Difference(first: fact, second: $0) } }
        differences = pairs.filter { !$0.isAgreement }
        agreeing = pairs.count - differences.count
        agreeingTests = Set(pairs.filter(\.isAgreement).map(\.first.test))
        onlyFirst = first.facts.filter { right[$0.key] == nil }.sorted { $0.key < $1.key }
        onlySecond = second.facts.filter { left[$0.key] == nil }.sorted { $0.key < $1.key }
    }

    /// Whether no fact differs. Facts that one system alone has stated do not count.
    var agrees: Bool { differences.isEmpty }
}

// MARK: Text

extension ParityComparison {
    /// The comparison for people: what differs by test, then what one system alone has stated, then a summary.
    var text: String {
        let parts = [differenceText, only(onlyFirst, systems.first), only(onlySecond, systems.second), [summary]]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private var differenceText: [String] {
        var lines: [String] = []
        for (index, difference) in differences.enumerated() {
            let test = difference.first.test
            if index == 0 || differences[index - 1].first.test != test { lines += index == 0 ? [test] : ["", test] }
            lines += description(of: difference)
        }
        return lines
    }

    private func description(of difference: Difference) -> [String] {
        let width = max(systems.first.count, systems.second.count)
        func line(_ system: String, _ fact: ParityFacts.Fact) -> String {
            let value = fact.value.text(indentedBy: width + 6)
            return "    \(system)\(String(repeating: " ", count: width - system.count))  \(value)\(fact.unitSuffix)"
        }
        return ["  \(difference.first.name)\(measure(difference))"]
            + [line(systems.first, difference.first), line(systems.second, difference.second)]
    }

    private func measure(_ difference: Difference) -> String {
        guard let distance = difference.distance else { return difference.firstWord.map { " (\($0))" } ?? "" }
        let unit = difference.first.unitSuffix
        let tolerance = ParityFacts.short(difference.tolerance)
        return " (differs by \(ParityFacts.short(distance))\(unit), tolerance \(tolerance)\(unit))"
    }

    private func only(_ facts: [ParityFacts.Fact], _ system: String) -> [String] {
        facts.isEmpty ? [] : ["Only on \(system):"] + facts.map { "  \($0.test): \($0.name)" }
    }

    private var summary: String {
        let lone = onlyFirst.count + onlySecond.count
        return "\(systems.first) and \(systems.second): \(agreeing) agree, \(differences.count) differ, "
            + "\(lone) on one side only"
    }
}

extension ParityComparison.Difference {
    /// The first words that differ in two lists of words, such as orders of calls; `nil` for other values and for outcomes.
    fileprivate var firstWord: String? {
        guard case .text(let a) = first.value, case .text(let b) = second.value else { return nil }
        let lists = [a, b].map { $0.split(separator: " ").map(String.init) }
        guard lists.allSatisfy({ $0.count > 1 }) else { return nil }
        let index = zip(lists[0], lists[1]).prefix { $0 == $1 }.count
        let words = lists.map { index < $0.count ? $0[index] : "the end" }
        return "word \(index + 1): \(words[0]) / \(words[1])"
    }
}

extension ParityFacts.Value {
    /// The value for people: of an outcome each expectation that failed on a line of its own.
    fileprivate func text(indentedBy width: Int) -> String {
        description.replacingOccurrences(
            of: "; Expectation failed", with: "\n\(String(repeating: " ", count: width))Expectation failed")
    }
}

// MARK: JSON

extension ParityComparison: Encodable {
    private struct Report: Encodable {
        let test, name: String
        let first, second: ParityFacts.Value
        let unit: String
        let tolerance: Double
    }

    private struct Lone: Encodable {
        let test, name: String
        let value: ParityFacts.Value
    }

    private enum CodingKeys: String, CodingKey { case first, second, agreeing, differences, onlyFirst, onlySecond }

    /// Encodes the names of the systems, the number of facts that agree, and the lists.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(systems.first, forKey: .first)
        try container.encode(systems.second, forKey: .second)
        try container.encode(agreeing, forKey: .agreeing)
        let reports = differences.map {
            Report(
                test: $0.first.test, name: $0.first.name, first: $0.first.value, second: $0.second.value,
                unit: $0.first.unit, tolerance: $0.tolerance)
        }
        try container.encode(reports, forKey: .differences)
        try container.encode(onlyFirst.map(lone), forKey: .onlyFirst)
        try container.encode(onlySecond.map(lone), forKey: .onlySecond)
    }

    private func lone(_ fact: ParityFacts.Fact) -> Lone { Lone(test: fact.test, name: fact.name, value: fact.value) }
}
