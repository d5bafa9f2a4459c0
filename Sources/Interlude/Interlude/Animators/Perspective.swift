import UIKit

/// Depth for the time of a transition: perspective on the container, and darkness behind the screens.
///
/// What it changes it puts back with `remove()`.
@MainActor
struct Perspective {
    /// The viewer's distance in points where nothing else is said.
    nonisolated static let distance: CGFloat = 1000

    private let container: UIView
    private let before: CATransform3D
    private let darkness: UIView

    /// Gives the container perspective and puts a black view behind its subviews.
    ///
    /// - Parameter darkens: False where the screen behind stays in its own place, outside the container: it must be seen.
    init(in container: UIView, darkens: Bool) { self.init(in: container, background: darkens ? .black : nil) }

    /// Gives the container perspective and puts a view of the background color behind its subviews, if there is one.
    init(in container: UIView, background: UIColor?, distance: CGFloat = Perspective.distance) {
        self.container = container
        before = container.layer.sublayerTransform
        darkness = UIView(frame: container.bounds)
        darkness.backgroundColor = background
        darkness.isUserInteractionEnabled = false
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / distance
        container.layer.sublayerTransform = perspective
        guard background != nil else { return }
        container.insertSubview(darkness, at: 0)
        Self.putBehind(darkness, in: container, distance: distance)
    }

    /// Puts a view behind whatever turns, also where that dips far below the screen's plane.
    static func putBehind(_ view: UIView, in container: UIView, distance: CGFloat) {
        let depth = 2 * max(container.bounds.width, container.bounds.height)
        view.layer.zPosition = -depth
        // Far away it looks smaller than the screen, so it is made larger.
        let scale = max(4, 1.05 * (1 + depth / distance))
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Puts a view in front of all views that turn, at the size that it has in the screen's plane.
    static func putInFront(_ view: UIView, distance: CGFloat) {
        view.layer.zPosition = distance * 0.9
        view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    }

    /// Takes perspective and darkness away.
    func remove() {
        container.layer.sublayerTransform = before
        darkness.removeFromSuperview()
    }
}
