/// What a container asks of the transition run: who takes part, where, and what the end and the way back mean.
///
/// `push`, `pop`, `present`, `dismiss`, tab switches and root swaps differ in nothing else.
@MainActor
package struct TransitionRequest {
    /// The kind of change, for events and tools.
    package enum Operation: String, Sendable {
        case push, pop, present, dismiss, tab, column, root, resize
    }

    package var operation: Operation
    /// The container that makes the change: a navigation or tab controller, or the presenting controller.
    package weak var owner: UIViewController?
    package var stage: TransitionStage
    /// Controllers besides owner, from and to whose `transitionCoordinator` answers during the transition.
    var bystanders: [UIViewController] = []

    /// Asks the delegates for an animator; called once, only when animated.
    var chooseAnimator: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
    /// Asks the delegates for an interactor; called once, only when there is an animator.
    var chooseInteractor:
        (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? =
            { _ in nil }
    /// The container's own animator, when the delegates have none.
    var systemAnimator: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
    /// What drives the container's own animator, when the delegates have none.
    var systemInteractor: () -> (any UIViewControllerInteractiveTransitioning)? = { nil }

    /// Puts the container view in place, after the delegates were asked.
    var prepare: () -> Void = {}
    /// Sends the "will" calls.
    var announce: (TransitionRun) -> Void = { _ in }
    /// Brings the hierarchy into its final form.
    var commit: () -> Void = {}
    /// Brings the hierarchy back to what it was.
    var restore: () -> Void = {}
    /// Sends the "did" calls, or on a cancelled transition the calls that undo the "will" calls.
    var conclude: (_ didComplete: Bool) -> Void = { _ in }
    /// The caller's completion.
    var completion: ((_ didComplete: Bool) -> Void)?
    /// Called after everything else, when another transition may begin.
    var afterwards: () -> Void = {}

    package init(operation: Operation, owner: UIViewController?, stage: TransitionStage) {
        self.operation = operation
        self.owner = owner
        self.stage = stage
    }
}

/// The fixed part of a context: container, controllers, views and frames.
@MainActor
package struct TransitionStage {
    package var containerView: UIView
    package var from: UIViewController?
    package var to: UIViewController?
    /// The from side's view when it leaves the window.
    package var fromView: UIView?
    /// The to side's view when it enters the window.
    package var toView: UIView?
    package var frames = TransitionFrames()
    package var presentationStyle = UIModalPresentationStyle.none
    package var isAnimated: Bool
    package var targetTransform = CGAffineTransform.identity

    package init(containerView: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
    }
}

/// The four frames of a context, in the container's coordinates; zero stands for "not in the window then".
package struct TransitionFrames: Equatable, Sendable {
    package var initialFrom = CGRect.zero
    package var finalFrom = CGRect.zero
    package var initialTo = CGRect.zero
    package var finalTo = CGRect.zero

    package init() {}
}
