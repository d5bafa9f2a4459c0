import InterludeFoundation
import QuartzCore

/// One instance of the application's interface. A host has one, a `UIWindowScene`.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not, or no longer, connected.
        case unattached = -1
        /// In the foreground, receiving events.
        case foregroundActive = 0
        /// In the foreground, without events.
        case foregroundInactive = 1
        /// In the background.
        case background = 2
    }

    /// The reasons for the creation of a scene. Always empty here: there are no URLs or
    /// notifications to open.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The bundle identifier of the requesting app; always `nil` here.
        open var sourceApplication: String? { nil }
        /// The URLs that the app was opened with; none here.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The user activities to continue; empty here.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The selected action of the home screen; `nil` here.
        open var shortcutItem: UIApplicationShortcutItem? { nil }

        /// The system makes these.
        override init() { super.init() }
    }

    /// The session of the scene.
    open private(set) var session: UISceneSession
    /// The delegate of the scene. A weak reference, unless the application's launch created it.
    open weak var delegate: (any UISceneDelegate)?
    /// The activation state. The default is unattached, until the application has launched.
    open internal(set) var activationState: ActivationState = .unattached
    /// The title of the scene. The default is empty. It has no effect here, because it is not
    /// displayed.
    open var title: String! = ""
    /// A second line to the title. The default is empty; it has no effect here, because it is shown nowhere.
    open var subtitle = ""
    weak var application: UIApplication?
    /// The delegate, where the application made it and keeps it alive.
    var ownedDelegate: (any UISceneDelegate)?
    /// The window that was made for the scene's storyboard: a delegate need not keep it.
    var ownedWindow: UIWindow?

    /// Creates a scene for a session. The host creates the only scene.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { application }

    /// Posted before the scene's delegate is connected, at the start.
    nonisolated public class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }
    /// Posted when the application ends, after the delegate was notified.
    nonisolated public class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }
    /// Posted when the scene has become active and receives events.
    nonisolated public class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }
    /// Posted before the scene becomes inactive and receives no events.
    nonisolated public class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }
    /// Posted before the scene enters the foreground.
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }
    /// Posted when the scene has entered the background.
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// Follows a scene's life. Every requirement is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called once at launch. Create the window here. The session's configuration determines the
    /// class of the delegate.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when URLs are opened in the app. Not called here.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called to continue an activity of another device. Not called here.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when the application ends.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene has become active and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive and receives no events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
