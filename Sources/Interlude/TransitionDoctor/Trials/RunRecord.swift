import InterludeStage
import UIKit

/// What was seen of one transition.
@MainActor struct RunRecord {
    let operation: TransitionRun.Operation
    /// The animator's type.
    var animator = "the system's animator"
    /// The screen that comes or goes in a transition that hangs, in words; empty where nobody asked.
    private(set) var subject = ""
    /// Whether the animator is one that has run before, and not of a transition that is still under way.
    var isReused = false
    /// Whether the animator came from the patient.
    var isCustom = false
    /// Whether the change is animated at all.
    private(set) var isAnimated = true
    /// The animator's declared duration in seconds.
    var duration: TimeInterval = 0
    /// Whether the context has no view for one of the two sides.
    var lacksView = false
    /// Whether a finger was to drive it although none was there.
    var waitsForFinger = false
    /// Whether `interruptibleAnimator(using:)` gave another object when it was asked again.
    var interruptibleChanges = false
    /// Whether a finger drives it from the beginning.
    var isInteractive = false
    /// Whether another change was asked for from inside the animator's start.
    var asksForAnother = false
    /// Whether it began while another one was under way.
    var overlaps = false
    /// The key of the view that the context does not have.
    var missingKey = ".from"
    /// Whether the delegate that handed the animator out was put back in the same turn of the run loop.
    private(set) var delegateIsPutBack = false
    /// The delegate of the stack when the animator started: what it changes itself when a screen is about to be shown is in order.
    private(set) weak var asked: AnyObject?
    /// What happened, in order.
    var events: [Entry] = []
    /// How things stood when `completeTransition` had been called and the hierarchy was not yet in its final form.
    var end: EndSighting?

    /// Whether it was completed in the turn in which it began, though it declares a time.
    var isInstant: Bool {
        guard duration > 0, let end, let start = events.first?.moment else { return false }
        return end.moment.time == start.time
    }

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

    /// Whether it had to be given up.
    var isHanging: Bool { !hasEnded || misuses.contains { $0.misuse == .forcedToEnd } }

    /// Whether a gesture began it, and has neither finished nor canceled it.
    var isLeftHeld: Bool {
        guard isInteractive, !waitsForFinger else { return false }
        return !events.contains { entry in
            switch entry.event {
            case .finishing, .cancelling, .completeCalled: true
            default: false
            }
        }
    }

    /// Whether it was completed from inside the animator's start.
    var endsAtOnce: Bool {
        let completion = events.firstIndex { if case .completeCalled = $0.event { true } else { false } }
        let startReturn = events.firstIndex { if case .startReturned = $0.event { true } else { false } }
        guard let completion else { return false }
        return startReturn.map { completion < $0 } ?? true
    }

    /// Whether the declared duration has long passed.
    var isOverdue: Bool { misuses.contains { $0.misuse == .overdue } }

    /// The misuses that UIKit noticed, with their moments.
    var misuses: [(misuse: TransitionMisuse, moment: Finding.Moment)] {
        events.compactMap { entry in
            guard case .misuse(let misuse) = entry.event else { return nil }
            return (misuse, entry.moment)
        }
    }

    /// Takes over who takes part.
    mutating func take(_ run: TransitionRun) {
        isAnimated = run.context.isAnimated
        if let made = run.animator, run.animatorIsCustom {
            animator = "\(type(of: made))"
            isCustom = true
        }
        duration = run.animator?.transitionDuration(using: run.context) ?? 0
        lacksView = run.context.view(forKey: .from) == nil || run.context.view(forKey: .to) == nil
        missingKey = run.context.view(forKey: .to) == nil ? ".to" : ".from"
    }

    /// Notes whom it leaves hanging: the screen that comes, or the one that goes where a screen leaves.
    mutating func meet(_ run: TransitionRun) {
        let leaves = run.operation == .pop || run.operation == .dismiss
        let screen = run.context.viewController(forKey: leaves ? .from : .to)
        subject = screen.map { "\(leaves ? "away from" : "to") \(ViewWords.place(of: $0))" } ?? ""
    }

    /// The animator and the screen that it brings or takes away.
    var object: String { subject.isEmpty ? animator : "\(animator), \(subject)" }

    /// Looks at what the animator's start has done to the containers: a push, pop or switch that is asked for in
    /// there waits for the end.
    mutating func lookRound(_ run: TransitionRun) {
        guard run.isUnderWay, let to = run.context.viewController(forKey: .to) else { return }
        let owner = run.owner
        switch run.operation {
        case .push, .pop:
            asksForAnother = (owner as? UINavigationController).map { $0.topViewController !== to } ?? false
        case .tab: asksForAnother = (owner as? UITabBarController).map { $0.selectedViewController !== to } ?? false
        default: break
        }
    }

    /// Remembers the stack's delegate.
    mutating func noteDelegate(_ run: TransitionRun) { asked = (run.owner as? UINavigationController)?.delegate }

    /// Looks, when the push has been asked for, whether the stack's delegate is still the one that was asked.
    mutating func lookAtDelegate(_ run: TransitionRun) {
        guard operation == .push, isCustom, let asked, let stack = run.owner as? UINavigationController else { return }
        delegateIsPutBack = stack.delegate !== asked
    }

    /// Asks for the interruptible animator once more.
    mutating func probe(_ run: TransitionRun) {
        guard run.isUnderWay, run.animatorIsCustom, let known = run.interruptible ?? run.leader else { return }
        // One that has none has started its property animator in animateTransition alone.
        guard let again = run.animator?.interruptible(using: run.context) else {
            interruptibleChanges = run.interruptible != nil
            return
        }
        interruptibleChanges = again !== known
    }
}

/// The hierarchy at the moment at which a transition was completed, the animator's leftovers still in it.
@MainActor struct EndSighting {
    let moment: Finding.Moment
    let didComplete: Bool
    /// Whether the to view was in the window; `nil` where the context has none.
    let toViewIsShown: Bool?
    /// Whether the from view was in the window; `nil` where the context has none.
    let fromViewIsShown: Bool?
    /// Whether a presenter's view that was not the animator's to touch stood in the container.
    let presenterIsInContainer: Bool
    /// Where the to view was and where it should have been, in the container's coordinates; `nil` without either.
    let frames: (actual: CGRect, final: CGRect)?
    /// The controllers.
    let to: PartName
    let from: PartName

    init(of run: TransitionRun, didComplete: Bool, at moment: Finding.Moment) {
        let context = run.context
        let toView = context.view(forKey: .to)
        let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        self.moment = moment
        self.didComplete = didComplete
        // In the container, or wherever else the animator has put it to be seen.
        toViewIsShown = toView.map { $0.window != nil && $0.window === context.containerView.window }
        let fromView = context.view(forKey: .from)
        fromViewIsShown = fromView.map { $0.window != nil && $0.window === context.containerView.window }
        let presenters = [(UITransitionContextViewKey.from, from), (.to, to)].filter {
            context.view(forKey: $0.0) == nil
        }
        presenterIsInContainer = presenters.contains { _, presenter in
            presenter?.viewIfLoaded?.isDescendant(of: context.containerView) ?? false
        }
        let final = to.map(context.finalFrame(for:)) ?? .zero
        frames = final == .zero ? nil : toView.map { ($0.frame, final) }
        self.to = to.map { PartName($0) } ?? PartName(.controller, type: "the to controller")
        self.from = from.map { PartName($0) } ?? PartName(.controller, type: "the from controller")
    }
}
