import Testing
import UIKit

/// Where a navigation controller puts its bar and its children.
@MainActor
@Suite(.statesOutcome, .serialized)
struct NavigationLayoutTests {
    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: p)
    }

    @Test func `children go under the bar, which their safe area leaves out`() {
        let stage = CompatibilityStage(root: navigation)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(p.view.frame == stage.window.bounds)
        #expect(p.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    }

    /// Sets no frames, as some published animators, and takes a tenth of a second.
    private final class Frameless: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        var seen: CGRect?
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.insertSubview(to, at: 0)
            seen = to.bounds
            UIView.animate(withDuration: 0.1) {
                context.view(forKey: .from)?.alpha = 0
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    @Test func `a child that was left standing further back has its size when it comes again`() {
        let stage = CompatibilityStage(root: navigation)
        let bounds = p.view.bounds
        navigation.pushViewController(q, animated: false)
        stage.advance(by: 0.1)
        var further = CATransform3DIdentity
        further.m34 = -1 / 500
        p.view.layer.transform = CATransform3DTranslate(further, 0, 0, -35)
        let animator = Frameless()
        navigation.delegate = animator
        navigation.popViewController(animated: true)
        stage.advance(by: 0.3)
        #expect(animator.seen == bounds && p.view.bounds == bounds)
    }

    @Test func `a child that does not go under the bar stands below it`() {
        p.edgesForExtendedLayout = []
        _ = CompatibilityStage(root: navigation)
        #expect(p.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
        #expect(p.view.safeAreaInsets.top == 0)
    }

    @Test func `a new screen's first layout is no part of the push`() {
        navigation.navigationBar.prefersLargeTitles = true
        (p.title, q.title) = ("Large", "Small")
        q.navigationItem.largeTitleDisplayMode = .never
        let stage = CompatibilityStage(root: navigation)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        q.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: q.view.safeAreaLayoutGuide.topAnchor),
            box.leadingAnchor.constraint(equalTo: q.view.leadingAnchor),
            box.widthAnchor.constraint(equalTo: q.view.widthAnchor),
            box.heightAnchor.constraint(equalToConstant: 80),
        ])
        navigation.pushViewController(q, animated: true)
        stage.advance(by: 0.1)
        #expect(navigation.transitionCoordinator != nil)
        #expect((box.layer.animationKeys() ?? []) == [])
        #expect(box.layer.presentation()?.frame == CGRect(x: 0, y: 103, width: 393, height: 80))
    }

    @Test(arguments: [true, false]) func `the bar hides and shows`(_ animated: Bool) {
        let stage = CompatibilityStage(root: navigation)
        navigation.setNavigationBarHidden(true, animated: animated)
        #expect(navigation.navigationBar.isHidden == !animated)
        stage.advance(by: 0.3)
        #expect(navigation.navigationBar.frame.maxY <= 0 && p.view.safeAreaInsets.top == 59)
        #expect(navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(false, animated: animated)
        #expect(!navigation.navigationBar.isHidden)
        stage.advance(by: 0.3)
        #expect(navigation.navigationBar.frame.minY == 59 && p.view.safeAreaInsets.top == 103)
    }

    @Test func `the bar shows what the stack is`() {
        p.title = "First"
        q.title = "Second"
        let stage = CompatibilityStage(root: navigation)
        let bar = navigation.navigationBar
        #expect(bar.topItem === p.navigationItem && bar.backItem == nil)
        navigation.pushViewController(q, animated: true)
        stage.advance(by: 1)
        #expect(bar.topItem === q.navigationItem && bar.backItem === p.navigationItem)
        navigation.setViewControllers([q], animated: false)
        #expect(bar.items?.count == 1 && bar.topItem === q.navigationItem)
    }

    @Test func `popping further takes all above`() {
        let stage = CompatibilityStage(root: navigation)
        let r = UIViewController()
        navigation.setViewControllers([p, q, r], animated: false)
        #expect(navigation.popToRootViewController(animated: true) == [q, r])
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [p] && q.parent == nil && r.parent == nil)
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func `what is in front is the visible controller`() {
        let stage = CompatibilityStage(root: navigation)
        #expect(navigation.visibleViewController === p)
        q.modalPresentationStyle = .fullScreen
        p.present(q, animated: false)
        stage.step()
        #expect(navigation.visibleViewController === q && navigation.topViewController === p)
    }

    @Test func `the tab bar goes away with a screen that asks for it`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = CompatibilityStage(root: tabs)
        #expect(p.view.safeAreaInsets.bottom == 83)
        q.hidesBottomBarWhenPushed = true
        navigation.pushViewController(q, animated: true)
        stage.advance(by: 1)
        #expect(tabs.tabBar.frame.maxX <= 0 && q.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(tabs.tabBar.frame.minX == 0 && p.view.safeAreaInsets.bottom == 83)
    }

    @Test func `nothing of a popped controller is kept`() {
        let stage = CompatibilityStage(root: navigation)
        weak var gone: UIViewController?
        do {
            let third = UIViewController()
            gone = third
            navigation.pushViewController(third, animated: true)
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
        }
        stage.advance(by: 1)
        #expect(gone == nil)
    }
}
