import UIKit

/// A line of the event log.
package struct EventLine: Equatable, Sendable {
    /// Seconds of media time since the transition was asked for.
    package let time: TimeInterval
    package var text: String
    /// Whether something was done wrong.
    package let isMisuse: Bool

    package init(_ event: TransitionEvent, operation: TransitionRun.Operation, time: TimeInterval) {
        self.time = time
        text = Self.words(for: event, operation)
        if case .misuse = event { isMisuse = true } else { isMisuse = false }
    }

    private static func words(for event: TransitionEvent, _ operation: TransitionRun.Operation) -> String {
        switch event {
        case .requested: "\(operation.rawValue) requested"
        case .chosen(let custom, let interactor):
            (custom ? "animator from the delegate" : "the system’s animator") + (interactor ? ", interactor" : "")
        case .willBegin: "container ready"
        case .started(let interactive): interactive ? "startInteractiveTransition" : "animateTransition"
        case .startReturned: "start returned"
        case .updated(let percent): "updateInteractiveTransition(\(share(percent)))"
        case .paused: "pauseInteractiveTransition"
        case .finishing(let percent): "finishInteractiveTransition at \(share(percent))"
        case .cancelling(let percent): "cancelInteractiveTransition at \(share(percent))"
        case .completeCalled(let didComplete): "completeTransition(\(didComplete))"
        case .willCommit: "hierarchy commits"
        case .willRestore: "hierarchy is restored"
        case .ended(let didComplete): didComplete ? "ended, completed" : "ended, canceled"
        case .misuse(let misuse): words(for: misuse)
        }
    }

    private static func words(for misuse: TransitionMisuse) -> String {
        switch misuse {
        case .completedTwice: "completeTransition called again"
        case .wrongCompletionArgument(let given): "completeTransition(\(given)) is the wrong argument"
        case .overdue: "completeTransition is overdue"
        case .forcedToEnd: "forced to end"
        case .interruptibleAnimatorChanged: "interruptibleAnimator returned another object"
        case .outOfPhase(let call): "\(call) at the wrong time"
        case .blankSnapshot(let view): "a blank snapshot of \(view)"
        case .frameSetUnderTransform(let view): "frame of \(view) set under a transform"
        }
    }

    private static func share(_ percent: CGFloat) -> String { String(format: "%.2f", Double(percent)) }
}
