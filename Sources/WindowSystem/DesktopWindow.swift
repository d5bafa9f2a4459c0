import CSDL
import CoreGraphics

/// A window of the desktop that shows one picture and tells what the user does with it. It knows nothing of views.
///
/// All calls have to come from the main thread.
package final class DesktopWindow: DisplayOutlet {
    /// The picture's size in the units in which events tell places; as a rule points.
    package private(set) var contentSize: CGSize
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var textureSize = (width: 0, height: 0)
    private var heldButton = WindowEvent.PointerButton.none
    package private(set) var waitsForDisplay = false
    package var onEvents: (@Sendable () -> Void)?

    /// Opens a window whose content has the size, or is smaller in proportion where the desktop has not the room.
    ///
    /// Throws `WindowError` where there is no display.
    package init(title: String, contentSize: CGSize, isResizable: Bool = false) throws {
        guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
            throw WindowError(description: "No display to open a window on: \(DesktopWindow.lastError)")
        }
        let size = DesktopWindow.fitting(contentSize)
        var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_SHOWN.rawValue
        if isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
        guard
            let window = SDL_CreateWindow(
                title, DesktopWindow.centred, DesktopWindow.centred, Int32(size.width), Int32(size.height), flags)
        else {
            let reason = DesktopWindow.lastError
            SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
            throw WindowError(description: "The window could not be opened: \(reason)")
        }
        guard let renderer = DesktopWindow.makeRenderer(for: window) else {
            let reason = DesktopWindow.lastError
            SDL_DestroyWindow(window)
            SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
            throw WindowError(description: "Nothing can be drawn into the window: \(reason)")
        }
        self.window = window
        self.renderer = renderer
        self.contentSize = contentSize
        // A finger must not come a second time as a made-up mouse, nor the mouse as a finger.
        SDL_SetHint("SDL_TOUCH_MOUSE_EVENTS", "0")
        SDL_SetHint("SDL_MOUSE_TOUCH_EVENTS", "0")
        SDL_SetHint("SDL_RENDER_SCALE_QUALITY", "1")
        readDisplayTiming()
    }

    deinit {
        if let texture { SDL_DestroyTexture(texture) }
        SDL_DestroyRenderer(renderer)
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    }

    // MARK: What the display is like

    /// The window's inside in pixels.
    package var pixelSize: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetRendererOutputSize(renderer, &width, &height)
        return (Int(width), Int(height))
    }

    /// The window's inside in the desktop's points.
    package var size: CGSize {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSize(window, &width, &height)
        return CGSize(width: CGFloat(width), height: CGFloat(height))
    }

    /// Pixels of the display for a point of the content.
    package var pixelScale: CGFloat { max(1, (CGFloat(pixelSize.width) / contentSize.width).rounded(.up)) }

    /// The display's pictures a second; 60 where the display does not tell.
    package var refreshRate: Int {
        var mode = SDL_DisplayMode()
        let display = max(0, SDL_GetWindowDisplayIndex(window))
        guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
        return Int(mode.refresh_rate)
    }

    package var title: String {
        get { SDL_GetWindowTitle(window).map { String(cString: $0) } ?? "" }
        set { SDL_SetWindowTitle(window, newValue) }
    }

    /// Gives the window another content, such as one that was turned.
    package func setContentSize(_ size: CGSize) {
        contentSize = size
        let fitting = DesktopWindow.fitting(size)
        SDL_SetWindowSize(window, Int32(fitting.width), Int32(fitting.height))
        SDL_SetWindowPosition(window, DesktopWindow.centred, DesktopWindow.centred)
    }

    // MARK: Showing

    /// Shows a picture, stretched over the window.
    package func show(_ frame: PixelBuffer, changed: [PixelRect]) {
        guard let texture = texture(for: frame) else { return }
        SDL_UpdateTexture(texture, nil, frame.pixels, Int32(frame.bytesPerRow))
        SDL_RenderClear(renderer)
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    /// The texture for pictures of this size.
    private func texture(for frame: PixelBuffer) -> OpaquePointer? {
        if texture == nil || textureSize != (frame.width, frame.height) {
            if let texture { SDL_DestroyTexture(texture) }
            texture = SDL_CreateTexture(
                renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
                Int32(frame.width), Int32(frame.height))
            textureSize = (frame.width, frame.height)
            if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
        }
        return texture
    }

    // MARK: Events

    /// What has happened since the last call, in order.
    package func pollEvents() -> [WindowEvent] {
        var result: [WindowEvent] = []
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            if let kind = translate(event) {
                result.append(WindowEvent(timestamp: HostClock.time(ofTicks: event.common.timestamp), kind: kind))
            }
        }
        return result
    }

    private func translate(_ event: SDL_Event) -> WindowEvent.Kind? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_QUIT: .close
        case SDL_WINDOWEVENT: translate(event.window)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: translate(event.button)
        case SDL_MOUSEMOTION: translate(event.motion)
        case SDL_MOUSEWHEEL: translate(event.wheel)
        case SDL_FINGERDOWN: translate(event.tfinger, .began)
        case SDL_FINGERMOTION: translate(event.tfinger, .moved)
        case SDL_FINGERUP: translate(event.tfinger, .ended)
        case SDL_KEYDOWN: .key(event.key.repeat != 0 ? .repeated : .down, key(event.key.keysym))
        case SDL_KEYUP: .key(.up, key(event.key.keysym))
        default: nil
        }
    }

    private func translate(_ event: SDL_WindowEvent) -> WindowEvent.Kind? {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_CLOSE: .close
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            .resized(CGSize(width: CGFloat(event.data1), height: CGFloat(event.data2)))
        case SDL_WINDOWEVENT_EXPOSED: .exposed
        default: nil
        }
    }

    private func translate(_ event: SDL_MouseButtonEvent) -> WindowEvent.Kind? {
        guard let button = WindowEvent.PointerButton(rawValue: Int(event.button)) else { return nil }
        let isDown = event.state == UInt8(SDL_PRESSED)
        if isDown { heldButton = button } else if heldButton == button { heldButton = .none }
        return .pointer(isDown ? .began : .ended, button: button, content(CGFloat(event.x), CGFloat(event.y)))
    }

    private func translate(_ event: SDL_MouseMotionEvent) -> WindowEvent.Kind? {
        let place = content(CGFloat(event.x), CGFloat(event.y))
        return .pointer(heldButton == .none ? .hovered : .moved, button: heldButton, place)
    }

    private func translate(_ event: SDL_MouseWheelEvent) -> WindowEvent.Kind? {
        let place = content(CGFloat(event.mouseX), CGFloat(event.mouseY))
        return .scroll(
            dx: CGFloat(event.preciseX) * DesktopWindow.wheelStep,
            dy: CGFloat(event.preciseY) * DesktopWindow.wheelStep,
            place)
    }

    private func translate(_ event: SDL_TouchFingerEvent, _ phase: WindowEvent.Phase) -> WindowEvent.Kind? {
        let place = CGPoint(x: CGFloat(event.x) * contentSize.width, y: CGFloat(event.y) * contentSize.height)
        return .touch(phase, finger: Int(truncatingIfNeeded: event.fingerId), place)
    }

    private func key(_ symbol: SDL_Keysym) -> WindowEvent.Key {
        let flags = UInt32(symbol.mod)
        func has(_ modifier: SDL_Keymod) -> Bool { flags & modifier.rawValue != 0 }
        return WindowEvent.Key(
            name: String(cString: SDL_GetKeyName(symbol.sym)), shift: has(KMOD_SHIFT), control: has(KMOD_CTRL),
            alternate: has(KMOD_ALT), command: has(KMOD_GUI))
    }

    /// A place of the window in the content's units.
    private func content(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let size = self.size
        guard size.width > 0, size.height > 0 else { return .zero }
        return CGPoint(x: x / size.width * contentSize.width, y: y / size.height * contentSize.height)
    }
}

extension DesktopWindow {
    /// How far one notch of a wheel scrolls, in points. Decided: about three lines of text.
    private static let wheelStep: CGFloat = 40
    /// SDL's "in the middle of the display", a macro that does not come over.
    private static let centred: Int32 = 0x2FFF_0000
    /// The part of the desktop that a window may fill; the rest is for its frame and the desktop's own bars.
    private static let usablePart: CGFloat = 0.95

    private static var lastError: String { String(cString: SDL_GetError()) }

    /// With the display's own rhythm where there is one.
    private static func makeRenderer(for window: OpaquePointer) -> OpaquePointer? {
        let plain: UInt32 = 0
        return SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
            ?? SDL_CreateRenderer(window, -1, plain)
    }

    /// The size, made smaller in proportion if the desktop has not the room for it.
    private static func fitting(_ size: CGSize) -> CGSize {
        var desktop = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &desktop) == 0, desktop.w > 0, desktop.h > 0 else { return size }
        let part = min(
            1, CGFloat(desktop.w) * usablePart / size.width, CGFloat(desktop.h) * usablePart / size.height)
        return CGSize(width: (size.width * part).rounded(), height: (size.height * part).rounded())
    }

    private func readDisplayTiming() {
        var info = SDL_RendererInfo()
        guard SDL_GetRendererInfo(renderer, &info) == 0 else { return }
        waitsForDisplay = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    }
}
