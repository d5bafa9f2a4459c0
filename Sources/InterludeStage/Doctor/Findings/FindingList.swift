/// Findings as they come in: of each rule and object only the first is kept, and of a rule not too many.
struct FindingList {
    /// More of one rule than these only repeat themselves.
    private static let most = 3
    private var kept: [Finding] = []

    /// Adds what is new.
    mutating func add(_ findings: [Finding]) {
        for finding in findings where !isKnown(finding) { kept.append(finding) }
    }

    private func isKnown(_ finding: Finding) -> Bool {
        let same = kept.filter { $0.rule == finding.rule }
        return same.count >= FindingList.most || same.contains { $0.object == finding.object }
    }

    /// The rules that are broken so far.
    var rules: [Rule] { kept.map(\.rule) }

    /// Whether nothing more is to be learnt: what never ends is not worth further trials.
    var isHopeless: Bool { kept.contains { $0.rule == .neverCompleted } }

    /// Errors first, then by rule, then as they came.
    var sorted: [Finding] {
        kept.enumerated().sorted { one, other in
            let (a, b) = (one.element, other.element)
            if a.severity != b.severity { return a.severity > b.severity }
            if a.rule != b.rule { return a.rule.number < b.rule.number }
            return one.offset < other.offset
        }.map(\.element)
    }
}
