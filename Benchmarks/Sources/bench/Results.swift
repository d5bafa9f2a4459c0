import Foundation

/// All measurements of a run: in each round every peer does every transition once, so that a round sees the machine in one
/// mood, and ratios are taken within it.
struct Results: Codable {
    var machine: Machine
    var idleMilliseconds: Double
    var rounds: [[Measurement]] = []
    /// The peers that could not run, and why.
    var missing: [String: String] = [:]

    /// A peer's time for a transition: the median of the rounds.
    func milliseconds(_ peer: String, _ transition: String) -> Double? {
        median(rounds.compactMap { find(peer, transition, in: $0)?.ms })
    }

    /// How many times as long a peer takes as another: the median of the rounds' ratios.
    func ratio(_ peer: String, to base: String, _ transition: String) -> Double? {
        median(
            rounds.compactMap { round in
                guard let a = find(peer, transition, in: round)?.ms, let b = find(base, transition, in: round)?.ms
                else { return nil }
                return a / b
            })
    }

    func all(_ peer: String) -> [Measurement] { rounds.flatMap { $0.filter { $0.peer == peer } } }

    private func find(_ peer: String, _ transition: String, in round: [Measurement]) -> Measurement? {
        round.first { $0.peer == peer && $0.transition == transition }
    }
}

/// The middle one; nil of nothing.
func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
}

/// Where it was measured.
struct Machine: Codable {
    let processor: String
    let cores: Int
    let system: String

    static var current: Machine {
        let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
        let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        let name = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
        return Machine(
            processor: model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown",
            cores: ProcessInfo.processInfo.activeProcessorCount,
            system: name.map { $0.dropFirst("PRETTY_NAME=".count).trimmingCharacters(in: ["\""]) } ?? "unknown")
    }
}
