extension UIView {
    /// Whether the autoresizing mask rules; constraints rule in its place once a view asks for that.
    final var takesPartInAutoresizing: Bool { true }

    final func contentSizeBecameInvalid() {
        setNeedsLayout()
        parent?.setNeedsLayout()
    }

    final func removeConstraintsInvolving(_ view: UIView) {}

    final func solveConstraints() {}
}
