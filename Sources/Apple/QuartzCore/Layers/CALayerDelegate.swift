import CoreGraphics

/// The delegate of a layer, which draws, lays out and animates it. All methods are optional. A view is its layer's
/// delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Called to update the layer's contents, usually by setting `contents`. Without an implementation the layer is
    /// drawn.
    func display(_ layer: CALayer)
    /// Called to draw the layer into a context.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Called to lay out the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for an event. With `nil` the layer continues its search; `NSNull` is no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws the layer by default.
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// The default implementation does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// The default implementation does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// The default implementation does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns `nil` by default: the layer continues its search.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
