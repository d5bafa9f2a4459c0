import TransitionDoctor
import UIKit

/// Things for sale. A finger leads back from anywhere, but for the pictures while there are some before. The list alone has a bar with what
/// is in the basket, which comes and goes along with the pages.
final class FCListings: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private let dock = FCDock()
    private var driver: UIPercentDrivenInteractiveTransition?

    /// - Parameter hidesOnce: Whether a thing hides the bar only when it comes on the stack.
    static func screens(hidesOnce: Bool = false) -> AppFlow {
        let listings = FCListings(rootViewController: FCListing("For sale", .systemBackground))
        return AppFlow(root: listings) { animated in
            guard listings.viewControllers.count == 1 else { return }
            let thing = FCThing("Chair", .systemBackground)
            thing.hidesOnce = hidesOnce
            listings.pushViewController(thing, animated: animated)
        } close: { animated in
            listings.popViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        interactivePopGestureRecognizer?.isEnabled = false
        view.fcAdd(dock)
        NSLayoutConstraint.activate([
            dock.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            dock.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            dock.bottomAnchor.constraint(equalTo: view.bottomAnchor), dock.heightAnchor.constraint(equalToConstant: 84),
        ])
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FCListings.panned(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    /// Brings the bar up or away, along with the transition that runs.
    func showBar(_ isShown: Bool) {
        let coordinator = transitionCoordinator
        if coordinator?.animate(alongsideTransition: { _ in self.dock.raise(isShown) }) != true { dock.raise(isShown) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, transitionCoordinator == nil,
            let thing = topViewController as? FCThing
        else { return false }
        let speed = pan.velocity(in: view)
        return speed.x * view.fcReading > abs(speed.y) && !thing.hasPicturesBefore(pan.location(in: thing.view))
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view is UIScrollView }

    func panned(_ pan: UIPanGestureRecognizer) {
        let share = pan.translation(in: view).x * view.fcReading / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        case .changed: driver?.update(min(max(share, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = pan.state == .ended && (share > 0.5 || pan.velocity(in: view).x * view.fcReading > 800)
            if goes { driver?.finish() } else { driver?.cancel() }
            driver = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCParallaxAnimator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// The place of the bar. Beside the bar it takes no touches.
private final class FCDock: UIView {
    private let bar = UIView()
    private var place: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        bar.backgroundColor = .systemIndigo
        fcAdd(bar)
        let place = bar.topAnchor.constraint(equalTo: topAnchor, constant: 84)
        self.place = place
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 84), place,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    func raise(_ isUp: Bool) {
        place?.constant = isUp ? 0 : 84
        layoutIfNeeded()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bar.frame.contains(point) }
}

private final class FCListing: FCScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(5, .systemGray5))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (navigationController as? FCListings)?.showBar(true)
    }
}

private final class FCThing: FCScreen {
    var hidesOnce = false
    private let pictures = UIScrollView()
    private var isAtTheFirst = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let strip = UIStackView()
        (strip.distribution, strip.spacing) = (.fillEqually, 0)
        for color in [UIColor.systemRed, .systemOrange, .systemYellow] {
            let picture = UIView()
            picture.backgroundColor = color
            strip.addArrangedSubview(picture)
        }
        (pictures.isPagingEnabled, pictures.bounces) = (true, false)
        pictures.heightAnchor.constraint(equalToConstant: 180).isActive = true
        fcBelowCaption(pictures)
        pictures.fcAdd(strip)
        NSLayoutConstraint.activate([
            strip.leadingAnchor.constraint(equalTo: pictures.contentLayoutGuide.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: pictures.contentLayoutGuide.trailingAnchor),
            strip.topAnchor.constraint(equalTo: pictures.contentLayoutGuide.topAnchor),
            strip.bottomAnchor.constraint(equalTo: pictures.contentLayoutGuide.bottomAnchor),
            strip.heightAnchor.constraint(equalTo: pictures.frameLayoutGuide.heightAnchor),
            strip.widthAnchor.constraint(equalTo: pictures.frameLayoutGuide.widthAnchor, multiplier: 3),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hidesOnce || isMovingToParent { (navigationController as? FCListings)?.showBar(false) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isAtTheFirst, pictures.contentSize.width > pictures.bounds.width else { return }
        isAtTheFirst = true
        pictures.contentOffset.x = first
    }

    /// Where the first picture is, which lies at the right where lines begin there.
    private var first: CGFloat { view.fcReading > 0 ? 0 : max(pictures.contentSize.width - pictures.bounds.width, 0) }

    func hasPicturesBefore(_ point: CGPoint) -> Bool {
        pictures.frame.contains(point) && abs(pictures.contentOffset.x - first) > 1
    }
}

/// The upper page comes from aside, and the lower one gives way by a tenth of that.
@MainActor private final class FCParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        guard !UIAccessibility.isReduceMotionEnabled, let from = transitionContext.fromView,
            let to = transitionContext.toView
        else { return transitionContext.fade(0.35) }
        let pops = transitionContext.isLeaving
        let (upper, lower) = pops ? (from, to) : (to, from)
        let width = transitionContext.containerView.bounds.width * upper.fcReading
        let aside = CGAffineTransform(translationX: width, y: 0)
        let given = CGAffineTransform(translationX: -width / 10, y: 0)
        if pops { lower.transform = given } else { upper.transform = aside }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
            (upper.transform, lower.transform) = pops ? (aside, .identity) : (.identity, given)
        } completion: { _ in
            (upper.transform, lower.transform) = (.identity, .identity)
            transitionContext.takeToBack()
            transitionContext.end()
        }
    }
}
