import UIKit

/// The transitioning delegate of a screen that was presented with a `ScreenTransition`.
///
/// `transitioningDelegate` is weak; the screen's swipe owns the director, so it lives as long as the screen's view.
@MainActor
final class ModalDirector: NSObject {
    private let transition: ScreenTransition
    private weak var client: (any UIViewControllerTransitioningDelegate)?
    private var swipes: [WeakSwipe] = []
    /// The finger that has brought the screen.
    private weak var bringer: ForwardSwipe?

    private init(transition: ScreenTransition, client: (any UIViewControllerTransitioningDelegate)?) {
        self.transition = transition
        self.client = client
    }

    /// Makes a director the screen's transitioning delegate, before the one it has.
    ///
    /// - Parameter bringer: The finger that drives the presentation, if one does.
    static func direct(
        _ controller: UIViewController, transition: ScreenTransition, broughtBy bringer: ForwardSwipe? = nil
    ) {
        let previous = controller.transitioningDelegate
        let director = ModalDirector(
            transition: transition, client: (previous as? ModalDirector)?.client ?? previous)
        controller.loadViewIfNeeded()
        director.bringer = bringer
        director.swipes = BackSwipe.all(transition.backGestures, on: controller.view, companion: director) {
            [weak controller] in
            controller?.presentingViewController?.dismiss(animated: true)
        }
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
        bringer?.interactor(leading: animator) ?? CatchingInteractor(animator, transition.backGestures, .forward)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipes.interactor(leading: animator) ?? CatchingInteractor(animator, transition.backGestures, .backward)
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
