import Foundation

// Builds the other systems' programs, runs all of them in rounds, and prints the tables.

/// One run of the program.
struct Session {
    let options: Options
    let places = Places(benchmarks: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let display = ProcessInfo.processInfo.environment["DISPLAY"]

    func run() throws {
        if let path = options.document { return try fill(path) }
        if options.wantsFilms { return print(try films()) }
        let (wanted, results) = try compare(idle: options.idle)
        let table = Table(results: results, peers: wanted).markdown
        print(table)
        if let path = options.table { try Data((table + "\n").utf8).write(to: URL(fileURLWithPath: path)) }
        if let path = options.json { try write(results, to: path) }
    }

    /// Measures all selected peers in rounds.
    private func compare(idle: Double) throws -> ([Peer], Results) {
        let wanted = (Peer.ours + Peer.others).filter { options.only?.contains($0.name) ?? true }
        let (ready, missing) = try Workshop(places: places).prepare(wanted)
        let rounds = Rounds(laboratory: laboratory(idle: idle), peers: ready, count: options.rounds)
        return (wanted, try rounds.run(missing: missing))
    }

    private func laboratory(idle: Double = 0) -> Laboratory {
        Laboratory(places: places, idle: idle, display: display)
    }

    /// A golden film beside Playwright's screenshots.
    private func films() throws -> String {
        _ = try Workshop(places: places).prepare([])
        return try Films(laboratory: laboratory(), rounds: options.rounds).markdown()
    }

    /// Measures the figures of a document and writes them into it.
    private func fill(_ path: String) throws {
        var document = try Document(path: path)
        let (wanted, results) = try compare(idle: 0)
        try document.fill("back to back", with: Table(results: results, peers: wanted).markdown)
        try document.fill("goals", with: Goals(results: results, peers: wanted).markdown)
        let (_, paced) = try compare(idle: 16)
        try document.fill("paced", with: Table(results: paced, peers: wanted).times)
        try document.fill("threads", with: try Threads(laboratory: laboratory()).markdown())
        try document.fill("whole loop", with: try WholeLoop(laboratory: laboratory()).markdown())
        try document.fill("golden film", with: try films())
        let growth = try Growth(laboratory())
        try document.fill("growth", with: growth.markdown)
        let picture = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("images/growth.svg")
        try Data(growth.plot.svg.utf8).write(to: picture)
        try document.write()
    }

    private func write(_ results: Results, to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results).write(to: URL(fileURLWithPath: path))
    }
}

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    if options.wantsHelp { print(Options.usage) } else { try Session(options: options).run() }
} catch {
    FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
    exit(2)
}
