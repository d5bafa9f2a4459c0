import Foundation

/// What the command line asks for.
struct Options {
    static let usage = """
        Usage: script/bench [--rounds N] [--idle MS] [--only PEER,…] [--json FILE] [--table FILE]
               script/bench --films [--rounds N]
               script/bench --document FILE [--rounds N]

          --rounds     the number of rounds; default: 5
          --idle       milliseconds of rest before each frame, as with a display; default: 0
          --only       these systems only: \((Peer.ours + Peer.others).map(\.name).joined(separator: ", "))
          --json       a file for all measurements
          --table      a file for the printed tables
          --films      a golden film beside screenshots by Playwright, and nothing else
          --document   measures all figures of Documentation/performance.md and writes them into the file
        """

    var rounds = 5
    var idle = 0.0
    var only: [String]?
    var json: String?
    var table: String?
    var document: String?
    var wantsFilms = false
    var wantsHelp = false

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            if name == "--help" || name == "-h" {
                wantsHelp = true
                return
            }
            if name == "--films" {
                wantsFilms = true
                continue
            }
            guard Self.names.contains(name) else {
                throw BenchError("there is no option \(name): \((Self.names + ["--films"]).joined(separator: ", "))")
            }
            guard let value = rest.popFirst() else { throw BenchError("\(name) needs a value") }
            try take(name, value)
        }
    }

    private static let names = ["--rounds", "--idle", "--only", "--json", "--table", "--document"]

    private mutating func take(_ name: String, _ value: String) throws {
        switch name {
        case "--rounds":
            guard let count = Int(value), count > 0 else { throw BenchError("--rounds needs a number, not “\(value)”") }
            rounds = count
        case "--idle":
            guard let rest = Double(value), rest >= 0 else {
                throw BenchError("--idle needs milliseconds, not “\(value)”")
            }
            idle = rest
        case "--only": only = try peers(value)
        case "--json": json = value
        case "--table": table = value
        default: document = value
        }
    }

    private func peers(_ value: String) throws -> [String] {
        let known = (Peer.ours + Peer.others).map(\.name)
        let names = value.split(separator: ",").map(String.init)
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw BenchError("there is no “\(unknown)”: \(known.joined(separator: ", "))")
        }
        return names
    }
}
