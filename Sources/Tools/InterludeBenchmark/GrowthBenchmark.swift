import Compositor
import Foundation

/// How a frame's cost grows with the number of layers: of all that exist, a part is seen, and a part of those moves.
@MainActor
enum GrowthBenchmark {
    /// What one row measures.
    struct Row: Codable {
        let layers: Int
        let seen: Int
        let moving: Int
        /// The median of the frames.
        let milliseconds: Double

        enum CodingKeys: String, CodingKey {
            case layers, seen, moving
            case milliseconds = "ms"
        }
    }

    private static let counts = [10, 100, 1_000, 10_000]
    private static let frames = 60

    static func run() throws {
        for row in rows() {
            let name = "  \(row.layers) layers".padding(toLength: 26, withPad: " ", startingAt: 0)
            let cost = String(format: "%.3f", row.milliseconds)
            print("\(name)\(cost) ms a frame where \(row.seen) are seen and \(row.moving) move")
        }
    }

    /// All are seen and 1 %, 10 %, all of them move; then ten are seen and move, the others lie outside of the screen.
    static func rows() -> [Row] {
        var rows: [Row] = []
        for count in counts {
            for share in [0.01, 0.1, 1] {
                rows.append(measure(count, seen: count, moving: max(1, Int(Double(count) * share))))
            }
        }
        for count in counts { rows.append(measure(count, seen: 10, moving: 10)) }
        return rows
    }

    /// The whole loop and the pixels that have changed.
    private static func measure(_ count: Int, seen: Int, moving: Int) -> Row {
        let screen = LayeredScreen(layers: count, seen: seen, moving: moving, renderer: FrameRenderer())
        let times = (0..<frames).map { _ in screen.goOn().whole }
        return Row(layers: count, seen: seen, moving: moving, milliseconds: median(times))
    }
}
