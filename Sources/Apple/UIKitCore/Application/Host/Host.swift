import QuartzCore

/// The environment of an application: a screen, the application object and its scene, and the delivery of touches.
///
/// One host is current; `UIApplication.shared` and `UIScreen.main` belong to it. A new host becomes current, and so do a host
/// that makes a frame and the host of a test that resumes after an `await`. Hosts share no state, so each one
/// starts from the same state. Activity on a host that is not current continues when it is current again.
@MainActor package class Host {
    private static var installed: Host?

    /// The current host. If there is none yet, a headless host for an iPhone 15 is created.
    ///
    /// That one does not replace the main queue, because its clock may never be advanced.
    package static var current: Host { installed ?? HeadlessHost(takesMainQueue: false) }

    package let screen: UIScreen
    /// The frame context of the screen, with its own clock.
    package var renderServer: RenderServer { screen.renderServer }
    package let application: UIApplication
    package let scene: UIWindowScene
    package let device: UIDevice
    package let touches: TouchDispatcher
    package private(set) lazy var frameLoop = FrameLoop(host: self)
    /// The objects of higher layers on this host.
    var parts: [ObjectIdentifier: any HostPart] = [:]

    /// The status bar and the home indicator.
    package private(set) lazy var systemOverlay = SystemOverlay(host: self)

    /// The haptic and sound feedback so far, oldest first.
    package var signsGiven = DeviceSigns()

    /// The layers above the windows, from back to front.
    var signs: [CALayer] { systemOverlay.layers }

    /// The present time on this host's media clock.
    package var now: TimeInterval { 0 }

    /// The queue that takes the place of the main queue for the application; `nil` leaves it in real time.
    var virtualMainQueue: VirtualMainQueue? { nil }

    init(profile: DeviceProfile, orientation: UIInterfaceOrientation) {
        TextLayerPainter.install()
        Host.listen()
        screen = UIScreen(device: profile, orientation: orientation)
        application = UIApplication.make(ApplicationStart.applicationClass)
        device = UIDevice(screen: screen)
        scene = UIWindowScene(of: application, on: screen)
        touches = TouchDispatcher(for: application, event: screen.renderServer.gestures.touchesEvent)
        screen.host = self
        screen.renderServer.screenScale = screen.scale
    }

    /// Makes this host the one that the shared objects belong to.
    package func makeCurrent() {
        guard Host.installed !== self else { return }
        Host.installed = self
        renderServer.makeCurrent()
        renderServer.now = max(renderServer.now, now)
        setRhythm()
        becomeAmbient()
        MainQueueCapture.install(virtualMainQueue)
    }

    /// Discards the activity that would continue when this host is current again.
    package func forgetRendering() { if Host.installed !== self { renderServer.forget() } }

    /// How many seconds of media time go by in a second of the display's: less than 1 in slow motion.
    var timeRate: Double { 1 }

    /// Lets display links know how long a frame is.
    package func setRhythm() {
        renderServer.frameDuration = 1 / TimeInterval(screen.framesPerSecond)
        renderServer.timeRate = timeRate
    }

    /// Outside of any view the current traits are the main screen's: images made there have its scale.
    func becomeAmbient() {
        if Host.installed === self { UITraitCollection.makeAmbient(screen.traitCollection) }
    }
}
