import CoreGraphics
import DemoScreens
import Foundation
import InterludeStage
import UIKit
import WindowSystem

/// The films of the catalogue, rendered at scale 3 and thrown away: what a frame costs with everything above the encoder.
@MainActor
enum FrameBenchmark {
    static func run() throws {
        for entry in TransitionCatalogue.entries {
            guard let operation = entry.operations.first else { continue }
            let (frames, seconds) = try measure(entry, operation)
            let name = "  \(entry.name) \(operation.rawValue)".padding(toLength: 26, withPad: " ", startingAt: 0)
            let total = String(format: "%.3f", seconds)
            let each = String(format: "%.2f", seconds / Double(frames) * 1000)
            print("\(name)\(frames) frames in \(total) s, \(each) ms each")
        }
    }

    private static func measure(
        _ entry: CatalogueEntry, _ operation: TransitionOperation
    ) throws -> (frames: Int, seconds: Double) {
        let demo = TransitionDemo(entry, operation)
        let stage = Stage(rootViewController: demo.rootViewController, scale: 3)
        try stage.settle()
        let frame = PixelBuffer(width: Int(stage.window.bounds.width * 3), height: Int(stage.window.bounds.height * 3))
        stage.host.renderFrame(into: frame)
        let start = HostClock.now
        demo.run()
        var frames = 0
        while !stage.isSettled && frames < 600 {
            stage.host.step()
            stage.host.renderFrame(into: frame)
            frames += 1
        }
        return (frames, HostClock.now - start)
    }
}
