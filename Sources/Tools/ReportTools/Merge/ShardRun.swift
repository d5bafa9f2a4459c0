import CommandParts
import Foundation
import InterludeGoldens

/// A run of which each shard has left a folder: what is there, and what is not.
struct ShardRun {
    let count: Int
    let run: String
    /// What is taken, in order of kinds and numbers.
    private(set) var parts: [Part] = []
    /// What is wrong, for people, and the commands that mend it.
    private(set) var problems: [Problem] = []
    /// What is odd, for people.
    private(set) var notes: [String] = []

    /// A shard's folder for one kind of work.
    struct Part {
        let kind: ShardJournal.Kind
        let number: Int
        let folder: URL
        let records: [ShardRecord]

        var isFinished: Bool { records.allSatisfy(\.isFinished) }
        /// How much it came to: of two folders of a shard the better one is taken.
        var weight: (Int, Int) { (isFinished ? 1 : 0, records.reduce(0) { $0 + $1.ended.count }) }
    }

    /// A shard that is missing, or died, or a part of the work that nobody did.
    struct Problem {
        let title: String
        let text: String
        let command: String?
    }

    /// - Throws: ``Mixture`` for folders that do not belong together.
    init(_ records: [ShardRecord]) throws {
        guard let first = records.first else { preconditionFailure("A search finds at least one") }
        count = first.head.count
        run = first.head.run
        for other in records { try ShardRun.check(other, against: first) }
        for kind in ShardJournal.Kind.allCases { take(records.filter { $0.head.kind == kind }, kind) }
    }

    private static func check(_ record: ShardRecord, against first: ShardRecord) throws {
        let (a, b) = (first.head, record.head)
        func differ(_ one: String, _ other: String) -> Mixture {
            Mixture(one: first.folder.path, isOne: one, other: record.folder.path, isOther: other)
        }
        guard a.count == b.count else { throw differ("shard \(first.shard)", "shard \(record.shard)") }
        guard a.run == b.run else {
            throw differ(
                a.run.isEmpty ? "of a run without a name" : "of run \(a.run)",
                b.run.isEmpty ? "of a run without a name" : "of run \(b.run)")
        }
        guard a.timingsMark == b.timingsMark else {
            throw differ("divided by \(words(of: a))", "by \(words(of: b))")
        }
    }

    private static func words(of head: ShardJournal.Head) -> String {
        head.timingsMark.map { "the timings \(head.timings ?? "") (\($0))" } ?? "the hash alone"
    }

    private mutating func take(_ records: [ShardRecord], _ kind: ShardJournal.Kind) {
        guard !records.isEmpty else { return }
        let numbers = Dictionary(grouping: records, by: \.head.shard)
        for number in 1...count {
            guard let own = numbers[number] else {
                problems.append(missing(number, kind, like: records[0].head))
                continue
            }
            let folders = Dictionary(grouping: own, by: \.folder).map {
                Part(kind: kind, number: number, folder: $0.key, records: $0.value)
            }.sorted { ($0.weight.0, $0.weight.1, $1.folder.path) > ($1.weight.0, $1.weight.1, $0.folder.path) }
            if folders.count > 1 {
                let others = folders.dropFirst().map(\.folder.path).joined(separator: ", ")
                notes.append(
                    "shard \(number)/\(count) of the \(kind.rawValue) is there \(folders.count) times: \(folders[0].folder.path) "
                        + "is taken, not \(others)")
            }
            parts.append(folders[0])
            if !folders[0].isFinished { problems.append(died(folders[0])) }
        }
        let all = parts.filter { $0.kind == kind }.flatMap(\.records)
        noteLost(all, kind)
        noteTwice(all, kind)
    }
}

extension ShardRun {
    private func missing(_ number: Int, _ kind: ShardJournal.Kind, like head: ShardJournal.Head) -> Problem {
        Problem(
            title: "shard \(number)/\(count) of the \(kind.rawValue) is missing",
            text: "no folder of it was given", command: ShardRun.command(head, number))
    }

    private func died(_ part: Part) -> Problem {
        let dead = part.records.filter { !$0.isFinished }
        let open = dead.flatMap(\.open)
        let text =
            open.isEmpty ? "its process did not come to its end" : "it was at \(open.prefix(3).joined(separator: ", "))"
        return Problem(
            title: "shard \(part.number)/\(count) of the \(part.kind.rawValue) died", text: text,
            command: ShardRun.command(dead[0].head, part.number))
    }

    /// What runs a shard again alone, in the package's folder.
    static func command(_ head: ShardJournal.Head, _ number: Int) -> String {
        var variables = [(Shard.variable, "\(number)/\(head.count)")]
        if !head.run.isEmpty { variables.append((ShardPlan.runVariable, head.run)) }
        if let timings = head.timings { variables.append((ShardTimings.variable, timings)) }
        if head.kind == .tests { variables.append((ReportFolder.variable, report(head, number))) }
        // The journals of these lie below the report's folder.
        if head.kind == .doctor || head.kind == .films {
            var above = head
            above.report = URL(fileURLWithPath: head.report).deletingLastPathComponent().path
            variables.append((ReportFolder.variable, report(above, number)))
        }
        let command = head.command.map { word in
            [word, "\(head.folder)/\(word)"].contains(head.report) ? report(head, number) : word
        }
        return (variables.map { "\($0)=\(quoted($1))" } + command.map(quoted)).joined(separator: " ")
    }

    /// The report's folder of a shard, seen from the package's; that of another shard is called after its own number.
    private static func report(_ head: ShardJournal.Head, _ number: Int) -> String {
        let inside = head.report.hasPrefix(head.folder + "/")
        let path = inside ? String(head.report.dropFirst(head.folder.count + 1)) : head.report
        guard number != head.shard else { return path }
        let own = "\(head.shard)"
        guard path.hasSuffix(own), path.dropLast(own.count).last?.isNumber != true else { return "\(path)-\(number)" }
        return path.dropLast(own.count) + "\(number)"
    }

    private static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,@%+".contains($0)) }
        return plain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    /// What every shard left to another, and nobody did. Where a shard is missing or died that is no wonder.
    private mutating func noteLost(_ records: [ShardRecord], _ kind: ShardJournal.Kind) {
        guard problems.isEmpty else { return }
        let begun = Set(records.flatMap { $0.ended.map(\.key) + $0.open })
        let lost = Set(records.flatMap { $0.skipped.compactMap(\.skip) }).subtracting(begun).sorted()
        guard !lost.isEmpty else { return }
        problems.append(
            Problem(
                title: "\(ShardRun.count(lost.count, "part")) of the \(kind.rawValue) ran in no shard",
                text: lost.prefix(10).joined(separator: ", ") + (lost.count > 10 ? " and \(lost.count - 10) more" : "")
                    + ". Does the name change from process to process?", command: nil))
    }

    /// What more than one shard did.
    private mutating func noteTwice(_ records: [ShardRecord], _ kind: ShardJournal.Kind) {
        var owners: [String: Set<Int>] = [:]
        for record in records {
            for key in record.ended.map(\.key) + record.open { owners[key, default: []].insert(record.head.shard) }
        }
        for (key, numbers) in owners.filter({ $0.value.count > 1 }).sorted(by: { $0.key < $1.key }).prefix(10) {
            let list = numbers.sorted().map { "\($0)" }.joined(separator: ", ")
            notes.append("\(key) of the \(kind.rawValue) ran in more than one shard: \(list)")
        }
    }

    static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

    /// How long things took.
    var timings: ShardTimings {
        var seconds: [String: Double] = [:]
        for (key, time) in parts.flatMap({ $0.records.flatMap(\.ended) }) {
            if let time { seconds[key, default: 0] += time }
        }
        return ShardTimings(seconds)
    }

    /// Folders that are not of one run.
    struct Mixture: Error, CustomStringConvertible {
        let one: String
        let isOne: String
        let other: String
        let isOther: String

        var description: String {
            "these are shards of different runs: \(one) is \(isOne), \(other) is \(isOther)"
        }
    }
}
