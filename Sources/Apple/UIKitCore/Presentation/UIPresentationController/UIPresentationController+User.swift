extension UIPresentationController {
    /// The user dismisses the presentation, when nobody objects.
    ///
    /// - Returns: Whether the dismissal has begun.
    @discardableResult
    func dismissByUser() -> Bool {
        let presented = presentedViewController
        guard !presented.isInModalTransition, presented.modal.presented == nil else { return false }
        guard !presented.isModalInPresentation, userMayDismiss() else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.dismiss(animated: true) { self.userHasDismissed() }
        return true
    }
}
