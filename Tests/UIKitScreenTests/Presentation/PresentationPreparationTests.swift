import TestStages
import Testing
import UIKit

/// When the parts of a presentation are asked for.
@MainActor
@Suite(.serialized)
struct PresentationPreparationTests {
    /// A screen that becomes its own delegate when it is loaded.
    final class SelfMade: UIViewController, UIViewControllerTransitioningDelegate {
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("viewDidLoad")
            transitioningDelegate = self
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            calls.append("presentation controller")
            return UIPresentationController(presentedViewController: presented, presenting: presenting)
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            calls.append("animator")
            return nil
        }
    }

    @Test func `a delegate that is set in viewDidLoad is asked`() {
        let root = UIViewController()
        let stage = Stage(root: root)
        let screen = SelfMade()
        screen.modalPresentationStyle = .custom
        root.present(screen, animated: true)
        #expect(screen.calls == ["viewDidLoad", "presentation controller", "animator"])
        stage.host.advance(by: 1)
    }

    @Test func `a presentation that is refused loads nothing`() {
        let root = UIViewController()
        let stage = Stage(root: root)
        SystemLog.writesToStandardError = false
        root.present(UIViewController(), animated: false)
        let second = UIViewController()
        root.present(second, animated: false)
        #expect(!second.isViewLoaded)
        stage.host.advance(by: 0.1)
    }

    /// Wraps the presented view when the presentation begins, as Apple's sample does.
    final class Wrapping: UIPresentationController {
        var wrapper: UIView?
        var calls: [String] = []

        override var presentedView: UIView? {
            calls.append("presentedView")
            return wrapper
        }

        override func presentationTransitionWillBegin() {
            calls.append("willBegin")
            let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
            if let view = presentedViewController.view { wrapper.addSubview(view) }
            self.wrapper = wrapper
        }
    }

    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var controller: Wrapping?
        let animator = LoggingAnimator(CallLog())

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            controller = Wrapping(presentedViewController: presented, presenting: presenting)
            return controller
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    @Test(arguments: [true, false]) func `the presented view is asked for when the presentation has begun`(
        _ animated: Bool
    ) {
        let root = UIViewController()
        let stage = Stage(root: root)
        let delegate = Delegate()
        let screen = UIViewController()
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = delegate
        var view: UIView?
        delegate.animator.onAnimate = { view = $0.view(forKey: .to) }
        root.present(screen, animated: animated)
        #expect(delegate.controller?.calls.first == "willBegin")
        stage.host.advance(by: 1)
        #expect(delegate.controller?.wrapper?.window === stage.window)
        #expect(view === (animated ? delegate.controller?.wrapper : nil))
    }
}
