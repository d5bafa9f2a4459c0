import InterludeFoundation

extension UIView {
    /// The scale of views outside a window: the main screen's.
    static var defaultScale: CGFloat { UIScreen.main.scale }

    final func setContentScaleFactor(_ scale: CGFloat) {
        guard layer.contentsScale != scale else { return }
        layer.contentsScale = scale
        if viewState.ownsContents { setNeedsDisplay() }
    }

    /// Takes over the scale of the screen that the window is on.
    final func adoptWindowScale() {
        let scale = traitCollection.displayScale
        if scale > 0 { contentScaleFactor = scale }
    }

    final func setContentMode(_ mode: ContentMode) {
        guard viewState.contentMode != mode else { return }
        viewState.contentMode = mode
        layer.contentsGravity = mode.gravity
        layer.needsDisplayOnBoundsChange = mode == .redraw
        if mode == .redraw { setNeedsDisplay() } else { setNeedsLayout() }
    }

    /// The color that was set, as long as the layer shows it; else the one behind the layer's. A layer's color changes
    /// without its view when an animator puts back what was before, and when the application sets it.
    final var presentBackgroundColor: UIColor? {
        guard layer.backgroundColor != viewState.background?.shown else { return viewState.background?.color }
        return layer.backgroundColor.map { $0.origin as? UIColor ?? UIColor(cgColor: $0) }
    }

    final func setBackgroundColor(_ color: UIColor?) {
        showBackground(color, with: traitCollection)
    }

    /// Resolves the color for traits and gives it to the layer.
    final func showBackground(_ color: UIColor?, with traits: UITraitCollection) {
        let shown = color.map { CGColor($0.resolvedColor(with: traits).cgColor, origin: $0) }
        layer.backgroundColor = shown
        // Last, so that the delegate that is asked for the change's animation finds the old one.
        viewState.background = color.flatMap { color in shown.map { (color, $0) } }
    }

    final func setHidden(_ flag: Bool) {
        guard layer.isHidden != flag else { return }
        let change = KeyValueChange(of: self, ["hidden"])
        layer.isHidden = flag
        (parent as? UIStackView)?.arrangedViewChanged(self)
        change?.end()
    }

    final func setAlpha(_ alpha: CGFloat) {
        let change = KeyValueChange(of: self, ["alpha"])
        layer.opacity = Float(min(max(alpha, 0), 1))
        change?.end()
    }

    final func setMask(_ view: UIView?) {
        guard viewState.mask !== view else { return }
        view?.removeFromSuperview()
        viewState.mask = view
        layer.mask = view?.layer
    }

    /// Draws the content of the view into a context that the caller made.
    final func drawContent(of layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        drawWithTraits { GraphicsContextStack.push(context) }
        GraphicsContextStack.pop()
    }

    /// Makes the layer's contents. A layer class of the application's draws itself as it likes.
    final func displayContent(of layer: CALayer) {
        if layer === self.layer, Self.plainLayers.contains(ObjectIdentifier(type(of: layer))) {
            displayOwnContent()
        } else {
            layer.displayByDrawing()
        }
    }

    /// Layers that draw nothing by themselves.
    private static let plainLayers: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self), ObjectIdentifier(CAGradientLayer.self),
        ObjectIdentifier(CATransformLayer.self),
    ]

    /// Draws the content of the view into a bitmap of its own, if it draws any at all.
    private func displayOwnContent() {
        let bounds = self.bounds
        let scale = layer.contentsScale
        let width = PixelBuffer.pixels(bounds.width, scale: scale)
        let height = PixelBuffer.pixels(bounds.height, scale: scale)
        guard PixelBuffer.canHold(width: width, height: height) else { return }
        var drawn: PixelBuffer?
        drawWithTraits {
            GraphicsContextStack.push(whenNeeded: {
                let buffer = PixelBuffer(width: width, height: height)
                drawn = buffer
                let context = CGContext(buffer: buffer, scale: scale)
                context.translateBy(x: -bounds.minX, y: -bounds.minY)
                return context
            })
        }
        GraphicsContextStack.pop()
        if let drawn {
            layer.contents = CGImage(buffer: drawn)
            viewState.ownsContents = true
        } else if viewState.ownsContents {
            layer.contents = nil
            viewState.ownsContents = false
        }
    }

    private func drawWithTraits(_ push: () -> Void) {
        traitCollection.performAsCurrent {
            layerWillDraw(layer)
            push()
            draw(bounds)
        }
    }
}
