import Foundation

/// Lets all peers do all transitions, round by round.
struct Rounds {
    let laboratory: Laboratory
    let peers: [Peer]
    let count: Int

    func run(missing: [String: String]) throws -> Results {
        var results = Results(machine: .current, idleMilliseconds: laboratory.idle, missing: missing)
        for round in 1...count { results.rounds.append(try run(round)) }
        Progress.end()
        for peer in peers where results.all(peer.name).isEmpty {
            results.missing[peer.name] = laboratory.obstacle(for: peer) ?? laboratory.failure(of: peer)
        }
        return results
    }

    private func run(_ round: Int) throws -> [Measurement] {
        var measurements: [Measurement] = []
        for transition in Work.transitions {
            for peer in peers where peer.transitions.contains(transition) {
                Progress.say("round \(round) of \(count): \(transition), \(peer.name)")
                guard let found = try laboratory.measure(peer, transition) else { continue }
                measurements.append(found.named(peer.name, transition))
            }
        }
        return measurements
    }
}

extension Measurement {
    /// Under the table's names: one program serves several rows.
    fileprivate func named(_ peer: String, _ transition: String) -> Measurement {
        Measurement(
            peer: peer, transition: transition, ms: ms, cpuMilliseconds: cpuMilliseconds,
            peakMegabytes: peakMegabytes, firstMilliseconds: firstMilliseconds, bytes: bytes)
    }
}
