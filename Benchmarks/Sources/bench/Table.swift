import Foundation

/// The results as Markdown.
struct Table {
    let results: Results
    let peers: [Peer]

    var markdown: String {
        """
        \(times)

        ### Memory and start

        \(resources)
        """
    }

    /// Where it was measured, the times and the ratios.
    var times: String {
        """
        Measured on \(results.machine.processor), \(results.machine.cores) cores, \(results.machine.system); \
        \(results.rounds.count) round\(results.rounds.count == 1 ? "" : "s"), frames \(results.idleMilliseconds > 0 ? "\(Int(results.idleMilliseconds)) ms apart" : "back to back").

        ### Milliseconds a frame, medians

        \(grid { results.milliseconds($0, $1).map { String(format: "%.2f", $0) } })

        ### Times as long as Interlude on the same number of threads, medians of the rounds' ratios

        \(grid { results.ratio($0, to: base(of: $0), $1).map { String(format: "%.1f", $0) } })
        """
    }

    private func base(of peer: String) -> String { peer == "pixman1" || peer == "cairo" ? "interlude1" : "interlude" }

    private func grid(_ cell: (String, String) -> String?) -> String {
        let head =
            "| | " + Work.transitions.joined(separator: " | ") + " |\n|---|" + "---|".repeated(Work.transitions.count)
        let rows = peers.map { peer in
            "| \(peer.name) | " + Work.transitions.map { cell(peer.name, $0) ?? "–" }.joined(separator: " | ") + " |"
        }
        return ([head] + rows).joined(separator: "\n")
    }

    private var resources: String {
        let head = "| | most memory, MB | start to first frame, ms | what it is |\n|---|---|---|---|"
        let rows = peers.map { peer in
            let all = results.all(peer.name)
            let memory = all.map(\.peakMegabytes).max().map { String(format: "%.0f", $0) } ?? "–"
            let first = median(all.map(\.firstMilliseconds).filter { $0 > 0 }).map { String(format: "%.0f", $0) } ?? "–"
            let note = results.missing[peer.name].map { "not measured: \($0)" } ?? peer.summary
            return "| \(peer.name) | \(memory) | \(first) | \(note) |"
        }
        return ([head] + rows).joined(separator: "\n")
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
