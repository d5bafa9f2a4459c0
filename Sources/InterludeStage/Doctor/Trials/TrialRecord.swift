import UIKit

/// Everything that was seen of one trial; the rules look at nothing else.
@MainActor struct TrialRecord {
    let trial: Trial
    /// The screen before the transition was asked for.
    let before: Sighting
    /// The screen after everything had settled, or when the trial was given up.
    var after: Sighting
    /// The transitions that ran, in the order in which they began.
    var runs: [RunRecord] = []
    /// What UIKit complained about on its log.
    var warnings: [String] = []
    /// Whether the screen came to rest.
    var hasSettled = false

    /// The transition that the trial is about.
    var main: RunRecord? { runs.first }

    /// Everything of a screen at a moment.
    struct Sighting {
        let state: StateRecord
        let picture: Picture
    }
}

/// What was seen of one transition.
@MainActor struct RunRecord {
    let operation: TransitionRequest.Operation
    /// The animator's type.
    var animator = "the system's animator"
    /// The animator's declared duration in seconds.
    var duration: TimeInterval = 0
    /// Whether the context has no view for one of the two sides.
    var lacksView = false
    /// What happened, in order.
    var events: [Entry] = []
    /// How things stood when `completeTransition` had been called and the hierarchy was not yet in its final form.
    var end: EndSighting?

    /// Something that happened, and when.
    struct Entry {
        let moment: Finding.Moment
        let event: TransitionEvent
    }

    /// When an event happened first; `nil` if it did not.
    func moment(of isWanted: (TransitionEvent) -> Bool) -> Finding.Moment? {
        events.first { isWanted($0.event) }?.moment
    }

    /// Whether the last callback was made.
    var hasEnded: Bool { moment { if case .ended = $0 { true } else { false } } != nil }

    /// The misuses that UIKit noticed, with their moments.
    var misuses: [(misuse: TransitionMisuse, moment: Finding.Moment)] {
        events.compactMap { entry in
            guard case .misuse(let misuse) = entry.event else { return nil }
            return (misuse, entry.moment)
        }
    }
}

/// The hierarchy at the moment at which a transition was completed, the animator's leftovers still in it.
@MainActor struct EndSighting {
    let moment: Finding.Moment
    let didComplete: Bool
    /// Whether the to view was in the window; `nil` where the context has none.
    let toViewIsShown: Bool?
    /// Whether a presenter's view that was not the animator's to touch stood in the container.
    let presenterIsInContainer: Bool
    /// Where the to view was and where it should have been, in the container's coordinates; `nil` without either.
    let frames: (actual: CGRect, final: CGRect)?
    /// The names of what is concerned.
    let toName: String
    let fromName: String
}
