import TestStages
import Testing
import UIKit

/// Constraints to guides inside the system's containers and presentations: at rest, after finished and after cancelled
/// transitions, and when bars come and go.
@MainActor
@Suite(.serialized)
struct ContainerGuideTests {
    let q = GuideController()
    let p = GuideController()
    let delegate = LoggingDelegate(CallLog())
    let interactor = UIPercentDrivenInteractiveTransition()

    private let phone = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    private let underBar = UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0)

    private func bottom(_ value: CGFloat, top: CGFloat = 59) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: 0, bottom: value, right: 0)
    }

    // MARK: Navigation

    @Test func `the root of a navigation controller does not lie under its bar`() {
        let navigation = UINavigationController(rootViewController: q)
        let stage = Stage(root: navigation)
        #expect(q.shownSafeArea == underBar && q.isSolved)
        stage.host.advance(by: 0.1)
        #expect(q.isSolved)
    }

    @Test(arguments: [true, false]) func `what is pushed does not, and what comes back neither`(_ animated: Bool) {
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        let told = p.safeAreas.count
        navigation.pushViewController(q, animated: animated)
        stage.host.step()
        #expect(q.shownSafeArea == underBar && q.isSolved)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == underBar && q.isSolved)
        navigation.popViewController(animated: animated)
        stage.host.step()
        #expect(p.shownSafeArea == underBar && p.isSolved)
        stage.host.advance(by: 1)
        #expect(p.isSolved && p.safeAreas.count == told)
    }

    @Test func `a pop that is called off leaves both as they were`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        navigation.pushViewController(q, animated: false)
        stage.host.advance(by: 0.1)
        (delegate.animator, delegate.interactor) = (LoggingAnimator(delegate.log), interactor)
        navigation.delegate = delegate
        let (pBefore, qBefore) = (p.safeAreas.count, q.safeAreas.count)
        navigation.popViewController(animated: true)
        stage.host.advance(by: 0.1)
        interactor.update(0.5)
        stage.host.advance(by: 0.1)
        #expect(p.shownSafeArea == underBar && p.isSolved && q.isSolved)
        interactor.cancel()
        stage.host.advance(by: 1)
        #expect(navigation.topViewController === q && q.shownSafeArea == underBar && q.isSolved)
        #expect(p.safeAreas.count == pBefore && q.safeAreas.count == qBefore)
    }

    @Test func `a bar that comes with a pop goes again when that is called off`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        navigation.pushViewController(q, animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        stage.host.advance(by: 0.1)
        (delegate.animator, delegate.interactor) = (LoggingAnimator(delegate.log), interactor)
        delegate.onWillShow = { navigation.setNavigationBarHidden(false, animated: true) }
        navigation.delegate = delegate
        let told = q.safeAreas.count
        navigation.popViewController(animated: true)
        stage.host.advance(by: 0.1)
        interactor.update(0.5)
        stage.host.advance(by: 0.1)
        #expect(p.shownSafeArea == underBar && p.isSolved && q.shownSafeArea == phone)
        interactor.cancel()
        stage.host.advance(by: 1)
        #expect(navigation.isNavigationBarHidden && q.shownSafeArea == phone && q.isSolved)
        #expect(q.safeAreas.count == told)
    }

    @Test(arguments: [true, false]) func `a bar that hides lets the content up, inside its animation`(
        _ animated: Bool
    ) {
        let navigation = UINavigationController(rootViewController: q)
        let stage = Stage(root: navigation)
        navigation.setNavigationBarHidden(true, animated: animated)
        #expect(q.safe.frame.minY == 59)
        #expect((q.safe.layer.animationKeys() ?? []).isEmpty == !animated)
        stage.host.advance(by: 0.5)
        #expect(q.shownSafeArea == phone && q.isSolved)
        navigation.setNavigationBarHidden(false, animated: animated)
        #expect(q.safe.frame.minY == 103)
        stage.host.advance(by: 0.5)
        #expect(q.shownSafeArea == underBar && q.isSolved)
    }

    @Test(arguments: [true, false]) func `so does a toolbar`(_ animated: Bool) {
        let navigation = UINavigationController(rootViewController: q)
        let stage = Stage(root: navigation)
        navigation.setToolbarHidden(false, animated: animated)
        #expect(abs(q.safe.frame.maxY - 774) < 0.01)
        #expect((q.safe.layer.animationKeys() ?? []).isEmpty == !animated)
        stage.host.advance(by: 0.5)
        #expect(q.isSolved)
    }

    @Test func `a bar that is hidden in viewWillAppear covers nothing of what is pushed`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        final class Delegate: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
            ) {
                navigation.setNavigationBarHidden(navigation.viewControllers.count > 1, animated: animated)
            }
        }
        let delegate = Delegate()
        navigation.delegate = delegate
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == phone && q.isSolved)
        navigation.popViewController(animated: true)
        stage.host.advance(by: 1)
        #expect(p.shownSafeArea == underBar && p.isSolved)
    }

    // MARK: Tabs

    @Test(arguments: [true, false]) func `tabs keep clear of the bar, with and without navigation`(_ navigates: Bool) {
        let tabs = UITabBarController()
        let second: UIViewController = navigates ? UINavigationController(rootViewController: q) : q
        tabs.viewControllers = [p, second]
        let stage = Stage(root: tabs)
        #expect(p.shownSafeArea == bottom(34 + 49) && p.isSolved)
        tabs.selectedIndex = 1
        stage.host.advance(by: 0.1)
        #expect(q.shownSafeArea == bottom(34 + 49, top: navigates ? 103 : 59) && q.isSolved)
        tabs.selectedIndex = 0
        stage.host.advance(by: 0.1)
        #expect(p.isSolved && p.shownSafeArea == bottom(34 + 49))
        #expect(p.safeAreas.last == bottom(34 + 49))
    }

    @Test func `a switch that is called off leaves both as they were`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [p, q]
        (delegate.animator, delegate.interactor) = (LoggingAnimator(delegate.log), interactor)
        tabs.delegate = delegate
        let stage = Stage(root: tabs)
        tabs.selectedIndex = 1
        stage.host.advance(by: 0.1)
        interactor.update(0.5)
        stage.host.advance(by: 0.1)
        #expect(q.shownSafeArea == bottom(34 + 49) && q.isSolved)
        interactor.cancel()
        stage.host.advance(by: 1)
        #expect(tabs.selectedIndex == 0 && p.shownSafeArea == bottom(34 + 49) && p.isSolved)
    }

    @Test(arguments: [true, false]) func `a tab bar that hides lets the content down, inside its animation`(
        _ animated: Bool
    ) {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: q)]
        let stage = Stage(root: tabs)
        tabs.setTabBarHidden(true, animated: animated)
        stage.host.step()
        #expect(q.safe.frame.maxY == 818)
        #expect((q.safe.layer.animationKeys() ?? []).isEmpty == !animated)
        stage.host.advance(by: 0.5)
        #expect(q.shownSafeArea == underBar && q.isSolved)
    }

    @Test func `a screen that hides the tab bar has its room`() {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: p)
        tabs.viewControllers = [navigation]
        let stage = Stage(root: tabs)
        q.hidesBottomBarWhenPushed = true
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == underBar && q.isSolved)
        navigation.popViewController(animated: true)
        stage.host.advance(by: 1)
        #expect(p.shownSafeArea == bottom(34 + 49, top: 103) && p.isSolved)
    }

    // MARK: Split views

    @Test func `columns have their own bars and insets`() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(p, for: .primary)
        split.setViewController(q, for: .secondary)
        let stage = Stage(root: split, device: .iPad10)
        stage.host.rotate(to: .landscapeLeft, animated: false)
        stage.host.advance(by: 0.1)
        for controller in [p, q] {
            #expect(controller.shownSafeArea == bottom(20, top: 74) && controller.isSolved)
        }
        split.hide(.primary)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == bottom(20, top: 74) && q.isSolved)
        stage.host.rotate(to: .portrait)
        stage.host.advance(by: 1)
        #expect(q.isSolved)
    }

    // MARK: Presentations

    @Test(arguments: [true, false]) func `full screen has the screen's insets, and the presenter keeps its own`(
        _ animated: Bool
    ) {
        let stage = Stage(root: UINavigationController(rootViewController: p))
        q.modalPresentationStyle = .fullScreen
        p.present(q, animated: animated)
        stage.host.step()
        #expect(q.shownSafeArea == phone && q.isSolved)
        stage.host.advance(by: 1)
        let told = p.safeAreas.count
        #expect(q.shownSafeArea == phone && q.isSolved && p.view.safeAreaInsets == underBar)
        p.dismiss(animated: animated)
        stage.host.step()
        #expect(p.shownSafeArea == underBar && p.isSolved)
        stage.host.advance(by: 1)
        #expect(p.shownSafeArea == underBar && p.isSolved && p.safeAreas.count == told)
    }

    /// Presents or dismisses full screen under a finger that lets go at the start again.
    @Test(arguments: [true, false]) func `called off, presenter and presented have what they had`(_ presents: Bool) {
        let stage = Stage(root: UINavigationController(rootViewController: p))
        q.modalPresentationStyle = .fullScreen
        q.transitioningDelegate = delegate
        if !presents { p.present(q, animated: false) }
        stage.host.advance(by: 0.1)
        (delegate.animator, delegate.interactor) = (LoggingAnimator(delegate.log), interactor)
        let (pTold, qTold) = (p.safeAreas.count, q.safeAreas.count)
        if presents { p.present(q, animated: true) } else { p.dismiss(animated: true) }
        stage.host.advance(by: 0.1)
        interactor.update(0.5)
        stage.host.advance(by: 0.1)
        #expect(q.shownSafeArea == phone && q.isSolved && p.shownSafeArea == underBar && p.isSolved)
        interactor.cancel()
        stage.host.advance(by: 1)
        #expect((q.presentingViewController == nil) == presents)
        #expect(p.shownSafeArea == underBar && p.isSolved && p.safeAreas.count == pTold)
        #expect(q.shownSafeArea == phone && q.safeAreas.count == (presents ? 1 : qTold))
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .pageSheet])
    func `a card that an animator brings by its frame is solved where it ends`(_ style: UIModalPresentationStyle) {
        /// Slides with frames, as many published animators do.
        final class Slider: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let comes = context.viewController(forKey: .to) is GuideController
                guard let view = context.view(forKey: comes ? .to : .from) else { return }
                if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                    to.frame = context.finalFrame(for: controller)
                    context.containerView.insertSubview(to, at: comes ? 1 : 0)
                }
                let place = view.frame
                let below = place.offsetBy(dx: 0, dy: context.containerView.bounds.height)
                if comes { view.frame = below }
                UIView.animate(withDuration: 0.4) {
                    view.frame = comes ? place : below
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        let stage = Stage(root: UIViewController())
        delegate.animator = Slider()
        q.modalPresentationStyle = style
        q.transitioningDelegate = delegate
        stage.window.rootViewController?.present(q, animated: true)
        stage.host.advance(by: 0.2)
        let expected = style == .pageSheet ? bottom(34, top: 0) : phone
        #expect(q.shownSafeArea == expected && q.isSolved)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == expected && q.isSolved)
        let told = q.safeAreas.count
        q.dismiss(animated: true)
        stage.host.advance(by: 0.2)
        #expect(q.shownSafeArea == expected && q.isSolved && q.safeAreas.count == told)
        stage.host.advance(by: 1)
        #expect(q.presentingViewController == nil && q.safeAreas.count == told)
    }

    @Test func `a screen that goes down keeps its layout on the way`() {
        let stage = Stage(root: p)
        q.modalPresentationStyle = .fullScreen
        p.present(q, animated: false)
        stage.host.advance(by: 0.1)
        let told = q.safeAreas.count
        p.dismiss(animated: true)
        stage.host.advance(by: 0.2)
        #expect(q.view.window != nil && q.shownSafeArea == phone && q.isSolved && q.safeAreas.count == told)
    }

    @Test func `a navigation controller in a sheet covers its root by the bar alone`() {
        let stage = Stage(root: p)
        let navigation = UINavigationController(rootViewController: q)
        p.present(navigation, animated: true)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == bottom(34, top: 44) && q.isSolved)
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        stage.host.advance(by: 1)
        #expect(navigation.view.bounds.height < 793 && q.shownSafeArea.top == 44 && q.isSolved)
        #expect(p.shownSafeArea == phone && p.isSolved)
    }

    @Test func `a sheet on its way to cover the screen in compact height gets the insets there`() {
        let stage = Stage(root: p)
        p.present(q, animated: false)
        stage.host.advance(by: 0.1)
        #expect(q.shownSafeArea == bottom(34, top: 0) && q.isSolved)
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59) && q.isSolved)
    }

    @Test func `a popover's content keeps clear of the arrow`() {
        let stage = Stage(root: p, device: .iPad10)
        let button = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 40))
        p.view.addSubview(button)
        q.modalPresentationStyle = .popover
        q.popoverPresentationController?.sourceView = button
        p.present(q, animated: true)
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea == bottom(0, top: 13) && q.isSolved)
        q.popoverPresentationController?.permittedArrowDirections = .down
        stage.host.advance(by: 1)
        #expect(q.shownSafeArea.top == 0 && q.shownSafeArea.bottom == 13 && q.isSolved)
    }

    @Test func `additional insets of the containers reach what they hold`() {
        let navigation = UINavigationController(rootViewController: q)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = Stage(root: tabs)
        tabs.additionalSafeAreaInsets.left = 5
        navigation.additionalSafeAreaInsets.top = 7
        q.additionalSafeAreaInsets.bottom = 11
        stage.host.advance(by: 0.1)
        #expect(q.shownSafeArea == UIEdgeInsets(top: 110, left: 5, bottom: 94, right: 0) && q.isSolved)
        #expect(navigation.navigationBar.frame.minY == 66)
    }
}
