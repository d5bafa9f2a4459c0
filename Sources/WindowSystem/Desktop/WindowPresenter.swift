import CSDL
import CoreGraphics

/// How pictures get into a window.
protocol WindowPresenter: AnyObject {
    /// Whether `present` waits for the display.
    var waitsForDisplay: Bool { get }
    /// The window's inside in pixels.
    var pixelSize: (width: Int, height: Int) { get }
    /// Shows a picture of which only some rectangles differ from the last one, stretched over the window.
    func present(_ frame: PixelBuffer, changed: [PixelRect])
}

extension SDL_Rect {
    init(_ rect: PixelRect) {
        self.init(x: Int32(rect.left), y: Int32(rect.top), w: Int32(rect.width), h: Int32(rect.height))
    }
}

/// Through a graphics processor, in step with the display: what changed goes into a texture that is kept.
final class TexturePresenter: WindowPresenter {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var textureSize = (width: 0, height: 0)
    let waitsForDisplay: Bool

    /// Nil where there is no graphics processor that SDL could use.
    init?(window: OpaquePointer) {
        let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
        guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
        var info = SDL_RendererInfo()
        guard SDL_GetRendererInfo(renderer, &info) == 0, info.flags & SDL_RENDERER_SOFTWARE.rawValue == 0 else {
            SDL_DestroyRenderer(renderer)
            return nil
        }
        self.renderer = renderer
        waitsForDisplay = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    }

    deinit {
        if let texture { SDL_DestroyTexture(texture) }
        SDL_DestroyRenderer(renderer)
    }

    var pixelSize: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &width, &height)
        return (Int(width), Int(height))
    }

    func present(_ frame: PixelBuffer, changed: [PixelRect]) {
        guard let texture = texture(for: frame) else { return }
        for rect in changed {
            var area = SDL_Rect(rect)
            SDL_UpdateTexture(texture, &area, frame.row(rect.top) + rect.left, Int32(frame.bytesPerRow))
        }
        SDL_RenderClear(renderer)
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    private func texture(for frame: PixelBuffer) -> OpaquePointer? {
        if let texture, textureSize == (frame.width, frame.height) { return texture }
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
            Int32(frame.width), Int32(frame.height))
        textureSize = (frame.width, frame.height)
        if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
        return texture
    }
}

/// Without a graphics processor: what changed is copied into the window's own memory, and only that is sent to the display.
final class SurfacePresenter: WindowPresenter {
    private let window: OpaquePointer
    /// The surface's size when it was last drawn to: a new one has nothing of the old picture.
    private var lastSize = (width: 0, height: 0)
    var waitsForDisplay: Bool { false }

    /// Nil where the window's memory cannot be had.
    init?(window: OpaquePointer) {
        guard SDL_GetWindowSurface(window) != nil else { return nil }
        self.window = window
    }

    var pixelSize: (width: Int, height: Int) {
        guard let surface = SDL_GetWindowSurface(window)?.pointee else { return (0, 0) }
        return (Int(surface.w), Int(surface.h))
    }

    func present(_ frame: PixelBuffer, changed: [PixelRect]) {
        guard let surface = SDL_GetWindowSurface(window) else { return }
        let size = (width: Int(surface.pointee.w), height: Int(surface.pointee.h))
        let isNew = size != lastSize
        lastSize = size
        guard let source = picture(frame, like: surface) else { return }
        defer { SDL_FreeSurface(source) }
        if size == (frame.width, frame.height) {
            let rects = isNew ? [PixelRect(width: frame.width, height: frame.height)] : changed
            copy(rects.map(SDL_Rect.init), from: source, to: surface)
        } else {
            // Stretched pictures are rare (a device larger than the desktop), so all of it is sent.
            if SDL_SoftStretchLinear(source, nil, surface, nil) != 0 { SDL_UpperBlitScaled(source, nil, surface, nil) }
            SDL_UpdateWindowSurface(window)
        }
    }

    private func copy(
        _ rects: [SDL_Rect], from source: UnsafeMutablePointer<SDL_Surface>,
        to surface: UnsafeMutablePointer<SDL_Surface>
    ) {
        for rect in rects {
            var (from, to) = (rect, rect)
            SDL_UpperBlit(source, &from, surface, &to)
        }
        SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
    }

    /// The frame as SDL knows pictures, without a copy; its alpha is all opaque and left out.
    private func picture(
        _ frame: PixelBuffer, like surface: UnsafeMutablePointer<SDL_Surface>
    ) -> UnsafeMutablePointer<SDL_Surface>? {
        let source = SDL_CreateRGBSurfaceWithFormatFrom(
            frame.pixels, Int32(frame.width), Int32(frame.height), 32, Int32(frame.bytesPerRow),
            UInt32(SDL_PIXELFORMAT_RGB888.rawValue))
        if let source { SDL_SetSurfaceBlendMode(source, SDL_BLENDMODE_NONE) }
        return source
    }
}
