import QuartzCore

/// Follows the application's life. Every requirement is optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The main window of an application without scene delegates.
    var window: UIWindow? { get set }
    /// Called first of all, before the storyboard's window is made. Options are always `nil` here, the answer is not
    /// looked at.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the application is about to run: make the window here, without scenes. Options are always `nil` here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called in place of `application(_:didFinishLaunchingWithOptions:)` where the delegate has only this.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the application has come to the front; not where the scene has a delegate.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the application no longer gets input; not where the scene has a delegate.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the application can no longer be seen; not where the scene has a delegate.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the application can be seen again; not where the scene has a delegate.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the application ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is short; never here.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The orientations that a window allows. The default is all four on tablets, all but upside down on phones.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// How the scene is to be made. Called once, at the start.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the user has closed scenes for good; never here.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
