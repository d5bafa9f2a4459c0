import Foundation
import InterludeStage
import TestStages
import Testing
import UIKit

/// Tests that await give way to each other, each with a stage of its own: none disturbs another.
@MainActor @Suite(.withoutThreadSanitizer) struct TurnTests {
    private final class Screen: UIViewController {
        let color: UIColor

        init(_ color: UIColor) {
            self.color = color
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
        }
    }

    private func navigation(_ color: UIColor) -> UINavigationController {
        UINavigationController(rootViewController: Screen(color))
    }

    private func stage(_ root: UIViewController) -> Stage {
        Stage(rootViewController: root, device: .iPhoneSE, scale: 0.25, framesPerSecond: 20)
    }

    /// Pushes and pops, and pictures each frame; between frames other tests have their turn.
    private func run(_ color: UIColor, awaiting: Bool) async throws -> [Snapshot] {
        let root = navigation(color)
        let stage = stage(root)
        defer { stage.close() }
        var pictures: [Snapshot] = []
        var ends = 0
        for step in 0..<2 {
            if step == 0 {
                root.pushViewController(Screen(.blue), animated: true)
            } else {
                root.popViewController(animated: true)
            }
            // What begins after an await begins on this stage.
            if awaiting { await Task.yield() }
            UIView.animate(withDuration: 0.3) {
                root.navigationBar.alpha = step == 0 ? 0.5 : 1
            } completion: {
                if $0 { ends += 1 }
            }
            for _ in 0..<12 {
                stage.advance(by: 0.05)
                if awaiting { await Task.yield() }
                pictures.append(stage.frame())
            }
        }
        #expect(stage.isSettled && ends == 2)
        #expect(root.viewControllers.count == 1 && root.transitionCoordinator == nil)
        return pictures
    }

    @Test(arguments: 0..<4) func `what runs beside others is what runs alone`(_: Int) async throws {
        let alone = (try await run(.red, awaiting: false), try await run(.green, awaiting: false))
        async let first = run(.red, awaiting: true)
        async let second = run(.green, awaiting: true)
        let both = try await (first, second)
        #expect(both.0 == alone.0)
        #expect(both.1 == alone.1)
    }

    @Test func `an animation goes on after another stage has been on`() throws {
        let (first, second) = (Screen(.red), Screen(.green))
        let stage = stage(first)
        defer { stage.close() }
        var isDone = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            first.view.alpha = 0
        } completion: {
            isDone = $0
        }
        stage.advance(by: 0.5)
        let other = self.stage(second)
        other.advance(by: 2)
        #expect(second.view.layer.animationKeys() == nil)
        other.close()
        stage.advance(by: 0)
        #expect(abs((first.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        #expect(!isDone)
        try stage.settle()
        #expect(isDone && abs(stage.time - 1) < 0.1)
    }

    @Test func `what ends while another stage is on has ended when it is on again`() throws {
        let screen = Screen(.red)
        let stage = stage(screen)
        defer { stage.close() }
        var result: Bool?
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.view.addSubview(view)
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            result = $0
        }
        let link = CADisplayLink(target: Ticker(), selector: Selector(Ticker.tick(_:), named: "tick:"))
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.1)
        let other = self.stage(Screen(.green))
        view.removeFromSuperview()
        link.invalidate()
        other.close()
        try stage.settle()
        #expect(result == false)
    }

    @MainActor private final class Ticker: NSObject {
        func tick(_ link: CADisplayLink) {}
    }

    @Test func `a task of the app's comes back to its own stage`() async throws {
        let (first, second) = (navigation(.red), navigation(.green))
        let stage = stage(first)
        defer { stage.close() }
        let (signal, sender) = AsyncStream.makeStream(of: Void.self)
        Task { @MainActor in
            for await _ in signal { first.pushViewController(Screen(.blue), animated: true) }
        }
        stage.advance(by: 0.1)
        let other = self.stage(second)
        sender.yield()
        other.advance(by: 0.1)
        other.close()
        try await stage.settled()
        #expect(first.viewControllers.count == 2)
        #expect(stage.time > 0.4)
    }

    // MARK: Films of what awaits

    @Test func `a film of an action that awaits nothing is that of one that cannot`() async throws {
        func film(_ body: (Stage, UINavigationController) async throws -> Film) async throws -> [Snapshot] {
            let root = navigation(.red)
            let stage = stage(root)
            defer { stage.close() }
            return try await body(stage, root).frames.map(\.picture)
        }
        let plain = try await film { stage, root in
            try stage.record(framesPerSecond: 20) { root.pushViewController(Screen(.blue), animated: true) }
        }
        let awaited = try await film { stage, root in
            try await stage.recorded(framesPerSecond: 20) { root.pushViewController(Screen(.blue), animated: true) }
        }
        #expect(awaited == plain)
    }

    @Test func `an action's sleep is the stage's time, and the film lasts until it has ended`() async throws {
        let root = navigation(.red)
        let stage = stage(root)
        defer { stage.close() }
        let film = try await stage.recorded(framesPerSecond: 20) {
            try await Task.sleep(for: .seconds(1))
            await Task.detached {}.value
            root.pushViewController(Screen(.blue), animated: true)
            await withCheckedContinuation { done in
                root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in done.resume() }
            }
            root.popViewController(animated: true)
        }
        #expect(root.viewControllers.count == 1)
        #expect((35..<45).contains(film.frames.count))
    }

    @Test func `what an action throws is thrown, and one that does not end is told of`() async throws {
        struct Fault: Error {}
        let stage = stage(navigation(.red))
        defer { stage.close() }
        await #expect(throws: Fault.self) { _ = try await stage.recorded { throw Fault() } }
        await #expect(throws: StageError.self) {
            _ = try await stage.recorded(framesPerSecond: 10, limit: 1) { try await Task.sleep(for: .seconds(60)) }
        }
    }
}
