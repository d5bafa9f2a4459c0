import UIKit

/// A controller that shows one child at a time in your container, and changes children with the transitions of this
/// module.
///
/// It makes the parent calls, appearance calls and layout of the children. A gesture can drive a change, and can catch
/// a running one. A canceled change leaves the previous child visible.
///
/// ```swift
/// final class SeasonsController: UIViewController {
///     private lazy var exchange = ChildTransitionController(of: self)
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         exchange.show(SpringController())
///         exchange.addGesture(.edgePan, using: .cube) { SummerController() }
///     }
///
///     func showSummer() { exchange.show(SummerController(), using: .cube) }
/// }
/// ```
@MainActor
public final class ChildTransitionController {
    /// The visible child; during a change, the leaving one.
    public private(set) var shown: UIViewController?
    /// Whether a child is being exchanged.
    public var isRunning: Bool { run != nil }

    /// Called whenever a change has ended, with whether the new child has stayed: a finger may have called it off.
    public var onChange: (@MainActor (Bool) -> Void)?

    private weak var container: UIViewController?
    /// The superview of the children. It has no other subviews, so transitions need not exclude any.
    let stage = UIView()
    private(set) var run: ExchangeRun?

    /// Makes an exchange for the children of a container.
    ///
    /// - Parameters:
    ///   - container: Whose children they are. It keeps the exchange, which does not keep it.
    ///   - view: Where the children are shown, below its other subviews; the container's whole view unless you say otherwise.
    public init(of container: UIViewController, in view: UIView? = nil) {
        self.container = container
        let host: UIView = view ?? container.view
        stage.frame = host.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.clipsToBounds = true
        host.insertSubview(stage, at: 0)
    }

    /// Shows a child in place of the one that is on show.
    ///
    /// A change that is still running is finished at once. Where nothing is on show yet, or nothing of the container is to
    /// be seen, there is no animation.
    ///
    /// - Parameters:
    ///   - child: The child. Its view is loaded by this call.
    ///   - transition: The transition; nil for none.
    ///   - direction: Whether the child arrives, or is what was there before it.
    ///   - completion: Called at the end with whether the child has stayed.
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

    /// Brings a change that is running to its end, without further animation.
    public func endAtOnce() { run?.endAtOnce() }

    // MARK: Running

    private var isVisible: Bool { stage.window != nil }

    /// Prepares a change with a transition; nil where there is nothing to change.
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
