import Interlude
import InterludeTesting
import Testing
import UIKit

/// Children of a container of one's own are exchanged with the same transitions as everywhere.
@MainActor
@Suite struct `An exchange of children` {
    /// A container with one child, on a stage.
    @MainActor
    private final class Bench {
        final class Container: UIViewController {
            lazy var exchange = ChildTransitionController(of: self)
            override var prefersStatusBarHidden: Bool { true }
        }

        let calls = CallRecorder()
        let container = Container()
        lazy var first = child("First", .systemTeal, at: CGPoint(x: 40, y: 200))
        lazy var second = child("Second", .systemIndigo, at: CGPoint(x: 220, y: 420))
        let stage: Stage
        var exchange: ChildTransitionController { container.exchange }

        init(scale: CGFloat = 0.25) throws {
            stage = Stage(rootViewController: container, device: .iPhoneSE, scale: scale)
            exchange.show(first)
            try stage.settle()
        }

        func child(_ name: String, _ color: UIColor, at place: CGPoint) -> RecordedViewController {
            let child = RecordedViewController(name, calls)
            child.view.backgroundColor = color
            let square = UIView(frame: CGRect(x: place.x, y: place.y, width: 80, height: 80))
            square.backgroundColor = .systemYellow
            child.view.addSubview(square)
            return child
        }

        func transition(_ sample: Sample) -> ScreenTransition {
            sample.transition(from: first.view.subviews[0]) { [weak second] in second?.view.subviews.first }
        }

        /// A finger that draws the second child in from the right.
        func drag(_ share: CGFloat, rest: Double = 0.3) {
            stage.play(
                .drag(
                    from: CGPoint(x: 350, y: 500), to: CGPoint(x: 350 - 375 * share, y: 500), duration: 0.3, rest: rest)
            )
        }
    }

    @Test(arguments: Sample.ofWholeScreens)
    func `ends where one without a transition ends, there and back`(_ sample: Sample) throws {
        let plain = try Bench()
        plain.exchange.show(plain.second)
        try plain.stage.settle()
        let end = plain.stage.frame()
        let bench = try Bench()
        let (before, transition) = (bench.stage.frame(), bench.transition(sample))
        bench.exchange.show(bench.second, using: transition)
        bench.stage.advance(by: 0.1)
        #expect(bench.exchange.isRunning && bench.stage.frame() != before)
        try bench.stage.settle()
        #expect(!bench.exchange.isRunning && bench.exchange.shown === bench.second)
        #expect(bench.container.children == [bench.second] && bench.stage.frame() == end)
        bench.exchange.show(bench.first, using: transition, direction: .backward)
        bench.stage.advance(by: 0.1)
        #expect(bench.exchange.isRunning)
        try bench.stage.settle()
        #expect(bench.container.children == [bench.first] && bench.stage.frame() == before)
    }

    @Test(arguments: Sample.ofWholeScreens, [true, false])
    func `is driven by a finger, to its end or back`(_ sample: Sample, _ finishes: Bool) throws {
        let bench = try Bench()
        let (before, state) = (bench.stage.frame(), bench.stage.state)
        bench.exchange.addGesture(.pan(towards: .left), using: bench.transition(sample)) { bench.second }
        bench.drag(finishes ? 0.75 : 0.3)
        bench.stage.advance(by: 0.45)
        let held = bench.stage.frame()
        #expect(bench.exchange.isRunning && held != before)
        bench.stage.advance(by: 0.05)
        #expect(bench.stage.frame() == held)
        try bench.stage.settle()
        #expect(bench.container.children == [finishes ? bench.second : bench.first])
        guard !finishes else { return }
        #expect(bench.stage.frame() == before)
        #expect(bench.stage.changes(since: state).allSatisfy { "\($0)".contains("gesture recognizers") })
    }

    @Test func `tells children and container what happens to them`() throws {
        let bench = try Bench()
        bench.calls.clear()
        var ends: [Bool] = []
        bench.exchange.show(bench.second, using: .pull) { ends.append($0) }
        try bench.stage.settle()
        let calls = bench.calls.list.filter {
            $0.contains("Appear") || $0.contains("Disappear") || $0.contains("Parent")
        }
        #expect(calls.filter { $0.hasPrefix("First.viewWillDisappear") }.count == 1)
        #expect(calls.filter { $0.hasPrefix("First.viewDidDisappear") }.count == 1)
        #expect(calls.filter { $0.hasPrefix("Second.viewWillAppear(true") }.count == 1)
        #expect(calls.filter { $0.hasPrefix("Second.viewDidAppear(true") }.count == 1)
        #expect(ends == [true])
    }

    @Test func `called off, it sends the appearance calls back again`() throws {
        let bench = try Bench()
        bench.exchange.addGesture(.pan(towards: .left), using: .pull) { bench.second }
        var changes: [Bool] = []
        bench.exchange.onChange = { changes.append($0) }
        bench.calls.clear()
        bench.drag(0.3)
        try bench.stage.settle()
        let calls = bench.calls.list
        for name in ["First.viewWillDisappear(", "First.viewWillAppear(", "First.viewDidAppear("] {
            #expect(calls.filter { $0.hasPrefix(name) }.count == 1, "\(name)")
        }
        for name in ["Second.viewWillAppear(", "Second.viewWillDisappear(", "Second.viewDidDisappear("] {
            #expect(calls.filter { $0.hasPrefix(name) }.count == 1, "\(name)")
        }
        #expect(!calls.contains { $0.hasPrefix("First.viewDidDisappear") || $0.hasPrefix("Second.viewDidAppear") })
        #expect(changes == [false] && bench.second.parent == nil && bench.first.parent === bench.container)
    }

    @Test(arguments: [true, false]) func `is caught while it runs by itself`(_ leadsBack: Bool) throws {
        let bench = try Bench()
        let before = bench.stage.frame()
        bench.exchange.show(bench.second, using: .pull)
        bench.stage.advance(by: 0.15)
        let (start, end) = (CGPoint(x: 40, y: 500), CGPoint(x: 340, y: 500))
        bench.stage.play(
            .drag(from: leadsBack ? start : end, to: leadsBack ? end : start, duration: 0.2, rest: 0.3))
        bench.stage.advance(by: 0.3)
        let held = bench.stage.frame()
        bench.stage.advance(by: 0.1)
        #expect(bench.exchange.isRunning && bench.stage.frame() == held)
        try bench.stage.settle()
        #expect(bench.container.children == [leadsBack ? bench.first : bench.second])
        if leadsBack { #expect(bench.stage.frame() == before) }
    }

    @Test func `a change that comes meanwhile ends the one before`() throws {
        let bench = try Bench()
        let third = bench.child("Third", .systemPink, at: CGPoint(x: 100, y: 100))
        var ends: [String] = []
        bench.exchange.show(bench.second, using: .cube) { ends.append("second \($0)") }
        bench.stage.advance(by: 0.1)
        bench.exchange.show(third, using: .explode) { ends.append("third \($0)") }
        #expect(ends == ["second true"])
        try bench.stage.settle()
        #expect(ends == ["second true", "third true"] && bench.container.children == [third])
        #expect(bench.exchange.stageViews == [third.view])
    }

    @Test func `follows Reduce Motion and the reading direction`() throws {
        UIAccessibility.simulateReduceMotion(true)
        defer { UIAccessibility.simulateReduceMotion(false) }
        let bench = try Bench()
        bench.exchange.show(bench.second, using: .cube)
        bench.stage.advance(by: 0.1)
        #expect(bench.second.view.layer.presentation()?.position == bench.first.view.layer.presentation()?.position)
        try bench.stage.settle()
        #expect(bench.exchange.shown === bench.second)
    }

    @Test func `keeps nothing that has left`() throws {
        let bench = try Bench()
        weak var gone: UIViewController?
        do {
            let passing = bench.child("Passing", .systemPink, at: .zero)
            gone = passing
            bench.exchange.show(passing, using: .genie)
            try bench.stage.settle()
            bench.exchange.show(bench.first, using: .genie, direction: .backward)
            try bench.stage.settle()
        }
        bench.stage.advance(by: 0.1)
        #expect(gone == nil)
    }
}

extension ChildTransitionController {
    /// What lies where the children are shown.
    @MainActor fileprivate var stageViews: [UIView] { shown?.view.superview?.subviews ?? [] }
}
