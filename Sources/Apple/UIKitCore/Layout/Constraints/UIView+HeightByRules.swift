extension UIView {
    /// Whether constraints place any of the subviews.
    final var hasSubviewsPlacedByRules: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    /// The height that the view's constraints, or its own fitting, ask for in a width.
    final func heightByRules(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
