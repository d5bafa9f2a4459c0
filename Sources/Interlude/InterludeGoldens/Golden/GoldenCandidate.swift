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

    /// The content of the file.
    func contents() throws -> Data {
        do { return try RegularFile.contents(atPath: url.path, followsLinks: false) } catch {
            throw OutputError.cannotRead(path: url.path, reason: error.description)
        }
    }
}

extension Report {
    /// A failed case whose film or text can become the golden.
    package struct Acceptable: Sendable {
        /// The golden's name.
        package let name: String
        /// The folder of the case in the report, as on its page.
        package let folder: String
        /// The golden's file.
        package let golden: URL
        private let candidate: GoldenCandidate

        /// `nil` also where the report names a file that is not in a folder of goldens: a report can come from elsewhere, and
        /// must not choose which files are replaced.
        fileprivate init?(_ entry: ReportCase, in report: URL, from here: URL) {
            guard entry.status == .failed, let path = entry.golden,
                let candidate = GoldenCandidate(of: entry, in: report)
            else { return nil }
            name = entry.name
            folder = entry.folder
            let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : here.appendingPathComponent(path)
            golden = url.standardizedFileURL
            guard golden.deletingLastPathComponent().pathComponents.contains(Golden.folderName) else { return nil }
            self.candidate = candidate
        }

        /// An identifier of this candidate. It is another one if the tests have replaced the file since.
        ///
        /// - Throws: `OutputError` if the file cannot be read.
        package func key() throws -> String { Acceptable.key(folder: folder, data: try candidate.contents()) }

        private static func key(folder: String, data: Data) -> String {
            [StableHash.fnv1a(folder), StableHash.fnv1a(data)].map { String($0, radix: 16) }.joined(separator: "-")
        }

        /// Replaces the golden.
        ///
        /// - Parameter key: The candidate that was looked at; `nil` for any.
        /// - Returns: `false` if the candidate is another one by now. The golden is then as it was.
        /// - Throws: `OutputError` if a file cannot be read or written.
        @discardableResult package func accept(key: String? = nil) throws -> Bool {
            let data = try candidate.contents()
            guard key == nil || key == Acceptable.key(folder: folder, data: data) else { return false }
            try data.writeAtomically(to: golden.path)
            return true
        }
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
