import Foundation
import InterludeStage

extension ReportCase {
    /// A short message: the first part of the message without the name.
    package var headline: String {
        if !findings.isEmpty {
            let rules = findings.map { "\($0.rule.rawValue) \($0.rule.title)" }.distinct
            let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
            return "\(count): \(rules.joined(separator: ", "))"
        }
        if lacksGolden { return "there is no golden" }
        guard status == .failed || status == .known else { return "" }
        let first = message.split(separator: "\n").first.map(String.init) ?? ""
        let text = first.hasPrefix("\(name): ") ? String(first.dropFirst(name.count + 2)) : first
        return text.components(separatedBy: "; ").first ?? text
    }

    /// Whether there was nothing to compare with. The message names the file, which is another one in each case.
    private var lacksGolden: Bool {
        status == .failed && ["There was no golden", "There is no golden"].contains { message.contains($0) }
    }

    /// How much differs, for the order: of films and pictures the part of the frame that differs most, 0…100, of the doctor's findings
    /// their number.
    var amount: Double {
        guard status == .failed || status == .recorded || status == .known else { return -1 }
        if !findings.isEmpty { return Double(findings.count) }
        return differences.compactMap(\.percent).max() ?? (differences.isEmpty ? 0 : 0.01)
    }

    /// The headline without its numbers: cases that differ in the same way have the same. Never empty: it is a section's title.
    package var difference: String {
        guard findings.isEmpty else { return headline }
        if headline.isEmpty {
            switch status {
            case .passed: return "as expected"
            case .recorded: return "recorded"
            case .skipped: return "skipped"
            case .failed, .known: return "failed without a message"
            }
        }
        let text = headline.components(separatedBy: " in ").first ?? headline
        return text.replacingOccurrences(of: "[0-9.]+ frames", with: "frames", options: .regularExpression)
    }
}
