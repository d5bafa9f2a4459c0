/// What happens to a transition, in the order in which it happens.
package enum TransitionEvent: Equatable, Sendable {
    /// A container makes a change; its delegates have been asked.
    case requested
    /// What they have answered: whether there is an animator of the user's, and an interactor.
    case chosen(customAnimator: Bool, interactor: Bool)
    /// The container is ready; appearance calls come next.
    case willBegin
    /// The animator or the interactor is about to start.
    case started(interactive: Bool)
    /// The animator's start has returned.
    case startReturned
    /// The interaction has moved.
    case updated(percent: CGFloat)
    /// The interaction has taken hold of a running transition.
    case paused
    /// The interaction has ended: the transition goes on to its end.
    case finishing(percent: CGFloat)
    /// The interaction has ended: the transition goes back.
    case cancelling(percent: CGFloat)
    /// `completeTransition` was called, with this argument.
    case completeCalled(didComplete: Bool)
    /// The hierarchy is about to take its final form; the animator's leftovers are still there.
    case willCommit
    /// The hierarchy is about to go back; the animator's leftovers are still there.
    case willRestore
    /// The last call has been made.
    case ended(didComplete: Bool)
    /// A misuse was noticed. iOS has no event for it; at most a line on the log.
    case misuse(TransitionMisuse)
}

/// What can be done wrong with a transition, as far as the run notices it.
package enum TransitionMisuse: Equatable, Sendable {
    /// `completeTransition` was called a second time, or after the end.
    case completedTwice
    /// The argument of `completeTransition` contradicts `transitionWasCancelled`.
    case wrongCompletionArgument(given: Bool)
    /// The declared duration passed, and some more, and `completeTransition` was not called.
    case overdue
    /// A transition that was overdue was ended by the system, because another one was asked for.
    case forcedToEnd
    /// `interruptibleAnimator(using:)` handed out another object than before.
    case interruptibleAnimatorChanged
    /// A call came that the phase does not allow: its name.
    case outOfPhase(String)
    /// A snapshot was taken of a view that has no picture; the view.
    case blankSnapshot(of: MisusedView)
    /// The frame of one of the transition's views was set while its transform was not the identity; the view.
    case frameSetUnderTransform(of: MisusedView)
}

/// A view that something was done wrong with, by its class. It keeps nothing alive.
package struct MisusedView: Equatable, Sendable, CustomStringConvertible {
    /// The name of its class; of a controller's view, of the controller's class.
    package let type: String
    /// The controller's title.
    package let title: String?
    /// Whether it is a controller's view.
    package let isScreen: Bool

    @MainActor init(_ view: UIView) {
        let owner = view.owningViewController
        type = owner.map { "\(Swift.type(of: $0))" } ?? "\(Swift.type(of: view))"
        title = owner?.title
        isScreen = owner != nil
    }

    package var description: String { isScreen ? "view of \(type)\(title.map { " “\($0)”" } ?? "")" : type }
}

/// A presentation or a dismissal that UIKit does not begin. iOS writes a line on the log.
package struct RefusedChange {
    package let operation: TransitionRun.Operation
    /// The line on the log.
    package let message: String
}

/// Listens to all transitions: the doctor, the inspector, tests.
@MainActor
package protocol TransitionObserver: AnyObject {
    func transition(_ run: TransitionRun, did event: TransitionEvent)
    /// Called when a change is asked for that UIKit does not begin.
    func transitionWasRefused(_ change: RefusedChange)
}

extension TransitionObserver {
    package func transitionWasRefused(_ change: RefusedChange) {}
}

/// Where observers enlist. They are not retained.
@MainActor
package enum TransitionMonitor {
    private static var observers = ObserverList<any TransitionObserver>()

    /// Adds an observer; it hears events in the order of adding.
    package static func add(_ observer: any TransitionObserver) { observers.add(observer) }

    /// Takes an observer out.
    package static func remove(_ observer: any TransitionObserver) { observers.remove(observer) }

    /// Writes a refused change on the log, and tells the observers.
    static func refuse(_ operation: TransitionRun.Operation, _ message: String) {
        SystemLog.warn(message)
        observers.each { $0.transitionWasRefused(RefusedChange(operation: operation, message: message)) }
    }

    static func emit(_ event: TransitionEvent, of run: TransitionRun) {
        observers.each { $0.transition(run, did: event) }
    }
}
