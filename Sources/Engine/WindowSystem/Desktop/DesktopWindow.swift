import CSDL
import CoreGraphics

/// A window of the desktop that shows one picture and tells what the user does with it: X11, Wayland, or all of a bare
/// console, whichever SDL finds. It knows nothing of views.
///
/// All calls have to come from the main thread.
package final class DesktopWindow: DisplayOutlet {
    package private(set) var contentSize: CGSize
    /// Whether the content takes the size that the user gives the window; other contents are shown larger or smaller.
    package let isResizable: Bool
    package var onEvents: (@Sendable () -> Void)?
    let window: OpaquePointer
    /// There until the end: `nil` only while the window closes.
    private var presenter: (any WindowPresenter)?
    private var watch: ConnectionWatch?
    /// When events really happened.
    var stamps = ServerStamps()
    /// The desktop's points for a point of the content, where the desktop has the room; what the user last chose.
    private var zoom: CGFloat
    /// The window's size as it was last asked for here: another one is the user's.
    private var ownSize = CGSize.zero
    /// The mouse button that is held.
    var heldButton = WindowEvent.PointerButton.none

    /// Opens a window whose content has the size, or is smaller in proportion where the desktop has not the room.
    ///
    /// Throws `WindowError` where there is no display.
    ///
    /// - Parameter pixelScale: The display's pixels for a point of the content; `nil` leaves it to the desktop.
    package init(title: String, contentSize: CGSize, isResizable: Bool = false, pixelScale: CGFloat? = nil) throws {
        DesktopWindow.setHints()
        guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
            throw WindowError(description: "No display to open a window on: \(DesktopWindow.lastError)")
        }
        guard !DesktopWindow.isOutOfSight else {
            SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
            throw WindowError(
                description:
                    "No display to open a window on: neither X11, Wayland nor a usable console is available.")
        }
        guard let window = DesktopWindow.open(title, contentSize) else {
            let reason = DesktopWindow.lastError
            SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
            throw WindowError(description: "The window could not be opened: \(reason)")
        }
        guard let presenter = DesktopWindow.presenter(for: window) else {
            let reason = DesktopWindow.lastError
            SDL_DestroyWindow(window)
            SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
            throw WindowError(description: "Nothing can be drawn into the window: \(reason)")
        }
        self.window = window
        self.presenter = presenter
        self.contentSize = contentSize
        self.isResizable = isResizable
        zoom = DesktopWindow.zoom(of: window, presenter, for: pixelScale)
        ownSize = size
        if zoom != 1 { setContentSize(contentSize) }
        SDL_ShowWindow(window)
        // What comes from opening a window (being shown, getting the keys) is not the user's doing.
        SDL_PumpEvents()
        SDL_FlushEvent(SDL_WINDOWEVENT.rawValue)
        // SDL begins with text input on, and with it an input method's windows.
        SDL_StopTextInput()
        watch = ConnectionWatch(window: window, refreshRate: refreshRate) { [weak self] in self?.onEvents?() }
    }

    deinit {
        watch = nil
        // What belongs to the window goes before it.
        presenter = nil
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    }

    // MARK: What the display is like

    /// The name of the display system, such as `x11`, `wayland` or `KMSDRM`.
    package var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

    package var waitsForDisplay: Bool { presenter?.waitsForDisplay ?? false }

    package var pixelScale: CGFloat {
        guard let pixels = presenter?.pixelSize else { return 1 }
        let place = Letterbox.place(of: contentSize, in: CGSize(width: pixels.width, height: pixels.height))
        return max(1, (place.width / contentSize.width - DesktopWindow.sliver).rounded(.up))
    }

    /// The window's inside in the desktop's points.
    package var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &width, &height)
        return CGSize(width: CGFloat(width), height: CGFloat(height))
    }

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

    /// The window's middle stays where it is.
    package func setContentSize(_ size: CGSize) { setContentSize(size, keeping: .middle) }

    package func setContentSize(_ size: CGSize, keeping anchor: WindowAnchor) {
        contentSize = size
        let wanted = CGSize(width: (size.width * zoom).rounded(), height: (size.height * zoom).rounded())
        let (old, new) = (self.size, DesktopWindow.fitting(wanted))
        ownSize = new
        guard old != new else { return }
        presenter?.windowWasResized()
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(window, &x, &y)
        SDL_SetWindowSize(window, Int32(new.width), Int32(new.height))
        // The share of the difference by which the window's upper left corner moves.
        let share = anchor.shareOfDifference
        let moved = CGPoint(
            x: CGFloat(x) + (old.width - new.width) * share.width,
            y: CGFloat(y) + (old.height - new.height) * share.height)
        SDL_SetWindowPosition(window, Int32(max(0, moved.x)), Int32(max(0, moved.y)))
    }

    /// The window has another size. Only a resizable one's content follows; others are shown as large as there is room.
    func windowWasResized() -> CGSize {
        presenter?.windowWasResized()
        let size = self.size
        guard size.width > 0, size.height > 0, size != ownSize else { return contentSize }
        if isResizable {
            contentSize = CGSize(width: size.width / zoom, height: size.height / zoom)
        } else {
            // Another device is to be shown as large as the user has chosen.
            zoom = Letterbox.place(of: contentSize, in: size).width / contentSize.width
            ownSize = size
        }
        return contentSize
    }

    package func canvas(width: Int, height: Int) -> PixelBuffer? { presenter?.canvas(width: width, height: height) }

    package func show(_ frame: PixelBuffer, changed: [PixelRect]) { presenter?.present(frame, changed: changed) }

    package func pollEvents() -> [WindowEvent] {
        var result: [WindowEvent] = []
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            stamps.note(event)
            if let translated = translate(event) { result.append(translated) }
        }
        return result
    }
}

extension DesktopWindow {
    /// SDL's "in the middle of the display", a macro that does not come over.
    private static let centred: Int32 = 0x2FFF_0000
    /// So little more than a whole scale comes from rounding the window's size.
    private static let sliver: CGFloat = 0.01
    /// The part of the desktop that a window may fill; the rest is for its frame and the desktop's own bars.
    private static let usablePart: CGFloat = 0.95

    /// What SDL falls back to where it finds no display draws where nobody sees it. Whoever asks for it by name gets it.
    private static var isOutOfSight: Bool {
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        return ["offscreen", "dummy", "evdev"].contains(driver) && SDL_GetHint(SDL_HINT_VIDEODRIVER) == nil
    }

    private static var lastError: String { String(cString: SDL_GetError()) }

    private static func setHints() {
        // A finger must not come a second time as a made-up mouse, nor the mouse as a finger.
        SDL_SetHint("SDL_TOUCH_MOUSE_EVENTS", "0")
        SDL_SetHint("SDL_MOUSE_TOUCH_EVENTS", "0")
        SDL_SetHint("SDL_RENDER_SCALE_QUALITY", "1")
        // The desktop may go on saving power: this is no film and no game.
        SDL_SetHint("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
        // Interrupts end the program as they do every other; SDL would turn them into a closing window.
        SDL_SetHint("SDL_NO_SIGNAL_HANDLERS", "1")
    }

    private static func presenter(for window: OpaquePointer) -> (any WindowPresenter)? {
        if let presenter = TexturePresenter(window: window, isLastResort: false) { return presenter }
        // Elsewhere SDL makes up the window's memory by a texture of its own, and copies once more.
        let sharesMemory = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
        if !sharesMemory, let presenter = TexturePresenter(window: window, isLastResort: true) { return presenter }
        return SurfacePresenter(window: window)
    }

    /// How many of the desktop's points a point of the content takes.
    private static func zoom(
        of window: OpaquePointer, _ presenter: any WindowPresenter, for pixelScale: CGFloat?
    ) -> CGFloat {
        // Decided: half a step more or less is left alone, since a blurred or odd size helps nobody.
        guard let pixelScale else { return max(1, CGFloat(CSDLDesktopScale(window)).rounded(.toNearestOrEven)) }
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &width, &height)
        return width > 0 ? pixelScale * CGFloat(width) / CGFloat(max(1, presenter.pixelSize.width)) : pixelScale
    }

    private static func open(_ title: String, _ contentSize: CGSize) -> OpaquePointer? {
        let size = fitting(contentSize)
        let flags =
            SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
        return SDL_CreateWindow(title, centred, centred, Int32(size.width), Int32(size.height), flags)
    }

    /// The size, made smaller in proportion if the desktop has not the room for it.
    private static func fitting(_ size: CGSize) -> CGSize {
        var desktop = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &desktop) == 0, desktop.w > 0, desktop.h > 0 else { return size }
        let (width, height) = (CGFloat(desktop.w), CGFloat(desktop.h))
        guard size.width > width || size.height > height else { return size }
        let part = min(1, width * usablePart / size.width, height * usablePart / size.height)
        return CGSize(width: (size.width * part).rounded(), height: (size.height * part).rounded())
    }
}

extension WindowAnchor {
    fileprivate var shareOfDifference: CGSize {
        switch self {
        case .middle: CGSize(width: 0.5, height: 0.5)
        case .leading: .zero
        case .trailing: CGSize(width: 1, height: 0)
        }
    }
}
