import CommandParts
import Foundation
import TransitionDoctor

/// Diagnoses as text: in colors and no wider than the terminal where there is one.
package struct DiagnosisText {
    private let hasColors: Bool
    private let width: Int
    /// Where the words behind `where:`, `why:` and `fix:` begin.
    private static let column = 12

    /// For standard output as it is.
    package init() {
        hasColors = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
        width = Terminal.width(of: STDOUT_FILENO)
    }

    /// All of them: a line for what is healthy, a paragraph for each finding.
    package func text(_ diagnoses: [Diagnosis]) -> String {
        var text = ""
        for (index, diagnosis) in diagnoses.enumerated() {
            if index > 0 { text += diagnosis.isHealthy && diagnoses[index - 1].isHealthy ? "\n" : "\n\n" }
            text += diagnosis.isHealthy ? colored("\(diagnosis)", 32) : ill(diagnosis)
        }
        return text
    }

    private func ill(_ diagnosis: Diagnosis) -> String {
        "\(diagnosis)".split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let wrapped = Terminal.wrap(String(line), width: width, indent: DiagnosisText.column)
            if line.hasPrefix("error ") { return colored(wrapped, 31) }
            return line.hasPrefix("warning ") ? colored(wrapped, 33) : wrapped
        }.joined(separator: "\n")
    }

    private func colored(_ text: String, _ code: Int) -> String {
        hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
