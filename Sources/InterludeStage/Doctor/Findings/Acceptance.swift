import Foundation

/// A comment in code that accepts a finding, and says why:
///
///     // doctor: accept D32, the arrow means the same in all languages
///     expectHealthy(.push) { ArrowAnimator() }
///
/// It stands directly above the expectation, the patient or the call to ``Patient/examine(except:from:filePath:line:progress:)``.
/// Without a reason it accepts nothing.
public struct Acceptance: Hashable, Codable, Sendable {
    /// The rule whose findings are accepted.
    public let rule: Rule
    /// Why, in the words of the comment.
    public let reason: String
}

extension Acceptance: CustomStringConvertible {
    public var description: String { "\(rule.rawValue), \(rule.title): \(reason)" }
}

extension Acceptance {
    private static let sign = "// doctor: accept "

    /// The comments directly above a line of a file; none where the file cannot be read.
    static func above(line: Int, of path: String) -> [Acceptance] {
        guard line > 1, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line - 1)
        return lines.reversed().map { $0.trimmingCharacters(in: .whitespaces) }.prefix { $0.hasPrefix("//") }
            .compactMap(Acceptance.init(comment:))
    }

    init?(comment: String) {
        guard comment.hasPrefix(Acceptance.sign) else { return nil }
        let parts = comment.dropFirst(Acceptance.sign.count).split(separator: ",", maxSplits: 1)
        guard parts.count == 2, let rule = Rule(rawValue: String(parts[0])) else { return nil }
        let reason = parts[1].trimmingCharacters(in: .whitespaces)
        guard !reason.isEmpty else { return nil }
        (self.rule, self.reason) = (rule, reason)
    }
}

extension Diagnosis {
    /// The same with the findings taken out that comments above a line accept.
    package func accepting(above line: Int, of path: String) -> Diagnosis {
        let comments = Acceptance.above(line: line, of: path)
        guard !comments.isEmpty else { return self }
        let used = comments.filter { comment in findings.contains { $0.rule == comment.rule } }
        var result = replacingFindings(findings.filter { finding in !comments.contains { $0.rule == finding.rule } })
        result.accepted = accepted + used
        return result
    }
}
