import Foundation
import InterludeStage

/// How a check went: what an expectation records as an issue, and what a report shows.
package struct CheckResult: Sendable {
    /// The case as it appears in the report.
    package let report: ReportCase
    /// Files to look at, and to attach.
    package let attachments: [URL]
    /// Where the case is written down; `nil` where it could not be.
    let file: URL?

    init(report: ReportCase, attachments: [URL], file: URL?) {
        self.report = report
        self.attachments = attachments
        self.file = file
    }

    /// Of something that was not looked at, and of which nothing is written down.
    package init(report: ReportCase) { self.init(report: report, attachments: [], file: nil) }

    /// Whether the test may go on as if nothing had happened.
    package var passed: Bool { report.status != .failed }
    /// The message for people; empty if there is none.
    package var message: String { report.message }

    /// Writes down that the test knows of the failure: it stays in the report, and counts for none.
    package func noteKnown() {
        guard let file else { return }
        var entry = report
        entry.status = .known
        // The case is there already as a failure; if that cannot be changed, it stays one.
        try? JSONEncoder.forPeople.encode(entry).writeAtomically(to: file.path)
    }
}
