import Foundation
import InterludeGoldens

/// What an engine is given to do: a command for each shard, and one that puts together what they left.
struct MatrixPlan {
    let count: Int
    /// What each shard runs, in a shell.
    var command = MatrixPlan.command
    /// Where each shard's report goes, in a folder of its number.
    var folder = MatrixPlan.folder
    /// Where the merged report goes.
    var report = "out/report"
    /// The file that shards are balanced by, as the machines see it.
    var timings: String?
    /// What is run in, where the engine starts containers.
    var image = "swift:6.3-bookworm"
    /// The machines of GNU parallel; none for this one.
    var hosts: [String] = []
    /// The volume of Kubernetes that holds the package, and takes the reports.
    var claim = "interlude"

    static let command = #"swift test --parallel --xunit-output "$INTERLUDE_REPORT/tests.xml""#
    static let folder = "out/shards"

    /// The lines of a shell that do a shard's part.
    ///
    /// - Parameter number: What the shell finds the shard's number in.
    func script(number: String, run: String?) -> [String] {
        var lines = [
            "export \(Shard.variable)=\(number)/\(count)",
            "export \(ReportFolder.variable)=\(MatrixPlan.quoted(folder + "/"))\(number)",
        ]
        if let run { lines.append("export \(ShardPlan.runVariable)=\(run)") }
        if let timings { lines.append("export \(ShardTimings.variable)=\(MatrixPlan.quoted(timings))") }
        lines.append("mkdir -p \"$\(ReportFolder.variable)\"")
        return lines + command.split(separator: "\n").map(String.init)
    }

    /// What puts the reports together.
    var merge: String {
        "swift run interlude-report merge \(MatrixPlan.quoted(folder)) --folder \(MatrixPlan.quoted(report))"
    }

    /// A word of a shell.
    static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,@%+".contains($0)) }
        return plain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    /// Lines further right.
    static func indented(_ lines: [String], by columns: Int) -> String {
        lines.map { String(repeating: " ", count: columns) + $0 }.joined(separator: "\n")
    }
}
