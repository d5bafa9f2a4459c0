import TestStages
import UIKit

/// A phone with one view that fills it, and a finger.
@MainActor class ViewStage {
    let stage: Stage
    var host: HeadlessHost { stage.host }
    var window: UIWindow { stage.window }

    /// Makes the phone; `view` is set up by whoever makes the stage.
    init(_ view: UIView) { stage = Stage(showing: view) }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        host.send(.down, at: CGPoint(x: x, y: y), finger: finger)
    }

    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        host.step()
        host.send(.move, at: CGPoint(x: x, y: y), finger: finger)
    }

    func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        host.step()
        host.send(.up, at: CGPoint(x: x, y: y), finger: finger)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up(x, y)
    }
}

/// A phone with a white view that fills it, made when it is first asked for: what a suite's initialiser made would share the screen
/// with the tests that run before its own.
@MainActor final class LazyScene {
    private(set) lazy var shown: (stage: ViewStage, root: UIView) = {
        let root = UIView()
        root.backgroundColor = .white
        return (ViewStage(root), root)
    }()
}
