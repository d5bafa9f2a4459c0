import DesktopLoop
import Foundation
import TestStages
import Testing
import UIKit
import WindowSystem

@MainActor
@Suite("A side pane")
struct SidePaneTests {
    @Test func `stands beside the device, in coordinates of its own`() {
        let pane = ColoredPane()
        let stage = LiveStage { _ in pane }
        #expect(stage.outlet.contentSize == CGSize(width: 493, height: 852))
        #expect(stage.outlet.picture?[480, 800] == 0xFFFF_0000)
        #expect(stage.outlet.picture?[200, 400] == 0xFF00_0000)
        #expect(stage.host.scene.windows.count == 1)
        #expect(pane.window.safeAreaInsets == .zero)
        #expect(pane.ticks == 1)
    }

    @Test func `gets the pointer where it is`() {
        let pane = ColoredPane()
        let stage = LiveStage { _ in pane }
        let place = CGPoint(x: 393 + 20, y: 30)
        stage.turn(.pointer(.began, button: .primary, place))
        stage.turn(.pointer(.ended, button: .primary, place))
        #expect(pane.taps == 1)
    }

    @Test func `a drag that began on the device stays there`() {
        let pane = ColoredPane()
        let stage = LiveStage { _ in pane }
        stage.turn(.pointer(.began, button: .primary, CGPoint(x: 300, y: 30)))
        stage.turn(.pointer(.moved, button: .primary, CGPoint(x: 420, y: 30)))
        #expect(stage.host.touches.liveTouches.count == 1)
        stage.turn(.pointer(.ended, button: .primary, CGPoint(x: 420, y: 30)))
        #expect(pane.taps == 0)
        #expect(stage.host.touches.liveTouches.isEmpty)
    }

    @Test func `does not show through a blur at the device's edge`() {
        func edge(_ pane: ColoredPane?) -> UInt32? {
            let screen = UIViewController()
            screen.view.backgroundColor = .white
            let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            glass.frame = CGRect(x: 0, y: 300, width: 393, height: 200)
            screen.view.addSubview(glass)
            return LiveStage(screen) { _ in pane }.outlet.picture?[392, 400]
        }
        let (alone, beside) = (edge(nil), edge(ColoredPane()))
        for shift: UInt32 in [0, 8, 16] {
            let (first, second) = (((alone ?? 0) >> shift) & 255, ((beside ?? 0) >> shift) & 255)
            #expect(first > 200 && max(first, second) - min(first, second) <= 2)
        }
    }

    @Test func `works while time stands still`() {
        let pane = ColoredPane()
        let stage = LiveStage { _ in pane }
        stage.host.time.isPaused = true
        let place = CGPoint(x: 393 + 20, y: 30)
        stage.turn(.pointer(.began, button: .primary, place))
        stage.turn(.pointer(.ended, button: .primary, place))
        #expect(pane.taps == 1)
    }

    @Test func `keys it takes go no further`() {
        let pane = ColoredPane()
        let stage = LiveStage { _ in pane }
        pane.takesKeys = true
        stage.press("Left", control: true)
        #expect(stage.host.screen.orientation == .portrait)
    }

    @Test func `a device lower than the pane stands in the middle of its side`() {
        let pane = ColoredPane()
        pane.minimumHeight = 500
        let stage = LiveStage(device: .iPhoneSE) { _ in pane }
        stage.host.turnDevice(by: 1)
        stage.turns(40)
        #expect(stage.outlet.contentSize == CGSize(width: 767, height: 500))
        #expect(stage.outlet.picture?[300, 30] == 0xFF1C_1C1F)
        #expect(stage.outlet.picture?[300, 250] == 0xFF00_0000)
    }
}

@MainActor private final class ColoredPane: SidePane {
    let window = UIWindow(frame: .zero)
    let width: CGFloat = 100
    var minimumHeight: CGFloat = 0
    let button = UIButton(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    var ticks = 0
    var taps = 0
    var takesKeys = false

    init() {
        window.backgroundColor = .red
        window.addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    }

    func hostDidTick(_ host: LiveHost) { ticks += 1 }
    func handle(_ key: WindowEvent.Key) -> Bool { takesKeys }
}
