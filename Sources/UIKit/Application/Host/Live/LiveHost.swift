import QuartzCore
import WindowSystem

/// Runs the application before the user's eyes: a picture on an outlet, such as a window of the desktop, the user's input,
/// and a media clock that follows the wall clock.
///
/// ```swift
/// let host = LiveHost(outlet: try DesktopWindow(title: "Demo", contentSize: CGSize(width: 393, height: 852)))
/// host.sidePane = inspector
/// host.launch(delegateClass: AppDelegate.self)
/// host.run()
/// ```
@MainActor package final class LiveHost: Host {
    package let outlet: any DisplayOutlet
    /// How fast the media clock goes.
    package let time = TimeControl()
    let canvas = CanvasRenderer()
    var stage: PaneStage?
    var layout: CanvasLayout
    var router = PointerRouter()
    private let loop: WindowLoop
    private var hostTime: TimeInterval?
    /// Turns since anything moved.
    private var quietTurns = 0
    /// Whether the loop is to end after the present turn.
    package var isClosing = false

    /// Shows a device on an outlet, which takes the device's size.
    ///
    /// - Parameter scale: pixels for a point of the device; nil is the outlet's, so that nothing is drawn bigger than it is
    ///   shown.
    package init(
        outlet: any DisplayOutlet, device: DeviceProfile = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
        scale: CGFloat? = nil
    ) {
        self.outlet = outlet
        loop = WindowLoop(window: outlet)
        layout = CanvasLayout(device: device.size(in: orientation))
        if outlet.contentSize != layout.size { outlet.setContentSize(layout.size) }
        var profile = device
        profile.scale = scale ?? outlet.pixelScale
        super.init(profile: profile, orientation: orientation)
        screen.framesPerSecond = outlet.refreshRate
        time.onChange = { [weak self] in self?.setNeedsFrame() }
        makeCurrent()
    }

    package override var now: TimeInterval { time.mediaTime }

    override var shownWindows: [UIWindow] { super.shownWindows + (stage.map { [$0.pane.window] } ?? []) }

    /// What stands beside the device; nil by default.
    package var sidePane: (any SidePane)? {
        get { stage?.pane }
        set {
            guard newValue !== stage?.pane else { return }
            makeCurrent()
            stage?.close()
            stage = newValue.map { PaneStage($0, height: layout.size.height, scale: screen.scale) }
            layOutCanvas()
        }
    }

    // MARK: The loop

    /// Runs until the outlet is closed or `isClosing` is set.
    package func run() {
        frameLoop.drainsMainQueue = true
        loop.run { now, events in turn(at: now, events) }
    }

    /// Asks for a frame although nothing moves.
    package func setNeedsFrame() { quietTurns = 0 }

    /// One turn of the loop: time, input, the application's work, and a picture if one is due. For tests; `run()` does
    /// it by itself.
    package func turn(at hostTime: TimeInterval) {
        if case .show(let frame, let changed) = turn(at: hostTime, outlet.pollEvents()) {
            outlet.show(frame, changed: changed)
        }
    }

    private func turn(at hostTime: TimeInterval, _ events: [WindowEvent]) -> WindowLoop.Outcome {
        makeCurrent()
        frameLoop.settle()
        time.advance(by: hostTime - (self.hostTime ?? hostTime), frame: 1 / TimeInterval(screen.framesPerSecond))
        self.hostTime = hostTime
        frameLoop.tick(at: time.mediaTime) { for event in events { handle(event) } }
        stage?.pane.hostDidTick(self)
        if isClosing { return .stop }
        layOutCanvas()
        guard isFrameDue(events) else { return .unchanged }
        frameLoop.settle()
        let changed = drawCanvas()
        return .show(canvas.frame, changed: changed)
    }

    /// Whether the picture may have changed: always while something moves or the user does something, and for the rest
    /// often enough to show what other work on the main queue has changed.
    private func isFrameDue(_ events: [WindowEvent]) -> Bool {
        let isActive = RenderServer.hasActivity || application.timers.isWaiting || !events.isEmpty
        quietTurns = isActive ? 0 : quietTurns + 1
        return quietTurns <= LiveHost.fullRateTurns || quietTurns % LiveHost.quietInterval == 0
    }

    /// How many turns after the last activity frames are still made at the full rate. Decided.
    private static let fullRateTurns = 10
    /// Of how many quiet turns one makes a frame. Decided: ten frames a second on common displays.
    private static let quietInterval = 6
}
