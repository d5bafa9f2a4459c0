import Testing
import UIKit

@MainActor @Suite struct ApplicationTests {
    @MainActor fileprivate enum Log { static var lines: [String] = [] }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let names = ["one"]
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Log.lines.append("launched")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("active") }
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            Log.lines.append("connected")
        }
        func sceneDidBecomeActive(_ scene: UIScene) { Log.lines.append("scene active") }
    }

    /// Puts a window of its own in the place of the main storyboard's, as apps do that keep theirs for its scenes alone.
    private final class Replacing: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let replaces: Bool
        let screen = UIViewController()
        init(_ replaces: Bool) { self.replaces = replaces }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            guard replaces else { return true }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = screen
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test(arguments: [true, false])
    func `a window that the delegate puts in the storyboard's place is the one that is shown`(
        _ replaces: Bool
    ) {
        let host = HeadlessHost(device: .iPhone15)
        host.makeCurrent()
        let (delegate, first) = (Replacing(replaces), UIViewController())
        ApplicationRunner.launch(host, delegate, information: LaunchInformation(["UIMainStoryboardFile": "Main"])) {
            _ in
            first
        }
        host.step()
        #expect(delegate.window?.rootViewController === (replaces ? delegate.screen : first))
        #expect(delegate.window?.isKeyWindow == true && delegate.window?.isHidden == false)
        #expect(first.view.window == (replaces ? nil : delegate.window))
        #expect(host.scene.windows.filter { $0.rootViewController != nil }.count == 1)
    }

    @Test func `delegates of application and scene are made from their classes; the scene's hears of its life`() {
        let host = HeadlessHost()
        Log.lines = []
        host.launch(delegateClass: AppDelegate.self)
        #expect(Log.lines == ["launched", "connected", "scene active"])
        let delegate = UIApplication.shared.delegate as? AppDelegate
        #expect(delegate?.window == nil && delegate?.names == ["one"])
        #expect(host.scene.delegate is SceneDelegate)
        #expect(UIApplication.shared.keyWindow?.rootViewController != nil)
        #expect(UIApplication.shared.connectedScenes == [host.scene])
    }

    /// As templates wrote it before iOS 3, and public apps still do.
    private final class OldDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
            Log.lines.append("finished")
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }

    @Test func `a delegate without launch options is told all the same`() {
        let host = HeadlessHost()
        Log.lines = []
        host.launch(delegateClass: OldDelegate.self)
        #expect(Log.lines == ["finished"])
        #expect(UIApplication.shared.keyWindow?.rootViewController != nil)
    }

    @Test func `ignoring touches nests`() {
        let host = HeadlessHost()
        let application = UIApplication.shared
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
        _ = host
    }

    @Test func `timers fire in order of their times, in the frame in which they are due`() {
        let host = HeadlessHost()
        var log: [String] = []
        MainTimer.schedule(after: 0.1) { log.append("second \(host.clock.elapsed)") }
        MainTimer.schedule(after: 0.05) { log.append("first \(host.clock.elapsed)") }
        MainTimer.schedule(after: 0.07) { log.append("never") }.cancel()
        host.advance(by: 0.2)
        #expect(log == ["first 0.05", "second 0.1"])
        #expect(host.isIdle)
    }
}
