import QuartzCore

extension UIScrollView {
    final func setUpScrolling() {
        clipsToBounds = true
        contentTouches.scrollView = self
        pan.scrollView = self
        addGestureRecognizer(contentTouches)
        addGestureRecognizer(pan)
        pan.addTarget(self, action: Selector(UIScrollView.handlePan(_:)))
    }

    // MARK: Where the content may rest

    /// Where the content may rest in one direction.
    final func limits(_ axis: ScrollAxis) -> AxisMotion.Limits {
        let inset = adjustedContentInset
        return AxisMotion.Limits(
            low: -axis.start(of: inset) - (axis == .y ? barSlack : 0),
            high: axis.length(of: contentSize) + axis.end(of: inset) - axis.length(of: bounds.size))
    }

    /// The next place to `offset` where the content may rest.
    final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: limits(.x).clamp(offset.x), y: limits(.y).clamp(offset.y))
    }

    /// Whether the content is longer than the view.
    final func overflows(_ axis: ScrollAxis) -> Bool {
        let inset = adjustedContentInset
        let length = axis.length(of: contentSize) + axis.start(of: inset) + axis.end(of: inset)
        return length > axis.length(of: bounds.size)
    }

    /// Whether a finger can move the content at all.
    final func canScroll(_ axis: ScrollAxis) -> Bool {
        let always = axis == .x ? alwaysBounceHorizontal : alwaysBounceVertical
        return overflows(axis) || (always && bounces(axis))
    }

    /// Whether the content goes beyond its edges.
    final func bounces(_ axis: ScrollAxis) -> Bool {
        bounces && (axis == .x ? bouncesHorizontally : bouncesVertically)
    }

    /// A place on the grid of pixels: content that moves by itself is always shown sharp.
    final func pixelAligned(_ offset: CGPoint) -> CGPoint {
        let scale = max(1, traitCollection.displayScale)
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    // MARK: Changes

    /// The bounds have changed, by scrolling or by another size.
    final func visiblePartDidChange(from old: CGRect) {
        let new = bounds
        guard old != new else { return }
        boundsDidChange(from: old)
        if old.size != new.size { scrollRangeDidChange() }
        guard old.origin != bounds.origin else { return }
        tellFollowers()
        refreshControl?.follow()
        delegate?.scrollViewDidScroll(self)
        layOutIndicators()
    }

    /// What the content's limits follow from has changed.
    final func scrollRangeDidChange() {
        updateAdjustedInset()
        if !isDragging && state.motion == nil && state.animation == nil && !isZooming { keepInRange() }
        tellFollowers()
        layOutIndicators()
    }

    /// Brings the content back that a change has left beyond its edges.
    private func keepInRange() {
        let rest = clamped(contentOffset)
        if rest != contentOffset { contentOffset = rest }
    }

    // MARK: Insets

    final func updateAdjustedInset() {
        let (old, part) = (state.adjustedInset, safeAreaPart)
        var new = contentInset.adding(part)
        if let refreshControl { new.top += refreshControl.room }
        guard old != new else { return }
        let safeAreaChanged = part != state.safeAreaPart
        state.safeAreaPart = part
        state.adjustedInset = new
        if safeAreaChanged { for child in children { child.updateSafeArea() } }
        followInset(from: old, safeAreaChanged: safeAreaChanged)
        tellFollowers()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }

    /// Content that was at its start stays there when the safe area moves the start.
    private func followInset(from old: UIEdgeInsets, safeAreaChanged: Bool) {
        guard safeAreaChanged, !isDragging, state.motion == nil else { return }
        var offset = contentOffset
        if abs(offset.y + old.top) < 0.5 { offset.y = -state.adjustedInset.top }
        if abs(offset.x + old.left) < 0.5 { offset.x = -state.adjustedInset.left }
        if offset != contentOffset { contentOffset = offset }
    }

    /// What of the safe area is added to the content inset.
    private var safeAreaPart: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes, .automatic:
            let vertical = wantsInset(.y) || contentInsetAdjustmentBehavior == .automatic && isInNavigation
            let horizontal = wantsInset(.x)
            return UIEdgeInsets(
                top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
                bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
        }
    }

    private func wantsInset(_ axis: ScrollAxis) -> Bool {
        let always = axis == .x ? alwaysBounceHorizontal : alwaysBounceVertical
        let length = axis.length(of: contentSize) + axis.start(of: contentInset) + axis.end(of: contentInset)
        return always || length > axis.length(of: bounds.size)
    }

    /// Whether this is the content of a controller in a navigation controller, that does not say otherwise.
    private var isInNavigation: Bool {
        let controller = owningViewController ?? superview?.owningViewController
        return controller?.parent?.insetsScrollViewsOfChildren == true
            && controller?.automaticallyAdjustsScrollViewInsets == true
    }
}

extension UIEdgeInsets {
    /// What is left of the insets without those of `other`.
    func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, top - other.top), left: max(0, left - other.left), bottom: max(0, bottom - other.bottom),
            right: max(0, right - other.right))
    }
}
