import Foundation
import InterludeStage

extension ReportFolder {
    /// Notes that a place in the tests expects a golden, for all processes of the run: a golden is one expectation's.
    ///
    /// The same place may expect it again, in a loop or in a function that several tests call.
    ///
    /// - Returns: The other place that expects it, `AppTests/DoorTests.swift:12`; `nil` where there is none.
    func claim(_ golden: Golden, by place: TestPlace) throws -> String? {
        try ReportRun.begin(in: self)
        try FileManager.default.createDirectory(at: claims, withIntermediateDirectories: true)
        let file = claims.appendingPathComponent(ReportFolder.key(of: golden.url.path))
        let own = "\(place.words)\n\(ReportFolder.program)"
        // A link appears whole or not at all, and to one of several processes only.
        let draft = claims.appendingPathComponent(UUID().uuidString)
        try Data(own.utf8).write(to: draft)
        defer { unlink(draft.path) }
        if link(draft.path, file.path) == 0 { return nil }
        guard errno == EEXIST else { throw OutputError.system(file.path) }
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        // Of another build of the tests, run from the same shell: there the lines may have been others.
        guard lines.count == 2, lines[1] == ReportFolder.program else {
            rename(draft.path, file.path)
            return nil
        }
        return lines[0] == place.words ? nil : lines[0]
    }

    /// Notes in which setting a golden is expected.
    ///
    /// - Returns: The other settings in which it was in this run, in order of their names.
    func settings(of golden: Golden, besides setting: String) throws -> [String] {
        let folder = claims.appendingPathComponent(
            ReportFolder.key(of: golden.url.path) + "-settings-" + ReportFolder.program)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(setting.utf8).write(to: folder.appendingPathComponent(ReportFolder.key(of: setting)))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let all = names.compactMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        return all.filter { $0 != setting }.sorted()
    }

    /// When the running program was built, in nanoseconds.
    private static let program: String = {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "unknown" }
        return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }()

    /// A short name for a path.
    private static func key(of path: String) -> String { String(StableHash.fnv1a(path), radix: 16) }
}
