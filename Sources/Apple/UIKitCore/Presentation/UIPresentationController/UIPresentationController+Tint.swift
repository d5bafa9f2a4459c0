extension UIPresentationController {
    /// What can be tapped behind an alert, a popover or a sheet is gray, as `tintAdjustmentMode` documents for alerts
    /// and as is seen of the others.
    final func dimTintBehind(_ dims: Bool) {
        let view: UIView? = dims ? presentingViewController.viewIfLoaded : nil
        guard view !== viewWithDimmedTint else { return }
        viewWithDimmedTint?.changeTintDimmers(by: -1)
        view?.changeTintDimmers(by: 1)
        viewWithDimmedTint = view
    }
}
