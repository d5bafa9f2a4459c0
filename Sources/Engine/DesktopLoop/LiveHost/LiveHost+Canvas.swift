import QuartzCore
import UIKit
import WindowSystem

extension LiveHost {
    /// Follows changes of the device's size, of the pane's, and of the scale.
    func layOutCanvas() {
        let pane = stage?.pane
        let new = CanvasLayout(
            device: screen.bounds.size, paneWidth: pane?.width ?? 0, paneHeight: pane?.minimumHeight ?? 0)
        stage?.resize(height: new.size.height, scale: screen.scale)
        guard new != layout else { return }
        let anchor = LiveHost.anchor(from: layout, to: new)
        layout = new
        if outlet.contentSize != new.size { outlet.setContentSize(new.size, keeping: anchor) }
        outlet.setDeviceFrame(new.device)
        followScale()
        setNeedsFrame()
    }

    /// The pane stays below the pointer with which another device was chosen in it, and the device where the pane alone changes.
    private static func anchor(from old: CanvasLayout, to new: CanvasLayout) -> WindowAnchor {
        if old.device.size == new.device.size { return .leading }
        return old.pane.width > 0 && new.pane.width == old.pane.width ? .trailing : .middle
    }

    /// A picture of another size may be shown larger or smaller, where the window's size is not the outlet's to choose.
    private func followScale() {
        guard fixedScale == nil, screen.scale != outlet.pixelScale else { return }
        var profile = screen.device
        profile.scale = outlet.pixelScale
        host.change(to: profile)
        stage?.resize(height: layout.size.height, scale: screen.scale)
    }

    /// Draws and shows what has changed, if anything has.
    func showFrame(causedBy events: [WindowEvent]) {
        marks.update(fingers: touches.liveTouches, pretended: pretendedFingers)
        let plates = canvasPlates
        // An animation changes no model: it has to be looked at each time.
        guard shownChanges != RenderServer.changeCount || renderServer.hasActivity else { return }
        shownChanges = RenderServer.changeCount
        let changed = canvas.render(plates, size: layout.size, scale: screen.scale, canvas: outlet.canvas)
        guard !changed.isEmpty else { return }
        keepMoment(changed: changed)
        outlet.show(canvas.frame, changed: changed)
        measurements?.frameWasShown(begunAt: hostTime ?? 0, causedBy: events, changed: changed, of: canvas.frame)
    }

    /// The two of a pinch that the mouse makes, and where they would come down.
    private var pretendedFingers: [TouchMarks.Mark] {
        guard pinch.isActive, !marks.showsFingers || !pinch.isDown else { return [] }
        return [(pinch.pointer, pinch.isDown), (pinch.mirrored, pinch.isDown)]
    }

    private var canvasPlates: [RenderServer.Plate] {
        let device = overlay.layers(in: layout.device.size) ?? liveLayers
        var plates = [RenderServer.Plate(frame: layout.device, roots: device)]
        if let stage { plates.append(RenderServer.Plate(frame: layout.pane, roots: [stage.pane.window.layer])) }
        return plates
    }

    private var liveLayers: [CALayer] {
        scene.visibleWindows.map(\.layer) + host.systemOverlay.layers + marks.layers
            + (showsDisplayShape ? edge.layers(of: screen) : [])
    }

    /// What the canvas shows, drawn again from top to bottom: for screen shots, and to test what is drawn piece by piece.
    package func renderWholeCanvas() -> PixelBuffer {
        makeCurrent()
        frameLoop.settle()
        let fresh = CanvasRenderer()
        _ = fresh.render(canvasPlates, size: layout.size, scale: screen.scale)
        return fresh.frame
    }

    /// The outlet has another size or another scale.
    func outletDidResize(to size: CGSize) {
        var profile = screen.device
        profile.scale = fixedScale ?? outlet.pixelScale
        if profile.isFreelySized {
            let paneWidth = stage?.pane.width ?? 0
            profile.portraitSize = CGSize(
                width: max(LiveHost.smallestSide, size.width - paneWidth),
                height: max(LiveHost.smallestSide, size.height))
        }
        host.change(to: profile)
        canvas.forget()
        setNeedsFrame()
    }

    /// No device gets smaller than that, in points. Decided: a little below the smallest phone's width.
    private static let smallestSide: CGFloat = 240
}
