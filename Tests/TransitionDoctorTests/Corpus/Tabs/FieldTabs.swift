import TransitionDoctor
import UIKit

/// Tabs that slide past each other, mirrored, and fade where motion is not wanted.
@MainActor final class FieldTabs: NSObject, UITabBarControllerDelegate {
    enum Fault: Sendable {
        case none
        /// The page that has gone stays where it slid to.
        case oldStaysAside
        /// The page that comes is put back only where the slide has come to its end.
        case onlyFinished
        /// The bar takes no touches while the pages slide, and afterwards neither.
        case barOff
        /// The completion waits for the animation's finished.
        case waitsForFinished
    }

    private let fault: Fault

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let all = tabBarController.viewControllers ?? []
        let goesRight = (all.firstIndex(of: toVC) ?? 0) > (all.firstIndex(of: fromVC) ?? 0)
        return BodyAnimator { self.slide($0, goesRight, tabBarController.tabBar) }
    }

    private func slide(_ context: BodyAnimator.Context, _ goesRight: Bool, _ bar: UITabBar) {
        guard let old = context.fromView, let new = context.toView else { return context.end() }
        context.addTo()
        if UIAccessibility.isReduceMotionEnabled { return context.fade() }
        let isMirrored = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = context.containerView.bounds.width * (goesRight == isMirrored ? -1 : 1)
        new.transform = CGAffineTransform(translationX: width, y: 0)
        if fault == .barOff { bar.isUserInteractionEnabled = false }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            new.transform = .identity
            old.transform = CGAffineTransform(translationX: -width, y: 0)
        } completion: { finished in
            if self.fault == .waitsForFinished, !finished { return }
            if self.fault != .oldStaysAside { old.transform = .identity }
            if finished || self.fault != .onlyFinished { new.transform = .identity }
            context.takeToBack()
            context.end()
        }
    }
}

/// Shots in which the bar below goes while a page is there.
@MainActor final class FieldBarHider: NSObject, UINavigationControllerDelegate {
    private let hidesAlways: Bool
    private let tabs = UITabBarController()
    private let navigation = UINavigationController(rootViewController: FieldGrid())
    private var percent: UIPercentDrivenInteractiveTransition?

    /// - Parameter hidesAlways: Whether the bar comes back as soon as the way back begins, whatever becomes of that.
    init(showsTooEarly hidesAlways: Bool = false) {
        self.hidesAlways = hidesAlways
        super.init()
        navigation.delegate = self
        navigation.tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 0)
        let other = FieldList()
        other.tabBarItem = UITabBarItem(title: "Rooms", image: nil, tag: 1)
        tabs.viewControllers = [navigation, other]
    }

    var screens: AppFlow {
        AppFlow(root: tabs) { animated in
            let page = FieldDetail()
            let edge = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(FieldBarHider.pulled(_:)))
            edge.edges = .left
            page.view.addGestureRecognizer(edge)
            self.tabs.tabBar.isHidden = true
            self.navigation.pushViewController(page, animated: animated)
        } close: { animated in
            if !animated { self.tabs.tabBar.isHidden = false }
            self.navigation.popViewController(animated: animated)
        }
    }

    func pulled(_ edge: UIScreenEdgePanGestureRecognizer) {
        let part = edge.translation(in: edge.view).x / (edge.view?.bounds.width ?? 1)
        switch edge.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
        case .changed: percent?.update(part)
        case .ended, .cancelled, .failed:
            if edge.state == .ended, part > 0.5 { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator { context in
            context.addTo()
            if operation == .pop, self.hidesAlways { self.tabs.tabBar.isHidden = false }
            context.fade {
                guard operation == .pop, !context.transitionWasCancelled else { return }
                self.tabs.tabBar.isHidden = false
            }
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

/// Takes the swipe back over from the system.
@MainActor final class FieldSwiper: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private let asksNobody: Bool
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController, asksNobody: Bool) {
        (self.asksNobody, self.navigation) = (asksNobody, navigation)
        super.init()
        navigation.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asksNobody || (navigation?.viewControllers.count ?? 0) > 1
    }
}

/// Pushes with an animator of its own, once.
@MainActor final class FieldHelper: NSObject, UINavigationControllerDelegate {
    private weak var former: (any UINavigationControllerDelegate)?
    private static var current: FieldHelper?

    static func push(_ page: UIViewController, on navigation: UINavigationController, putsBackAtOnce: Bool) {
        let helper = FieldHelper()
        helper.former = navigation.delegate
        navigation.delegate = helper
        current = helper
        navigation.pushViewController(page, animated: true)
        if putsBackAtOnce { navigation.delegate = helper.former }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        guard navigationController.delegate === self, navigationController.viewControllers.count == 1 else { return }
        navigationController.delegate = former
        FieldHelper.current = nil
    }
}
