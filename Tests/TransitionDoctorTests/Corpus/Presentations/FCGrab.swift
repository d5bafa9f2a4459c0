import TransitionDoctor
import UIKit

/// A concert, of which a ticket is shown. The ticket is its own delegate, and can be caught while it goes.
final class FCConcert: FCScreen {
    private var keepsTheRun = false

    static func screens(keepsTheRun: Bool = false) -> AppFlow {
        let concert = FCConcert("Concert", .systemBackground)
        concert.keepsTheRun = keepsTheRun
        return AppFlow(root: concert) { animated in
            guard concert.presentedViewController == nil else { return }
            concert.present(FCTicket(keepsTheRun: concert.keepsTheRun), animated: animated)
        } close: { animated in
            concert.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(4, .systemGray3))
    }
}

private final class FCTicket: FCScreen, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    private let departure: FCLift
    private var driver: UIPercentDrivenInteractiveTransition?
    private var isPulled = false
    private var caughtAt: CGFloat = 0

    /// - Parameter keepsTheRun: Whether the run that is over is handed out again the next time.
    init(keepsTheRun: Bool) {
        departure = FCLift(comes: false, forgets: !keepsTheRun)
        super.init("Ticket", .systemPink)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(2, .white, height: 120))
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FCTicket.panned(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, !isBeingPresented,
            transitionCoordinator?.isCancelled != true
        else { return false }
        let speed = pan.velocity(in: nil)
        return abs(speed.y) > abs(speed.x) && (isBeingDismissed || speed.y > 0)
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let height = max(presentingViewController?.view.bounds.height ?? view.bounds.height, 1)
        let share = caughtAt + pan.translation(in: nil).y / height
        switch pan.state {
        case .began where isBeingDismissed:
            driver?.pause()
            caughtAt = departure.share
        case .began:
            (caughtAt, isPulled) = (0, true)
            dismiss(animated: true)
        case .changed: driver?.update(min(max(share, 0), 1))
        case .ended, .cancelled, .failed:
            isPulled = false
            let goes = pan.state == .ended && (share > 0.4 || pan.velocity(in: nil).y > 900)
            if goes { driver?.finish() } else { driver?.cancel() }
        default: break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCLift(comes: true, forgets: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { departure }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = isPulled
        self.driver = driver
        return driver
    }
}

/// Up from below, and down again, by one property animator for each run.
@MainActor private final class FCLift: NSObject, UIViewControllerAnimatedTransitioning {
    private let (comes, forgets): (Bool, Bool)
    private var run: UIViewPropertyAnimator?

    init(comes: Bool, forgets: Bool) {
        (self.comes, self.forgets) = (comes, forgets)
        super.init()
    }

    /// How much of the run is over.
    var share: CGFloat { run?.fractionComplete ?? 0 }

    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FCContext) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: FCContext) -> any UIViewImplicitlyAnimating {
        if let run { return run }
        let made = makeRun(transitionContext)
        run = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        if forgets { run = nil }
    }

    private func makeRun(_ context: FCContext) -> UIViewPropertyAnimator {
        context.addTo()
        let run = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut)
        let view = context.upperView
        let isCalm = UIAccessibility.isReduceMotionEnabled
        let below = CGAffineTransform(translationX: 0, y: isCalm ? 0 : context.containerView.bounds.height)
        let comes = comes
        let set = { (transform: CGAffineTransform, alpha: CGFloat) in
            view?.transform = transform
            view?.alpha = alpha
        }
        if comes { set(below, isCalm ? 0 : 1) }
        run.addAnimations {
            if comes { set(.identity, 1) } else { set(below, isCalm ? 0 : 1) }
        }
        run.addCompletion { _ in
            set(.identity, 1)
            context.takeToBack()
            context.end()
        }
        return run
    }
}
