import QuartzCore

extension LiveHost {
    /// Follows changes of the device's size, of the pane's, and of the scale.
    func layOutCanvas() {
        let pane = stage?.pane
        let new = CanvasLayout(
            device: screen.bounds.size, paneWidth: pane?.width ?? 0, paneHeight: pane?.minimumHeight ?? 0)
        stage?.resize(height: new.size.height, scale: screen.scale)
        guard new != layout else { return }
        layout = new
        outlet.setContentSize(new.size)
        setNeedsFrame()
    }

    /// Draws what has changed into the kept picture, and tells where that was.
    func drawCanvas() -> [PixelRect] {
        var parts = [
            CanvasRenderer.Part(
                place: layout.device, layers: scene.visibleWindows.map(\.layer) + systemOverlay.layers)
        ]
        if let stage { parts.append(CanvasRenderer.Part(place: layout.pane, layers: [stage.pane.window.layer])) }
        return canvas.render(parts, size: layout.size, scale: screen.scale)
    }
}
