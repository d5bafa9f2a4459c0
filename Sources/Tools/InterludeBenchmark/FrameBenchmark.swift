import Compositor
import Foundation
import Gallery
import InterludeStage
import UIKit

/// The films of the catalogue, rendered at scale 3 and thrown away: what a frame costs with everything above the encoder.
@MainActor
enum FrameBenchmark {
    /// What one row measures: medians of a transition's frames, in milliseconds.
    struct Row: Codable {
        let transition: String
        let frames: Int
        /// Touches, layout, animation, call-backs.
        let loop: Double
        /// From the layers to the list of what is drawn.
        let list: Double
        /// From the list to the pixels.
        let pixels: Double
    }

    static func run() throws {
        for row in try rows() {
            let name = "  \(row.transition)".padding(toLength: 26, withPad: " ", startingAt: 0)
            let parts = String(format: "%.3f + %.3f + %.3f", row.loop, row.list, row.pixels)
            print("\(name)\(parts) ms a frame for the loop, the list and the pixels; \(row.frames) frames")
        }
    }

    static func rows() throws -> [Row] {
        try TransitionCatalogue.entries.compactMap { entry in
            try entry.operations.first.map { try measure(entry, $0) }
        }
    }

    private static func measure(_ entry: CatalogueEntry, _ operation: TransitionOperation) throws -> Row {
        let demo = TransitionDemo(entry, operation)
        let stage = Stage(rootViewController: demo.rootViewController, scale: 3)
        try stage.settle()
        let measure = FrameMeasure(of: stage.host, renderer: FrameRenderer())
        demo.run()
        var times: [FrameMeasure.Times] = []
        while !stage.isSettled && times.count < 600 { times.append(measure.goOn()) }
        return Row(
            transition: "\(entry.name) \(operation.rawValue)", frames: times.count, loop: median(times.map(\.loop)),
            list: median(times.map(\.list)), pixels: median(times.map(\.pixels)))
    }
}
