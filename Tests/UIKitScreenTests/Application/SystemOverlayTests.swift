import Testing
import UIKit

@MainActor @Suite struct SystemOverlayTests {
    private final class Screen: UIViewController {
        var style = UIStatusBarStyle.default
        var hidesStatusBar = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hidesStatusBar }
    }

    private func show(_ screen: UIViewController, _ color: UIColor) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = screen
        screen.view.backgroundColor = color
        window.makeKeyAndVisible()
        return window
    }

    /// How many pixels of the status bar's rows have a colour.
    private func count(_ value: UInt32, in frame: PixelBuffer, rows: Range<Int>) -> Int {
        rows.reduce(0) { sum, y in sum + (0..<frame.width).count { frame[$0, y] == value } }
    }

    @Test func `the signs are dark on light and light where the controller asks for it`() {
        let host = HeadlessHost(device: .iPhone15)
        let screen = Screen()
        let window = show(screen, .gray)
        #expect(count(0xFF00_0000, in: host.renderFrame(), rows: 60..<140) > 500)
        screen.style = .lightContent
        let frame = host.renderFrame()
        #expect(count(0xFF00_0000, in: frame, rows: 60..<140) == 0)
        #expect(count(0xFFFF_FFFF, in: frame, rows: 60..<140) > 500)
        #expect(UIApplication.shared.statusBarStyle == .lightContent)
        _ = window
    }

    @Test func `the home indicator goes where the controller asks for it, or its child`() {
        final class Show: UIViewController {
            override var prefersHomeIndicatorAutoHidden: Bool { true }
        }
        final class Holder: UIViewController {
            var asks = false
            override var childForHomeIndicatorAutoHidden: UIViewController? { asks ? children.first : nil }
        }
        let host = HeadlessHost(device: .iPhone15)
        let holder = Holder()
        let child = Show()
        holder.addChild(child)
        let window = show(holder, .gray)
        let rows = (852 - 13) * 3..<(852 - 8) * 3
        #expect(count(0xFF00_0000, in: host.renderFrame(), rows: rows) > 500)
        holder.asks = true
        holder.setNeedsUpdateOfHomeIndicatorAutoHidden()
        #expect(count(0xFF00_0000, in: host.renderFrame(), rows: rows) == 0)
        _ = window
    }

    @Test func `an app that decides on the status bar itself is heard, others are not`() {
        let host = HeadlessHost(device: .iPhone15)
        let window = show(Screen(), .gray)
        let application = UIApplication.shared
        application.setStatusBarStyle(.lightContent, animated: true)
        application.setStatusBarHidden(true, with: .fade)
        #expect(application.statusBarStyle == .default && !application.isStatusBarHidden)
        let information = LaunchInformation([
            "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
        ])
        application.ownStatusBar = information.statusBar
        #expect(application.statusBarStyle == .lightContent)
        #expect(count(0xFFFF_FFFF, in: host.renderFrame(), rows: 60..<140) > 500)
        application.setStatusBarStyle(.default, animated: true)
        application.isStatusBarHidden = true
        #expect(application.statusBarStyle == .default && application.isStatusBarHidden)
        #expect(window.windowScene?.statusBarManager?.statusBarFrame == .zero)
    }

    @Test func `by default the signs suit the style in which the controller is shown`() {
        let host = HeadlessHost(device: .iPhone15)
        let screen = Screen()
        let window = show(screen, .gray)
        screen.overrideUserInterfaceStyle = .dark
        #expect(count(0xFFFF_FFFF, in: host.renderFrame(), rows: 60..<140) > 500)
        #expect(UIApplication.shared.statusBarStyle == .default)
        screen.style = .darkContent
        #expect(count(0xFF00_0000, in: host.renderFrame(), rows: 60..<140) > 500)
        _ = window
        let dark = HeadlessHost(device: .iPhone15)
        dark.interfaceStyle = .dark
        let other = Screen()
        other.overrideUserInterfaceStyle = .light
        let shown = show(other, .gray)
        #expect(count(0xFF00_0000, in: dark.renderFrame(), rows: 60..<140) > 500)
        _ = shown
    }

    @Test func `the controller can hide the bar, and so does landscape on phones`() {
        let host = HeadlessHost(device: .iPhone15)
        let screen = Screen()
        let window = show(screen, .white)
        screen.hidesStatusBar = true
        #expect(count(0xFFFF_FFFF, in: host.renderFrame(), rows: 0..<177) == 177 * 1179)
        #expect(UIApplication.shared.statusBarFrame == .zero)
        _ = window
        let wide = HeadlessHost(device: .iPhone15, orientation: .landscapeLeft)
        let other = show(Screen(), .white)
        #expect(count(0xFFFF_FFFF, in: wide.renderFrame(), rows: 0..<177) == 177 * 2556)
        _ = other
    }

    @Test func `a home indicator lies at the bottom of devices that have one`() {
        let host = HeadlessHost(device: .iPhone15)
        let window = show(Screen(), .white)
        #expect(host.renderFrame()[1179 / 2, 2556 - 30] == 0xFF00_0000)
        host.systemOverlay.isHidden = true
        #expect(host.renderFrame()[1179 / 2, 2556 - 30] == 0xFFFF_FFFF)
        _ = window
        let old = HeadlessHost(device: .iPhoneSE)
        let other = show(Screen(), .white)
        #expect(count(0xFFFF_FFFF, in: old.renderFrame(), rows: 1200..<1334) == 134 * 750)
        _ = other
    }
}
