import InterludeFoundation

extension UIView {
    final func setFrame(_ frame: CGRect) {
        if layer.values.hasTransform { ViewMisuse.onNotice?(.frameSetUnderTransform, self) }
        let change = KeyValueChange(of: self, ["frame", "bounds", "center"])
        let old = layer.bounds
        layer.frame = frame
        geometryDidChange(from: old)
        change?.end()
    }

    final func setBounds(_ bounds: CGRect) {
        let change = KeyValueChange(of: self, ["bounds", "frame"])
        let old = layer.bounds
        layer.bounds = bounds
        geometryDidChange(from: old)
        change?.end()
    }

    final func setCenter(_ center: CGPoint) {
        let change = KeyValueChange(of: self, ["center", "frame"])
        layer.position = center
        updateSafeArea(visitsAll: false)
        if preservesSuperviewLayoutMargins { updateMargins() }
        change?.end()
    }

    final func setTransform(_ transform: CATransform3D) {
        let change = KeyValueChange(of: self, ["transform", "frame"])
        layer.transform = transform
        change?.end()
    }

    /// Lets the subviews follow, after the frame or the bounds were set.
    private func geometryDidChange(from old: CGRect) {
        let new = layer.bounds
        if old.size != new.size, autoresizesSubviews {
            for child in children { child.autoresize(from: old.size, to: new.size) }
        }
        if old != new { setNeedsLayout() }
        updateSafeArea(visitsAll: old != new && viewState.announcedSafeArea != .zero)
        if preservesSuperviewLayoutMargins { updateMargins() }
        guard old.size != new.size else { return }
        if viewState.marginsFollowReadableWidth || viewOwner != nil { updateMargins() }
        updateMarginsInside()
        // Where the readable column and the keyboard's strip are depends on the size.
        rulesOnInsetsChanged()
    }

    /// Follows the superview from one size to another, as the autoresizing mask says.
    ///
    /// In each direction the change is shared among the flexible parts (margin, size, margin) in proportion to their
    /// present lengths, or evenly if they are all zero.
    private func autoresize(from old: CGSize, to new: CGSize) {
        guard takesPartInAutoresizing else { return }
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        let frame = untransformedFrame
        let x = Autoresizing.solve(
            start: frame.minX, length: frame.width, old: old.width, new: new.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let y = Autoresizing.solve(
            start: frame.minY, length: frame.height, old: old.height, new: new.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        setUntransformedFrame(CGRect(x: x.start, y: y.start, width: x.length, height: y.length))
    }

    /// Where the view would be without its transform.
    package final var untransformedFrame: CGRect {
        let size = layer.bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: layer.position.x - size.width * anchor.x, y: layer.position.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }

    /// Places the view as if it had no transform; the transform stays.
    package final func setUntransformedFrame(_ computed: CGRect) {
        let frame = computed.sound
        if CATransform3DIsIdentity(layer.transform) {
            if self.frame != frame { self.frame = frame }
            return
        }
        let anchor = layer.anchorPoint
        if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }

    /// Places the view as constraints do: `bounds` and `center` are set, whatever the anchor point is. So a view with another
    /// anchor point stands beside its place, which apps that turn views about an edge make up for in a constraint's constant.
    final func setLaidOutFrame(_ computed: CGRect) {
        let half = CGPoint(x: 0.5, y: 0.5)
        guard layer.anchorPoint != half else { return setUntransformedFrame(computed) }
        let frame = computed.sound
        if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if center != middle { center = middle }
    }
}

/// The rule of `UIView.AutoresizingMask`, for one direction.
enum Autoresizing {
    static func solve(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let change = new - old
        let parts = [start, length, old - start - length]
        let flags = [flexible.0, flexible.1, flexible.2]
        let count = flags.filter { $0 }.count
        guard change != 0, count > 0 else { return (start, length) }
        let total = zip(parts, flags).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        func share(_ index: Int) -> CGFloat {
            guard flags[index] else { return 0 }
            return total == 0 ? change / CGFloat(count) : change * parts[index] / total
        }
        return (start + share(0), max(0, length + share(1)))
    }
}
