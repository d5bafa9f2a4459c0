import QuartzCore
import WindowSystem

/// Runs the application in a window of the desktop, on the wall clock: the mouse is a finger, and so is each finger on a
/// touch screen.
///
/// Keys: Escape closes the window; control with the arrow keys left and right turns the device.
@MainActor package final class WindowHost: Host {
    private let window: DesktopWindow
    private let loop: WindowLoop
    private let renderer = ScreenRenderer()
    private let startTime: TimeInterval
    private var time = VirtualClock.start
    private var frame: PixelBuffer?
    /// Ticks since anything moved.
    private var quietTicks = 0
    /// Finger numbers of the touch screen, by the number that touches get; the mouse is 0.
    private var fingers: [Int: Int] = [:]

    /// Opens a window as big as the device's screen, in the desktop's points. Throws `WindowError` where there is no
    /// display.
    ///
    /// The device's scale becomes that of the display, so that nothing is drawn bigger than it is shown.
    package init(
        device: DeviceProfile = .iPhone15, orientation: UIInterfaceOrientation = .portrait, title: String = "Interlude"
    ) throws {
        let size = device.size(in: orientation)
        window = try DesktopWindow(title: title, contentSize: size)
        loop = WindowLoop(window: window)
        startTime = loop.now
        var profile = device
        profile.scale = WindowHost.scale(of: window, content: size)
        super.init(profile: profile, orientation: orientation)
        screen.framesPerSecond = window.refreshRate
        frameLoop.drainsMainQueue = true
        makeCurrent()
    }

    package override var now: TimeInterval { time }

    /// Runs until the window is closed.
    package func run() {
        loop.run { now, events in tick(at: now, events) }
    }

    /// Whether the loop is to end after the present tick.
    package var isClosing = false

    private func tick(at hostTime: TimeInterval, _ events: [WindowEvent]) -> WindowLoop.Outcome {
        frameLoop.settle()
        time = max(time, hostTime - startTime + VirtualClock.start)
        frameLoop.tick(at: time) { for event in events { handle(event) } }
        if isClosing { return .stop }
        return isFrameDue(events) ? .show(render()) : .unchanged
    }

    /// Whether the picture may have changed: always while something moves or the user does something, and for the rest
    /// often enough to show what other work on the main queue has changed.
    private func isFrameDue(_ events: [WindowEvent]) -> Bool {
        let isActive = RenderServer.hasActivity || application.timers.isWaiting || !events.isEmpty
        quietTicks = isActive ? 0 : quietTicks + 1
        return quietTicks <= WindowHost.fullRateTicks || quietTicks % WindowHost.quietInterval == 0
    }

    /// How many ticks after the last activity frames are still made at the full rate. Decided.
    private static let fullRateTicks = 10
    /// Of how many quiet ticks one makes a frame. Decided: ten frames a second on common displays.
    private static let quietInterval = 6

    private func render() -> PixelBuffer {
        let size = renderer.pixelSize(of: screen)
        if frame?.width != size.width || frame?.height != size.height {
            frame = PixelBuffer(width: size.width, height: size.height, isOpaque: true)
        }
        let target = frame ?? PixelBuffer(width: size.width, height: size.height, isOpaque: true)
        renderer.render(self, into: target)
        return target
    }

    // MARK: Events

    private func handle(_ event: WindowEvent) {
        let hostTime = min(max(event.timestamp - startTime + VirtualClock.start, 0), time)
        switch event.kind {
        case .pointer(let phase, let button, let place) where button == .primary: send(phase, 0, place, hostTime)
        case .touch(let phase, let finger, let place): send(phase, number(of: finger, phase), place, hostTime)
        case .key(.down, let key): press(key)
        case .close: isClosing = true
        case .pointer, .scroll, .key, .resized, .exposed: break
        }
    }

    private func send(_ phase: WindowEvent.Phase, _ finger: Int, _ place: CGPoint, _ time: TimeInterval) {
        let sample: TouchSample.Phase
        switch phase {
        case .began: sample = .down
        case .moved: sample = .move
        case .ended: sample = .up
        case .cancelled: sample = .cancel
        case .hovered: return
        }
        touches.send([TouchSample(finger: finger, sample, at: place)], at: time)
    }

    /// A small number for a finger of the touch screen.
    private func number(of finger: Int, _ phase: WindowEvent.Phase) -> Int {
        let number = fingers[finger] ?? (1...).first { !fingers.values.contains($0) } ?? 1
        fingers[finger] = phase == .ended || phase == .cancelled ? nil : number
        return number
    }

    private func press(_ key: WindowEvent.Key) {
        switch key.name {
        case "Escape": isClosing = true
        case "Left" where key.control: turn(by: 1)
        case "Right" where key.control: turn(by: -1)
        default: break
        }
    }

    /// Turns the device by quarters, to the left if positive, and the window with it.
    private func turn(by quarters: Int) {
        let round: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let index = round.firstIndex(of: screen.orientation) ?? 0
        rotate(to: round[(index + quarters + round.count) % round.count])
        window.setContentSize(screen.bounds.size)
        quietTicks = 0
    }

    /// Pixels of the display for a point of the device.
    private static func scale(of window: DesktopWindow, content: CGSize) -> CGFloat {
        max(1, (CGFloat(window.pixelSize.width) / content.width).rounded(.up))
    }
}
