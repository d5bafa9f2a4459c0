import Foundation
import InterludeFoundation
import InterludeStage

/// A journal as it was left.
package struct ShardRecord: Sendable {
    package let head: ShardJournal.Head
    /// The file, and the report's folder that it is in.
    package let url: URL
    /// In the order in which they ended, with how long they took where that is known.
    package private(set) var ended: [(key: String, seconds: Double?)] = []
    /// The entries that were begun and not ended.
    package private(set) var open: [String] = []
    /// The entries of other shards.
    package private(set) var skipped: [ShardJournal.Line] = []
    /// Whether the process came to its end.
    package private(set) var isFinished = false

    package var shard: Shard { Shard(head.shard, of: head.count) }
    /// The report's folder as it is now.
    package var folder: URL { url.deletingLastPathComponent().deletingLastPathComponent() }

    /// Reads a journal. A last line that is not whole, since its process died, is left out.
    ///
    /// - Throws: ``OutputError``.
    package init(_ url: URL) throws {
        let data: Data
        do { data = try RegularFile.contents(atPath: url.path, followsLinks: false) } catch {
            throw OutputError.cannotRead(path: url.path, reason: error.description)
        }
        let lines = data.prefix(upTo: data.lastIndex(of: UInt8(ascii: "\n")) ?? data.startIndex)
            .split(separator: UInt8(ascii: "\n"))
        let decoder = JSONDecoder()
        guard let first = lines.first, let head = try? decoder.decode(ShardJournal.Head.self, from: first),
            head.journal == 1, head.shard > 0, head.shard <= head.count, head.count <= Shard.limit
        else { throw OutputError.cannotRead(path: url.path, reason: "it is no shard's journal") }
        self.head = head
        self.url = url
        // All lines at once: a decoder for each takes ten times as long.
        let array = Data("[".utf8) + lines.dropFirst().joined(separator: [UInt8(ascii: ",")]) + Data("]".utf8)
        guard let rest = try? decoder.decode([ShardJournal.Line].self, from: array) else {
            throw OutputError.cannotRead(path: url.path, reason: "it is no shard's journal")
        }
        for line in rest { take(line) }
    }

    private mutating func take(_ line: ShardJournal.Line) {
        if let key = line.begin { open.append(key) }
        if let key = line.end {
            if let index = open.lastIndex(of: key) { open.remove(at: index) }
            ended.append((key, line.seconds.flatMap { ShardTimings.longest.contains($0) ? $0 : nil }))
        }
        if line.skip != nil { skipped.append(line) }
        if line.finished == true { isFinished = true }
    }

    /// The journals in a report's folder.
    package static func all(in folder: URL) throws -> [ShardRecord] {
        let journals = folder.appendingPathComponent(ShardJournal.folderName)
        let names = RegularFile.names(inFolder: journals.path)
        return try names.sorted().filter { $0.hasSuffix(".jsonl") }
            .map { try ShardRecord(journals.appendingPathComponent($0)) }
    }
}
