import Foundation
import QuartzCore

/// A scene that shows windows on the host's screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The windows of the scene, which does not keep them alive: a window lives as long as the application holds it.
    private var listedWindows: [WindowPointer] = []
    private var hostScreen: UIScreen?

    public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The active and only scene of an application.
    package convenience init(of application: UIApplication, on screen: UIScreen) {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        self.init(session: UISceneSession(configuration: configuration), connectionOptions: ConnectionOptions())
        hostScreen = screen
        self.application = application
        activationState = .foregroundActive
        application.scenes = [self]
    }

    /// The screen that the scene's windows are on.
    open var screen: UIScreen { hostScreen ?? UIScreen.main }
    /// The scene's windows, including hidden ones, in the order of their creation.
    open var windows: [UIWindow] { listedWindows.compactMap(\.window).filter { !$0.belongsToSystem } }
    /// The window of the scene that receives key events.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The interface's orientation.
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    /// The scene's geometry now.
    open var effectiveGeometry: Geometry { Geometry(orientation: interfaceOrientation, space: coordinateSpace) }

    /// Requests another geometry. The screen rotates in the next run-loop iteration if the
    /// controllers support it.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The preferences, as `UIWindowScene.GeometryPreferences.iOS`.
    ///   - errorHandler: Called on the main thread with a `UISceneError` if the request cannot be
    ///     fulfilled.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        let host = Host.current
        // Called on the main queue like this function, and nowhere else.
        nonisolated(unsafe) let errorHandler = errorHandler
        DispatchQueue.main.async {
            do {
                guard let wish = geometryPreferences as? GeometryPreferences.iOS else {
                    throw UISceneError(
                        .geometryRequestUnsupported, "The geometry preferences are not supported on this platform.")
                }
                if let mask = wish.interfaceOrientations { try host.request(mask) }
            } catch {
                errorHandler?(error)
            }
        }
    }

    /// The screen's coordinate space in the current orientation.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// Always `true`: a scene has the whole screen.
    open var isFullScreen: Bool { true }
    /// The state of the status bar.
    open var statusBarManager: UIStatusBarManager? { manager }
    private lazy var manager = UIStatusBarManager(scene: self)

    /// The screen's traits.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// Called when the traits have changed. Does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func add(_ window: UIWindow) {
        listedWindows.removeAll { $0.holds(window) }
        listedWindows.append(WindowPointer(window))
    }

    func remove(_ window: UIWindow) {
        listedWindows.removeAll { $0.holds(window) }
    }

    /// The visible windows from rear to front: by level, and within a level the one that was shown last in front.
    ///
    /// The keyboard's window is among them: it is shown and touched, but none that the application has.
    package var visibleWindows: [UIWindow] {
        listedWindows.compactMap(\.window).filter { !$0.isHidden }.enumerated().sorted { a, b in
            let (first, second) = (a.element, b.element)
            if first.windowLevel != second.windowLevel {
                return first.windowLevel.rawValue < second.windowLevel.rawValue
            }
            return first.showOrder != second.showOrder ? first.showOrder < second.showOrder : a.offset < b.offset
        }.map(\.element)
    }
}

/// Follows a window scene's life. Every requirement is optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
    /// Called after a change of size, orientation or traits, with the previous coordinate space,
    /// orientation and traits.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Called after a change of the effective geometry, with the previous geometry.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
}

/// The appearance of a scene's status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private unowned let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The style that the frontmost controller, or the app, requests; light above a screen that sheets have pushed
    /// back, because its background is black.
    open var statusBarStyle: UIStatusBarStyle {
        if isAboveCards { return .lightContent }
        return UIApplication.shared.ownStatusBar?.style ?? scene.mainWindow?.statusBarStyleDecider?
            .preferredStatusBarStyle
            ?? .default
    }

    /// Whether sheets have pushed the screen back that decides on the status bar, so that there is nothing below the bar.
    var isAboveCards: Bool {
        guard let decider = scene.mainWindow?.statusBarStyleDecider else { return false }
        var next = decider.outermostAncestor.modal.presented
        while let presented = next {
            if presented.modal.presentationController?.hasPushedScreenBack == true { return true }
            next = presented.modal.presented
        }
        return false
    }

    /// Whether the status bar is hidden: by the app, by the front controller, or because the device
    /// has none in that orientation.
    open var isStatusBarHidden: Bool {
        if scene.screen.device.statusBarHeight(in: scene.interfaceOrientation) == 0 { return true }
        if let own = UIApplication.shared.ownStatusBar { return own.isHidden }
        return scene.mainWindow?.rootViewController?.statusBarHiddenDecider.prefersStatusBarHidden ?? false
    }

    /// The frame of the status bar on the screen, in points; zero while it is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        let height = scene.screen.device.statusBarHeight(in: scene.interfaceOrientation)
        return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
    }
}

extension UIWindowScene {
    /// The window whose controllers the status bar asks: the key window, else the frontmost with a controller.
    package var mainWindow: UIWindow? {
        let visible = visibleWindows.filter { !$0.belongsToSystem }
        return visible.first { $0.isKeyWindow } ?? visible.last { $0.rootViewController != nil }
    }
}
