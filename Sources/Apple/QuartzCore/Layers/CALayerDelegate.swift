import CoreGraphics

/// Draws, lays out and animates in a layer's stead. All methods are optional. A view is its layer's delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Fills the layer's contents, usually by setting `contents`. Without it the layer is drawn.
    func display(_ layer: CALayer)
    /// Draws the layer.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before drawing.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a changed property: with `nil` the layer continues its search, `NSNull` is no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// By default the layer is drawn.
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// By default the layer gets no drawing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// The default implementation does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// By default sublayers stay where they are.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns `nil` by default: the layer looks further.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
