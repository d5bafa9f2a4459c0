import Drawer
import InterludeTesting
import Testing
import UIKit

/// Sources for iOS, with `@objc`, `#selector`, an optional delegate's method and key-value observing, tested as they are.
@MainActor @Suite struct DrawerTests {
    /// Hears what the drawer tells. It is written for here, where the optional methods of a protocol of Objective-C's are properties.
    private final class Listener: NSObject, DrawerDelegate {
        var heard: [String] = []
        var drawer_didChoose_ifImplemented: ((DrawerViewController, UIColor) -> Void)? {
            { [self] _, _ in heard.append("chosen") }
        }
        var drawerDidClose_ifImplemented: ((DrawerViewController) -> Void)? { { [self] _ in heard.append("closed") } }
    }

    private let listener = Listener()

    private func open() throws -> (stage: Stage, drawer: DrawerViewController) {
        let home = UIViewController()
        home.view.backgroundColor = .systemTeal
        var setting = Stage.Configuration(device: .iPhoneSE)
        setting.scale = 1
        let stage = Stage(rootViewController: home, configuration: setting)
        let drawer = DrawerViewController()
        drawer.delegate = listener
        return (stage, drawer)
    }

    @Test func `the drawer comes in from the left`() throws {
        let (stage, drawer) = try open()
        defer { stage.close() }
        let home = try #require(stage.window.rootViewController)
        let film = try stage.record { home.present(drawer, animated: true) }
        expectFilm(film, matches: "drawer-opens")
    }

    @Test func `a tap on a colour is told to the delegate and to observers`() throws {
        let (stage, drawer) = try open()
        defer { stage.close() }
        try #require(stage.window.rootViewController).present(drawer, animated: true)
        try stage.settle()
        var choices: [Int] = []
        let observation = drawer.observe(\.choices, options: .new) { _, change in
            choices.append(change.newValue ?? -1)
        }
        stage.tap(at: CGPoint(x: 70, y: 110))
        try stage.settle()
        #expect(listener.heard == ["chosen"])
        #expect(choices == [1])
        observation.invalidate()
    }

    @Test func `the doctor finds the drawer healthy`() {
        expectHealthy(Patient("drawer", presenting: { DrawerViewController() }))
    }
}
