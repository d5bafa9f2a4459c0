import CSDL
import CoreGraphics

extension DesktopWindow {
    package func setTextInput(_ area: CGRect?) {
        guard let area else { return SDL_StopTextInput() }
        let place = Letterbox.place(of: contentSize, in: size)
        let scale = contentSize.width > 0 ? place.width / contentSize.width : 1
        var rect = SDL_Rect(
            x: Int32(place.minX + area.minX * scale), y: Int32(place.minY + area.minY * scale),
            w: Int32(area.width * scale), h: Int32(area.height * scale))
        SDL_SetTextInputRect(&rect)
        SDL_StartTextInput()
    }

    package var clipboardText: String? {
        get {
            guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
            defer { SDL_free(text) }
            return String(cString: text)
        }
        set { _ = SDL_SetClipboardText(newValue ?? "") }
    }
}
