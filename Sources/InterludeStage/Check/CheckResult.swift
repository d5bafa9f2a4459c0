import Foundation

/// How a check went: what an expectation records as an issue, and what a report shows.
package struct CheckResult: Sendable {
    /// The case as it stands in the report.
    package let report: ReportCase
    /// Files to look at, and to attach.
    package let attachments: [URL]

    /// Whether the test may go on as if nothing had happened.
    package var passed: Bool { report.status != .failed }
    /// What happened, for people; empty where there is nothing to say.
    package var message: String { report.message }
}
