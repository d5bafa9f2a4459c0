extension UIView {
    /// The layer asks for its layout: controller, constraints, subviews, controller again.
    final func performLayout(of layer: CALayer) {
        guard layer === self.layer else { return }
        let traits = updateTraits()
        updateSafeArea(visitsAll: false)
        viewOwner?.viewIsAboutToLayOut()
        solveConstraints()
        let previous = UITraitCollection.current
        UITraitCollection.current = traits
        layoutSubviews()
        UITraitCollection.current = previous
        viewOwner?.viewHasLaidOut()
    }

    /// The upper left corner stays where it is, as on iOS: that of the view without its transform, if it has one.
    final func resizeToFit() {
        setUntransformedFrame(CGRect(origin: untransformedFrame.origin, size: sizeThatFits(bounds.size)))
    }
}
