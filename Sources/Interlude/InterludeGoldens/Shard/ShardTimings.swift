import Foundation
import InterludeStage

/// How long the parts of a run took: what a later run is divided by.
package struct ShardTimings: Codable, Equatable, Sendable {
    /// In seconds, by the parts' keys.
    package var seconds: [String: Double]
    private var format = 1

    /// The name of the environment variable that names a file of them.
    package static let variable = "INTERLUDE_TIMINGS"
    /// The times in seconds that one part can have taken. Decided: a year is more than any test takes; a time beyond it is not known.
    static let longest = 0...31_536_000.0
    /// The file of a run that was put together, in the report's folder.
    package static let fileName = "timings.json"

    package init(_ seconds: [String: Double]) { self.seconds = seconds }

    /// Reads a file.
    ///
    /// - Throws: ``OutputError`` for one that cannot be read or holds something else.
    package init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw OutputError.cannotRead(
                path: path,
                reason:
                    "\(ShardTimings.variable) names the timings that the shards are balanced by, and all need the same")
        }
        guard let timings = try? JSONDecoder().decode(ShardTimings.self, from: data), timings.format == 1,
            timings.seconds.values.allSatisfy({ $0 >= 0 && $0.isFinite })
        else {
            throw OutputError.cannotRead(
                path: path, reason: "these are no timings that 'interlude report --merge' wrote")
        }
        self = timings
    }

    /// Writes them for people too: in the order of their keys, to the millisecond.
    package func write(to path: String) throws {
        var rounded = self
        rounded.seconds = seconds.mapValues { ($0 * 1000).rounded() / 1000 }
        try JSONEncoder.forPeople.encode(rounded).writeAtomically(to: path)
    }

    /// Tells whether two runs were divided by the same ones.
    var mark: String {
        let lines = seconds.keys.sorted().map { "\($0)\u{0}\(seconds[$0] ?? 0)" }
        return String(StableHash.mixed(lines.joined(separator: "\n")), radix: 16)
    }
}
