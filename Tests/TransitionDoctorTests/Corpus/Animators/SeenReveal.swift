import QuartzCore
import TransitionDoctor
import UIKit

/// A bubble grows from a button and shows the next screen: a mask of Core Animation's.
@MainActor final class SeenBubble: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    enum Fault {
        case none
        /// The mask stays on the view.
        case maskStays
        /// The animation is kept at its end, and never taken away.
        case keptAtEnd
        /// Whether the animation finished is handed on.
        case handsOnFinished
        /// Nothing where there is no from view, as in all presentations over something.
        case needsFromView
    }

    private let fault: Fault
    private let leaves: Bool
    private var context: BodyAnimator.Context?
    private weak var masked: UIView?

    init(leaves: Bool, _ fault: Fault) { (self.leaves, self.fault) = (leaves, fault) }

    func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.4 }

    func animateTransition(using context: BodyAnimator.Context) {
        if fault == .needsFromView, !leaves {
            guard context.view(forKey: .from) != nil else { return }
        }
        self.context = context
        context.addTo()
        guard let view = context.upperView else { return context.end() }
        masked = view
        let container = context.containerView.bounds
        let button = CGRect(x: container.midX - 25, y: container.maxY - 120, width: 50, height: 50)
        let reach = hypot(max(button.midX, container.width - button.midX), button.midY)
        let (small, large) = (
            UIBezierPath(ovalIn: button).cgPath,
            UIBezierPath(ovalIn: button.insetBy(dx: -reach, dy: -reach)).cgPath
        )
        let mask = CAShapeLayer()
        mask.path = leaves ? small : large
        view.layer.mask = mask
        let animation = CABasicAnimation(keyPath: "path")
        (animation.fromValue, animation.toValue) = leaves ? (large, small) : (small, large)
        animation.duration = 0.4
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        mask.add(animation, forKey: "bubble")
        if fault == .keptAtEnd, !leaves { pulse(view) }
    }

    /// A small growth of the view that is kept with the animation instead of in the layer.
    private func pulse(_ view: UIView) {
        let growth = CABasicAnimation(keyPath: "transform.scale")
        (growth.fromValue, growth.toValue, growth.duration) = (0.96, 1, 0.4)
        growth.fillMode = .forwards
        growth.isRemovedOnCompletion = false
        view.layer.add(growth, forKey: "growth")
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            guard let context else { return }
            self.context = nil
            if fault != .maskStays { masked?.layer.mask = nil }
            context.takeToBack()
            context.completeTransition(fault == .handsOnFinished ? flag : !context.transitionWasCancelled)
        }
    }

    /// An app with a button at the bottom, from which the next screen comes.
    static func screens(_ fault: Fault = .none) -> AppFlow {
        let home = SeenPlain("Bubble", .systemTeal)
        home.whenLoaded = { home in
            let button = UIButton(type: .custom)
            button.backgroundColor = .systemRed
            button.layer.cornerRadius = 25
            button.frame = CGRect(x: 168, y: 732, width: 50, height: 50)
            home.view.addSubview(button)
        }
        let delegate = CorpusModalDelegate { SeenBubble(leaves: $0, fault) }
        return AppFlow(root: home) { animated in
            let next = SeenPlain("Inside", .systemRed)
            next.modalPresentationStyle = .custom
            next.transitioningDelegate = delegate
            home.present(next, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }
}

/// A page turns about its edge, in perspective.
@MainActor enum SeenFlip {
    static func turn(_ context: BodyAnimator.Context, isPop: Bool, keepsAnchor: Bool = false) {
        context.addTo()
        guard let page = isPop ? context.fromView : context.toView, !UIAccessibility.isReduceMotionEnabled else {
            return context.fade(0.4)
        }
        let frame = page.frame
        page.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        page.layer.position = CGPoint(x: frame.minX, y: frame.midY)
        var away = CATransform3DIdentity
        away.m34 = -1 / 600
        away = CATransform3DRotate(away, -.pi / 2, 0, 1, 0)
        if !isPop { page.layer.transform = away }
        UIView.animate(withDuration: 0.4) {
            page.layer.transform = isPop ? away : CATransform3DIdentity
        } completion: { _ in
            page.layer.transform = CATransform3DIdentity
            if !keepsAnchor {
                page.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
                page.layer.position = CGPoint(x: frame.midX, y: frame.midY)
            }
            context.takeToBack()
            context.end()
        }
    }
}

/// An interruptible animator, kept for the run, with a pan that takes hold of it.
@MainActor final class SeenFluid: NSObject, UIViewControllerAnimatedTransitioning {
    enum Fault {
        case none
        /// It is the same one for the next run too, ended as it is.
        case keptForEver
        /// It says that all went well, whatever happened.
        case alwaysTrue
        /// How the page comes is thrown with dice.
        case dice
    }

    private let isPop: Bool
    private let fault: Fault
    private var animator: UIViewPropertyAnimator?

    init(isPop: Bool, _ fault: Fault) { (self.isPop, self.fault) = (isPop, fault) }

    func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.4 }

    func animateTransition(using context: BodyAnimator.Context) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: BodyAnimator.Context) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        context.addTo()
        let (view, isPop) = (isPop ? context.fromView : context.toView, isPop)
        let angle = fault == .dice ? CGFloat.random(in: -0.3...0.3) : 0
        let small = CGAffineTransform(scaleX: 0.9, y: 0.9).rotated(by: angle)
        if !isPop {
            view?.alpha = 0
            view?.transform = small
        }
        let made = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) {
            view?.alpha = isPop ? 0 : 1
            view?.transform = isPop ? small : .identity
        }
        made.addCompletion { [fault] position in
            view?.alpha = 1
            view?.transform = .identity
            context.takeToBack()
            context.completeTransition(fault == .alwaysTrue || position == .end)
        }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        if fault != .keptForEver { animator = nil }
    }
}

/// A stack of plain pages with an animator of one's choice and a pan at the edge.
@MainActor final class SeenStack: NSObject, UINavigationControllerDelegate {
    typealias MakeAnimator = (_ isPop: Bool) -> any UIViewControllerAnimatedTransitioning
    let navigation: UINavigationController
    private let interactor = SeenInteractor()
    private let makeAnimator: MakeAnimator
    var makePage: () -> UIViewController = { SeenPlain("Page", .systemIndigo) }
    var isSwipeable = true

    init(_ root: UIViewController = SeenPlain("List", .systemTeal), _ makeAnimator: @escaping MakeAnimator) {
        navigation = UINavigationController(rootViewController: root)
        self.makeAnimator = makeAnimator
        super.init()
        navigation.delegate = self
    }

    var screens: AppFlow { screens(in: navigation) }

    func screens(in root: UIViewController) -> AppFlow {
        AppFlow(root: root) { animated in
            let page = self.makePage()
            if self.isSwipeable {
                let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(SeenStack.panned(_:)))
                pan.edges = .left
                page.view.addGestureRecognizer(pan)
            }
            self.navigation.pushViewController(page, animated: animated)
        } close: { animated in
            self.navigation.popViewController(animated: animated)
        }
    }

    func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
        let way = pan.translation(in: pan.view?.window).x / (pan.view?.bounds.width ?? 1)
        interactor.follow(pan, way) { navigation.popViewController(animated: true) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(operation == .pop) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.hasStarted ? interactor : nil }
}
