import Foundation
import TransitionDoctor

/// One case of a report: one expectation of a test.
package struct ReportCase: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// A film and its golden.
        case film
        /// A text and its golden.
        case text
        /// A transition and what the doctor says of it.
        case health
        /// A whole test, as the test runner tells it.
        case test
    }

    package enum Status: String, Codable, Sendable {
        case passed, failed
        /// It failed, and the test says that it is known to.
        case known
        /// It was made a golden, as was asked.
        case recorded
        case skipped
    }

    package var kind: Kind
    /// The golden's or the transition's name.
    package var name: String
    /// The running test.
    package var test: String
    /// The test as the runner's results name it, see ``TestPlace/identity``.
    package var identity: String?
    /// `Module/File.swift`, and the line.
    package var file: String
    package var line: Int
    package var status = Status.passed
    /// The message for people; empty if there is none.
    package var message = ""
    /// The setting of a matrix in which it happened.
    package var setting: String?
    /// The golden's path.
    package var golden: String?
    /// Where the case's files are, seen from the report's page; empty when it has none.
    package var folder = ""
    package var films: [ReportFilm] = []
    /// The file of the strip with everything, in the folder.
    package var strip: String?
    /// The frame to open with: the first one that differs and has a picture in both.
    package var firstDifference: Int?
    /// The frames that differ.
    package var differences: [ReportDifference] = []
    /// The lines that differ.
    package var text: String?
    package var findings: [Finding] = []
    /// Remarks of the doctor beside its findings: accepted findings, trials that were left out.
    package var notes: [String]?
    /// A whole test's failures, one by one; not written down.
    var failures: [String] = []
    /// How long it took, in seconds, where the runner says so.
    package var seconds: Double?

    package init(kind: Kind, name: String, place: TestPlace) {
        self.kind = kind
        self.name = name
        test = place.test
        identity = place.identity.isEmpty ? nil : place.identity
        file = place.fileID
        line = place.line
    }

    private enum CodingKeys: String, CodingKey {
        case kind, name, test, identity, file, line, status, message, setting, golden, folder, films, strip
        case firstDifference, differences, text, findings, notes, seconds
    }
}

/// The evidence of a case.
package struct ReportEvidence {
    package var films: [ReportFilm] = []
    package var strip: String?
    package var firstDifference: Int?
    package var differences: [ReportDifference] = []
    package var text: String?
    /// Files to look at.
    package var attachments: [URL] = []

    package init() {}
}
