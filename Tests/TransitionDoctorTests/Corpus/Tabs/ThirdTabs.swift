import TransitionDoctor
import UIKit

/// Tabs that come in from a little aside and fade over each other, by one property animator that can be interrupted.
@MainActor final class ThirdTabs: NSObject, UITabBarControllerDelegate {
    enum Fault: Sendable {
        case none
        /// Only the way to the right ends.
        case noEndToTheLeft
        /// The animation waits a moment, of which the declared duration knows nothing.
        case restsFirst
    }

    private let fault: Fault
    private var isAnimated = true

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
    }

    /// An app with two tabs, of which the second is chosen and the first again.
    var screens: AppFlow {
        let tabs = UITabBarController()
        tabs.viewControllers = [("Today", UIColor.systemTeal), ("Search", .systemYellow)].map { name, color in
            let page = ThirdPage(name, color)
            page.tabBarItem = UITabBarItem(title: name, image: nil, selectedImage: nil)
            return page
        }
        tabs.delegate = self
        let choose = { (index: Int, animated: Bool) in
            self.isAnimated = animated
            tabs.selectedIndex = index
            self.isAnimated = true
        }
        return AppFlow(root: tabs) {
            choose(1, $0)
        } close: {
            choose(0, $0)
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isAnimated, let all = tabBarController.viewControllers, let from = all.firstIndex(of: fromVC),
            let to = all.firstIndex(of: toVC)
        else { return nil }
        return ThirdTabSlide(goesRight: to > from, fault)
    }
}

/// From one tab to the next.
@MainActor private final class ThirdTabSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let goesRight: Bool
    private let fault: ThirdTabs.Fault
    private var animator: UIViewPropertyAnimator?

    init(goesRight: Bool, _ fault: ThirdTabs.Fault) {
        (self.goesRight, self.fault) = (goesRight, fault)
        super.init()
    }

    func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.3 }

    func animateTransition(using context: BodyAnimator.Context) {
        let animator = interruptibleAnimator(using: context)
        if fault == .restsFirst { animator.startAnimation(afterDelay: 0.2) } else { animator.startAnimation() }
    }

    func interruptibleAnimator(using context: BodyAnimator.Context) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let new = make(context)
        animator = new
        return new
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func make(_ context: BodyAnimator.Context) -> UIViewPropertyAnimator {
        context.addTo()
        let (old, page) = (context.fromView, context.toView)
        let settle = {
            page?.alpha = 1
            page?.transform = .identity
        }
        let side: CGFloat = context.containerView.thirdForward * (goesRight ? 1 : -1)
        page?.alpha = 0
        page?.transform = CGAffineTransform(translationX: 30 * side, y: 0)
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
            settle()
            old?.alpha = 0
        }
        let ends = goesRight || fault != .noEndToTheLeft
        animator.addCompletion { _ in
            settle()
            old?.alpha = 1
            guard ends else { return }
            context.takeToBack()
            context.end()
        }
        return animator
    }
}
