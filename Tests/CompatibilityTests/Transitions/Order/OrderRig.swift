import UIKit

/// How a transition goes, for the lists of its calls.
enum Course: String, CaseIterable {
    /// A custom animator, to the end.
    case finished
    /// A custom animator and an interactor, let go beyond the middle.
    case driven
    /// A custom animator and an interactor, called off.
    case cancelled
    /// The system's own animator.
    case system
    /// Without animation.
    case plain

    var isAnimated: Bool { self != .plain }
}

/// Two screens, P and Q, in a container or alone, everything about which writes its calls into one log.
@MainActor
final class OrderRig {
    let log = CallLog()
    let p: LoggingController
    let q: LoggingController
    let delegate: LoggingDelegate
    let stage: CompatibilityStage
    /// What is different after a course that was called off; nothing, as it should be.
    private(set) var leftovers: [String] = []
    private var isCoordinated = false

    /// Sets the screens up, with P on show.
    ///
    /// - Parameter embed: Makes the window's root controller of P and Q; P itself by default.
    init(device: Device = .iPhone15, embed: (LoggingController, LoggingController) -> UIViewController) {
        p = LoggingController("P", log)
        q = LoggingController("Q", log)
        delegate = LoggingDelegate(log)
        stage = CompatibilityStage(root: embed(p, q), device: device)
        for call in ["viewWillAppear", "viewWillDisappear"] {
            q.hooks[call] = { [unowned self] in coordinate() }
        }
    }

    /// Changes something without writing it down.
    func quietly(_ change: () -> Void) {
        log.isOn = false
        isCoordinated = true
        change()
        stage.advance(by: 0.2)
        isCoordinated = false
        log.isOn = true
    }

    /// Runs a change on its course to the end.
    ///
    /// - Returns: All calls that came.
    func calls(_ course: Course, _ change: () -> Void) -> CallList {
        let before = stage.state
        _ = log.take()
        delegate.animator = course == .system || course == .plain ? nil : LoggingAnimator(log)
        let interactor = course == .driven || course == .cancelled ? LoggingInteractor(log) : nil
        delegate.interactor = interactor
        change()
        if let interactor { drive(interactor, cancelled: course == .cancelled) }
        stage.advance(by: 1.5)
        leftovers = course == .cancelled ? stage.changes(since: before) : []
        return log.take()
    }

    private func drive(_ interactor: UIPercentDrivenInteractiveTransition, cancelled: Bool) {
        stage.advance(by: 0.1)
        interactor.update(0.6)
        stage.advance(by: 0.1)
        if cancelled { interactor.cancel() } else { interactor.finish() }
    }

    /// Goes along with the transition that Q takes part in, from the first call that Q gets of it.
    private func coordinate() {
        guard !isCoordinated, let coordinator = q.transitionCoordinator else { return }
        isCoordinated = true
        coordinator.animate(
            alongsideTransition: { [log] _ in log.add("alongside") },
            completion: { [log] in log.add($0.isCancelled ? "coordinated(cancelled)" : "coordinated") })
        coordinator.notifyWhenInteractionChanges { [log] context in
            let cancelled = context.isCancelled ? ",cancelled" : ""
            log.add("interaction(\(context.isInteractive ? "on" : "off")\(cancelled))")
        }
    }
}
