import DesktopLoop
import Foundation
import TestStages
import Testing
import UIKit
import WindowSystem

@MainActor
@Suite("The application's life")
struct LifeCycleTests {
    @MainActor fileprivate final class Delegate: UIResponder, UIApplicationDelegate {
        static var log: [String] = []
        func applicationDidBecomeActive(_ application: UIApplication) { Delegate.log.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { Delegate.log.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { Delegate.log.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { Delegate.log.append("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { Delegate.log.append("terminate") }
    }

    @Test func `a window put away and brought back is background and foreground`() {
        let stage = LiveStage()
        Delegate.log = []
        stage.host.launch(delegateClass: Delegate.self)
        stage.turn(.hidden(true))
        #expect(stage.host.application.applicationState == .background)
        #expect(stage.host.scene.activationState == .background)
        stage.turn(.hidden(false))
        #expect(Delegate.log == ["active", "resign", "background", "foreground", "active"])
        #expect(stage.host.application.applicationState == .active)
    }

    @Test func `losing the focus makes inactive and takes touches away`() {
        let stage = LiveStage()
        Delegate.log = []
        stage.host.launch(delegateClass: Delegate.self)
        stage.turn(.pointer(.began, button: .primary, CGPoint(x: 100, y: 300)))
        stage.turn(.focused(false))
        #expect(stage.host.application.applicationState == .inactive)
        #expect(stage.host.touches.liveTouches.isEmpty)
        stage.turn(.focused(true))
        #expect(Delegate.log == ["active", "resign", "active"])
    }

    @Test func `in the background time stands still and nothing is shown`() {
        let stage = LiveStage()
        let view = UIView(frame: CGRect(x: 50, y: 400, width: 30, height: 20))
        stage.window.addSubview(view)
        stage.turn(.hidden(true))
        let (now, frames) = (stage.host.now, stage.outlet.changes.count)
        view.backgroundColor = .red
        stage.turns(10)
        #expect(stage.host.now == now)
        #expect(stage.outlet.changes.count == frames)
        stage.turn(.hidden(false))
        #expect(stage.outlet.changes.count == frames + 1)
    }

    @Test func `the end is told to delegates and by notification`() {
        let stage = LiveStage()
        Delegate.log = []
        stage.host.launch(delegateClass: Delegate.self)
        var names: [Notification.Name] = []
        let tokens = [UIScene.didDisconnectNotification, UIApplication.willTerminateNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        stage.host.host.terminate()
        #expect(Delegate.log == ["active", "resign", "background", "terminate"])
        #expect(names == [UIScene.didDisconnectNotification, UIApplication.willTerminateNotification])
    }
}
