import CSDL
import CoreGraphics

/// Through a graphics processor, in step with the display: what changed goes into a texture that is kept.
final class TexturePresenter: WindowPresenter {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var textureSize = (width: 0, height: 0)
    let waitsForDisplay: Bool

    /// Nil where there is no graphics processor that SDL could use.
    ///
    /// - Parameter isLastResort: Whether a program that plays a graphics processor will do.
    init?(window: OpaquePointer, isLastResort: Bool) {
        guard isLastResort || GraphicsProcessor.mayBeThere else { return nil }
        let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
        guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
        var info = SDL_RendererInfo()
        guard SDL_GetRendererInfo(renderer, &info) == 0, info.flags & SDL_RENDERER_SOFTWARE.rawValue == 0,
            isLastResort || !GraphicsProcessor.isPlayed
        else {
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

    /// A texture's memory is not the processor's.
    func canvas(width: Int, height: Int) -> PixelBuffer? { nil }

    func windowWasResized() {}

    func present(_ frame: PixelBuffer, changed: [PixelRect]) {
        guard let texture = texture(for: frame) else { return }
        for rect in changed {
            var area = SDL_Rect(rect)
            SDL_UpdateTexture(texture, &area, frame.row(rect.top) + rect.left, Int32(frame.bytesPerRow))
        }
        SDL_RenderClear(renderer)
        var place = place(of: frame)
        SDL_RenderCopy(renderer, texture, nil, &place)
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
