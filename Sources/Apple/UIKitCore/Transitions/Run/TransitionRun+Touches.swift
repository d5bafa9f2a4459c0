/// Touches during a transition that cannot be interrupted: no view in the whole application gets them.
///
/// The recognizers on its container view and on the views around that do (decided by a published project that turns a
/// push round when the navigation controller's view is tapped): so an app can take hold of an animation that the system
/// knows nothing about, while whatever stands on the two screens or in their bars is out of reach.
extension TransitionRun {
    /// The runs that keep touches from views.
    static var ignoring: [TransitionRun] { current.filter(\.ignoresInteraction) }

    /// The view whose recognizers, with those of all views above it, get a touch on `view`; `nil` if none does.
    static func recognizingView(around view: UIView) -> UIView? {
        let views = ignoring.compactMap { $0.recognizingView(around: view) }
        return views.first { outer in views.allSatisfy { $0.isDescendant(of: outer) } }
    }

    private func recognizingView(around view: UIView) -> UIView? {
        let candidates = [context.containerView, change.owner?.viewIfLoaded].compactMap { $0 }
        return candidates.first { view.isDescendant(of: $0) }
    }

    func beginIgnoringInteraction() {
        guard !mayBeInterrupted, !ignoresInteraction else { return }
        ignoresInteraction = true
        UIApplication.shared.beginIgnoringInteractionEvents()
    }

    func endIgnoringInteraction() {
        guard ignoresInteraction else { return }
        ignoresInteraction = false
        UIApplication.shared.endIgnoringInteractionEvents()
    }
}
