import UIKit

/// A screen without a display, on a clock that moves only when it is told to: where transitions are tried and filmed.
///
///     let stage = Stage(rootViewController: navigation)
///     navigation.pushViewController(detail, using: .door)
///     stage.advance(by: 0.125)
///     let halfWay = stage.frame()
///     try stage.settle()
///
/// Nothing waits and nothing is left to chance: the same calls make the same frames, to the byte.
///
/// One stage is on at a time; a new one takes the screen over.
@MainActor public final class Stage {
    /// The device whose screen this is.
    public let device: Device
    /// Pixels a point.
    public let scale: CGFloat
    /// The window; it fills the screen.
    public let window: UIWindow
    /// What runs the application.
    package let host: HeadlessHost
    private let pool = FramePool()

    /// Sets up a screen, puts a controller into a window on it, and shows it.
    ///
    /// - Parameters:
    ///   - rootViewController: What the window shows.
    ///   - device: Whose screen it is.
    ///   - scale: Pixels a point, if not the device's own. Small pictures are compared and written sooner.
    ///   - orientation: Which way up it stands.
    ///   - style: Light or dark.
    ///   - framesPerSecond: How often it shows a frame.
    public init(
        rootViewController: UIViewController, device: Device = .iPhone15, scale: CGFloat? = nil,
        orientation: UIInterfaceOrientation = .portrait, style: UIUserInterfaceStyle = .light, framesPerSecond: Int = 60
    ) {
        var profile = device.profile
        profile.scale = scale ?? profile.scale
        self.device = device
        self.scale = profile.scale
        host = HeadlessHost(device: profile, orientation: orientation)
        host.framesPerSecond = framesPerSecond
        host.interfaceStyle = style
        window = UIWindow(frame: host.screen.bounds)
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
    }

    /// Takes the window off the screen and lets its controller go.
    public func close() {
        window.isHidden = true
        window.rootViewController = nil
    }
}

extension Stage {
    /// Seconds since the stage was set up.
    public var time: TimeInterval { host.clock.elapsed }

    /// How often the stage shows a frame. A change counts from now on.
    public var framesPerSecond: Int {
        get { host.framesPerSecond }
        set { host.framesPerSecond = newValue }
    }

    /// Lets time go by, in whole frames.
    public func advance(by duration: TimeInterval) { host.advance(by: duration) }

    /// Whether nothing moves: no animation, no finger, no gesture that waits.
    public var isSettled: Bool { host.isIdle }

    /// Lets time go by until nothing moves any more.
    ///
    /// - Parameter limit: The longest time to wait for that, in seconds of the stage's clock.
    /// - Throws: ``StageError/didNotSettle(limit:)`` when something still moves then: as a rule a transition that nobody
    ///   completes, or an animation that repeats for ever.
    public func settle(limit: TimeInterval = 10) throws {
        guard host.advanceUntilIdle(limit: limit) else { throw StageError.didNotSettle(limit: limit) }
    }

    /// What the screen shows now.
    public func frame() -> Picture {
        let size = host.screen.bounds.size
        let buffer = pool.buffer(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        host.renderFrame(into: buffer)
        return Picture(buffer: buffer, scale: scale)
    }
}

extension Stage {
    /// Lets scripted fingers touch the screen in the time to come; their time 0 is now.
    public func play(_ fingers: Finger...) {
        host.play(TouchScript(fingers: fingers.map(\.steps)))
    }

    /// Taps a place of the screen, and lets the time of the tap go by.
    public func tap(at location: CGPoint) {
        let finger = Finger.tap(at: location)
        play(finger)
        advance(by: finger.endTime + 1 / TimeInterval(framesPerSecond))
    }

    /// Taps the middle of a view.
    public func tap(_ view: UIView) {
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
}

/// Why a stage could not do what it was asked for.
public enum StageError: Error, Hashable, CustomStringConvertible {
    /// Something still moved after so many seconds.
    case didNotSettle(limit: TimeInterval)

    /// What it means, and what to look for.
    public var description: String {
        switch self {
        case .didNotSettle(let limit):
            "the screen still moves after \(limit) s: is a transition never completed, or does an animation repeat for ever?"
        }
    }
}

extension Finger {
    /// The finger as the host plays it.
    fileprivate var steps: [TouchScript.Step] {
        points.map { TouchScript.Step($0.time, .place($0.location)) }
            + [TouchScript.Step(endTime, end == .up ? .up : .cancel)]
    }
}
