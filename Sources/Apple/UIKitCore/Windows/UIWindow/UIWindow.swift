import InterludeFoundation
import QuartzCore

/// The root of a view hierarchy. It shows the root controller's view on the screen and delivers touches.
///
/// A window is hidden until `makeKeyAndVisible()` or `isHidden = false`. Only the application retains it.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The level of a window. Windows of a higher level are in front.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The value as a number.
        public var rawValue: CGFloat
        /// Creates a level from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level. A higher one is in front.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default level: 0.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar: 1000, as on iOS.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts: 2000, as on iOS.
        public static let alert = Level(rawValue: 2000)

        /// Returns whether a level is behind another one.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// Returns the level by a distance above another one.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
        /// Returns the level by a distance below another one.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
    }

    /// Posted after a window has become visible. The object is the window.
    nonisolated public class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }
    /// Posted after a window has become hidden. The object is the window.
    nonisolated public class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }
    /// Posted after a window has become the key window. The object is the window.
    nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }
    /// Posted after a window has resigned being the key window. The object is the window.
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

    /// Creates a window with the size of the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        super.isHidden = true
        self.windowScene = windowScene
    }

    /// Creates a window with the size of the screen.
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

    /// The scene that contains the window.
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

    /// The screen of the window. There is only one; setting another one traps.
    open var screen: UIScreen {
        get { scene?.screen ?? UIScreen.main }
        set { demand(newValue === screen, "A host has one screen; a window cannot move to another") }
    }

    /// Returns the guide of the largest rectangle with an aspect ratio, by default a square, in the center of the safe
    /// area.
    open var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
        if let guide = viewState.systemGuides[.aspectFit] as? AspectFitGuide { return guide }
        let guide = AspectFitGuide(system: .aspectFit, of: self)
        viewState.systemGuides[.aspectFit] = guide
        return guide
    }

    /// Whether the window is the system's own, as the keyboard's is.
    var belongsToSystem: Bool { false }
    /// The level of the window. The default is `normal`. Within a level, the window that was shown last is in front.
    open var windowLevel: Level = .normal
    /// Whether the window can adopt the size of its content. The default is `false`. Has no effect here: windows have
    /// the device's size.
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

    /// Whether the window can become the key window. The default is `true`.
    open var canBecomeKey: Bool { true }
    /// Whether the window is the key window, which receives key events.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window in front of the others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        bringToFront()
        // The root's screens find the key window while they load: a navigation controller loads its first screen in the first
        // layout pass, by when iOS has made the window key.
        makeKey()
        isHidden = false
    }

    /// Makes the window the key window, which receives key events.
    open func makeKey() { takeKey() }

    /// Called after the window has become the key window. Do not call it.
    open func becomeKey() {}

    /// Called after the window has resigned being the key window. Do not call it.
    open func resignKey() {}

    // MARK: Events

    /// Delivers the touches of an event to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) { GestureEnvironment.current.handle(event, in: self) }

    open override var next: UIResponder? { scene ?? UIApplication.shared }
    open override var undoManager: UndoManager? { changes }
    private lazy var changes = UndoManager()

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRootIfResized()
    }

    // MARK: Coordinates

    /// Converts a point from this window's coordinates to those of another window, or of the screen if `window` is
    /// `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = point.applying(toScreen)
        return window.map { onScreen.applying($0.toScreen.inverted()) } ?? onScreen
    }

    /// Converts a point from another window's coordinates, or from the screen's if `window` is `nil`, to this window's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let onScreen = window.map { point.applying($0.toScreen) } ?? point
        return onScreen.applying(toScreen.inverted())
    }

    /// Converts a rectangle from this window's coordinates to those of another window, or of the screen if `window` is
    /// `nil`.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        rect.mapCorners { convert($0, to: window) }
    }

    /// Converts a rectangle from another window's coordinates, or from the screen's if `window` is `nil`, to this
    /// window's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        rect.mapCorners { convert($0, from: window) }
    }
}
