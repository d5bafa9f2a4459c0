import QuartzCore

/// The change of a window's size, as controllers see it: what `viewWillTransition(to:with:)` gets.
///
/// It runs the changes that controllers add along with the window's own in one animation, and their completions when
/// that is over.
@MainActor final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// How long a turn by a quarter takes; the value of the former `statusBarOrientationAnimationDuration`.
    static let duration: TimeInterval = 0.3

    private let window: UIWindow
    let isAnimated: Bool
    let targetTransform: CGAffineTransform
    private var changes: [Handler] = []
    private var completions: [Handler] = []
    private var hasStarted = false
    private var hasEnded = false

    init(window: UIWindow, isAnimated: Bool, targetTransform: CGAffineTransform) {
        self.window = window
        self.isAnimated = isAnimated
        self.targetTransform = targetTransform
        super.init()
    }

    // MARK: Course

    /// Tells the window's controllers of the size, those that are presented too.
    func announce(_ size: CGSize, _ traits: UITraitCollection) {
        guard let root = window.rootViewController else { return }
        if traits.values != window.traitCollection.values { root.willTransition(to: traits, with: self) }
        root.viewWillTransition(to: size, with: self)
        var presented = root.presentedViewController
        while let controller = presented {
            controller.presentationController?.viewWillTransition(to: size, with: self)
            presented = controller.presentedViewController
        }
    }

    /// Gives the window its size, and runs everything that was added.
    func run(to frame: CGRect) {
        hasStarted = true
        let change = { [self] in
            window.frame = frame
            window.updateTraits()
            window.updateSafeArea()
            window.layoutIfNeeded()
            let changes = self.changes
            self.changes = []
            for change in changes { change(self) }
            window.layoutIfNeeded()
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(change)
            return end()
        }
        UIView.animate(
            withDuration: SizeTransition.duration, delay: 0, options: [.curveEaseInOut, .overrideInheritedOptions],
            animations: change, completion: { _ in self.end() })
    }

    private func end() {
        hasEnded = true
        while !completions.isEmpty { completions.removeFirst()(self) }
    }

    // MARK: Alongside

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        guard !hasEnded else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !hasStarted else { return false }
        changes.append(animation)
        return true
    }

    /// Never called: nobody drives a change of size with a finger.
    func notifyWhenInteractionEnds(_ handler: @escaping Handler) {}
    /// Never called: nobody drives a change of size with a finger.
    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

    // MARK: Context

    let presentationStyle = UIModalPresentationStyle.none
    let initiallyInteractive = false
    let isInterruptible = false
    let isInteractive = false
    let isCancelled = false
    var transitionDuration: TimeInterval { isAnimated ? SizeTransition.duration : 0 }
    let percentComplete: CGFloat = 0
    let completionVelocity: CGFloat = 1
    let completionCurve = UIView.AnimationCurve.easeInOut
    var containerView: UIView { window }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
