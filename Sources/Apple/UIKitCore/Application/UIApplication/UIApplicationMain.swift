import InterludeFoundation
import QuartzCore

/// Runs an application in a window until that is closed.
///
/// - Parameters:
///   - delegateClassName: The name, with its module, of the class whose instance becomes the application's delegate.
/// - Returns: 0, or 1 where no window could be opened, after a message on standard error.
@preconcurrency @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName {
        ApplicationStart.applicationClass = classNamed(principalClassName, as: UIApplication.self, "the application")
    }
    let delegateClass = delegateClassName.map { classNamed($0, as: NSObject.self, "an application delegate") }
    return ApplicationRunner.run { delegateClass.map(Instantiation.make) as? any UIApplicationDelegate }
}

/// The class of a name, with its module or as `@objc(Name)` calls it; without one of that kind the program traps.
private func classNamed<Base: NSObject>(_ name: String, as base: Base.Type, _ role: String) -> Base.Type {
    guard let found = ObjectiveCNames.type(named: name) as? Base.Type else {
        fatalError("There is no class “\(name)” that \(role) could be made of")
    }
    return found
}

extension UIApplicationDelegate {
    /// Runs the application with an instance of this class as its delegate. Called by `@main`.
    public static func main() {
        guard let delegateClass = self as? NSObject.Type else {
            fatalError(
                "\(self) has to be a subclass of NSObject or UIResponder to be an application's delegate")
        }
        exit(ApplicationRunner.run { Instantiation.make(delegateClass) as? any UIApplicationDelegate })
    }
}

/// Starts an application in the order that its delegates know.
@MainActor package enum ApplicationRunner {
    static func run(_ makeDelegate: @escaping () -> (any UIApplicationDelegate)?) -> Int32 {
        if let name = LaunchInformation.main.principalClass, ApplicationStart.applicationClass == nil {
            ApplicationStart.applicationClass = ObjectiveCNames.type(named: name) as? UIApplication.Type
        }
        guard let session = ApplicationStart.session else {
            let note = "This program has no window: add the product UIKit to its target's dependencies\n"
            FileHandle.standardError.write(Data(note.utf8))
            return 1
        }
        return session(ApplicationStart(makeDelegate).retained)
    }

    /// The device that the environment variable `INTERLUDE_DEVICE` names, or an iPhone 15.
    package static var chosenDevice: DeviceProfile {
        ProcessInfo.processInfo.environment["INTERLUDE_DEVICE"].flatMap(DeviceProfile.named) ?? .iPhone15
    }

    /// Tells delegates, of the application and then of the scene, that all begins; what the property list names is made between.
    ///
    /// - Parameters:
    ///   - information: What the property list says.
    ///   - firstScreen: Makes the first screen of the main storyboard.
    package static func launch(
        _ host: Host, _ delegate: (any UIApplicationDelegate)?, information: LaunchInformation = .main,
        firstScreen: UIStoryboard.FirstScreen = UIStoryboard.firstScreen(of:)
    ) {
        let application = host.application
        application.ownStatusBar = information.statusBar
        application.ownedDelegate = delegate
        application.delegate = delegate
        application.applicationState = .inactive
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        var window = information.mainStoryboard.flatMap { firstScreen($0) }.map { screen in
            let window = makeWindow(for: application)
            window.rootViewController = screen
            return window
        }
        let isTheDelegates = window != nil && application.delegate?.window === window
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        if isTheDelegates, application.delegate?.window !== window {
            // Whoever has put a window of its own there has let go of the storyboard's, which nobody else holds on iOS.
            application.ownedWindow = nil
            window = nil
        }
        if information.scenes == nil { window?.makeKeyAndVisible() }
        connect(host.scene, of: application, information)
        if let window, information.scenes != nil { show(window, of: application, in: host.scene) }
        host.becomeActive()
    }

    /// The main storyboard's window where a manifest names no scene: it is shown unless the application's delegate named a scene's
    /// delegate, which makes its own.
    private static func show(_ window: UIWindow, of application: UIApplication, in scene: UIWindowScene) {
        guard scene.delegate != nil else { return window.makeKeyAndVisible() }
        application.ownedWindow = nil
        if application.delegate?.window === window { application.delegate?.window = nil }
    }

    /// The window of an app without scenes, for its storyboard's first screen; the delegate may have made one.
    private static func makeWindow(for application: UIApplication) -> UIWindow {
        let window = application.delegate?.window ?? UIWindow(frame: UIScreen.main.bounds)
        application.ownedWindow = window
        application.delegate?.window = window
        return window
    }

    /// Makes the scene's delegate, if the application's, or the property list, names a class for it, and connects it.
    private static func connect(_ scene: UIWindowScene, of application: UIApplication, _ information: LaunchInformation)
    {
        let options = UIScene.ConnectionOptions()
        let configuration =
            application.delegate?.application(
                application, configurationForConnecting: scene.session, options: options) ?? scene.session.configuration
        let listed = information.scene(named: configuration.name)
        configuration.delegateClass =
            configuration.delegateClass ?? listed?.delegateClassName.flatMap(ObjectiveCNames.type)
        scene.session.configuration = configuration
        scene.activationState = .foregroundInactive
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        guard let delegateClass = configuration.delegateClass as? NSObject.Type,
            let delegate = Instantiation.make(delegateClass) as? any UISceneDelegate
        else { return }
        scene.ownedDelegate = delegate
        scene.delegate = delegate
        let window = listed?.storyboard.flatMap { makeWindow($0, for: scene) }
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        window?.makeKeyAndVisible()
        delegate.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }

    /// The window of a scene whose storyboard the property list names.
    private static func makeWindow(_ storyboard: String, for scene: UIWindowScene) -> UIWindow? {
        guard let controller = UIStoryboard.firstScreen(of: storyboard) else { return nil }
        let window = UIWindow(windowScene: scene)
        scene.ownedWindow = window
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        window.rootViewController = controller
        return window
    }
}

extension Host {
    /// Starts an application whose delegate is an instance of a class.
    package func launch(delegateClass: NSObject.Type) {
        makeCurrent()
        ApplicationRunner.launch(self, Instantiation.make(delegateClass) as? any UIApplicationDelegate)
    }
}
