import CSDL
import CoreGraphics

/// Without a graphics processor: the window's memory is shared with the display server. What is drawn into it need only be
/// announced; pictures of another size are stretched into it.
final class SurfacePresenter: WindowPresenter {
    private let window: OpaquePointer
    /// The window's memory, lent out; `nil` after the window was resized.
    private var lent: PixelBuffer?
    /// The surface's size when a picture was last copied to it: a new one has nothing of the old picture.
    private var lastSize = (width: 0, height: 0)
    /// The server has read the memory when `present` returns, and says nothing of the display's rhythm.
    var waitsForDisplay: Bool { false }

    /// Nil where there is no memory for the window.
    init?(window: OpaquePointer) {
        // SDL would otherwise put OpenGL behind the window's memory, even one that the processor itself plays.
        SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0")
        guard SDL_GetWindowSurface(window) != nil else { return nil }
        self.window = window
    }

    var pixelSize: (width: Int, height: Int) {
        guard let surface = SDL_GetWindowSurface(window)?.pointee else { return (0, 0) }
        return (Int(surface.w), Int(surface.h))
    }

    func windowWasResized() {
        lent = nil
        lastSize = (0, 0)
    }

    func canvas(width: Int, height: Int) -> PixelBuffer? {
        guard let surface = SDL_GetWindowSurface(window)?.pointee, surface.w == width, surface.h == height,
            surface.format.pointee.format == SurfacePresenter.format, surface.pitch % 4 == 0,
            let memory = surface.pixels
        else { return nil }
        let pixels = memory.assumingMemoryBound(to: UInt32.self)
        if let lent, lent.pixels == pixels, lent.width == width, lent.height == height { return lent }
        let made = PixelBuffer(borrowing: pixels, width: width, height: height, stride: Int(surface.pitch) / 4)
        lent = made
        return made
    }

    func present(_ frame: PixelBuffer, changed: [PixelRect]) {
        guard let surface = SDL_GetWindowSurface(window) else { return }
        if surface.pointee.pixels == UnsafeMutableRawPointer(frame.pixels) { return announce(changed) }
        guard let source = picture(frame) else { return }
        defer { SDL_FreeSurface(source) }
        let size = (width: Int(surface.pointee.w), height: Int(surface.pointee.h))
        let isNew = size != lastSize
        lastSize = size
        if size == (frame.width, frame.height) {
            let rects = isNew ? [PixelRect(width: frame.width, height: frame.height)] : changed
            copy(rects, from: source, to: surface)
            announce(rects)
        } else {
            // Stretched pictures are rare (a window of another size than the device's), so all of it is sent.
            var place = place(of: frame)
            if isNew { SDL_FillRect(surface, nil, 0) }
            if SDL_SoftStretchLinear(source, nil, surface, &place) != 0 {
                SDL_UpperBlitScaled(source, nil, surface, &place)
            }
            SDL_UpdateWindowSurface(window)
        }
    }

    /// Colors as the compositor writes them; the alpha of an opaque picture is left out.
    private static let format = UInt32(SDL_PIXELFORMAT_RGB888.rawValue)

    private func announce(_ rects: [PixelRect]) {
        SDL_UpdateWindowSurfaceRects(window, rects.map(SDL_Rect.init), Int32(rects.count))
    }

    private func copy(
        _ rects: [PixelRect], from source: UnsafeMutablePointer<SDL_Surface>,
        to surface: UnsafeMutablePointer<SDL_Surface>
    ) {
        for rect in rects {
            var (from, to) = (SDL_Rect(rect), SDL_Rect(rect))
            SDL_UpperBlit(source, &from, surface, &to)
        }
    }

    /// The frame as SDL knows pictures, without a copy.
    private func picture(_ frame: PixelBuffer) -> UnsafeMutablePointer<SDL_Surface>? {
        let source = SDL_CreateRGBSurfaceWithFormatFrom(
            frame.pixels, Int32(frame.width), Int32(frame.height), 32, Int32(frame.bytesPerRow),
            SurfacePresenter.format)
        if let source { SDL_SetSurfaceBlendMode(source, SDL_BLENDMODE_NONE) }
        return source
    }
}
