extension UIView {
    final func rulesAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var holder: UIView? = self
        while let view = holder {
            result += view.constraints.filter { rule in
                rule.involvedViews.contains { $0 === self } && rule.firstAttribute.axis == axis
            }
            holder = view.superview
        }
        return result
    }

    // MARK: Priorities of the content's own size

    final func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        if axis == .horizontal {
            viewState.hugging.horizontal = priority
        } else {
            viewState.hugging.vertical = priority
        }
        contentSizeBecameInvalid()
    }

    final func setCompressionResistance(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        if axis == .horizontal {
            viewState.resistance.horizontal = priority
        } else {
            viewState.resistance.vertical = priority
        }
        contentSizeBecameInvalid()
    }

    final func contentSizeBecameInvalid() {
        setNeedsLayout()
        if !translatesAutoresizingMaskIntoConstraints { constraintsChanged() }
        parent?.setNeedsLayout()
    }
}

// MARK: - Domains

extension UIView {
    final func setTranslates(_ flag: Bool) {
        guard viewState.translatesAutoresizingMask != flag else { return }
        viewState.translatesAutoresizingMask = flag
        parent?.constraintsChanged()
        constraintsChanged()
    }

    /// Whether the autoresizing mask rules; constraints rule in its place once a view asks for that.
    final var takesPartInAutoresizing: Bool { translatesAutoresizingMaskIntoConstraints }

    /// Whether constraints are solved from here on downwards, without regard to what is outside.
    ///
    /// That is a view with a frame of its own, as long as no constraint reaches through it.
    final var isLayoutDomain: Bool {
        parent == nil || (!isPlacedByRules && !viewState.isOpenToRules)
    }

    /// Whether constraints place the view; what a list shows has its place from the list, and a window's root view from the
    /// window, whatever it says of its mask.
    final var isPlacedByRules: Bool { !translatesAutoresizingMaskIntoConstraints && !viewState.isPlacedByOwner }

    /// The domain that decides on this view's own place.
    final var outerDomain: UIView {
        var view = parent ?? self
        while !view.isLayoutDomain, let next = view.parent { view = next }
        return view
    }

    /// The domain in which the view's subviews are placed.
    final var innerDomain: UIView { isLayoutDomain ? self : outerDomain }

    /// Makes the views between this one and the holder of a constraint a part of the holder's domain.
    final func openBoundaries(upTo holder: UIView) {
        var view = self.parent
        guard self !== holder else { return }
        while let current = view, current !== holder {
            current.viewState.isOpenToRules = true
            view = current.parent
        }
    }

    /// Has the constraints solved again at the next layout.
    final func constraintsChanged() {
        let domain = innerDomain
        domain.viewState.needsSolving = true
        domain.setNeedsSolving()
        setNeedsSolving()
    }

    /// The view's safe area, margins or size have changed: constraints on them are solved again, those inside it as
    /// well as those around it.
    final func rulesOnInsetsChanged() {
        guard viewState.hasRulesOnInsets else { return }
        constraintsChanged()
        if isLayoutDomain { parent?.constraintsChanged() }
    }

    /// Drops the constraints between a view that leaves and what stays.
    final func removeConstraintsInvolving(_ view: UIView) {
        var holder: UIView? = self
        while let current = holder {
            for rule in current.viewState.constraints
            where rule.involvedViews.contains(where: { $0.isDescendant(of: view) }) {
                rule.isActive = false
            }
            holder = current.parent
        }
    }

    /// Places what the constraints of the view's domain decide, if anything has changed since the last time.
    final func solveConstraints() {
        updateConstraintsInTree()
        let domain = innerDomain
        let isResized = domain === self && viewState.solvedSize != bounds.size
        let isChanged = domain.viewState.needsSolving
        guard isChanged || isResized, !domain.viewState.isSolving else { return }
        domain.placeByRules()
        if isChanged { domain.viewOwner?.rulesChanged() }
    }

    /// How often rules are solved in a row. What they place gets other insets by that, on which constraints may depend: as a rule
    /// the second time changes nothing more.
    private static let mostRounds = 4

    /// Solves the constraints of this domain and places its views, until all has come to rest.
    private func placeByRules() {
        viewState.isSolving = true
        defer { viewState.isSolving = false }
        for _ in 0..<Self.mostRounds {
            viewState.needsSolving = false
            viewState.solvedSize = bounds.size
            guard LayoutDomain.hasRules(self) else { return }
            var problem = LayoutDomain(self)
            problem.place()
            guard viewState.needsSolving else { return }
        }
        viewState.needsSolving = false
    }

    /// The size that the constraints inside the view give it, as near to a wish as their priorities allow.
    final func fittingSize(
        _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsInTree()
        if LayoutDomain.hasRules(self) {
            var domain = LayoutDomain(self)
            return domain.fittingSize(size, horizontal, vertical)
        }
        let natural = intrinsicContentSize
        let width = natural.width != UIView.noIntrinsicMetric && horizontal != .required ? natural.width : size.width
        guard natural.height != UIView.noIntrinsicMetric, vertical != .required else {
            return CGSize(width: width, height: size.height)
        }
        let isNarrow = width < natural.width
        let height =
            isNarrow ? sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height : natural.height
        return CGSize(width: width, height: height)
    }

    /// Calls `updateConstraints()` on the views that asked for it, inner ones first; a controller's view by way of the
    /// controller.
    final func updateConstraintsInTree() {
        guard viewState.needsUpdateConstraints || viewState.descendantNeedsUpdateConstraints else { return }
        viewState.descendantNeedsUpdateConstraints = false
        for child in children { child.updateConstraintsInTree() }
        guard viewState.needsUpdateConstraints else { return }
        viewState.needsUpdateConstraints = false
        if let viewOwner { viewOwner.updateViewConstraints() } else { updateConstraints() }
    }

    final func markNeedsUpdateConstraints() {
        viewState.needsUpdateConstraints = true
        var view = parent
        while let current = view, !current.viewState.descendantNeedsUpdateConstraints {
            current.viewState.descendantNeedsUpdateConstraints = true
            view = current.parent
        }
        setNeedsLayout()
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis that the attribute lies on.
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }
}
