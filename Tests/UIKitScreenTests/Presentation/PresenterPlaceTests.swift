import TestStages
import Testing
import UIKit

/// The presenter's view: whether a presentation takes it out of the window, and where a dismissal finds it.
///
/// The reference: Apple's page of `shouldRemovePresentersView` ("the default value of this property is false"), and its sample of
/// custom presentations, whose controller makes the presented controller's style `.custom` in its initializer.
@MainActor
@Suite(.serialized)
struct PresenterPlaceTests {
    /// Makes the style `.custom` when it is made, as the sample does.
    final class Half: UIPresentationController, UIViewControllerTransitioningDelegate {
        override init(presentedViewController presented: UIViewController, presenting: UIViewController?) {
            super.init(presentedViewController: presented, presenting: presenting)
            presented.modalPresentationStyle = .custom
        }

        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 600, width: 393, height: 252) }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { self }
    }

    /// Moves the presenter's view aside, and back.
    final class Menu: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        /// Whether the animator brings the presenter's view back into the container, as some menus do.
        var keepsInContainer = false
        var isCancelled = false
        private(set) var found: CGRect?
        private(set) var wasInContainer = false

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? {
            self
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let presents = context.viewController(forKey: .to)?.isBeingPresented == true
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
            let screen = presents ? from : to
            if presents {
                context.containerView.insertSubview(to, belowSubview: from)
            } else {
                (found, wasInContainer) = (screen.frame, screen.superview === context.containerView)
                context.containerView.addSubview(screen)
            }
            UIView.animate(withDuration: 0.3) {
                screen.frame.origin.x = presents ? 300 : 0
            } completion: { _ in
                if self.isCancelled { screen.frame.origin.x = presents ? 0 : 300 }
                context.completeTransition(!self.isCancelled)
                if presents, self.keepsInContainer { context.containerView.addSubview(screen) }
            }
        }
    }

    private func full(_ delegate: any UIViewControllerTransitioningDelegate) -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        controller.transitioningDelegate = delegate
        return controller
    }

    @Test func `a presentation controller of the app's leaves the presenter in the window, whatever the style was`() {
        let root = UIViewController()
        let stage = Stage(root: root)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        let half = Half(presentedViewController: modal, presenting: root)
        modal.transitioningDelegate = half
        root.present(modal, animated: true)
        stage.host.advance(by: 1)
        #expect(modal.presentationController === half)
        #expect(!half.shouldRemovePresentersView && half.shouldPresentInFullscreen)
        #expect(half.presentationStyle == .custom)
        #expect(root.view.window != nil && modal.view.frame.minY == 600)
        root.dismiss(animated: true)
        stage.host.advance(by: 1)
        #expect(root.view.superview === stage.window && root.presentedViewController == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .overFullScreen, .custom])
    func `the system's own follow the style, the base class by itself removes nothing`(
        _ style: UIModalPresentationStyle
    ) {
        let root = UIViewController()
        let stage = Stage(root: root)
        let modal = UIViewController()
        modal.modalPresentationStyle = style
        #expect(!UIPresentationController(presentedViewController: modal, presenting: root).shouldRemovePresentersView)
        root.present(modal, animated: false)
        let removes = style == .fullScreen || style == .currentContext
        #expect(modal.presentationController?.shouldRemovePresentersView == removes)
        #expect((root.view.window == nil) == removes)
        root.dismiss(animated: false)
        #expect(root.view.superview === stage.window)
    }

    @Test(arguments: [false, true])
    func `a dismissal finds the presenter's view where the presentation has left it`(_ keepsInContainer: Bool) {
        let root = UIViewController()
        let stage = Stage(root: root)
        let menu = Menu()
        menu.keepsInContainer = keepsInContainer
        root.present(full(menu), animated: true)
        stage.host.advance(by: 1)
        root.dismiss(animated: true)
        stage.host.advance(by: 1)
        #expect(menu.found == CGRect(x: 300, y: 0, width: 393, height: 852))
        #expect(menu.wasInContainer == keepsInContainer)
        #expect(root.view.superview === stage.window && root.view.frame == stage.window.bounds)
    }

    @Test func `after a canceled dismissal the next one finds it there again`() {
        let root = UIViewController()
        let stage = Stage(root: root)
        let menu = Menu()
        root.present(full(menu), animated: true)
        stage.host.advance(by: 1)
        menu.isCancelled = true
        root.dismiss(animated: true)
        stage.host.advance(by: 1)
        #expect(root.presentedViewController != nil)
        menu.isCancelled = false
        root.dismiss(animated: true)
        stage.host.advance(by: 1)
        #expect(menu.found?.minX == 300 && root.view.frame == stage.window.bounds)
    }
}
