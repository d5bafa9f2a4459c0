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

    func setPosition(_ new: CGPoint) {
        guard values.position != new else { return }
        replace(\.position, by: new.checked)
    }

    func setTransform(_ new: CATransform3D) {
        guard !CATransform3DEqualToTransform(values.transform, new) else { return }
        change("transform") { $0.transform = new }
    }

    func setSublayerTransform(_ new: CATransform3D) {
        guard !CATransform3DEqualToTransform(values.sublayerTransform, new) else { return }
        change("sublayerTransform") { $0.sublayerTransform = new }
    }

    /// Sets position and size so that the frame comes out, each with its own action.
    func setFrame(_ new: CGRect) {
        var target = values
        target.frame = new.near
        position = target.position
        bounds = target.bounds
    }
}
