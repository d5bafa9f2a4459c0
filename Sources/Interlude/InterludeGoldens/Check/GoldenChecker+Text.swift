import Foundation

extension GoldenChecker {
    /// Checks a text: a list of calls, a tree.
    package func check(_ text: String, matches name: String) -> CheckResult {
        let golden = golden(name, .text)
        let found = golden.contents().map { Found.value(String(decoding: $0, as: UTF8.self)) } ?? .nothing
        var difference: String?
        let verdict = judge(
            golden, found, isSame: { $0 == text }, store: { try golden.store(Data(text.utf8)) },
            compare: { expected in
                guard expected != text else { return nil }
                let changes = TextDifference(expected: expected, actual: text).text
                difference = changes
                return "The text is not the golden's (- expected, + actual):\n\(changes)"
            })
        return close(golden, .text, verdict) { folder in
            if case .failed = verdict { try GoldenCandidate(of: golden, in: folder).write(Data(text.utf8)) }
            var evidence = ReportEvidence()
            evidence.text = difference
            return evidence
        }
    }
}
