import UIKit

/// A screen with one window, on which a test runs against this package's UIKit on Linux and against Apple's on iOS.
///
///     let stage = CompatibilityStage(root: navigation)
///     navigation.pushViewController(detail, animated: true)
///     stage.advance(by: 1)
///
/// On Linux a virtual clock advances and frames are exact. On iOS the main run loop runs for the same time, so a test that samples a
/// running animation there needs a tolerance.
///
/// Limitation on iOS: Swift Testing calls a test from a block of the main dispatch queue, which is not reentrant. Blocks that a
/// test puts on that queue run after it has returned, or while it is suspended.
@MainActor class CompatibilityStage {
    /// The window. It fills the screen.
    let window: UIWindow
    /// The view that fills the window, or whose size the test chose; the root view controller's, if there is one.
    let root: UIView
    /// The half of the stage that differs between the systems.
    private let platform: PlatformStage

    /// Shows a view controller and waits until its appearance is complete.
    ///
    /// - Parameters:
    ///   - controller: The root view controller.
    ///   - device: The device whose screen it is. On iOS it has no effect.
    init(root controller: UIViewController, device: Device = .iPhone15) {
        platform = PlatformStage(rootViewController: controller, device: device)
        window = platform.window
        root = controller.view
        platform.advance(by: 0.1)
    }

    /// Shows a view in a window.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - size: The size of the view; `nil` fills the window.
    init(showing view: UIView = UIView(), size: CGSize? = nil) {
        platform = PlatformStage(showing: view, size: size)
        window = platform.window
        root = view
        UIView.setAnimationsEnabled(true)
    }

    /// Shows an empty view of 393 × 852 points and makes a frame.
    static func empty() -> CompatibilityStage {
        let stage = CompatibilityStage(size: CGSize(width: 393, height: 852))
        stage.frame()
        return stage
    }

    private convenience init(size: CGSize) { self.init(showing: UIView(), size: size) }

    /// Adds a view with a frame to the root view and makes a frame.
    func add(_ view: UIView = UIView(), frame rect: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
        view.frame = rect
        root.addSubview(view)
        frame()
        return view
    }
}

// MARK: State

extension CompatibilityStage {
    /// The views in the window, one line each: the type, the frame, the opacity, whether it is hidden, the transform.
    var state: [String] { lines(of: window, depth: 0) }

    /// The lines of the state that were not there before, and those that are not there any more.
    func changes(since before: [String]) -> [String] {
        state.difference(from: before).map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
    }

    private func lines(of view: UIView, depth: Int) -> [String] {
        let line = "\(depth) \(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden) \(view.transform)"
        return [line] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }
}

// MARK: Time

extension CompatibilityStage {
    /// The seconds since the stage was set up.
    var time: TimeInterval { platform.time }

    /// Lets time pass, in frames of a sixtieth of a second.
    func advance(by duration: TimeInterval) { platform.advance(by: duration) }

    /// Lets one frame pass.
    func step() { platform.step() }

    /// Ends the run-loop iteration that is under way: lays out, commits and starts the animations that were added.
    func frame() { platform.frame() }

    /// Lets time pass without frames in between, with one frame at the end. On iOS there are frames in between.
    func jump(by duration: TimeInterval) { platform.jump(by: duration) }

    /// Lets time pass until no animation runs.
    ///
    /// - Parameter limit: The longest time to wait, in seconds.
    /// - Returns: Whether all animations ended within the limit.
    @discardableResult
    func settle(limit: TimeInterval = 10) -> Bool { platform.settle(limit: limit) }

    /// Makes the stage the current one, where a test uses several.
    func makeCurrent() { platform.makeCurrent() }
}

extension UIView {
    /// The layer as it is presented, or the model layer if it has not been committed.
    var shown: CALayer { layer.presentation() ?? layer }
}
