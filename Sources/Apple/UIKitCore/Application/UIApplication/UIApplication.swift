import QuartzCore

/// The running application: its windows, and the dispatch of events and actions.
///
/// Each host has one; `shared` is the current host's.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The state of the application.
    public enum State: Int, Sendable {
        /// In the foreground, receiving events.
        case active = 0
        /// In the foreground, without events, as during the launch.
        case inactive = 1
        /// In the background.
        case background = 2
    }

    /// A key of the launch options. Those are always empty here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A quick action of the home screen.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// A URL to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the requesting app.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The annotation of the URL.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// A remote notification.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A local notification.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// A location event.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// A user activity to continue.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the user activity.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }

    /// Options of `open(_:options:completionHandler:)`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only an application can open the URL, and no browser.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The application of the current host. If there is no host yet, a headless one is created.
    open class var shared: UIApplication { Host.current.application }

    /// The delegate of the application. A weak reference, unless `main()` created it.
    open weak var delegate: (any UIApplicationDelegate)? {
        didSet { if let delegate { NibClass.look(firstIn: type(of: delegate)) } }
    }
    /// The state of the application. The default is active.
    open internal(set) var applicationState: State = .active
    /// Whether the display stays on without touches. The default is `false`. Has no effect here:
    /// the display belongs to the desktop.
    open var isIdleTimerDisabled = false
    /// Always `false`: a host has one scene.
    open var supportsMultipleScenes: Bool { false }
    /// The user's content size category.
    open var preferredContentSizeCategory: UIContentSizeCategory { preferences.contentSizeCategory }
    /// The layout direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        preferences.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    private var preferences: UserPreferences { mainScene?.screen.preferences ?? UserPreferences() }

    /// The delegate that this application itself made and keeps alive, when it was started by `main()`.
    var ownedDelegate: (any UIApplicationDelegate)?
    /// The window that was made for the main storyboard: a delegate need not keep it.
    var ownedWindow: UIWindow?
    private let eventWatchers = EventWatchers()
    private var backgroundTasks = 0
    /// The values that were set on the objects of `appearance()`.
    let appearances = AppearanceRegistry(
        AppearanceTable.views + AppearanceTable.bars + AppearanceTable.controls + AppearanceTable.lists)
    var scenes: [UIScene] = []
    private var keyWindowPointer: WindowPointer?
    package private(set) var ignoringCount = 0

    /// Traps, as on iOS: the host creates the only application.
    public override init() {
        demand(ApplicationMaking.isUnderWay, "There can only be one UIApplication instance.")
        super.init()
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Whether shaking the device offers to undo the last action, unless a responder handles it. The default is `true`.
    open var applicationSupportsShakeToEdit = true

    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, applicationSupportsShakeToEdit { offerUndo() }
        super.motionEnded(motion, with: event)
    }

    // MARK: Scenes and windows

    /// The scenes of the application: one.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The first window scene, which windows without a scene of their own go to.
    var mainScene: UIWindowScene? { scenes.lazy.compactMap { $0 as? UIWindowScene }.first }

    /// The visible windows of all scenes, from rear to front.
    open var windows: [UIWindow] {
        scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.visibleWindows).filter { !$0.belongsToSystem }
    }

    /// All visible windows, including the system's own.
    package var shownWindows: [UIWindow] { scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.visibleWindows) }

    /// The window that was made the one that gets keys.
    var designatedKeyWindow: UIWindow? {
        get { keyWindowPointer?.window }
        set {
            if let newValue {
                newValue.keyHolder?.forget(newValue)
                newValue.keyHolder = self
            }
            keyWindowPointer = newValue.map(WindowPointer.init)
        }
    }

    /// Called when a window is removed, or moves to another application.
    func forget(_ window: UIWindow) {
        if keyWindowPointer?.holds(window) == true { keyWindowPointer = nil }
    }

    /// The key window, which receives key events, or `nil`.
    open var keyWindow: UIWindow? { designatedKeyWindow }

    /// Returns the orientations that the application supports: those of the delegate, otherwise all on tablets, and all
    /// except upside down on phones.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let delegate { return delegate.application(self, supportedInterfaceOrientationsFor: window) }
        return UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    // MARK: In the background

    /// Begins a task in the background. A program here runs until it ends, so the handler is
    /// never called.
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// Begins a task in the background, with a name for debugging.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
    }

    /// Ends a background task.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The remaining background time. Unlimited here.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Events

    /// Dispatches an event to its windows.
    open func sendEvent(_ event: UIEvent) {
        defer { eventWatchers.watch(event) }
        if let motion = event as? MotionEvent { return send(motion) }
        var told: [UIWindow] = []
        for touch in event.orderedTouches {
            guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
            told.append(window)
            window.sendEvent(event)
        }
    }

    /// Calls an action.
    ///
    /// - Parameters:
    ///   - target: The object with the method; `nil` sends the action up the responder chain, from the first responder
    ///     or else from the sender, to the first object that has it.
    /// - Returns: Whether an object was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target.map({ $0 as AnyObject }) ?? self.target(of: action, from: sender) else {
            return false
        }
        action.perform(on: receiver, with: sender, for: event)
        return true
    }

    private func target(of action: Selector, from sender: Any?) -> AnyObject? {
        let start = FirstResponder.current ?? sender as? UIResponder ?? self
        return start.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }

    /// Adds a watcher that receives all events after the windows. One watcher of a type is enough.
    func watchEvents<Watcher: EventWatcher>(with kind: Watcher.Type) { eventWatchers.add(kind) }

    // MARK: Ignoring touches

    /// Whether new touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    /// Discards touches that begin from now on, until they end. Calls nest. Existing touches continue, so that no
    /// gesture is stuck.
    open func beginIgnoringInteractionEvents() { ignoringCount += 1 }

    /// Ends one call of `beginIgnoringInteractionEvents()`.
    open func endIgnoringInteractionEvents() {
        demand(ignoringCount > 0, "endIgnoringInteractionEvents() without beginIgnoringInteractionEvents()")
        ignoringCount -= 1
    }

    // MARK: Links

    /// Returns `false`: there are no other applications here.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Calls `completion` with `false` in the next run-loop iteration, because URLs cannot be
    /// opened here.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard let completion else { return }
        MainTimer.schedule(after: 0) { completion(false) }
    }

    /// The URL of the app's settings. It cannot be opened here, because there are no settings.
    open class var openSettingsURLString: String { "app-settings:" }

    // MARK: Status bar

    /// Whether the status bar is hidden. Setting it works only if the property list turns off the
    /// controllers' control of the status bar.
    open var isStatusBarHidden: Bool {
        get { mainScene?.statusBarManager?.isStatusBarHidden ?? true }
        set { ownStatusBar?.isHidden = newValue }
    }
    /// The frame of the status bar on the screen, in points; zero while it is hidden.
    open var statusBarFrame: CGRect { mainScene?.statusBarManager?.statusBarFrame ?? .zero }
    /// The interface's orientation.
    open var statusBarOrientation: UIInterfaceOrientation { mainScene?.interfaceOrientation ?? .unknown }
    /// The style of the status bar's content. Setting it works if the property list enables it for the app.
    open var statusBarStyle: UIStatusBarStyle {
        get { mainScene?.statusBarManager?.statusBarStyle ?? .default }
        set { ownStatusBar?.style = newValue }
    }
    /// Sets the style of the status bar. Works only if the property list turns off the controllers'
    /// control of the status bar.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        ownStatusBar?.style = statusBarStyle
        showStatusBar(by: animated ? .fade : .none)
    }
    /// Hides or shows the status bar. Works only if the property list turns off the controllers'
    /// control of the status bar.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        ownStatusBar?.isHidden = hidden
        showStatusBar(by: animation)
    }

    private func showStatusBar(by animation: UIStatusBarAnimation) {
        guard ownStatusBar != nil, animation != .none else { return }
        UIView.animate(withDuration: StatusBar.ownDuration) {
            Host.current.systemOverlay.showStatusBar(by: animation)
        }
    }

    /// The app's own status bar (`UIViewControllerBasedStatusBarAppearance` is `NO`); `nil` if controllers decide.
    package var ownStatusBar: OwnStatusBar?

    /// Shown nowhere.
    open var isNetworkActivityIndicatorVisible = false
    /// The number on the app's icon. Has no effect here: there is no home screen.
    open var applicationIconBadgeNumber = 0

    /// Opens a URL, as before iOS 10.
    ///
    /// - Returns: `false`: URLs cannot be opened here.
    @discardableResult
    open func openURL(_ url: URL) -> Bool { false }
}

extension UIApplication: TouchReceiver {}
