import QuartzCore
import UIKit

/// A view that is shown, on a clock that a test moves by hand.
@MainActor
final class TestStage {
    let root: UIView

    init(size: CGSize = CGSize(width: 393, height: 852)) {
        RenderServer().makeCurrent()
        UIView.setAnimationsEnabled(true)
        root = UIView(frame: CGRect(origin: .zero, size: size))
        RenderServer.current.attach(root.layer)
        frame()
    }

    /// Adds a view with a frame to the root and shows it.
    func add(_ view: UIView = UIView(), frame rect: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
        view.frame = rect
        root.addSubview(view)
        frame()
        return view
    }

    /// One frame at the present time.
    func frame() {
        RenderServer.current.settle()
    }

    /// Moves the clock, with a turn of the loop and a frame at the new time.
    func advance(_ seconds: TimeInterval) {
        frame()
        RenderServer.current.now += seconds
        UIApplication.shared.timers.beginTurn()
        frame()
    }
}

extension UIView {
    /// What is seen of the layer's model.
    var shown: CALayer { layer.presentation() ?? layer }
}

/// Whether two numbers differ by no more than `tolerance`.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
