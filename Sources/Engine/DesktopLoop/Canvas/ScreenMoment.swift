import Compositor
import QuartzCore
import UIKit

/// What a live host's device showed at a moment.
///
/// It is kept as what was to be drawn, not as pixels: moments of the same screens share their bitmaps, so that hundreds of them
/// cost little, and each can be drawn again as sharp as it was.
package struct ScreenMoment: Sendable {
    /// Another picture of the device has another number.
    package let number: Int
    /// The device's part of the canvas.
    let item: DisplayItem
    /// Where the device stood on the canvas, in pixels.
    let place: CGRect

    /// Draws the moment.
    @MainActor func image(_ renderer: FrameRenderer) -> CGImage {
        let (width, height) = pixels
        let frame = PixelBuffer(width: width, height: height, isOpaque: true)
        let list = DisplayList(
            width: width, height: height, background: .black, items: [item], blursBackground: false)
        renderer.render(list, into: frame)
        return CGImage(buffer: frame)
    }

    /// From the canvas' corner to the device's far one: whole pixels, which the device need not end with.
    private var pixels: (width: Int, height: Int) {
        (max(1, Int(place.maxX.rounded(.up))), max(1, Int(place.maxY.rounded(.up))))
    }

    /// The device's part of `image`, as shares of its width and height.
    var part: CGRect {
        let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
        return CGRect(
            x: place.minX / width, y: place.minY / height, width: place.width / width, height: place.height / height)
    }
}

/// Shows an earlier moment in the device's place.
@MainActor final class MomentOverlay {
    /// What is shown; `nil` leaves the device in sight.
    private(set) var moment: ScreenMoment?
    private let layer = CALayer()
    private let renderer = FrameRenderer(isForMoments: true)

    init() {
        layer.backgroundColor = .black
        // A device that was turned since, or is another one, has another shape.
        layer.contentsGravity = .resizeAspect
    }

    /// The layers to draw instead of the device's; `nil` while it is live.
    func layers(in size: CGSize) -> [CALayer]? {
        guard moment != nil else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        if layer.frame != bounds { layer.frame = bounds }
        return [layer]
    }

    func show(_ new: ScreenMoment?) {
        guard new?.number != moment?.number else { return }
        moment = new
        layer.contents = new?.image(renderer)
        layer.contentsRect = new?.part ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }
}

extension LiveHost {
    /// Shows an earlier moment in the device's place, while the application goes on unseen; `nil` shows the device again.
    package func show(_ moment: ScreenMoment?) {
        guard moment?.number != overlay.moment?.number else { return }
        overlay.show(moment)
        setNeedsFrame()
    }

    /// Keeps what the device shows, if that is new.
    func keepMoment(changed: [PixelRect]) {
        guard overlay.moment == nil, let item = canvas.items.first else { return }
        let place = layout.device.applying(CGAffineTransform(scaleX: screen.scale, y: screen.scale))
        guard changed.contains(where: { place.intersects(CGRect($0)) }) else { return }
        moment = ScreenMoment(number: (moment?.number ?? 0) + 1, item: item, place: place)
    }
}

extension CGRect {
    fileprivate init(_ rect: PixelRect) {
        self.init(x: rect.left, y: rect.top, width: rect.width, height: rect.height)
    }
}
