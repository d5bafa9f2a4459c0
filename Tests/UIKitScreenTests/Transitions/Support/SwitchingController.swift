import UIKit

/// A container that shows one child and changes it with an animator, as `Documentation/custom-containers.md` describes it.
/// It uses nothing but public API.
@MainActor
final class SwitchingController: UIViewController {
    /// Makes the animator of the next change; nil changes at once.
    var makeAnimator: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
    /// Drives the next change; nil lets it run by itself.
    var interactor: UIPercentDrivenInteractiveTransition?
    private var shown: UIViewController
    private var isChanging = false

    init(showing child: UIViewController) {
        shown = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The container tells its children of their appearance itself.
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(shown)
        shown.view.frame = view.bounds
        view.addSubview(shown.view)
        shown.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown.endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        shown.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown.endAppearanceTransition()
    }

    /// Shows another child. A change that comes while one is under way is ignored.
    func show(_ child: UIViewController) {
        guard !isChanging, child !== shown else { return }
        isChanging = true
        let old = shown
        addChild(child)
        old.willMove(toParent: nil)
        child.loadViewIfNeeded()
        let animator = makeAnimator()
        let context = SwitchContext(from: old, to: child, in: view, isInteractive: animator != nil && interactor != nil)
        context.onEnd = { [weak self] done in
            self?.end(from: old, to: child, done: done)
            animator?.animationEnded(done)
        }
        old.beginAppearanceTransition(false, animated: animator != nil)
        child.beginAppearanceTransition(true, animated: animator != nil)
        start(animator, context)
    }

    private func start(_ animator: (any UIViewControllerAnimatedTransitioning)?, _ context: SwitchContext) {
        guard let animator else {
            context.to.view.frame = view.bounds
            view.addSubview(context.to.view)
            return context.completeTransition(true)
        }
        if context.isInteractive { interactor?.startInteractiveTransition(context) }
        animator.animateTransition(using: context)
    }

    private func end(from old: UIViewController, to child: UIViewController, done: Bool) {
        isChanging = false
        if done {
            shown = child
            old.view.removeFromSuperview()
            old.endAppearanceTransition()
            child.endAppearanceTransition()
            old.removeFromParent()
            child.didMove(toParent: self)
        } else {
            child.view.removeFromSuperview()
            child.beginAppearanceTransition(false, animated: true)
            child.endAppearanceTransition()
            old.beginAppearanceTransition(true, animated: true)
            old.endAppearanceTransition()
            child.willMove(toParent: nil)
            child.removeFromParent()
            old.didMove(toParent: self)
        }
    }
}

/// The stage of one change, of the container's own type.
@MainActor
final class SwitchContext: NSObject, UIViewControllerContextTransitioning {
    let from: UIViewController
    let to: UIViewController
    let containerView: UIView
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    /// Called once, when the change has ended; false when it was called off.
    var onEnd: ((Bool) -> Void)?

    init(from: UIViewController, to: UIViewController, in container: UIView, isInteractive: Bool) {
        self.from = from
        self.to = to
        containerView = container
        self.isInteractive = isInteractive
    }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func pauseInteractiveTransition() {}
    func finishInteractiveTransition() { isInteractive = false }

    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
    }

    func completeTransition(_ didComplete: Bool) {
        let end = onEnd
        onEnd = nil
        end?(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
