import CoreGraphics

extension CALayer {
    /// See `render(in:)`.
    func renderModel(in context: CGContext) {}

    /// The part of the bounds that no clipping layer above hides, in the layer's own coordinates.
    public var visibleRect: CGRect {
        var rect = bounds
        var layer = superlayer
        while let here = layer {
            if here.masksToBounds || here.superlayer == nil {
                rect = rect.intersection(convert(here.bounds, from: here))
            }
            layer = here.superlayer
        }
        return rect.isNull ? .zero : rect
    }

    /// Scrolls the nearest scroll layer above so that `p` is its origin.
    public func scroll(_ p: CGPoint) {
        guard let (scroller, layer) = nearestScroller else { return }
        scroller.scroll(to: scroller.convert(p, from: layer))
    }

    /// Scrolls the nearest scroll layer above so that `r` is visible.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let (scroller, layer) = nearestScroller else { return }
        scroller.scroll(to: scroller.convert(r, from: layer))
    }

    private var nearestScroller: (CAScrollLayer, CALayer)? {
        var layer = superlayer
        while let here = layer {
            if let scroller = here as? CAScrollLayer { return (scroller, self) }
            layer = here.superlayer
        }
        return nil
    }
}
