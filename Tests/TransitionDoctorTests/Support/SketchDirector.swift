import UIKit

/// A transitioning delegate that fades there and back, with a presentation controller if it is given one.
@MainActor final class SketchDirector: NSObject, UIViewControllerTransitioningDelegate {
    typealias MakePresentation = (UIViewController, UIViewController?) -> UIPresentationController

    private let makePresentation: MakePresentation?
    private let makeAnimator: () -> SketchAnimator

    init(
        presentation makePresentation: MakePresentation? = nil,
        animator makeAnimator: @escaping () -> SketchAnimator = { SketchAnimator() }
    ) {
        (self.makePresentation, self.makeAnimator) = (makePresentation, makeAnimator)
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { makePresentation?(presented, presenting) }
}
