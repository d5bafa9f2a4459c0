import CoreGraphics

/// A layer whose bounds' origin is moved by `scroll(to:)`.
open class CAScrollLayer: CALayer {
    /// The directions in which it moves.
    open var scrollMode = CAScrollLayerScrollMode.both

    public override init() {
        super.init()
        values.masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        scrollMode = (layer as? CAScrollLayer)?.scrollMode ?? .both
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Moves the bounds' origin to `p`, in the directions of the mode.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls the minimum distance that makes `r` visible.
    open func scroll(to r: CGRect) {
        func moved(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            if low < start { return low }
            return high > start + length ? min(low, high - length) : start
        }
        scroll(
            to: CGPoint(
                x: moved(r.minX, r.maxX, bounds.minX, bounds.width),
                y: moved(r.minY, r.maxY, bounds.minY, bounds.height)))
    }
}
