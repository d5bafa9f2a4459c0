import QuartzCore
import Testing
import UIKit

/// Hosts that live side by side, each on a clock of its own.
@MainActor @Suite struct SideBySideTests {
    /// A host with a window, and a list in a navigation controller.
    @MainActor private final class Place {
        let host = HeadlessHost()
        let list = UIViewController()
        let navigation: UINavigationController
        let window = UIWindow()

        init() {
            navigation = UINavigationController(rootViewController: list)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            host.advance(by: 0.1)
        }

        var shownAlpha: Float { list.view.layer.presentation()?.opacity ?? -1 }

        func fade(_ done: @escaping () -> Void = {}) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                self.list.view.alpha = 0
            } completion: { _ in
                done()
            }
        }
    }

    @Test func `an animation goes by its own host's time, whichever host is current`() {
        let (a, b) = (Place(), Place())
        a.host.makeCurrent()
        a.fade()
        b.host.makeCurrent()
        b.fade()
        a.host.advance(by: 0.5)
        b.host.advance(by: 0.25)
        #expect(abs(a.shownAlpha - 0.5) < 1e-6)
        #expect(abs(b.shownAlpha - 0.75) < 1e-6)
        a.host.makeCurrent()
        #expect(abs(b.shownAlpha - 0.75) < 1e-6)
        #expect(a.host.renderServer.now > b.host.renderServer.now)
        #expect(CACurrentMediaTime() == a.host.now)
    }

    @Test func `an animation that is added while another host is current runs on the host that shows the layer`() {
        let (a, b) = (Place(), Place())
        var log: [String] = []
        // `b` came last, so it is current.
        a.fade { log.append("a") }
        b.fade { log.append("b") }
        a.host.advance(by: 2)
        #expect(log == ["a"])
        b.host.advance(by: 0.5)
        #expect(log == ["a"] && abs(b.shownAlpha - 0.5) < 1e-6)
        b.host.advance(by: 0.6)
        #expect(log == ["a", "b"])
    }

    @Test func `a transition that is begun while another host is current is its own host's`() {
        let (a, b) = (Place(), Place())
        let page = UIViewController()
        a.navigation.pushViewController(page, animated: true)
        b.host.advance(by: 2)
        #expect(page.transitionCoordinator != nil)
        a.host.advance(by: 2)
        #expect(page.transitionCoordinator == nil && page.view.window === a.window)
        #expect(a.host.isIdle && b.host.isIdle)
    }

    @Test func `a host that has gone takes its animations along`() {
        let a = Place()
        weak var server: RenderServer?
        var layer: CALayer?
        do {
            let b = Place()
            b.fade()
            b.host.advance(by: 0.5)
            server = b.host.renderServer
            layer = b.list.view.layer
            a.host.makeCurrent()
            b.window.isHidden = true
            b.window.rootViewController = nil
        }
        _ = layer
        a.host.advance(by: 1)
        #expect(a.host.isIdle)
        #expect(server == nil)
    }
}
