import CoreGraphics

extension CALayer {
    func setBounds(_ new: CGRect) {
        guard values.bounds != new else { return }
        let new = new.checked
        let isResized = values.bounds.size != new.size
        replace(\.bounds, by: new)
        if isResized {
            setNeedsLayout()
            parent?.sublayerWasResized()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// Sets position and size so that the frame comes out, each with its own action.
    func setFrame(_ new: CGRect) {
        var target = values
        target.frame = new.near
        position = target.position
        bounds = target.bounds
    }
}
