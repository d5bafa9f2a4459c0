extension UIViewController {
    func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let style = presented.modalPresentationStyle.resolved
        let presenter = presentationContext(for: style)
        guard mayPresent(presented, on: presenter) else { return }
        let controller = presented.ensurePresentationController(presenting: presenter, source: self)
        let presentation = Presentation(
            controller: controller, presenter: presenter, presented: presented, source: self)
        TransitionRun.start(presentation.request(animated: animated, completion: completion))
    }

    private func mayPresent(_ presented: UIViewController, on presenter: UIViewController) -> Bool {
        precondition(
            presented !== self && presented !== presenter,
            "Application tried to present modally an active controller \(presented).")
        precondition(
            presented.modal.presenting == nil,
            "Application tried to present modally a view controller \(presented) that is already being presented by "
                + "\(String(describing: presented.modal.presenting)).")
        precondition(
            presented.parentController == nil,
            "Application tried to present modally a view controller \(presented) that has a parent view controller "
                + "\(String(describing: presented.parentController)).")
        return reasonNotToPresent(presented, on: presenter).map { SystemLog.warn($0) } == nil
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
        guard let run = activeRun, run.isUnderWay else { return false }
        if run.isOverdue { run.endIfOverdue() }
        return run.isUnderWay && [.present, .dismiss].contains(run.request.operation)
    }
}
