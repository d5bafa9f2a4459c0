import QuartzCore
import UIKit

/// A stage with a view that fills it, a pixel a point, on which a test makes frames at times of its own, whatever the device's rhythm.
@MainActor
package final class TestStage {
    package let stage: Stage
    package let root = UIView()
    /// When the stage was set up, on the media clock.
    package let start: TimeInterval

    package init(size: CGSize = CGSize(width: 393, height: 852)) {
        stage = Stage(showing: root, size: size, scale: 1)
        start = stage.host.now
        UIView.setAnimationsEnabled(true)
        frame()
    }

    /// Adds a view with a frame to the root and shows it.
    package func add(_ view: UIView = UIView(), frame rect: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100))
        -> UIView
    {
        view.frame = rect
        root.addSubview(view)
        frame()
        return view
    }

    /// One frame at the present time.
    package func frame() { stage.host.frameLoop.settle() }

    /// Moves the clock, with a turn of the loop and a frame at the new time.
    package func advance(_ seconds: TimeInterval) {
        frame()
        stage.host.frameLoop.tick(at: stage.host.renderServer.now + seconds) {}
    }
}

extension UIView {
    /// What is seen of the layer's model.
    package var shown: CALayer { layer.presentation() ?? layer }
}

/// Whether two numbers differ by no more than `tolerance`.
package func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
