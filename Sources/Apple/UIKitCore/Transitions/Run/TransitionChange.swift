/// A container's change of what it shows, as a transition run carries it out. Each kind of change is a type.
///
/// `push`, `pop`, `present`, `dismiss`, tab switches, columns and a window's new size differ in nothing else. The run calls the
/// steps in the order in which they stand here, each once; of `commit` and `restore` only one.
@MainActor
package protocol TransitionChange: AnyObject {
    /// The kind of change, for events and tools.
    var operation: TransitionRun.Operation { get }
    /// The container that makes the change: a navigation or tab controller, or the presenting controller.
    var owner: UIViewController? { get }
    /// Controllers besides owner, from and to whose `transitionCoordinator` answers during the transition.
    var bystanders: [UIViewController] { get }

    /// Asks the delegates, before anything is put in place.
    func choose() -> TransitionChoice
    /// Puts the container view in place, and says who takes part and where.
    func prepare(for choice: TransitionChoice) -> TransitionStage
    /// Sends the "will" calls.
    func announce(_ run: TransitionRun)
    /// Brings the hierarchy into its final form.
    func commit()
    /// Brings the hierarchy back to what it was.
    func restore()
    /// Sends the "did" calls, or on a canceled transition the calls that undo the "will" calls.
    func conclude(_ didComplete: Bool)
    /// Calls the completion that was given with the change.
    func tellCaller()
    /// Everything is out, and another transition may begin.
    func end()
}

extension TransitionChange {
    package var bystanders: [UIViewController] { [] }
    package func commit() {}
    package func restore() {}
    package func conclude(_ didComplete: Bool) {}
    package func tellCaller() {}
    package func end() {}
}

extension TransitionRun {
    /// The kinds of change.
    package enum Operation: String, Sendable {
        case push, pop, present, dismiss, tab, column, resize
    }
}

/// Who moves a transition.
@MainActor
package struct TransitionChoice {
    let animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// True when the animator came from a delegate.
    let isCustom: Bool

    /// Nobody: the change is made at once.
    static let none = TransitionChoice(animator: nil, interactor: nil, isCustom: false)

    /// A delegate's animator, with what drives it.
    static func custom(
        _ animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interactor: (any UIViewControllerInteractiveTransitioning)?
    ) -> TransitionChoice {
        TransitionChoice(animator: animator, interactor: interactor, isCustom: true)
    }

    /// The container's own animator, with what drives it.
    static func system(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        drivenBy interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) -> TransitionChoice {
        TransitionChoice(animator: animator, interactor: interactor, isCustom: false)
    }
}
