import Foundation

// bench [--rounds N] [--idle MS] [--only PEER,…] [--json FILE] [--table FILE]
//
// Builds the other systems' programs, runs all of them in rounds, and prints the table.

struct Options {
    var rounds = 5
    var idle = 0.0
    var only: [String]?
    var json: String?
    var table: String?

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { throw BenchError("\(name) needs a value") }
            switch name {
            case "--rounds": rounds = max(1, Int(value) ?? 5)
            case "--idle": idle = max(0, Double(value) ?? 0)
            case "--only": only = value.split(separator: ",").map(String.init)
            case "--json": json = value
            case "--table": table = value
            default:
                throw BenchError("There is no option \(name): --rounds, --idle, --only, --json, --table")
            }
        }
    }
}

func run() throws {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    let places = Places(benchmarks: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let peers = [.interlude, .interludeAlone] + Peer.others
    let wanted = peers.filter { options.only?.contains($0.name) ?? true }
    let (ready, missing) = try Workshop(places: places).prepare(wanted)
    let laboratory = Laboratory(
        places: places, idle: options.idle, display: ProcessInfo.processInfo.environment["DISPLAY"])
    var results = Results(machine: .current, idleMilliseconds: options.idle, missing: missing)
    for round in 1...options.rounds {
        var measurements: [Measurement] = []
        for transition in Work.transitions {
            for peer in ready where peer.transitions.contains(transition) {
                FileHandle.standardError.write(
                    Data("\r\u{1B}[Kround \(round) of \(options.rounds): \(transition), \(peer.name)".utf8))
                guard let found = try laboratory.measure(peer, transition) else { continue }
                measurements.append(found.named(peer.name, transition))
            }
        }
        results.rounds.append(measurements)
    }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    let table = Table(results: results, peers: wanted).markdown
    print(table)
    if let path = options.table { try (table + "\n").write(toFile: path, atomically: true, encoding: .utf8) }
    if let path = options.json {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results).write(to: URL(fileURLWithPath: path))
    }
}

extension Measurement {
    /// Under the table's names: one program serves several rows.
    fileprivate func named(_ peer: String, _ transition: String) -> Measurement {
        Measurement(
            peer: peer, transition: transition, ms: ms, cpuMilliseconds: cpuMilliseconds,
            peakMegabytes: peakMegabytes, firstMilliseconds: firstMilliseconds)
    }
}

do {
    try run()
} catch {
    FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
    exit(1)
}
