import UIKit

/// A phone with one view that fills it, and a finger.
@MainActor open class ViewStage {
    package let stage: Stage
    package var host: HeadlessHost { stage.host }
    package var window: UIWindow { stage.window }

    /// Makes the phone; `view` is set up by whoever makes the stage.
    public init(_ view: UIView) { stage = Stage(showing: view) }

    package func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        host.send(.down, at: CGPoint(x: x, y: y), finger: finger)
    }

    package func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        host.step()
        host.send(.move, at: CGPoint(x: x, y: y), finger: finger)
    }

    package func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        host.step()
        host.send(.up, at: CGPoint(x: x, y: y), finger: finger)
    }

    open func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up(x, y)
    }
}

/// A phone with a white view that fills it, made when it is first asked for: what a suite's initialiser made would share the screen
/// with the tests that run before its own.
@MainActor package final class LazyScene {
    package init() {}

    package private(set) lazy var shown: (stage: ViewStage, root: UIView) = {
        let root = UIView()
        root.backgroundColor = .white
        return (ViewStage(root), root)
    }()
}
