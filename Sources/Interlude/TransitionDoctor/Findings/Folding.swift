/// Puts what follows from a cause below it.
enum Folding {
    /// The causes among the findings of one trial, each with its consequences.
    static func fold(_ findings: [Finding]) -> [Finding] {
        let causes = gathered(findings)
        let reasons = causes.indices.map { index in reason(for: index, in: causes) }
        var folded: [Finding] = []
        for index in causes.indices where reasons[index] == nil {
            var cause = causes[index]
            for other in causes.indices where root(of: other, reasons) == index && other != index {
                cause.consequences += [causes[other].withoutConsequences] + causes[other].consequences
            }
            folded.append(cause)
        }
        return folded
    }

    /// One finding for what one rule says of a view and of what is in it, and of many alike.
    private static func gathered(_ findings: [Finding]) -> [Finding] {
        var kept: [Finding] = []
        for finding in findings {
            if let index = kept.firstIndex(where: { $0.includes(finding) }) {
                kept[index].consequences.append(finding)
            } else if let index = kept.firstIndex(where: { finding.includes($0) }) {
                var outer = finding
                outer.consequences = kept[index].consequences + [kept[index].withoutConsequences]
                kept[index] = outer
            } else {
                kept.append(finding)
            }
        }
        return kept
    }

    /// The first finding that another one follows from; `nil` for a cause.
    private static func reason(for index: Int, in findings: [Finding]) -> Int? {
        findings.indices.first { other in
            guard other != index, findings[other].explains(findings[index]) else { return false }
            // Of two that explain each other the first is the cause.
            return !findings[index].explains(findings[other]) || other < index
        }
    }

    private static func root(of index: Int, _ reasons: [Int?]) -> Int {
        var (here, steps) = (index, 0)
        while let next = reasons[here], steps < reasons.count { (here, steps) = (next, steps + 1) }
        return here
    }
}

extension Finding {
    fileprivate var withoutConsequences: Finding {
        var finding = self
        finding.consequences = []
        return finding
    }

    fileprivate func explains(_ other: Finding) -> Bool {
        if rule.explained.contains(other.rule.rawValue) || displaces(other) { return true }
        return rule.explainedNearby.contains(other.rule.rawValue) && isNear(other)
    }

    /// Whether a container of wrong size has its own parts in other places, such as the shadow beside a column.
    private func displaces(_ other: Finding) -> Bool {
        guard mark.hasSuffix("|bounds"), other.path.count > path.count, other.path.starts(with: path) else {
            return false
        }
        let (owner, part) = (other.path[other.path.count - 2], other.path[other.path.count - 1])
        return owner.hasPrefix("view of UI") && !part.hasPrefix("view of ")
    }

    /// Whether both are about the same view, about views in one another, or one is about the whole screen.
    private func isNear(_ other: Finding) -> Bool {
        guard !path.isEmpty, !other.path.isEmpty else { return true }
        let (short, long) = path.count < other.path.count ? (path, other.path) : (other.path, path)
        return Array(long.prefix(short.count)) == short || long.last == short.last
    }

    /// Whether another finding of the same rule is part of this one: about the same thing, something in it, or one more alike.
    fileprivate func includes(_ other: Finding) -> Bool {
        guard rule == other.rule else { return false }
        if mark == other.mark { return true }
        guard !path.isEmpty, path.count <= other.path.count else { return false }
        return Array(other.path.prefix(path.count)) == path
    }
}
