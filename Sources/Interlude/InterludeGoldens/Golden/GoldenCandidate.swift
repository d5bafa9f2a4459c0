import Foundation
import InterludeFoundation
import InterludeStage

/// The file in a failed case's folder that would be the golden if the case were accepted: what recording would have written.
struct GoldenCandidate {
    private let url: URL

    /// The candidate for a golden in the folder of a case.
    init(of golden: Golden, in folder: URL) { url = folder.appendingPathComponent("candidate.\(golden.kind.rawValue)") }

    /// The candidate for the golden of a case, `nil` if the case has none.
    init?(of entry: ReportCase, in report: URL) {
        guard let golden = entry.golden, !entry.folder.isEmpty else { return nil }
        let ending = URL(fileURLWithPath: golden).pathExtension
        url = report.appendingPathComponent(entry.folder).appendingPathComponent("candidate.\(ending)")
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    }

    func write(_ data: Data) throws { try data.writeAtomically(to: url.path) }

    /// Makes it the golden.
    func copy(to golden: URL) throws {
        let data: Data
        do { data = try RegularFile.contents(atPath: url.path, followsLinks: false) } catch {
            throw OutputError.cannotRead(path: url.path, reason: error.description)
        }
        try data.writeAtomically(to: golden.path)
    }
}

extension Report {
    /// A failed case whose film or text can become the golden.
    package struct Acceptable: Sendable {
        /// The golden's name.
        package let name: String
        /// The golden's file.
        package let golden: URL
        private let candidate: GoldenCandidate

        fileprivate init?(_ entry: ReportCase, in report: URL, from here: URL) {
            guard entry.status == .failed, let path = entry.golden,
                let candidate = GoldenCandidate(of: entry, in: report)
            else { return nil }
            name = entry.name
            let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : here.appendingPathComponent(path)
            golden = url.standardizedFileURL
            self.candidate = candidate
        }

        /// Replaces the golden.
        ///
        /// - Throws: `OutputError` if a file cannot be read or written.
        package func accept() throws { try candidate.copy(to: golden) }
    }

    /// The failed cases that can be accepted.
    ///
    /// - Parameters:
    ///   - folder: The report's folder.
    ///   - here: The folder that relative paths of goldens begin at: the package's.
    package func acceptable(
        in folder: URL, from here: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    ) -> [Acceptable] {
        cases.compactMap { Acceptable($0, in: folder, from: here) }
    }
}
