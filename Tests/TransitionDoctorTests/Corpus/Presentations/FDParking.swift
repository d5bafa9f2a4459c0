import TransitionDoctor
import UIKit

/// A parked car, whose time runs out meanwhile, and a card with which it is made longer. A pull takes the card down.
final class FDParking: UIViewController, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    /// Whether the shade goes at the end of every way back, also of one that was called off.
    private var shadeAlwaysGoes = false
    private let time = fdLabel("60:00", .largeTitle, .white)
    private var percent: UIPercentDrivenInteractiveTransition?
    private var seconds = 3600

    static func screens(shadeAlwaysGoes: Bool = false) -> AppFlow {
        let parking = FDParking()
        parking.shadeAlwaysGoes = shadeAlwaysGoes
        return AppFlow(root: parking) { animated in
            parking.extend(animated: animated)
        } close: { animated in
            parking.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
        let column = fdColumn([time, fdLabel("Zone 3, Harbour Street", .body, .white)])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view, below: 60))
        every(1) { [weak self] in
            self?.tick()
            return self == nil
        }
    }

    private func tick() {
        seconds -= 1
        time.text = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }

    private func extend(animated: Bool) {
        guard presentedViewController == nil else { return }
        let card = FDTimeCard()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FDParking.pulled(_:)))
        pan.delegate = self
        card.view.addGestureRecognizer(pan)
        present(card, animated: animated)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: pan.view)
        return speed.y > abs(speed.x) && presentedViewController?.transitionCoordinator == nil
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let window = pan.view?.window else { return }
        let part = pan.translation(in: window).y / 300
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = pan.state == .ended && (part > 0.5 || pan.velocity(in: window).y > 900)
            if goes { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    private func slide(_ context: BodyAnimator.Context, leaves: Bool) {
        if UIAccessibility.isReduceMotionEnabled {
            context.addTo()
            return context.fade()
        }
        context.addTo()
        guard let card = context.upperView else { return context.end() }
        let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height - card.frame.minY)
        if !leaves { card.transform = below }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) {
            card.transform = leaves ? below : .identity
        } completion: { _ in
            card.transform = .identity
            context.takeToBack()
            context.end()
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.slide($0, leaves: false) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.slide($0, leaves: true) } }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = FDLowCard(presentedViewController: presented, presenting: presenting)
        controller.shadeAlwaysGoes = shadeAlwaysGoes
        return controller
    }
}

/// Keeps a card at the lower edge, with a shade behind it.
private final class FDLowCard: UIPresentationController {
    var shadeAlwaysGoes = false
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        let height = min(240 + (containerView?.safeAreaInsets.bottom ?? 0), bounds.height)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        let frame = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = frame.size
        presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        shade.backgroundColor = .black
        shade.alpha = 0
        containerView?.insertSubview(shade, at: 0)
        change(to: 0.5)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        change(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed || shadeAlwaysGoes { shade.removeFromSuperview() }
    }

    private func change(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            shade.alpha = alpha
            return
        }
        coordinator.animate { [shade] _ in shade.alpha = alpha }
    }
}

/// How much longer.
private final class FDTimeCard: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 18
        let column = fdColumn([
            fdLabel("How much longer?", .headline),
            fdButton("Ten minutes") { [weak self] in self?.presentingViewController?.dismiss(animated: true) },
        ])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view, below: 20))
    }
}
