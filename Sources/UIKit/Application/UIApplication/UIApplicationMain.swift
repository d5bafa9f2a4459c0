import QuartzCore
import WindowSystem

/// Runs an application in a window until that is closed.
///
/// - Parameters:
///   - delegateClassName: the name, with its module, of the class whose instance becomes the application's delegate.
/// - Returns: 0, or 1 where no window could be opened, after a message on standard error.
@preconcurrency @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    precondition(principalClassName == nil, "Interlude runs UIApplication itself; give nil as principal class")
    let delegateClass = delegateClassName.map { name -> NSObject.Type in
        guard let found = NSClassFromString(name) as? NSObject.Type else {
            preconditionFailure("There is no class “\(name)” that an application delegate could be made of")
        }
        return found
    }
    return ApplicationRunner.run { delegateClass.map(Instantiation.make) as? any UIApplicationDelegate }
}

extension UIApplicationDelegate {
    /// Runs the application with an instance of this class as its delegate; what `@main` calls.
    public static func main() {
        guard let delegateClass = self as? NSObject.Type else {
            preconditionFailure(
                "\(self) has to be a subclass of NSObject or UIResponder to be an application's delegate")
        }
        exit(ApplicationRunner.run { Instantiation.make(delegateClass) as? any UIApplicationDelegate })
    }
}

/// Starts an application in the order that its delegates know.
@MainActor enum ApplicationRunner {
    static func run(_ makeDelegate: @escaping () -> (any UIApplicationDelegate)?) -> Int32 {
        if let session = ApplicationStart.session { return session(ApplicationStart(makeDelegate).retained) }
        do {
            let device = chosenDevice
            let window = try DesktopWindow(title: "Interlude", contentSize: device.portraitSize)
            let host = LiveHost(outlet: window, device: device)
            launch(host, makeDelegate())
            host.run()
            return 0
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 1
        }
    }

    /// The device that the environment variable `INTERLUDE_DEVICE` names, or an iPhone 15.
    private static var chosenDevice: DeviceProfile {
        ProcessInfo.processInfo.environment["INTERLUDE_DEVICE"].flatMap(DeviceProfile.named) ?? .iPhone15
    }

    /// Tells delegates, of the application and then of the scene, that all begins.
    static func launch(_ host: Host, _ delegate: (any UIApplicationDelegate)?) {
        let application = host.application
        application.ownedDelegate = delegate
        application.delegate = delegate
        application.applicationState = .inactive
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        connect(host.scene, of: application)
        host.becomeActive()
    }

    /// Makes the scene's delegate, if the application's names a class for it, and connects it.
    private static func connect(_ scene: UIWindowScene, of application: UIApplication) {
        let options = UIScene.ConnectionOptions()
        let configuration =
            application.delegate?.application(
                application, configurationForConnecting: scene.session, options: options) ?? scene.session.configuration
        scene.session.configuration = configuration
        scene.activationState = .foregroundInactive
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        guard let delegateClass = configuration.delegateClass as? NSObject.Type,
            let delegate = Instantiation.make(delegateClass) as? any UISceneDelegate
        else { return }
        scene.ownedDelegate = delegate
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        delegate.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }
}

extension Host {
    /// Starts an application whose delegate is an instance of a class.
    package func launch(delegateClass: NSObject.Type) {
        makeCurrent()
        ApplicationRunner.launch(self, Instantiation.make(delegateClass) as? any UIApplicationDelegate)
    }
}
