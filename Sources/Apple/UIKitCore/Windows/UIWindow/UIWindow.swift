import InterludeFoundation
import QuartzCore

/// The root of a view hierarchy: shows a root controller's view on the screen and delivers touches.
///
/// A window is hidden until `makeKeyAndVisible()` or `isHidden = false`. Only the application retains it.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// In front of or behind other windows.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The value as a number.
        public var rawValue: CGFloat
        /// Creates a value of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level; a higher one is in front.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default level: 0.
        public static let normal = Level(rawValue: 0)
        /// In front of ordinary windows: 1000, as on iOS.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of those too, for warnings: 2000, as on iOS.
        public static let alert = Level(rawValue: 2000)

        /// Whether a level is behind another.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// The level so far in front of another.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
        /// The level so far behind another.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
    }

    /// Posted when a window has come onto the screen. The object is the window.
    nonisolated public class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }
    /// Posted when a window has left the screen. The object is the window.
    nonisolated public class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }
    /// Posted when a window gets keys. The object is the window.
    nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }
    /// Posted when a window no longer gets keys. The object is the window.
    nonisolated public class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }

    /// Counts up each time a window is shown; within a level the highest is in front.
    var showOrder = 0
    private var scene: UIWindowScene?
    /// The application that points to the window as the one that gets keys.
    final weak var keyHolder: UIApplication?
    private var root: UIViewController?
    /// The size for which the root controller's view was placed last.
    var rootSize = CGSize.zero
    /// Whether the root controller's view was put in.
    var showsRoot = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
        windowScene = UIApplication.shared.mainScene
    }

    /// A window as big as the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        super.isHidden = true
        self.windowScene = windowScene
    }

    /// A window as big as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.isHidden = true
        windowScene = UIApplication.shared.mainScene
        decode(.window, from: coder)
    }

    isolated deinit {
        scene?.remove(self)
        keyHolder?.forget(self)
        RenderServer.showing(layer).detach(layer)
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { root }
        set {
            let change = KeyValueChange(of: self, ["rootViewController"])
            defer { change?.end() }
            guard newValue !== root else { return }
            removeRoot()
            root = newValue
            if !isHidden { installRoot() }
        }
    }

    /// The scene whose screen the window is on.
    open var windowScene: UIWindowScene? {
        get { scene }
        set {
            guard newValue !== scene else { return }
            scene?.remove(self)
            scene = newValue
            scene?.add(self)
            updateTraits()
            updateSafeArea()
        }
    }

    /// The screen that the window is on. There is one: setting another is an error.
    open var screen: UIScreen {
        get { scene?.screen ?? UIScreen.main }
        set { demand(newValue === screen, "A host has one screen; a window cannot move to another") }
    }

    /// The largest rectangle of a shape, a square unless told otherwise, in the middle of the safe area.
    open var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
        if let guide = viewState.systemGuides[.aspectFit] as? AspectFitGuide { return guide }
        let guide = AspectFitGuide(system: .aspectFit, of: self)
        viewState.systemGuides[.aspectFit] = guide
        return guide
    }

    /// Whether the window is the system's own, as the keyboard's is.
    var belongsToSystem: Bool { false }
    /// Which windows this one is in front of. The default is normal; within a level the one shown last is in front.
    open var windowLevel: Level = .normal
    /// Whether the window may take its content's size. The default is `false`; it has no effect here, because windows have the device's size.
    open var canResizeToFitContent = false

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue { didHide() } else { didShow() }
        }
    }

    // MARK: The key window

    /// Whether the window may get keys. The default is `true`.
    open var canBecomeKey: Bool { true }
    /// Whether the window gets keys.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window in front of the others of its level and makes it the key window.
    open func makeKeyAndVisible() {
        bringToFront()
        // The root's screens find the key window while they load: a navigation controller loads its first screen in the first
        // layout pass, by when iOS has made the window key.
        makeKey()
        isHidden = false
    }

    /// Makes the window the one that gets key events.
    open func makeKey() { takeKey() }

    /// Called when the window has become the key window. Don't call it.
    open func becomeKey() {}

    /// Called when the window is no longer the key window. Don't call it.
    open func resignKey() {}

    // MARK: Events

    /// Delivers an event's touches to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) { GestureEnvironment.current.handle(event, in: self) }

    open override var next: UIResponder? { scene ?? UIApplication.shared }
    open override var undoManager: UndoManager? { changes }
    private lazy var changes = UndoManager()

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRootIfResized()
    }

    // MARK: Coordinates

    /// A point of this window in another one, or on the screen for `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = point.applying(toScreen)
        return window.map { onScreen.applying($0.toScreen.inverted()) } ?? onScreen
    }

    /// A point of another window in this one, or of the screen for `nil`.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let onScreen = window.map { point.applying($0.toScreen) } ?? point
        return onScreen.applying(toScreen.inverted())
    }

    /// A rectangle of this window in another one, or on the screen for `nil`.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        rect.mapCorners { convert($0, to: window) }
    }

    /// A rectangle of another window in this one, or of the screen for `nil`.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        rect.mapCorners { convert($0, from: window) }
    }
}
