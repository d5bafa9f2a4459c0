import QuartzCore
import UIKit
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
///
/// The loop sleeps on the main run loop, see `MainLoop`: user code's timers, main queue and main actor run on it. Frames are
/// made as long as something moves, or something has changed; for the rest the processor rests.
@MainActor package final class LiveHost: HostDriver {
    /// The application's side: its screen, its scene, its traits.
    package let host: UIKitCore.Host
    package let outlet: any DisplayOutlet
    /// The speed of the media clock.
    package let time = TimeControl()
    /// The measurements; `nil` to measure nothing.
    package var measurements: LiveMeasurements?
    /// Receives every input to the device, before the application does.
    package var onAction: ((TapeEntry) -> Void)?
    /// Called at the end of each run-loop iteration.
    package var onTurn: (() -> Void)?
    /// The application's main queue while a tape is played.
    package internal(set) var virtualMainQueue: VirtualMainQueue?
    /// Whether the loop is to end after the present turn.
    package var isClosing = false { didSet { MainLoop.wake() } }

    let canvas = CanvasRenderer()
    var stage: PaneStage?
    var layout: CanvasLayout
    var router = PointerRouter()
    var pinch = PinchSimulator()
    let marks = TouchMarks()
    let edge = DisplayEdge()
    let overlay = MomentOverlay()
    /// The last frame that the device showed while it was visible.
    package internal(set) var moment: ScreenMoment?
    /// The scale that was asked for; `nil` is the outlet's.
    let fixedScale: CGFloat?
    /// The wall clock at the last turn.
    package internal(set) var hostTime: TimeInterval?
    /// Whether events have come in that the last turn has not seen.
    var hasInput = false
    /// `RenderServer.changeCount` at the last frame.
    var shownChanges: Int?

    /// Shows a device on an outlet, which takes the device's size.
    ///
    /// - Parameter scale: Pixels for a point of the device; `nil` is the outlet's, so that nothing is drawn bigger than it is
    ///   shown.
    package init(
        outlet: any DisplayOutlet, device: DeviceProfile = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
        scale: CGFloat? = nil
    ) {
        self.outlet = outlet
        fixedScale = scale
        layout = CanvasLayout(device: device.size(in: orientation))
        if outlet.contentSize != layout.size { outlet.setContentSize(layout.size) }
        outlet.setDeviceFrame(layout.device)
        var profile = device
        profile.scale = scale ?? outlet.pixelScale
        let driven = DrivenHost(profile: profile, orientation: orientation)
        host = driven
        driven.driver = self
        screen.framesPerSecond = outlet.refreshRate
        time.onChange = { [weak self] in
            self?.host.setRhythm()
            self?.setNeedsFrame()
        }
        outlet.onEvents = { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.hasInput = true } }
        }
        host.clipboard = ClipboardLink(
            read: { [weak self] in self?.outlet.clipboardText },
            write: { [weak self] in self?.outlet.clipboardText = $0 })
        host.input.onTextInputChange = { [weak self] in self?.tellTextInput() }
        makeCurrent()
    }

    package var now: TimeInterval { time.mediaTime }

    package var timeRate: Double { time.rate }

    /// The pane beside the device; by default `nil`.
    package var sidePane: (any SidePane)? {
        get { stage?.pane }
        set {
            guard newValue !== stage?.pane else { return }
            makeCurrent()
            stage?.close()
            stage = newValue.map {
                PaneStage($0, height: layout.size.height, scale: screen.scale, server: renderServer)
            }
            layOutCanvas()
            setNeedsFrame()
        }
    }

    /// Whether every finger on the device is shown as a translucent disc.
    package var showsTouches: Bool {
        get { marks.showsFingers }
        set {
            marks.showsFingers = newValue
            setNeedsFrame()
        }
    }

    /// Whether the corners and the cutout of the device's display are shown, as black parts of the screen.
    package var showsDisplayShape = false { didSet { setNeedsFrame() } }

    /// Asks for a frame although no layer has changed.
    package func setNeedsFrame() {
        shownChanges = nil
        MainLoop.wake()
    }
}

extension LiveHost {
    /// The device's screen.
    package var screen: UIScreen { host.screen }
    /// Where the application's windows stand.
    package var scene: UIWindowScene { host.scene }
    /// The application on this host.
    package var application: UIApplication { host.application }
    var renderServer: RenderServer { host.renderServer }
    var frameLoop: FrameLoop { host.frameLoop }
    /// The way fingers come in.
    package var touches: TouchDispatcher { host.touches }

    /// The user's settings, such as dark mode and the text size.
    package var preferences: UserPreferences {
        get { host.preferences }
        set { host.preferences = newValue }
    }

    /// Makes the host the one that the shared objects belong to.
    package func makeCurrent() { host.makeCurrent() }

    /// Starts an application whose delegate is an instance of a class.
    package func launch(delegateClass: NSObject.Type) { host.launch(delegateClass: delegateClass) }
}
