import TestStages
import Testing
import UIKit

/// Containers lay out for what they show: `viewWillLayoutSubviews` after a push, a pop and a switch of tabs; and what comes has its size
/// before its animator begins.
///
/// The reference: Apple's page of `preferredContentSize` (a popover follows it), and of `finalFrame(for:)`.
@MainActor
@Suite(.serialized)
struct ContainerLayoutTests {
    /// Takes over the size that the visible controller wishes for, in each layout.
    final class Follower: UINavigationController {
        private(set) var titles: [String] = []

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            titles.append(visibleViewController?.title ?? "-")
            preferredContentSize = visibleViewController?.preferredContentSize ?? preferredContentSize
        }
    }

    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    private func page(_ height: CGFloat) -> UIViewController {
        let page = UIViewController()
        page.preferredContentSize = CGSize(width: 250, height: height)
        page.title = "\(Int(height))"
        return page
    }

    @Test func `a popover follows the size that a navigation controller takes from its top`() {
        let root = UIViewController()
        let stage = Stage(root: root)
        let navigation = Follower(rootViewController: page(160))
        let delegate = Delegate()
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.delegate = delegate
        navigation.popoverPresentationController?.sourceView = root.view
        navigation.popoverPresentationController?.sourceRect = CGRect(x: 150, y: 100, width: 60, height: 44)
        root.present(navigation, animated: true)
        stage.host.advance(by: 1)
        #expect(navigation.view.safeAreaLayoutGuide.layoutFrame.height == 160)
        navigation.pushViewController(page(320), animated: true)
        stage.host.advance(by: 1)
        #expect(navigation.titles.last == "320" && navigation.view.safeAreaLayoutGuide.layoutFrame.height == 320)
        navigation.popViewController(animated: true)
        stage.host.advance(by: 1)
        #expect(navigation.titles.last == "160" && navigation.view.safeAreaLayoutGuide.layoutFrame.height == 160)
    }

    @Test(arguments: [true, false]) func `a push and a pop have the container lay out`(_ animated: Bool) {
        let navigation = Follower(rootViewController: page(1))
        let stage = Stage(root: navigation)
        navigation.pushViewController(page(2), animated: animated)
        stage.host.advance(by: 1)
        #expect(navigation.titles.last == "2")
        navigation.popViewController(animated: animated)
        stage.host.advance(by: 1)
        #expect(navigation.titles.last == "1")
    }

    // MARK: Tabs

    final class Slide: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
        var isCancelled = false
        private(set) var sizeWhenAsked: CGSize?
        private(set) var sizeAtStart: CGSize?

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            sizeWhenAsked = toVC.view.frame.size
            return self
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return }
            sizeAtStart = to.frame.size
            context.containerView.addSubview(to)
            UIView.animate(withDuration: 0.3) {
                to.alpha = 1
                to.frame.origin.x = 0
            } completion: { _ in
                context.completeTransition(!self.isCancelled)
            }
        }
    }

    @Test(arguments: [false, true]) func `the view of a tab has its size before its animator is asked`(_ cancels: Bool)
    {
        let second = UIViewController()
        second.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), second]
        let slide = Slide()
        slide.isCancelled = cancels
        tabs.delegate = slide
        let stage = Stage(root: tabs)
        tabs.selectedIndex = 1
        #expect(slide.sizeWhenAsked == CGSize(width: 393, height: 852))
        stage.host.advance(by: 1)
        #expect(slide.sizeAtStart == CGSize(width: 393, height: 852))
        #expect(tabs.selectedIndex == (cancels ? 0 : 1))
        #expect((second.view.superview == nil) == cancels)
    }
}
