import CommandParts
import Foundation
import InterludeGoldens

/// Text of others in a Markdown document: it has no effect there, as ``escaped(_:)`` of HTML has none.
enum MarkdownText {
    /// A text that is read as it is written, in one line: no markup, no link, no mention of a person or of an issue.
    static func escaped(_ text: String) -> String {
        // Scalar by scalar: a sign with an accent is one character, and still markup.
        let line = oneLine(text).unicodeScalars.reduce(into: "") { result, sign in
            switch sign {
            case "@", "#": result += "\(sign)\(gap)"
            case "&", "<", ">": result += InterludeGoldens.escaped(String(sign))
            case _ where markup.contains(sign): result += "\\\(sign)"
            default: result.unicodeScalars.append(sign)
            }
        }
        return line.replacingOccurrences(of: "://", with: ":\(gap)//").replacingOccurrences(
            of: "www.", with: "www\(gap).")
    }

    /// A text as code in a line. Nothing in it is markup, and mentions in code are not followed.
    static func code(_ text: String) -> String {
        let line = oneLine(text)
        guard !line.isEmpty else { return "``" }
        let fence = String(repeating: "`", count: longestRun(in: line) + 1)
        // A blank separates the text from the signs around, which are one more than any it has.
        let blank = line.unicodeScalars.first == "`" || line.unicodeScalars.last == "`" ? " " : ""
        return fence + blank + line + blank + fence
    }

    /// A text of several lines as code.
    static func block(_ text: String, language: String) -> String {
        let fence = String(repeating: "`", count: max(6, longestRun(in: text) + 1))
        return "\(fence)\(language)\n\(text)\n\(fence)"
    }

    /// CommonMark 2.4 lists the signs that a backslash takes the meaning from; the usual punctuation of a sentence stays readable.
    private static let markup: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "|", "~", "!", "$"]

    /// No width, and the end of a name.
    private static let gap = "&#8203;"

    /// Line breaks and control characters would end what is around.
    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { Terminal.isControl($0) ? " " : $0 }))
    }

    private static func longestRun(in text: String) -> Int {
        text.unicodeScalars.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    }
}
