import Foundation

extension ReportCase {
    /// What happened, in a few words: the first part of the message without the name.
    package var headline: String {
        if !findings.isEmpty {
            let rules = findings.map(\.rule.rawValue).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
            return "\(count): \(rules.joined(separator: ", "))"
        }
        guard status == .failed || status == .known else { return "" }
        let first = message.split(separator: "\n").first.map(String.init) ?? ""
        let text = first.hasPrefix("\(name): ") ? String(first.dropFirst(name.count + 2)) : first
        return text.components(separatedBy: "; ").first ?? text
    }

    /// The headline without its numbers: cases that differ in the same way have the same.
    package var difference: String {
        guard findings.isEmpty else { return headline }
        let text = headline.components(separatedBy: " in ").first ?? headline
        return text.replacingOccurrences(of: "[0-9.]+ frames", with: "frames", options: .regularExpression)
    }
}
