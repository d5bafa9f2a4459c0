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

    final func resizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
    }
}
