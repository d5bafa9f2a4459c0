import Foundation

/// A comment in code that suppresses the findings of a rule, with a reason:
///
///     // doctor: accept D32, the arrow means the same in all languages
///     expectHealthy(.push) { ArrowAnimator() }
///
/// It is directly above the expectation, the patient or the call of ``Patient/examine(except:from:filePath:line:progress:)``.
/// A comment without a reason has no effect.
public struct Suppression: Hashable, Codable, Sendable {
    /// The rule whose findings are suppressed.
    public let rule: Rule
    /// The reason, as in the comment.
    public let reason: String

    /// A warning about such a comment.
    public struct Remark: Hashable, Codable, Sendable {
        /// Whether the comment is malformed. Otherwise there is no finding that it suppresses.
        public let isMalformed: Bool
        /// The file and the line.
        public let place: String
        /// The description.
        public let text: String
    }
}

extension Suppression: CustomStringConvertible {
    public var description: String { "\(rule.rawValue), \(rule.title): \(reason)" }
}

extension Suppression.Remark: CustomStringConvertible {
    public var description: String { "the comment at \(place) \(text)" }
}

/// One line of comment for the doctor: what it accepts, or why it accepts nothing.
struct AcceptanceComment {
    let place: String
    let acceptance: Suppression?
    /// Why it is not understood; `nil` for one that is.
    let complaint: String?

    private static let sign = "doctor:"
    private static let form = "write `// doctor: accept D9, and why`"

    /// The comments for the doctor directly above a line of a file; none where the file cannot be read.
    static func above(line: Int, of path: String) -> [AcceptanceComment] {
        guard line > 1, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line - 1)
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let comments = lines.enumerated().reversed().map {
            ($0.offset, $0.element.trimmingCharacters(in: .whitespaces))
        }
        .prefix { $0.1.hasPrefix("//") }
        return comments.compactMap { AcceptanceComment($0.1, at: "\(file):\($0.0 + 1)") }
    }

    /// Reads a line of comment; `nil` for one that says nothing to the doctor.
    init?(_ comment: String, at place: String) {
        let words = comment.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
        guard words.lowercased().hasPrefix(AcceptanceComment.sign) else { return nil }
        self.place = place
        let order = words.dropFirst(AcceptanceComment.sign.count).trimmingCharacters(in: .whitespaces)
        switch AcceptanceComment.read(order) {
        case .success(let acceptance):
            self.acceptance = acceptance
            complaint = nil
        case .failure(let error):
            acceptance = nil
            complaint = error.text
        }
    }

    private struct Complaint: Error { let text: String }

    private static func read(_ order: String) -> Result<Suppression, Complaint> {
        func fail(_ text: String) -> Result<Suppression, Complaint> { .failure(Complaint(text: "\(text): \(form)")) }
        let verb = order.prefix { $0 != " " }
        guard verb == "accept" else { return fail("does not begin with `accept`") }
        let parts = order.dropFirst(verb.count).split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard let code = parts.first, let rule = Rule(rawValue: code) else {
            return fail("names an unknown rule, `\(parts.first ?? "")`")
        }
        guard parts.count == 2, !parts[1].isEmpty else { return fail("gives no reason") }
        let next = parts[1].prefix { $0.isLetter || $0.isNumber }
        guard Rule(rawValue: String(next)) == nil else {
            return fail("names several rules; each needs its own line")
        }
        return .success(Suppression(rule: rule, reason: parts[1]))
    }
}

extension Diagnosis {
    /// The same with the findings taken out that comments above a line accept, and with what is wrong with the comments.
    ///
    /// - Parameters:
    ///   - rules: These were not looked for, so nobody knows whether comments about them still accept something.
    ///   - isWhole: Whether all trials were made: only then is a comment known to accept nothing.
    package func accepting(above line: Int, of path: String, except rules: Set<Rule> = [], isWhole: Bool = true)
        -> Diagnosis
    {
        let comments = AcceptanceComment.above(line: line, of: path)
        guard !comments.isEmpty else { return self }
        let (known, all) = (findings.map(\.rule), comments.compactMap(\.acceptance))
        let used = all.filter { known.contains($0.rule) }
        var result = replacingFindings(findings.filter { finding in !used.contains { $0.rule == finding.rule } })
        result.accepted = accepted + used
        result.remarks = remarks
        for comment in comments {
            if let complaint = comment.complaint {
                result.add(Suppression.Remark(isMalformed: true, place: comment.place, text: complaint))
            } else if isWhole, let rule = comment.acceptance?.rule, !rules.contains(rule),
                !result.accepted.contains(where: { $0.rule == rule })
            {
                let text =
                    "accepts \(rule.rawValue), and there is no such finding: remove it, or it hides the next one"
                result.add(Suppression.Remark(isMalformed: false, place: comment.place, text: text))
            }
        }
        return result
    }

    private mutating func add(_ remark: Suppression.Remark) {
        if !remarks.contains(remark) { remarks.append(remark) }
    }
}
