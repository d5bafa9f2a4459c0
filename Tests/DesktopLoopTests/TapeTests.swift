import DesktopLoop
import Foundation
import QuartzCore
import TestStages
import Testing
import UIKit
import WindowSystem

@MainActor
@Suite("A live host's tape")
struct TapeTests {
    /// A list whose taps push a page, and what its app notes down.
    private final class List: UIViewController {
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(List.push)))
        }

        func push() {
            calls.append("tap")
            DispatchQueue.main.async { self.calls.append("async") }
            navigationController?.pushViewController(UIViewController(), animated: true)
        }
    }

    private let tap: [WindowEvent.Kind] = [
        .pointer(.began, button: .primary, CGPoint(x: 200, y: 400)),
        .pointer(.ended, button: .primary, CGPoint(x: 200, y: 400)),
    ]

    /// Taps the list, goes on for some frames, and keeps the tape.
    private func record(frames: Int) -> (tape: [TapeEntry], stage: LiveStage, navigation: UINavigationController) {
        let navigation = UINavigationController(rootViewController: List())
        let stage = LiveStage(navigation)
        var tape: [TapeEntry] = []
        stage.host.onAction = { tape.append($0) }
        stage.turns(30)
        for event in tap { stage.turn(event) }
        stage.turns(frames)
        return (tape, stage, navigation)
    }

    /// Plays a tape to a new application.
    private func play(_ tape: [TapeEntry], until end: TimeInterval) -> (host: LiveHost, list: List, window: UIWindow) {
        let host = LiveHost(outlet: MemoryOutlet())
        let list = List()
        let window = UIWindow()
        host.play(tape, until: end) {
            window.rootViewController = UINavigationController(rootViewController: list)
            window.makeKeyAndVisible()
        }
        return (host, list, window)
    }

    @Test(.withoutThreadSanitizer) func `brings an application to the same moment of the same transition`() throws {
        let (tape, stage, navigation) = record(frames: 10)
        let wanted = try #require(navigation.topViewController?.view.layer.presentation()?.position.x)
        let (host, list, window) = play(tape, until: stage.host.now)
        #expect(host.now == stage.host.now)
        #expect(list.calls == ["tap", "async"])
        let top = try #require((window.rootViewController as? UINavigationController)?.topViewController)
        #expect(top !== list)
        let position = try #require(top.view.layer.presentation()?.position.x)
        #expect(abs(position - wanted) < 0.01)
        #expect(wanted > 200 && wanted < 590, "on its way")
    }

    @Test(.withoutThreadSanitizer) func `skips idle time, and ends at the given time`() {
        let (tape, stage, _) = record(frames: 120)
        let (host, list, window) = play(tape, until: stage.host.now + 3600)
        #expect(host.now == stage.host.now + 3600)
        #expect(list.calls.count == 2)
        #expect((window.rootViewController as? UINavigationController)?.viewControllers.count == 2)
    }

    @Test func `tells turns, wheels and keys too, but not what is done to the pane`() {
        let (_, stage, _) = record(frames: 0)
        var actions: [TapeEntry.Action] = []
        stage.host.onAction = { actions.append($0.action) }
        stage.turn(.scroll(dx: 0, dy: 10, CGPoint(x: 100, y: 100)))
        stage.press("Escape")
        stage.press("Left", control: true)
        stage.host.choose(.iPhoneSE)
        #expect(actions == [.scroll(dx: 0, dy: 10, CGPoint(x: 100, y: 100)), .back, .turn(1), .device("iphone-se")])
    }

    @Test func `goes through a file unchanged`() throws {
        let (tape, _, _) = record(frames: 0)
        #expect(tape.count == 2)
        let data = try JSONEncoder().encode(tape)
        #expect(try JSONDecoder().decode([TapeEntry].self, from: data) == tape)
    }
}
