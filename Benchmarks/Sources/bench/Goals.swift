import Foundation

/// The goals of the compositor beside the measured figures: a Markdown table with a row for each goal and a column for each
/// transition.
struct Goals {
    let results: Results
    let peers: [Peer]

    var markdown: String {
        let rows = [toolkits, bareLoop, limits, screens, screensBesideChromium].map(\.markdown)
        return ([Work.tableHead] + rows).joined(separator: "\n") + "\n\n" + resources.joined(separator: " ")
    }

    /// A measured figure and its goal.
    private struct Cell {
        let measured: String
        let goal: String
        let isReached: Bool
        var note = ""

        /// A figure that misses its goal is bold.
        var markdown: String { (isReached ? measured : "**\(measured)**") + " (\(goal))" + note }

        static func ratio(_ ratio: Double, atLeast least: Double, note: String = "") -> Cell {
            Cell(
                measured: Self.text(ratio, digits: 2), goal: "≥ \(Self.text(least, digits: 1))",
                isReached: ratio >= least, note: note)
        }

        static func ratio(_ ratio: Double, atMost most: Double) -> Cell {
            Cell(
                measured: Self.text(ratio, digits: 2), goal: "≤ \(Self.text(most, digits: 1))",
                isReached: ratio <= most)
        }

        private static func text(_ number: Double, digits: Int) -> String { String(format: "%.\(digits)f", number) }
    }

    private struct Row {
        let title: String
        let cell: (String) -> Cell?

        var markdown: String {
            "| \(title) | " + Work.transitions.map { cell($0)?.markdown ?? "–" }.joined(separator: " | ") + " |"
        }
    }

    /// Against the fastest toolkit in each transition.
    private var toolkits: Row {
        let wanted = ["slide": 3.0, "dissolve": 3, "zoom": 2, "circle": 3, "flip": 1.5, "slideUp": 3]
        return Row(title: "fastest toolkit ÷ interlude") { transition in
            let ratios = peers.filter { $0.kind == .toolkit }.compactMap { peer in
                results.ratio(peer.name, to: "interlude", transition).map { (peer.name, $0) }
            }
            guard let fastest = ratios.min(by: { $0.1 < $1.1 }), let least = wanted[transition] else { return nil }
            return .ratio(fastest.1, atLeast: least, note: " \(fastest.0)")
        }
    }

    /// Against a hand-written loop over pixman, on as many threads.
    private var bareLoop: Row {
        Row(title: "pixman ÷ interlude") { transition in
            let least = ["slide", "zoom", "circle"].contains(transition) ? 1.5 : 1
            return results.ratio("pixman", to: "interlude", transition).map { .ratio($0, atLeast: least) }
        }
    }

    /// Against the speed of the memory.
    private var limits: Row {
        let limits = ["slide": "copy", "dissolve": "blend", "slideUp": "copy"]
        return Row(title: "interlude ÷ copy or blend") { transition in
            limits[transition].flatMap { results.ratio("interlude", to: $0, transition) }.map { .ratio($0, atMost: 2) }
        }
    }

    /// Screens of labels and images against one bitmap for each screen.
    private var screens: Row {
        Row(title: "views ÷ interlude") { transition in
            guard ["slide", "dissolve", "slideUp"].contains(transition) else { return nil }
            return results.ratio("views", to: "interlude", transition).map { .ratio($0, atMost: 1.5) }
        }
    }

    /// Screens of labels and images against Chromium, which caches such bitmaps.
    private var screensBesideChromium: Row {
        Row(title: "chromium ÷ views") { transition in
            results.ratio("chromium", to: "views", transition).map { .ratio($0, atLeast: 1) }
        }
    }

    private var resources: [String] {
        let own = results.all("interlude")
        var sentences: [String] = []
        if let peak = own.filter({ $0.transition == "slide" }).map(\.peakMegabytes).max() {
            let cell = Cell(measured: String(format: "%.0f MB", peak), goal: "< 80 MB", isReached: peak < 80)
            sentences.append("Peak memory of slide: \(cell.markdown).")
        }
        if let first = median(own.map(\.firstMilliseconds).filter { $0 > 0 }) {
            let cell = Cell(measured: String(format: "%.0f ms", first), goal: "< 60 ms", isReached: first < 60)
            sentences.append("Start of the process to its first frame: \(cell.markdown).")
        }
        return sentences
    }
}
