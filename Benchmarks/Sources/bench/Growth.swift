import Foundation

/// How a frame's cost grows with the number of layers: a table and a plot.
struct Growth {
    /// A row of `interlude-benchmark growth`.
    private struct Row: Decodable {
        let layers: Int
        let seen: Int
        let moving: Int
        let ms: Double
    }

    private let rows: [Row]

    init(_ laboratory: Laboratory) throws {
        Progress.say("growth")
        rows = try laboratory.rows(of: "growth")
        Progress.end()
    }

    var markdown: String {
        let head = [
            "| layers | 1 % move | 10 % move | all move | only ten are seen and move |", "|---|---|---|---|---|",
        ]
        let lines = counts.map { count in
            let cells = series.map { line in point(of: line, count).map { String(format: "%.2f ms", $0.y) } ?? "–" }
            return "| \(count) | " + cells.joined(separator: " | ") + " |"
        }
        return (head + lines).joined(separator: "\n")
    }

    var plot: Plot {
        Plot(
            across: "layers", upwards: "ms a frame",
            lines: series.map { line in
                Plot.Line(name: line.name, points: counts.compactMap { point(of: line, $0) })
            })
    }

    private var counts: [Int] { Set(rows.map(\.layers)).sorted() }

    private func point(of line: Series, _ count: Int) -> (x: Double, y: Double)? {
        rows.first { $0.layers == count && line.includes($0) }.map { (Double(count), $0.ms) }
    }

    private struct Series {
        let name: String
        let includes: (Row) -> Bool
    }

    private var series: [Series] {
        func share(_ name: String, _ part: Double) -> Series {
            Series(name: name) { $0.seen == $0.layers && $0.moving == max(1, Int(Double($0.layers) * part)) }
        }
        return [
            share("1 % move", 0.01), share("10 % move", 0.1), share("all move", 1),
            Series(name: "ten are seen and move") { $0.seen == 10 && $0.moving == 10 },
        ]
    }
}
