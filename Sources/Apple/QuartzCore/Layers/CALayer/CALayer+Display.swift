import CoreGraphics
import InterludeFoundation

extension CALayer {
    func setContents(_ new: Any?) {
        hasDrawnContents = false
        // Contents that are set are not drawn over.
        needs.remove(.display)
        replace(\.contents, by: new)
    }

    func displayNow() {
        guard needs.contains(.display) else { return }
        needs.remove(.display)
        display()
    }

    func askDelegateForDisplay() {
        nonisolated(unsafe) let me = self
        onMainActor {
            if let delegate = me.delegate { delegate.display(me) } else { me.displayByDrawing() }
        }
    }

    func askDelegateToDraw(_ context: CGContext) {
        nonisolated(unsafe) let (me, ctx) = (self, context)
        onMainActor { me.delegate?.draw(me, in: ctx) }
    }

    /// Draws the layer into a new bitmap and makes that its contents.
    package func displayByDrawing() {
        let scale = values.contentsScale
        let (width, height) = (pixels(values.bounds.width * scale), pixels(values.bounds.height * scale))
        guard PixelBuffer.canHold(width: width, height: height) else {
            values.contents = nil
            return
        }
        let buffer = PixelBuffer(width: width, height: height)
        let context = CGContext(buffer: buffer, scale: scale)
        if extras.isOpaque {
            context.setFillColor(.black)
            context.fill(CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale))
            buffer.isOpaque = true
        }
        context.translateBy(x: -values.bounds.origin.x, y: -values.bounds.origin.y)
        discardsDrawing = false
        nonisolated(unsafe) let me = self
        onMainActor { me.delegate?.layerWillDraw(me) }
        draw(in: context)
        context.flush()
        values.contents = discardsDrawing ? nil : CGImage(buffer: buffer)
        hasDrawnContents = !discardsDrawing
    }

    /// Called while the layer is drawn, says that nothing has been: the layer then has no bitmap at all. A view whose
    /// `draw(_:)` is not overridden says so.
    package func discardDrawing() { discardsDrawing = true }

    private func pixels(_ length: CGFloat) -> Int {
        max(0, Int(saturating: Double((length - 1e-6).rounded(.up))))
    }
}
