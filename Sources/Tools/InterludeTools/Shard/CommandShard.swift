import CommandParts
import Foundation
import InterludeGoldens

/// The part that a command does of a divided run (`INTERLUDE_SHARD`).
package struct CommandShard {
    private let process: ShardProcess
    /// What the parts are called, for people.
    private let word: String

    /// - Parameters:
    ///   - folder: Where the journal goes; `nil` for a folder of the kind in the report's.
    ///   - final: Where that folder will be in the end, if it is renamed.
    /// - Returns: `nil` where nothing is divided.
    /// - Throws: ``UsageError`` for a shard that does not exist.
    package init?(
        _ kind: ShardJournal.Kind, word: String, in folder: URL? = nil, final: URL? = nil, command: String
    ) throws {
        let folder = folder ?? CommandShard.folder(of: kind)
        do {
            guard let process = try ShardProcess.ofCommand(kind, in: folder, final: final ?? folder) else { return nil }
            self.process = process
        } catch let error as Shard.Unreadable {
            throw UsageError("\(error)", command: command)
        }
        self.word = word
    }

    /// Where the journals of commands are that write no folder themselves: below the report's, which tests begin again.
    package static func folder(of kind: ShardJournal.Kind) -> URL {
        ReportFolder.current.url.appendingPathComponent(kind == .films ? "record" : kind.rawValue)
    }

    /// What is this shard's, by names; the rest is noted as other shards'.
    package func own<Part>(_ parts: [Part], called name: (Part) -> String) throws -> [Part] {
        let own = try parts.filter { part in
            if process.plan.holds(name(part)) { return true }
            try process.journal.skip(name(part))
            return false
        }
        Console.note(
            "shard \(process.plan.shard): \(own.count) of \(parts.count) \(word); the others are other shards'")
        return own
    }

    /// Does a part, and notes how long it took.
    package func run<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
        var result: Result?
        try process.run(name) { result = try body() }
        guard let result else { fatalError("\(name) is another shard's") }
        return result
    }

    /// Does a film, which is noted where the run is divided.
    package static func film(_ name: String, _ shard: CommandShard?, _ body: () throws -> Void) throws {
        guard let shard else { return try body() }
        try shard.process.run(name, body)
    }

    package func begin(_ name: String) throws { try process.journal.begin(name) }

    package func end(_ name: String, seconds: Double?) throws { try process.journal.end(name, seconds: seconds) }

    /// Whether something is this shard's; where not, that is said, and whose it is.
    package func holds(_ name: String) throws -> Bool {
        if process.plan.holds(name) { return true }
        try process.journal.skip(name)
        Console.note("\(name) is skipped: \(process.plan.note(name))")
        return false
    }
}
