import InterludeTesting
import UIKit

/// Writes down what is called, in order.
@MainActor
final class CallLog {
    private(set) var lines: [String] = []
    var isOn = true

    func add(_ line: String) {
        if isOn { lines.append(line) }
    }

    /// The lines so far; the log is empty afterwards.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes its calls into a log, under a name.
@MainActor
class LoggingController: UIViewController {
    let name: String
    let log: CallLog
    var hooks: [String: () -> Void] = [:]

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
        log.add("\(name).\(call)")
        hooks[call]?()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}

/// An animator that fades, and writes its calls down.
@MainActor
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var duration: TimeInterval = 0.4
    var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
    var completes = true

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        onAnimate?(context)
        let to = context.view(forKey: .to)
        let from = context.view(forKey: .from)
        if let to {
            if let controller = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: controller) }
            context.containerView.addSubview(to)
        }
        let fading = to ?? from
        let comes = to != nil
        if comes { fading?.alpha = 0 }
        UIView.animate(withDuration: duration) {
            fading?.alpha = comes ? 1 : 0
        } completion: { finished in
            guard self.completes else { return }
            self.log.add("completion(finished: \(finished))")
            fading?.alpha = 1
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.add("animationEnded(\(transitionCompleted))")
    }
}

/// Chooses animators and interactors for a navigation controller and for modal controllers, and writes down when.
@MainActor
final class LoggingDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var onWillShow: (() -> Void)?
    var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    // MARK: Navigation

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.add("willShow(\(name(viewController)))")
        onWillShow?()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.add("didShow(\(name(viewController)))")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationControllerFor(\(operation), \(name(fromVC)), \(name(toVC)))")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactionControllerFor")
        return interactor
    }

    private func name(_ controller: UIViewController) -> String {
        (controller as? LoggingController)?.name ?? "?"
    }

    // MARK: Modal

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.add("presentationController(forPresented)")
        return makePresentationController?(presented, presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationController(forPresented)")
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationController(forDismissed)")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactionControllerForPresentation")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactionControllerForDismissal")
        return interactor
    }
}

/// A presentation controller that writes its hooks down.
@MainActor
final class LoggingPresentationController: UIPresentationController {
    var log: CallLog?
    var removes = false
    var frame: CGRect?

    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
        frame ?? super.frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        log?.add("presentationTransitionWillBegin(container: \(containerView?.window != nil))")
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [log] _ in log?.add("alongside") },
            completion: { [log] context in log?.add("coordinator completion(cancelled: \(context.isCancelled))") })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log?.add("presentationTransitionDidEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() {
        log?.add("dismissalTransitionWillBegin")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?.add("dismissalTransitionDidEnd(\(completed))")
    }
}

/// A window on a headless screen with a root controller.
@MainActor
struct Stage {
    let host: HeadlessHost
    let window: UIWindow

    init(root: UIViewController, device: DeviceProfile = .iPhone15) {
        host = HeadlessHost(device: device)
        window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        host.advance(by: 0.1)
    }

    /// Everything of the window and its controllers, written down.
    var state: StateRecord { StateRecord(of: window) }

    /// What is different from an earlier record; nothing when all is as it was.
    func changes(since earlier: StateRecord) -> [StateDifference] { state.differences(from: earlier) }
}
