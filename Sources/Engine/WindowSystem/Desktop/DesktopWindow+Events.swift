import CSDL
import CoreGraphics

extension DesktopWindow {
    /// How far one notch of a wheel scrolls, in points. Decided: about three lines of text.
    private static let wheelStep: CGFloat = 40

    /// What one of SDL's events means here, if anything.
    func translate(_ event: SDL_Event) -> WindowEvent? {
        guard let kind = kind(of: event) else { return nil }
        return WindowEvent(
            timestamp: stamps.time(of: event), kind: kind,
            modifiers: WindowEvent.Modifiers(UInt32(SDL_GetModState().rawValue)))
    }

    private func kind(of event: SDL_Event) -> WindowEvent.Kind? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_QUIT: .close
        case SDL_WINDOWEVENT: kind(of: event.window)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: kind(of: event.button)
        case SDL_MOUSEMOTION: kind(of: event.motion)
        case SDL_MOUSEWHEEL: kind(of: event.wheel)
        case SDL_FINGERDOWN: kind(of: event.tfinger, .began)
        case SDL_FINGERMOTION: kind(of: event.tfinger, .moved)
        case SDL_FINGERUP: kind(of: event.tfinger, .ended)
        case SDL_KEYDOWN: .key(event.key.repeat != 0 ? .repeated : .down, key(event.key.keysym))
        case SDL_KEYUP: .key(.up, key(event.key.keysym))
        case SDL_TEXTINPUT: .text(DesktopWindow.text(event.text.text))
        case SDL_TEXTEDITING: .composition(DesktopWindow.text(event.edit.text))
        default: nil
        }
    }

    private func kind(of event: SDL_WindowEvent) -> WindowEvent.Kind? {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_CLOSE: .close
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized(windowWasResized())
        case SDL_WINDOWEVENT_EXPOSED: .exposed
        case SDL_WINDOWEVENT_FOCUS_GAINED: .focused(true)
        case SDL_WINDOWEVENT_FOCUS_LOST: .focused(false)
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: .hidden(true)
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED: .hidden(false)
        default: nil
        }
    }

    private func kind(of event: SDL_MouseButtonEvent) -> WindowEvent.Kind? {
        guard let button = WindowEvent.PointerButton(rawValue: Int(event.button)) else { return nil }
        let isDown = event.state == UInt8(SDL_PRESSED)
        if isDown { heldButton = button } else if heldButton == button { heldButton = .none }
        // A drag that leaves the window goes on, as a finger does that leaves the glass over the edge.
        SDL_CaptureMouse(heldButton == .none ? SDL_FALSE : SDL_TRUE)
        return .pointer(isDown ? .began : .ended, button: button, content(CGFloat(event.x), CGFloat(event.y)))
    }

    private func kind(of event: SDL_MouseMotionEvent) -> WindowEvent.Kind? {
        let place = content(CGFloat(event.x), CGFloat(event.y))
        return .pointer(heldButton == .none ? .hovered : .moved, button: heldButton, place)
    }

    private func kind(of event: SDL_MouseWheelEvent) -> WindowEvent.Kind? {
        let place = content(CGFloat(event.mouseX), CGFloat(event.mouseY))
        // To the right is positive for SDL, and moves content to the left.
        return .scroll(
            dx: -CGFloat(event.preciseX) * DesktopWindow.wheelStep,
            dy: CGFloat(event.preciseY) * DesktopWindow.wheelStep, place)
    }

    private func kind(of event: SDL_TouchFingerEvent, _ phase: WindowEvent.Phase) -> WindowEvent.Kind? {
        let place = content(CGFloat(event.x) * size.width, CGFloat(event.y) * size.height)
        return .touch(phase, finger: Int(truncatingIfNeeded: event.fingerId), place)
    }

    /// Text that SDL hands out in an array of bytes that ends with zero.
    private static func text<Bytes>(_ bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private func key(_ symbol: SDL_Keysym) -> WindowEvent.Key {
        WindowEvent.Key(
            name: String(cString: SDL_GetKeyName(symbol.sym)), modifiers: WindowEvent.Modifiers(UInt32(symbol.mod)))
    }

    /// A place of the window in the content's points.
    private func content(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let place = Letterbox.place(of: contentSize, in: size)
        guard place.width > 0, place.height > 0 else { return .zero }
        return CGPoint(
            x: (x - place.minX) / place.width * contentSize.width,
            y: (y - place.minY) / place.height * contentSize.height)
    }
}

extension WindowEvent.Modifiers {
    /// SDL's flags.
    fileprivate init(_ flags: UInt32) {
        self = []
        if flags & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
        if flags & KMOD_CTRL.rawValue != 0 { insert(.control) }
        if flags & KMOD_ALT.rawValue != 0 { insert(.alternate) }
        if flags & KMOD_GUI.rawValue != 0 { insert(.command) }
    }
}
