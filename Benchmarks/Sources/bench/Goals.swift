import Foundation

/// What the compositor wants to reach, and whether it does, as rows of a table.
struct Goals {
    let results: Results
    let peers: [Peer]

    var markdown: String {
        let rows = toolkits + screens + bareLoop + limits + resources
        return (["| Goal | wanted | measured | |", "|---|---|---|---|"] + rows.map(\.markdown)).joined(separator: "\n")
    }

    private struct Row {
        let goal: String
        let wanted: String
        let measured: String
        let isReached: Bool

        var markdown: String { "| \(goal) | \(wanted) | \(measured) | \(isReached ? "reached" : "**not reached**") |" }
    }

    /// Against the fastest application's toolkit at each transition.
    private var toolkits: [Row] {
        let wanted = ["slide": 3.0, "dissolve": 3, "zoom": 2, "circle": 3, "flip": 1.5, "slideUp": 3]
        return Work.transitions.compactMap { transition in
            let ratios = peers.filter { $0.kind == .toolkit }.compactMap { peer in
                results.ratio(peer.name, to: "interlude", transition).map { (peer.name, $0) }
            }
            guard let fastest = ratios.min(by: { $0.1 < $1.1 }), let least = wanted[transition] else { return nil }
            return Row(
                goal: "\(transition): times as fast as the fastest toolkit, \(fastest.0)",
                wanted: "at least \(times(least))", measured: times(fastest.1), isReached: fastest.1 >= least)
        }
    }

    /// Screens of labels and pictures against a bitmap of each, and against Chromium, which keeps such bitmaps.
    private var screens: [Row] {
        let dear = ["slide", "dissolve", "slideUp"].compactMap { transition in
            results.ratio("views", to: "interlude", transition).map { ratio in
                Row(
                    goal: "\(transition): screens of views, times a page's frame", wanted: "at most \(times(1.5))",
                    measured: times(ratio), isReached: ratio <= 1.5)
            }
        }
        let besideChromium = Work.transitions.compactMap { transition in
            results.ratio("chromium", to: "views", transition).map { ratio in
                Row(
                    goal: "\(transition): screens of views, times as fast as chromium", wanted: "at least \(times(1))",
                    measured: times(ratio), isReached: ratio >= 1)
            }
        }
        return dear + besideChromium
    }

    /// Against a loop over pixman by hand, on as many threads.
    private var bareLoop: [Row] {
        Work.transitions.compactMap { transition in
            let least = ["slide", "zoom", "circle"].contains(transition) ? 1.5 : 1
            guard let ratio = results.ratio("pixman", to: "interlude", transition) else { return nil }
            return Row(
                goal: "\(transition): times as fast as pixman", wanted: "at least \(times(least))",
                measured: times(ratio), isReached: ratio >= least)
        }
    }

    /// Against what the memory allows.
    private var limits: [Row] {
        [("slide", "copy"), ("dissolve", "blend"), ("slideUp", "copy")].compactMap { transition, limit in
            guard let ratio = results.ratio("interlude", to: limit, transition) else { return nil }
            return Row(
                goal: "\(transition): times the limit, \(limit)", wanted: "at most \(times(2))", measured: times(ratio),
                isReached: ratio <= 2)
        }
    }

    private var resources: [Row] {
        let own = results.all("interlude")
        var rows: [Row] = []
        if let peak = own.filter({ $0.transition == "slide" }).map(\.peakMegabytes).max() {
            rows.append(
                Row(
                    goal: "slide: peak memory", wanted: "under 80 MB", measured: String(format: "%.0f MB", peak),
                    isReached: peak < 80))
        }
        if let first = median(own.map(\.firstMilliseconds).filter { $0 > 0 }) {
            rows.append(
                Row(
                    goal: "start of the process to the first frame", wanted: "under 60 ms",
                    measured: String(format: "%.0f ms", first), isReached: first < 60))
        }
        return rows
    }

    private func times(_ ratio: Double) -> String { String(format: "%.2f", ratio) }
}
