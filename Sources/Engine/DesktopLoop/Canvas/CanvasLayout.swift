import CoreGraphics

/// How device and side pane share the canvas, in points.
struct CanvasLayout: Equatable {
    /// The canvas.
    let size: CGSize
    /// Where the device's screen is.
    let device: CGRect
    /// Where the side pane is; empty if there is none.
    let pane: CGRect

    /// The device at the left, the pane at the right; where the pane is higher, the device is centered.
    init(device size: CGSize, paneWidth: CGFloat = 0, paneHeight: CGFloat = 0) {
        let height = paneWidth > 0 ? max(size.height, paneHeight) : size.height
        let top = ((height - size.height) / 2).rounded(.down)
        self.size = CGSize(width: size.width + paneWidth, height: height)
        device = CGRect(origin: CGPoint(x: 0, y: top), size: size)
        pane = CGRect(x: size.width, y: 0, width: paneWidth, height: paneWidth > 0 ? height : 0)
    }

    /// Whose a place of the canvas is; what is beside both is the device's.
    func part(at place: CGPoint) -> PointerRouter.Part { pane.contains(place) ? .pane : .device }

    /// A rectangle of the device's screen on the canvas.
    func rect(of place: CGRect) -> CGRect { place.offsetBy(dx: device.minX, dy: device.minY) }

    /// A place of the canvas in a part's own points.
    func location(of place: CGPoint, in part: PointerRouter.Part) -> CGPoint {
        let origin = part == .pane ? pane.origin : device.origin
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }
}
