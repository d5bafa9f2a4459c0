import CSDL
import CoreGraphics

/// How pictures get into a window.
protocol WindowPresenter: AnyObject {
    /// Whether `present` waits for the display.
    var waitsForDisplay: Bool { get }
    /// The window's inside in pixels.
    var pixelSize: (width: Int, height: Int) { get }
    /// The window's own memory as a picture, if it can be drawn into and has that size; the same object as long as what was
    /// drawn into it is still there.
    func canvas(width: Int, height: Int) -> PixelBuffer?
    /// Shows a picture of which only some rectangles differ from the last one, as large as the window allows.
    func present(_ frame: PixelBuffer, changed: [PixelRect])
    /// The window has another size: what was drawn is gone.
    func windowWasResized()
}

extension WindowPresenter {
    /// Where a picture stands in the window, in pixels.
    func place(of frame: PixelBuffer) -> SDL_Rect {
        let pixels = pixelSize
        let place = Letterbox.place(
            of: CGSize(width: frame.width, height: frame.height),
            in: CGSize(width: pixels.width, height: pixels.height))
        return SDL_Rect(x: Int32(place.minX), y: Int32(place.minY), w: Int32(place.width), h: Int32(place.height))
    }
}

extension SDL_Rect {
    init(_ rect: PixelRect) {
        self.init(x: Int32(rect.left), y: Int32(rect.top), w: Int32(rect.width), h: Int32(rect.height))
    }
}
