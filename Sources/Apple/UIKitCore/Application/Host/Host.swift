import QuartzCore

/// A place where an application runs: a screen, the application's object and its scene, and the way touches come in.
///
/// One host is current: what `UIApplication.shared` and `UIScreen.main` belong to. A new host becomes current; so does one
/// that makes a frame, and that of a test that goes on after it has awaited something. Hosts share nothing, so that one after
/// another starts from the same state; what has been set going on one that is displaced goes on when it is current again.
@MainActor package class Host {
    private static var installed: Host?

    /// The current host. Where none has been made yet, a headless one for an iPhone 15 is.
    ///
    /// That one leaves the main queue alone: nobody may ever let its time go by.
    package static var current: Host { installed ?? HeadlessHost(takesMainQueue: false) }

    package let screen: UIScreen
    /// What makes frames of what the screen shows, on a clock of its own.
    package var renderServer: RenderServer { screen.renderServer }
    package let application: UIApplication
    package let scene: UIWindowScene
    package let device: UIDevice
    package let touches: TouchDispatcher
    package private(set) lazy var frameLoop = FrameLoop(host: self)
    /// What rooms above have on this host.
    var parts: [ObjectIdentifier: any HostPart] = [:]

    /// The status bar and the home indicator.
    package private(set) lazy var systemOverlay = SystemOverlay(host: self)

    /// What has been given to feel and to hear, oldest first.
    package var signsGiven = DeviceSigns()

    /// What is drawn above the windows, from rear to front.
    var signs: [CALayer] { systemOverlay.layers }

    /// The present time on this host's media clock.
    package var now: TimeInterval { 0 }

    /// The queue that takes the place of the main queue for the application; nil leaves it in real time.
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

    /// What has been set going on this host, and is to go on when it is current again, is forgotten.
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
