extension UIView {
    /// A view that shows `rect` of this one.
    ///
    /// Without `afterScreenUpdates` it shows what is on the screen: running animations where they are, and nothing of a
    /// view that has never been there. With it, waiting layout and drawing are done first.
    final func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        let scale = snapshotScale
        let image = makePicture(of: rect, scale: scale, afterScreenUpdates: afterScreenUpdates)
        if image == nil { ViewMisuse.onNotice?(.blankSnapshot, self) }
        return SnapshotView(image: image, size: rect.size, scale: scale, capInsets: capInsets)
    }

    /// Draws what the view looks like into the current context.
    ///
    /// - Returns: Whether there was anything to draw.
    final func drawSnapshot(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        let image = makePicture(of: bounds, scale: snapshotScale, afterScreenUpdates: afterScreenUpdates)
        guard let image, let context = GraphicsContextStack.current else { return false }
        context.saveGState()
        // Images are drawn with y upwards; the view's context has it downwards.
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: rect.size))
        context.restoreGState()
        return true
    }

    /// Pixels per point of pictures of the view.
    private var snapshotScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIView.defaultScale
    }

    /// A picture of a part of the view with all its subviews; `nil` if there is nothing to see.
    final func makePicture(of rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> CGImage? {
        if afterScreenUpdates { layer.bringUpToDate() }
        guard afterScreenUpdates || layer.hasBeenCommitted else { return nil }
        return RenderServer.showing(layer).image(of: layer, rect: rect, scale: scale, usesModel: false)
    }
}

extension CALayer {
    /// Lays out and draws what waits for it, here and below.
    package final func bringUpToDate() {
        layoutIfNeeded()
        displayIfNeeded()
        for sublayer in sublayers ?? [] { sublayer.bringUpToDate() }
    }
}
