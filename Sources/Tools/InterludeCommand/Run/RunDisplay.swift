import CoreGraphics
import Foundation
import UIKit
import WindowSystem

/// The window of an app that is run: its last picture, and what is written over it.
@MainActor final class RunDisplay {
    let outlet: any DisplayOutlet
    private let painter = SignPainter()
    private var sign: Sign?
    /// The last picture, and whose memory it is in.
    private var picture: (pixels: PixelBuffer, app: RunningApp)?
    /// Whether the window shows something else than the last picture.
    private var isCovered = false
    /// Where in the content the device is, once an app has said so.
    private var deviceFrame: CGRect?

    init(_ outlet: any DisplayOutlet, name: String) {
        self.outlet = outlet
        outlet.title = name
    }

    var hasSign: Bool { sign != nil }

    /// Writes something over the picture.
    func show(_ new: Sign) {
        sign = new
        redraw()
    }

    /// Shows the picture alone again.
    func hideSign() {
        guard sign != nil else { return }
        sign = nil
        redraw()
    }

    /// Shows what an app has drawn. What was written over another app's picture is gone with that picture.
    func show(_ pixels: PixelBuffer, _ changed: [PixelRect], of app: RunningApp) {
        let isOther = picture.map { $0.app !== app || $0.pixels !== pixels } ?? true
        if picture?.app !== app { sign = nil }
        picture = (pixels, app)
        guard sign == nil else { return }
        let isWhole = isOther || isCovered
        isCovered = false
        outlet.show(pixels, changed: isWhole ? [PixelRect(width: pixels.width, height: pixels.height)] : changed)
    }

    func setDeviceFrame(_ frame: CGRect) {
        deviceFrame = frame
        outlet.setDeviceFrame(frame)
    }

    /// Shows all of it again.
    func redraw() {
        guard let sign else {
            guard let pixels = picture?.pixels else { return }
            isCovered = false
            return outlet.show(pixels, changed: [PixelRect(width: pixels.width, height: pixels.height)])
        }
        isCovered = true
        let frame = painter.paint(
            sign, over: picture?.pixels, size: outlet.contentSize, scale: outlet.pixelScale, device: deviceFrame)
        outlet.show(frame, changed: [PixelRect(width: frame.width, height: frame.height)])
    }
}
