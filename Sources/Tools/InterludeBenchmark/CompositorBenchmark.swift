import Compositor
import CoreGraphics
import Foundation
import WindowSystem

/// The compositor alone, on the scenes that other compositors were measured with.
enum CompositorBenchmark {
    private static let rounds = 5

    static func run() throws {
        let (from, to) = (BenchmarkPage.make(hue: 0x20), BenchmarkPage.make(hue: 0xA0))
        let frame = PixelBuffer(width: from.width, height: from.height)
        for scene in BenchmarkScene.allCases {
            let lists = (0..<BenchmarkScene.frameCount).map { scene.displayList(frame: $0, from: from, to: to) }
            let one = best(lists, into: frame, with: FrameRenderer(threads: 1))
            let all = best(lists, into: frame, with: FrameRenderer())
            let name = "  \(scene.rawValue)".padding(toLength: 26, withPad: " ", startingAt: 0)
            print("\(name)" + String(format: "%.2f ms a frame, %.2f ms on one thread", all, one))
        }
    }

    /// The best round's milliseconds per frame; the first round warms up.
    private static func best(_ lists: [DisplayList], into frame: PixelBuffer, with renderer: FrameRenderer) -> Double {
        var best = Double.infinity
        for _ in 0...rounds {
            let start = HostClock.now
            for list in lists { renderer.render(list, into: frame) }
            best = min(best, (HostClock.now - start) / Double(lists.count) * 1000)
        }
        return best
    }
}
