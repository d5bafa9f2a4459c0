import Foundation

/// The whole frame loop on the catalogue's transitions, as Markdown.
struct WholeLoop {
    /// A row of `interlude-benchmark frames`; milliseconds.
    private struct Row: Decodable {
        let transition: String
        let frames: Int
        let loop: Double
        let list: Double
        let pixels: Double
    }

    let laboratory: Laboratory

    func markdown() throws -> String {
        Progress.say("the whole frame loop")
        let rows: [Row] = try laboratory.rows(of: "frames")
        Progress.end()
        let head = [
            "| | frames | loop and layout | display list | both | pixels |", "|---|---|---|---|---|---|",
        ]
        let lines = rows.map {
            String(
                format: "| %@ | %d | %.3f | %.3f | %.3f | %.2f |", $0.transition, $0.frames, $0.loop, $0.list,
                $0.loop + $0.list, $0.pixels)
        }
        let most = rows.map { $0.loop + $0.list }.max() ?? 0
        let verdict = most <= 0.3 ? "reached" : "**not reached**"
        return (head + lines).joined(separator: "\n")
            + String(format: "\n\nThe largest sum of both is %.2f ms, the goal 0.3 ms: ", most)
            + verdict + "."
    }
}
