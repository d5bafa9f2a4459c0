import UIKit

/// A controller that shows one child at a time in your container, and changes children with the transitions of this
/// module.
///
/// It makes the parent calls, appearance calls and layout of the children. A gesture can drive a change, and can catch
/// a running one. A canceled change leaves the previous child visible.
///
/// ```swift
/// final class SeasonsController: UIViewController {
///     private lazy var seasons = ChildTransitionController(of: self)
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         seasons.show(SpringController())
///         seasons.addGesture(.edgePan, using: .cube) { SummerController() }
///     }
///
///     func showSummer() { seasons.show(SummerController(), using: .cube) }
/// }
/// ```
@MainActor
public final class ChildTransitionController {
    /// The visible child; during a change, the leaving one.
    public private(set) var shown: UIViewController?
    /// Whether a change of children is running.
    public var isRunning: Bool { run != nil }

    /// Called after each change, with whether the new child is shown: `false` after a canceled change.
    public var onChange: (@MainActor (Bool) -> Void)?

    private weak var container: UIViewController?
    /// The superview of the children. It has no other subviews, so transitions need not exclude any.
    let stage = UIView()
    private(set) var run: ExchangeRun?

    /// Creates a controller for the children of a container.
    ///
    /// - Parameters:
    ///   - container: The parent of the children. Retain this controller in it; the container is not retained.
    ///   - view: The superview of the children, which are below its other subviews; by default the container's view.
    public init(of container: UIViewController, in view: UIView? = nil) {
        self.container = container
        let host: UIView = view ?? container.view
        stage.frame = host.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.clipsToBounds = true
        host.insertSubview(stage, at: 0)
    }

    /// Shows a child instead of the visible one.
    ///
    /// A running change is finished immediately. The change is not animated if there is no visible child, or if the container
    /// is not in a window.
    ///
    /// - Parameters:
    ///   - child: The child. Its view is loaded by this call.
    ///   - transition: The transition; `nil` for none.
    ///   - direction: Whether the transition runs forward, or in reverse to a previous child.
    ///   - completion: Called at the end, with whether the new child is shown.
    public func show(
        _ child: UIViewController, using transition: ScreenTransition? = nil,
        direction: TransitionDirection = .forward, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        endAtOnce()
        guard child !== shown else {
            completion?(true)
            return
        }
        guard let transition, isVisible, shown != nil else {
            replace(by: child)
            finish(true, completion)
            return
        }
        begin(child, transition, direction, .back(transition.backGesture, direction), completion)?.start()
    }

    /// Finishes a running change immediately, without further animation.
    public func endAtOnce() { run?.endAtOnce() }

    // MARK: Running

    private var isVisible: Bool { stage.window != nil }

    /// Prepares a change with a transition; `nil` where there is nothing to change.
    func begin(
        _ child: UIViewController, _ transition: ScreenTransition, _ direction: TransitionDirection,
        _ way: FingerWay, _ completion: (@MainActor (Bool) -> Void)? = nil
    ) -> ExchangeRun? {
        guard run == nil, let container, let shown, shown !== child, isVisible else { return nil }
        let made = ExchangeRun(
            from: shown, to: child, of: container, on: stage,
            animator: transition.animator(for: direction), way: way
        ) { [weak self] hasStayed in
            guard let self else { return }
            run = nil
            if hasStayed { self.shown = child }
            finish(hasStayed, completion)
        }
        run = made
        return made
    }

    private func finish(_ hasStayed: Bool, _ completion: (@MainActor (Bool) -> Void)?) {
        container?.setNeedsStatusBarAppearanceUpdate()
        completion?(hasStayed)
        onChange?(hasStayed)
    }

    /// Puts a child in the place of the other one, without animation.
    private func replace(by child: UIViewController) {
        guard let container else { return }
        let before = shown
        let hasAppearance = isVisible
        container.addChild(child)
        child.view.frame = stage.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if hasAppearance {
            before?.beginAppearanceTransition(false, animated: false)
            child.beginAppearanceTransition(true, animated: false)
        }
        before?.willMove(toParent: nil)
        before?.view.removeFromSuperview()
        stage.addSubview(child.view)
        if hasAppearance {
            before?.endAppearanceTransition()
            child.endAppearanceTransition()
        }
        before?.removeFromParent()
        child.didMove(toParent: container)
        shown = child
    }
}
