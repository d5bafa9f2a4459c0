import Foundation
import Testing
import UIKit
import WindowSystem

@MainActor private final class ColoredPane: SidePane {
    let window = UIWindow(frame: .zero)
    let width: CGFloat = 100
    let button = UIButton(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    var ticks = 0
    var taps = 0

    init() {
        window.backgroundColor = .red
        window.addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    }

    func hostDidTick(_ host: LiveHost) { ticks += 1 }
    func handle(_ key: WindowEvent.Key) -> Bool { false }
}

@MainActor
@Suite("A live host")
struct LiveHostTests {
    @Test func `shows the device on the outlet, at the outlet's scale`() {
        let outlet = MemoryOutlet(pixelScale: 2)
        let host = LiveHost(outlet: outlet)
        let window = UIWindow()
        window.backgroundColor = .green
        window.makeKeyAndVisible()
        host.turn(at: 100)
        #expect(outlet.picture?.width == 786)
        #expect(outlet.picture?.height == 1704)
        #expect(outlet.picture?[300, 800] == 0xFF00_FF00)
    }

    @Test func `a side pane stands beside the device, in coordinates of its own`() {
        let outlet = MemoryOutlet()
        let host = LiveHost(outlet: outlet)
        let pane = ColoredPane()
        host.sidePane = pane
        host.turn(at: 100)
        #expect(outlet.contentSize == CGSize(width: 493, height: 852))
        #expect(outlet.picture?[480, 800] == 0xFFFF_0000)
        #expect(outlet.picture?[200, 400] == 0xFF00_0000)
        #expect(host.scene.windows.isEmpty)
        #expect(pane.ticks == 1)
    }

    @Test func `the pointer reaches the pane's controls`() {
        let outlet = MemoryOutlet()
        let host = LiveHost(outlet: outlet)
        let pane = ColoredPane()
        host.sidePane = pane
        host.turn(at: 100)
        let place = CGPoint(x: 393 + 20, y: 30)
        outlet.send(.pointer(.began, button: .primary, place))
        host.turn(at: 100.02)
        outlet.send(.pointer(.ended, button: .primary, place))
        host.turn(at: 100.04)
        #expect(pane.taps == 1)
    }

    @Test func `media time follows the wall clock at the chosen rate`() {
        let host = LiveHost(outlet: MemoryOutlet())
        host.turn(at: 100)
        let start = host.now
        host.time.rate = 0.5
        host.turn(at: 101)
        #expect(abs(host.now - start - 0.5) < 1e-9)
        host.time.isPaused = true
        host.turn(at: 102)
        #expect(abs(host.now - start - 0.5) < 1e-9)
        host.time.stepFrame()
        host.turn(at: 103)
        #expect(abs(host.now - start - 0.5 - 1 / 60.0) < 1e-9)
    }
}
