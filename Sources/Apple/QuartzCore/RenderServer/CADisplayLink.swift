import CoreGraphics

/// A timer that calls a method in each frame, before the frame is laid out and displayed.
///
/// It retains its target until it is invalidated.
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector?
    /// The modes of the run loops that it has been added to; the host has one loop, so only their number counts.
    private var modes: [RunLoop.Mode] = []
    private var nextFire: CFTimeInterval?
    /// When the calls were asked for. They come from the next frame onwards: what the same turn has added to the screen has been
    /// committed then, and has a presentation layer.
    private var start: CFTimeInterval?
    /// The server whose frames it is called at: the current one when it was added.
    private weak var server: RenderServer?

    /// The due time of the visible frame, on the media clock.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The due time of the next call.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The duration of a frame in seconds of the media clock. It is shorter in slow motion.
    open private(set) var duration: CFTimeInterval = 0
    /// Whether calls are paused.
    open var isPaused = false {
        didSet { if oldValue, !isPaused { start = (server ?? .current).now } }
    }
    /// The time until which nothing that the calls do can be noticed but in a frame: for the house's own links, which move on
    /// what is shown. `nil` where that is not known, as with an app's links.
    package var restsUntil: CFTimeInterval?
    /// The number of calls per second; 0 for one in each frame.
    open var preferredFramesPerSecond = 0
    /// The number of frames from one call to the next, as before iOS 10. The default is 1.
    @available(*, deprecated, message: "preferredFramesPerSecond")
    open var frameInterval: Int {
        get { preferredFramesPerSecond == 0 ? 1 : max(1, 60 / preferredFramesPerSecond) }
        set { preferredFramesPerSecond = newValue <= 1 ? 0 : max(1, 60 / newValue) }
    }
    /// The range of frame rates. Its preferred rate is used if `preferredFramesPerSecond` is 0.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates a link without a target, which calls nothing.
    public override init() {
        selector = nil
        super.init()
    }

    /// Creates a link that calls `sel` on `target`. It starts when it is added to a run loop.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Starts the calls. There is one run loop, the host's.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, !modes.contains(mode) else { return }
        if modes.isEmpty {
            let server = RenderServer.current
            start = server.now
            server.links.append(self)
            self.server = server
        }
        modes.append(mode)
    }

    /// Starts the calls with the turn that is under way, for what the house itself moves: it moves in that turn's frame.
    package func addAtOnce() {
        add(to: .main, forMode: .common)
        start = nil
    }

    /// Stops the calls if the link was added for no other mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.removeAll { $0 == mode }
        if modes.isEmpty { leave() }
    }

    /// Stops the calls permanently and releases the target.
    open func invalidate() {
        modes = []
        target = nil
        leave()
    }

    private func leave() {
        server?.links.removeAll { $0 === self }
        server = nil
    }

    fileprivate var caller: AnyObject? { isPaused ? nil : target }

    fileprivate func calls(_ type: AnyObject.Type) -> Bool { target.map { Swift.type(of: $0) == type } ?? false }

    /// The time between two calls, at full speed.
    private var interval: CFTimeInterval {
        if preferredFramesPerSecond > 0 { return 1 / Double(preferredFramesPerSecond) }
        if let preferred = preferredFrameRateRange.preferred, preferred > 0 { return 1 / Double(preferred) }
        return 0
    }

    /// Calls the target if it is time.
    ///
    /// - Parameters:
    ///   - frame: How much of the media clock a frame takes.
    ///   - rate: Seconds of the media clock in a second of the display's, in which rates are given.
    func fire(at now: CFTimeInterval, frame: CFTimeInterval, rate: Double) {
        if let start, now <= start { return }
        // While time stands still there is no next frame to prepare.
        guard !isPaused, let target, now > timestamp || nextFire == nil else { return }
        if let nextFire, now < nextFire - frame / 4 { return }
        // Kept to the grid of its own interval, so that a rate that is no part of the frame rate comes out on average. A
        // frame that comes early, since input did, is not for the link.
        let step = max(interval * rate, frame)
        let due = nextFire ?? now
        nextFire = max(due + step, now)
        timestamp = now
        duration = frame
        targetTimestamp = now + step
        selector?.perform(on: target, with: self)
    }
}

extension RenderServer {
    /// Calls all display links whose time has come, in the order in which they were added.
    package func fireDisplayLinks() {
        for link in links where links.contains(where: { $0 === link }) {
            link.fire(at: now, frame: frameDuration * timeRate, rate: timeRate)
        }
    }

    var hasDisplayLinks: Bool { links.contains { !$0.isPaused } }

    /// Whom display links call that run, in the order in which they were added.
    package var linkTargets: [AnyObject] { links.compactMap(\.caller) }

    /// Whether a display link calls an object of a type.
    package func calls(any type: AnyObject.Type) -> Bool { links.contains { $0.calls(type) } }
}
