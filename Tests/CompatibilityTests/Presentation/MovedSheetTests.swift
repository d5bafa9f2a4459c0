import Testing
import UIKit

/// The safe area of a presented view that an animator places somewhere else than over all of the screen.
///
/// The reference: Apple's page of `safeAreaInsets`: they reflect what covers the view.
@MainActor
@Suite(.statesOutcome, .serialized)
struct MovedSheetTests {
    /// Moves the presented view up to y = 100 with the height of the screen, so that it sticks out below.
    final class Lift: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var isCancelled = false

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            let bounds = context.containerView.bounds
            context.containerView.addSubview(view)
            view.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: bounds.height - 100)
            UIView.animate(withDuration: 0.4) {
                view.frame = CGRect(x: 0, y: 100, width: bounds.width, height: bounds.height)
            } completion: { _ in
                context.completeTransition(!self.isCancelled)
            }
        }
    }

    private func present(_ lift: Lift) -> (
        stage: CompatibilityStage, root: UIViewController, modal: UIViewController, list: UIScrollView
    ) {
        let root = UIViewController()
        let stage = CompatibilityStage(root: root)
        let modal = UIViewController()
        let list = UIScrollView()
        list.frame = modal.view.bounds
        list.contentSize = CGSize(width: 100, height: 3000)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        modal.view.addSubview(list)
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = lift
        root.present(modal, animated: true)
        return (stage, root, modal, list)
    }

    @Test func `below the status bar it has no inset at its top`() {
        let (stage, _, modal, list) = present(Lift())
        stage.advance(by: 1)
        #expect(modal.view.frame.minY == 100)
        #expect(modal.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(list.adjustedContentInset.top == 0 && list.contentOffset.y == 0)
    }

    @Test func `while a finger moves it, the insets are what overlaps`() {
        let (stage, _, modal, _) = present(Lift())
        stage.advance(by: 1)
        modal.view.frame.origin.y = 20
        #expect(modal.view.safeAreaInsets.top == 39)
        modal.view.frame.origin.y = 0
        #expect(modal.view.safeAreaInsets.top == 59)
    }

    @Test func `moved out altogether it keeps its layout`() {
        let (stage, _, modal, _) = present(Lift())
        stage.advance(by: 1)
        modal.view.frame.origin.y = 0
        modal.view.frame.origin.y = 852
        #expect(modal.view.safeAreaInsets.top == 59)
    }

    @Test func `a canceled presentation leaves the presenter's insets as they were`() {
        let lift = Lift()
        lift.isCancelled = true
        let (stage, root, modal, _) = present(lift)
        stage.advance(by: 1)
        #expect(modal.view.window == nil && root.presentedViewController == nil)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }
}
