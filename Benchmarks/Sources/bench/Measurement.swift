import Foundation

/// What one program says of one transition.
struct Measurement: Codable, Sendable {
    let peer: String
    let transition: String
    /// The median frame's time in milliseconds.
    let ms: Double
    /// The processor's time for a frame, on all cores.
    let cpuMilliseconds: Double
    /// The most memory it held, in megabytes.
    let peakMegabytes: Double
    /// From the start of the process to its first frame.
    let firstMilliseconds: Double
    /// A number for the frames' bytes; only ours tells it.
    var bytes: String?

    enum CodingKeys: String, CodingKey {
        case peer, transition, ms, bytes
        case cpuMilliseconds = "cpu_ms"
        case peakMegabytes = "peak_mb"
        case firstMilliseconds = "first_ms"
    }
}

/// Runs the programs.
struct Laboratory {
    let places: Places
    /// Milliseconds of rest between frames; 0 is back to back.
    let idle: Double
    /// The X server that the programs can draw on.
    let display: String?

    /// What a part of `interlude-benchmark` says, a row a line.
    func rows<Row: Decodable>(of part: String) throws -> [Row] {
        let outcome = try Shell.run([places.interlude.path, "--json", part])
        guard outcome.status == 0 else { throw BenchError("\(part) cannot be measured: \(outcome.errors)") }
        return try outcome.output.split(separator: "\n").map {
            try JSONDecoder().decode(Row.self, from: Data($0.utf8))
        }
    }

    /// What keeps a peer from being measured here; nil if nothing is known of.
    func obstacle(for peer: Peer) -> String? {
        peer.needsDisplay && display == nil ? "needs an X server: Debian's xvfb" : nil
    }

    /// Why a peer gave no times: the last thing that it says when it is run once more, and what it is built with.
    func failure(of peer: Peer) -> String {
        let words = peer.transitions.first.flatMap {
            try? run(peer, $0).errors.split(separator: "\n").last.map(String.init)
        }
        let packages = peer.build.map { "; it needs Debian's \($0.debian)" } ?? ""
        return "it gave no times" + (words.map { ": \($0.prefix(200))" } ?? "") + packages
    }

    /// One program's measurement of one transition; nil where it gave none.
    func measure(_ peer: Peer, _ transition: String) throws -> Measurement? {
        guard obstacle(for: peer) == nil else { return nil }
        let outcome = try run(peer, transition)
        guard let line = outcome.output.split(separator: "\n").last(where: { $0.hasPrefix("{") }) else { return nil }
        return try? JSONDecoder().decode(Measurement.self, from: Data(line.utf8))
    }

    private func run(_ peer: Peer, _ transition: String) throws -> Shell.Outcome {
        var environment = peer.environment
        environment["BENCH_PAGES"] = places.pages.path
        environment["BENCH_START"] = String(format: "%.6f", Date().timeIntervalSince1970)
        environment["BENCH_IDLE_MS"] = String(idle)
        environment["DISPLAY"] = display
        environment["XDG_RUNTIME_DIR"] = places.programs.path
        return try Shell.run(
            ["timeout", "120"] + peer.arguments(for: transition, in: places), environment: environment)
    }
}
