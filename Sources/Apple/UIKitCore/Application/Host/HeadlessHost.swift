import Compositor
import QuartzCore

/// Runs an application without a display, on a clock that moves only when it is told to.
///
/// ```swift
/// let host = HeadlessHost(device: .iPhone15)
/// let window = UIWindow()
/// window.rootViewController = navigation
/// window.makeKeyAndVisible()
/// navigation.pushViewController(detail, animated: true)
/// host.advance(by: 0.35)
/// let picture = host.renderFrame()
/// ```
///
/// What the application puts on the main queue runs on that clock too, see `HeadlessHost+MainQueue`.
@MainActor package final class HeadlessHost: Host {
    package let clock: VirtualClock
    /// What the application has put on the main queue.
    package nonisolated let mainQueue: VirtualMainQueue
    private let takesMainQueue: Bool
    /// Whether time that nobody watches goes by at once, see `HeadlessHost+UnwatchedTime`.
    package var skipsUnwatchedTime = HeadlessHost.skipsAsARule
    private var sources: [(source: any TouchSource, firstFinger: Int)] = []
    private let renderer = ScreenRenderer()
    private let marks = TouchMarks()

    /// - Parameter takesMainQueue: Whether the main queue runs on the host's clock; else it stays in real time.
    package init(
        device: DeviceProfile = .iPhone15, orientation: UIInterfaceOrientation = .portrait, takesMainQueue: Bool = true
    ) {
        clock = VirtualClock()
        mainQueue = VirtualMainQueue(at: clock.now)
        self.takesMainQueue = takesMainQueue
        super.init(profile: device, orientation: orientation)
        mainQueue.whenFree = { [weak self] in MainActor.assumeIsolated { self?.runMainQueueWhenFree() } }
        mainQueue.whenKeeperResumes = { [weak self] in MainActor.assumeIsolated { self?.makeCurrent() } }
        makeCurrent()
    }

    deinit { mainQueue.end() }

    override var virtualMainQueue: VirtualMainQueue? {
        takesMainQueue && MainQueueCapture.isPossible && mainQueue.isOpen ? mainQueue : nil
    }

    package override var now: TimeInterval { clock.now }

    /// Frames per second, 60 by default.
    package var framesPerSecond: Int {
        get { clock.framesPerSecond }
        set {
            clock.framesPerSecond = newValue
            screen.framesPerSecond = newValue
            setRhythm()
        }
    }

    // MARK: Time

    /// Goes on by one frame. What was changed since the last frame counts as having happened at its time.
    package func step() {
        begin()
        run(mainQueue, until: clock.next)
        clock.tick()
        frameLoop.tick(at: clock.now) { playTouches() }
        runMainQueue()
    }

    /// Ends the turn that is under way, and those that follow at the same moment.
    package func begin() {
        makeCurrent()
        mainQueue.takeOwner()
        frameLoop.settle()
        runMainQueue()
    }

    /// Goes on by whole frames until the time has gone by.
    package func advance(by duration: TimeInterval) {
        begin()
        goOn(clock.frames(in: duration)) { false }
    }

    /// Goes on until nothing moves any more: no animation, no script, no timer of a gesture, and nothing that the main queue
    /// is going to do soon.
    ///
    /// - Parameter limit: The longest time to go on for, in seconds.
    /// - Returns: Whether it came to rest.
    @discardableResult
    package func advanceUntilIdle(limit: TimeInterval = 10) -> Bool {
        begin()
        goOn(clock.frames(in: limit)) { isIdle }
        return isIdle
    }

    /// Goes on by so many frames at most. The last of them is a whole one, whatever happens in it.
    private func goOn(_ count: Int, until isOver: () -> Bool) {
        var left = count
        while left > 0, !isOver() {
            left -= skip(atMost: left - 1) + 1
            step()
        }
    }

    /// What nobody waits for; `nil` where all is awaited.
    package var isUnawaited: RenderServer.Exemption?

    /// Whether nothing is moving that somebody waits for.
    package var isIdle: Bool {
        sources.isEmpty && !renderServer.timers.isWaiting && !renderServer.hasActivity(except: isUnawaited)
            && !mainQueue.isBusy
    }

    // MARK: Touches

    /// Lets fingers do something now.
    package func send(_ samples: [TouchSample]) {
        makeCurrent()
        touches.send(samples, at: clock.now)
    }

    /// Lets one finger do something now.
    package func send(_ phase: TouchSample.Phase, at location: CGPoint, finger: Int = 0) {
        send([TouchSample(finger: finger, phase, at: location)])
    }

    /// Lets something touch the screen in the frames to come.
    package func play(_ source: any TouchSource) {
        sources.append((source, sources.map { $0.firstFinger + $0.source.fingerCount }.max() ?? 0))
    }

    /// Whether something still touches the screen.
    package var isPlayingTouches: Bool { !sources.isEmpty }

    /// When a finger does something next: in each frame while one is down.
    var nextSample: TimeInterval { sources.map { $0.source.nextSample(after: clock.now) }.min() ?? .infinity }

    private func playTouches() {
        let now = clock.now
        let samples = sources.indices.flatMap {
            sources[$0].source.samples(at: now, firstFinger: sources[$0].firstFinger)
        }
        sources.removeAll { $0.source.isFinished }
        if !samples.isEmpty { touches.send(samples, at: now) }
    }

    // MARK: Pictures

    /// Whether pictures show where fingers are.
    package var showsTouches: Bool {
        get { marks.showsFingers }
        set { marks.showsFingers = newValue }
    }

    override var signs: [CALayer] {
        marks.update(fingers: touches.liveTouches)
        return super.signs + marks.layers
    }

    /// What the screen shows now: all visible windows and the system's own signs above them, in pixels.
    package func renderFrame() -> PixelBuffer {
        makeCurrent()
        frameLoop.settle()
        return renderer.render(self)
    }

    /// Renders into a buffer of the screen's size in pixels, which the caller keeps.
    package func renderFrame(into frame: PixelBuffer) {
        makeCurrent()
        frameLoop.settle()
        renderer.render(self, into: frame)
    }

    /// Pixels per point of ``renderGlance()``.
    package static let glanceScale: CGFloat = 0.5
    private lazy var glancer = ScreenRenderer(scale: HeadlessHost.glanceScale, threads: 1)

    /// What the screen shows now in a quarter of its points' number of pixels: enough to see what moves, and drawn sooner.
    package func renderGlance() -> PixelBuffer {
        makeCurrent()
        frameLoop.settle()
        return glancer.render(self)
    }

    /// What the screen shows now as a list of things to draw; for tools that look at how frames come about.
    package func displayList() -> DisplayList {
        makeCurrent()
        frameLoop.settle()
        return renderer.displayList(of: self)
    }
}
