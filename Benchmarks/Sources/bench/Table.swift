import Foundation

/// The results as Markdown.
struct Table {
    let results: Results
    let peers: [Peer]

    var markdown: String {
        """
        \(resources)

        \(times)
        """
    }

    /// The machine, the times and the ratios.
    var times: String {
        let missing = results.missing.keys.sorted().joined(separator: ", ")
        return """
            Measured on \(results.machine.processor), \(results.machine.cores) cores, \(results.machine.system); \
            \(results.rounds.count) round\(results.rounds.count == 1 ? "" : "s"), frames \(results.idleMilliseconds > 0 ? "\(Int(results.idleMilliseconds)) ms apart" : "back to back"). \
            Milliseconds a frame, and in parentheses the multiple of Interlude's time on the same number of threads; medians.\
            \(missing.isEmpty ? "" : " Not measured: \(missing).")

            \(grid)
            """
    }

    private func base(of peer: String) -> String { peer == "pixman1" || peer == "cairo" ? "interlude1" : "interlude" }

    private var grid: String {
        let rows = measured.map { peer in
            "| \(peer.name) | " + Work.transitions.map { cell(peer.name, $0) }.joined(separator: " | ") + " |"
        }
        return ([Work.tableHead] + rows).joined(separator: "\n")
    }

    /// A peer's time and its ratio to Interlude. Interlude on two threads has no ratio: it is the reference.
    private func cell(_ peer: String, _ transition: String) -> String {
        guard let time = results.milliseconds(peer, transition) else { return "–" }
        let ratio = peer == "interlude" ? nil : results.ratio(peer, to: base(of: peer), transition)
        return String(format: "%.2f", time) + (ratio.map { String(format: " (%.1f)", $0) } ?? "")
    }

    private var measured: [Peer] { peers.filter { results.missing[$0.name] == nil } }

    private var resources: String {
        let head = "| System | Description | peak memory, MB | start to first frame, ms |\n|---|---|---|---|"
        let rows = peers.map { peer in
            let all = results.all(peer.name)
            let memory = all.map(\.peakMegabytes).max().map { String(format: "%.0f", $0) } ?? "–"
            let first = median(all.map(\.firstMilliseconds).filter { $0 > 0 }).map { String(format: "%.0f", $0) } ?? "–"
            let note = results.missing[peer.name].map { "not measured: \($0)" } ?? peer.summary
            return "| \(peer.name) | \(note) | \(memory) | \(first) |"
        }
        return ([head] + rows).joined(separator: "\n")
    }
}
