import UIKit

/// The transitioning delegate of a screen that was presented with a `Transition`.
///
/// `transitioningDelegate` is weak; the screen's swipe owns the director, so it lives as long as the screen's view.
@MainActor
final class ModalDirector: NSObject {
    private let transition: Transition
    private weak var client: (any UIViewControllerTransitioningDelegate)?
    private weak var swipe: BackSwipe?

    private init(transition: Transition, client: (any UIViewControllerTransitioningDelegate)?) {
        self.transition = transition
        self.client = client
    }

    /// Makes a director the screen's transitioning delegate, before the one it has.
    static func direct(_ controller: UIViewController, transition: Transition) {
        let previous = controller.transitioningDelegate
        let director = ModalDirector(
            transition: transition, client: (previous as? ModalDirector)?.client ?? previous)
        controller.loadViewIfNeeded()
        let swipe = BackSwipe(transition.backGesture, on: controller.view, companion: director) {
            [weak controller] in
            controller?.presentingViewController?.dismiss(animated: true)
        }
        director.swipe = swipe
        controller.transitioningDelegate = director
    }
}

extension ModalDirector: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition.animator(for: .forward)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition.animator(for: .backward)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        CatchingInteractor(animator, transition.backGesture)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipe?.interactor ?? CatchingInteractor(animator, transition.backGesture)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        if let presentation = transition.presentation { return presentation(presented, presenting) }
        #if canImport(ObjectiveC)
        return client?.presentationController?(forPresented: presented, presenting: presenting, source: source)
        #else
        return client?.presentationController(forPresented: presented, presenting: presenting, source: source)
        #endif
    }
}
