import Compositor
import CoreGraphics
import UIKit
import WindowSystem

/// Makes a host's frames one after the other, and takes the time of the three parts of each.
@MainActor
struct FrameMeasure {
    /// What a frame took, in milliseconds.
    struct Times {
        /// Touches, layout, animation, call-backs.
        let loop: Double
        /// From the layers to the list of what is drawn.
        let list: Double
        /// From the list to the pixels.
        let pixels: Double

        var whole: Double { loop + list + pixels }
    }

    private let host: HeadlessHost
    private let renderer: FrameRenderer
    private let frame: PixelBuffer
    private let tracker: DamageTracker?

    /// Draws the frame that there is, so that what comes after it needs nothing for the first time.
    ///
    /// - Parameter drawsWhole: Whether all of each frame is drawn, or what has changed, as in a window.
    init(of host: HeadlessHost, renderer: FrameRenderer, drawsWhole: Bool = true) {
        self.host = host
        self.renderer = renderer
        frame = host.renderFrame()
        tracker = drawsWhole ? nil : DamageTracker()
        draw(host.displayList())
    }

    /// Goes on by a frame, and draws it.
    @discardableResult
    func goOn() -> Times {
        let start = HostClock.now
        host.step()
        let stepped = HostClock.now
        let list = host.displayList()
        let listed = HostClock.now
        draw(list)
        let drawn = HostClock.now
        return Times(
            loop: (stepped - start) * 1000, list: (listed - stepped) * 1000, pixels: (drawn - listed) * 1000)
    }

    private func draw(_ list: DisplayList) {
        guard let tracker else { return renderer.render(list, into: frame) }
        renderer.render(list, into: frame, damage: tracker.damage(of: list))
    }
}

/// The value in the middle, the upper one of two; 0 of no values.
func median(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }
