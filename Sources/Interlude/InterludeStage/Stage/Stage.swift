import UIKit

/// A headless screen with a virtual clock, for transitions in tests and films.
///
///     let stage = Stage(rootViewController: navigation)
///     navigation.pushViewController(detail, using: .door)
///     stage.advance(by: 0.125)
///     let halfWay = stage.frame()
///     try stage.settle()
///
/// The same calls produce the same frames, to the byte. Work on the main queue, on the main actor and on the main run
/// loop runs while the stage's time advances.
///
/// Several stages can exist, each with its own clock. UIKit's globals, such as `UIScreen.main`, `UIApplication.shared`
/// and `CACurrentMediaTime()`, are those of the active stage: the one that was created or advanced last.
@MainActor public final class Stage {
    /// The stage's configuration.
    public let configuration: Configuration
    /// Pixels per point.
    public let scale: CGFloat
    /// The window, which fills the screen.
    public let window: UIWindow
    /// The host that runs the application.
    package let host: HeadlessHost
    /// The activity that `settle()` ignores.
    var unawaited: Set<Movement> = [] { didSet { host.isUnawaited = Movement.test(unawaited) } }
    private let pool = FramePool()
    private var heldFingers = 0

    /// Creates a screen with a window, and shows a controller.
    ///
    /// - Parameters:
    ///   - rootViewController: The window's root view controller.
    ///   - configuration: The device and its settings.
    public convenience init(rootViewController: UIViewController, configuration: Configuration) {
        self.init(
            rootViewController: rootViewController, configuration: configuration, on: HeadlessHost(configuration))
    }

    /// Puts a controller into a window on a screen that is there already: what was made on it knows whose screen it is.
    package init(rootViewController: UIViewController, configuration: Configuration, on host: HeadlessHost) {
        self.configuration = configuration
        scale = configuration.profile.scale
        self.host = host
        window = UIWindow(frame: host.screen.bounds)
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
    }

    /// Takes a screen over on which an application has been started.
    ///
    /// - Parameter window: The application's.
    package init(_ host: HeadlessHost, window: UIWindow, configuration: Configuration) {
        self.configuration = configuration
        scale = configuration.profile.scale
        self.host = host
        self.window = window
    }

    /// Creates a screen with a window, and shows a controller.
    ///
    /// - Parameters:
    ///   - rootViewController: The window's root view controller.
    ///   - device: The device.
    ///   - scale: Pixels per point; `nil` for the device's. A smaller scale is faster.
    ///   - orientation: The orientation.
    ///   - style: The appearance, light or dark.
    ///   - framesPerSecond: The frame rate.
    public convenience init(
        rootViewController: UIViewController, device: Device = .iPhone15, scale: CGFloat? = nil,
        orientation: UIInterfaceOrientation = .portrait, style: UIUserInterfaceStyle = .light, framesPerSecond: Int = 60
    ) {
        var configuration = Configuration(device: device)
        configuration.scale = scale
        configuration.orientation = orientation
        configuration.style = style
        configuration.framesPerSecond = framesPerSecond
        self.init(rootViewController: rootViewController, configuration: configuration)
    }

    /// A number for a finger that the test holds. Scripts count up from 0 and never get this far.
    func nextHeldFinger() -> Int {
        heldFingers += 1
        return 1000 + heldFingers
    }

    deinit { host.mainQueue.end() }

    /// Removes the window, releases its controller and ends the stage's main queue.
    ///
    /// Pending blocks and timers are dropped, as when an app is terminated. Operations that are due still run, and
    /// tasks continue on the real main queue.
    public func close() {
        leave()
        host.mainQueue.end()
        host.forgetRendering()
    }

    /// Removes the window from the screen and releases its controller. The main queue keeps running.
    package func leave() {
        window.isHidden = true
        window.rootViewController = nil
    }
}

extension Stage {
    /// The device.
    public var device: Device { configuration.device }

    /// The bounds of the screen in points, in its current orientation.
    public var bounds: CGRect { host.screen.bounds }

    /// The current orientation of the screen.
    public var orientation: UIInterfaceOrientation { host.screen.orientation }

    /// Rotates the device. The controllers receive their calls and animate alongside.
    ///
    /// - Parameters:
    ///   - orientation: The new orientation.
    ///   - animated: `false` changes the orientation immediately, with the same calls.
    public func turn(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        host.rotate(to: orientation, animated: animated)
    }

    /// Shakes the device. The first responder, otherwise the front screen, receives the motion events.
    public func shake() { host.shake() }

    /// The appearance, light or dark. A change applies to all windows immediately.
    public var style: UIUserInterfaceStyle {
        get { host.interfaceStyle }
        set { host.interfaceStyle = newValue }
    }
}

extension Stage {
    /// The time since the stage was created, in seconds.
    public var time: TimeInterval { host.clock.elapsed }

    /// The frame rate of the stage. A change applies from the next frame on.
    public var framesPerSecond: Int {
        get { host.framesPerSecond }
        set { host.framesPerSecond = newValue }
    }

    /// Advances time, in whole frames. Pending work on the main queue runs at the times at which it is due.
    ///
    /// A duration of 0 runs the work that is due now, such as that of `DispatchQueue.main.async` and `Task { @MainActor
    /// in }`.
    public func advance(by duration: TimeInterval) { host.advance(by: duration) }

    /// Advances time to a time of the stage's clock, in whole frames. An earlier time has no effect.
    public func advance(to moment: TimeInterval) { host.advance(by: moment - time) }

    /// Whether frames show touches. The default is `false`, because films compare the content of the application.
    public var showsTouches: Bool {
        get { host.showsTouches }
        set { host.showsTouches = newValue }
    }

    /// Returns the current image of the screen.
    public func frame() -> Snapshot {
        let size = host.screen.bounds.size
        let buffer = pool.buffer(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        host.renderFrame(into: buffer)
        return Snapshot(buffer: buffer, scale: scale)
    }

    /// Returns a small snapshot of the screen, for callers that compare every frame.
    package func glance() -> Snapshot { Snapshot(buffer: host.renderGlance(), scale: HeadlessHost.glanceScale) }
}
