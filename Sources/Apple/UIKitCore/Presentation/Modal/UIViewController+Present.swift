extension UIViewController {
    func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard mayPresent(presented, on: presentationContext(for: presented.modalPresentationStyle.resolved)) else {
            return
        }
        // A transitioning delegate or a style that is set in viewDidLoad counts.
        presented.loadViewIfNeeded()
        let presenter = presentationContext(for: presented.modalPresentationStyle.resolved)
        let original = presented.ensurePresentationController(presenting: presenter, source: self)
        let adapted = adapt(presented, original, on: presenter)
        TransitionRun.start(
            Presentation(
                adapted.controller, of: adapted.presented, on: presenter, source: self, animated: animated,
                completion: completion))
    }

    private func mayPresent(_ presented: UIViewController, on presenter: UIViewController) -> Bool {
        let attempt = "Application tried to present modally"
        guard
            UsageFault.check(
                presented !== self && presented !== presenter, "\(attempt) an active controller \(presented)."),
            UsageFault.check(
                presented.modal.presenting == nil,
                "\(attempt) a view controller \(presented) that is already being presented by "
                    + "\(String(describing: presented.modal.presenting))."),
            UsageFault.check(
                presented.parentController == nil,
                "\(attempt) a view controller \(presented) that has a parent view controller "
                    + "\(String(describing: presented.parentController)).")
        else { return false }
        return reasonNotToPresent(presented, on: presenter).map { TransitionMonitor.refuse(.present, $0) } == nil
    }

    private func reasonNotToPresent(_ presented: UIViewController, on presenter: UIViewController) -> String? {
        let attempt = "Attempt to present \(presented) on \(presenter) (from \(self))"
        if let other = presenter.modal.presented {
            return "\(attempt) which is already presenting \(other)."
        }
        if presenter.isInModalTransition {
            return "\(attempt) while a presentation is in progress."
        }
        if presenter.viewIfLoaded?.window == nil {
            return "\(attempt) whose view is not in the window hierarchy."
        }
        return nil
    }

    /// True while the controller takes part in a presentation or a dismissal that has not ended.
    var isInModalTransition: Bool {
        run(of: [.present, .dismiss]) != nil
    }

    /// The run of one of the given kinds in which the controller takes part and which has not ended. One that hangs is
    /// ended here.
    func run(of operations: [TransitionRun.Operation]) -> TransitionRun? {
        let mine = TransitionRun.current.filter { run in
            run.isUnderWay && operations.contains(run.operation)
                && run.participants.contains { $0 === self }
        }
        for run in mine { run.endIfOverdue() }
        return mine.last { $0.isUnderWay }
    }
}
