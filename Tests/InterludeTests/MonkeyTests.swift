import Interlude
import InterludeTesting
import TestStages
import Testing
import UIKit
import WindowSystem

/// Two thousand random things that users and apps do, at random moments. Nothing traps, nothing gets stuck, and in the end
/// everything is balanced.
@MainActor
@Suite("A monkey")
struct MonkeyTests {
    @Test(
        "does 2,000 things, and everything is balanced in the end",
        arguments: ([1, 2, 3] as [UInt64]).sampled(every: 3))
    func monkey(seed: UInt64) throws {
        let monkey = try Monkey(seed: seed)
        for _ in 0..<2000 { monkey.doSomething() }
        try monkey.comeHome()

        #expect(TransitionRun.current.isEmpty)
        #expect(monkey.faults == [])
        #expect(monkey.livingStrays == [])
        #expect(UIApplication.shared.isIgnoringInteractionEvents == false)
        #expect(monkey.changes == [])
        // The fingers have really driven something, each kind of thing.
        #expect(monkey.drives.kinds.isSuperset(of: ["pop", "tab", "sheet"]), "\(monkey.drives.kinds)")
        #expect(monkey.log.contains { $0.hasPrefix("rotate") })
    }

    @Test("does the same things each time")
    func repeatable() throws {
        let films = try (0..<2).map { _ in
            let monkey = try Monkey(seed: 42)
            for _ in 0..<200 { monkey.doSomething() }
            return monkey.log
        }
        #expect(films[0] == films[1])
    }
}

/// Random numbers that are the same for the same seed (SplitMix64).
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Counts its appearance calls and notices illegal ones.
private final class WatchedScreen: UIViewController {
    private enum State { case hidden, appearing, shown, disappearing }
    private var state = State.hidden
    private let report: (String) -> Void

    init(_ title: String, report: @escaping (String) -> Void) {
        self.report = report
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func expect(_ legal: State..., next: State, _ call: String) {
        if !legal.contains(state) { report("\(title ?? ""): \(call) while \(state)") }
        state = next
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        expect(.hidden, .disappearing, next: .appearing, "viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        expect(.appearing, next: .shown, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        expect(.shown, .appearing, next: .disappearing, "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        expect(.disappearing, next: .hidden, "viewDidDisappear")
    }
}

/// Notes what fingers drive.
@MainActor
private final class Drives: TransitionObserver {
    private(set) var kinds: Set<String> = []

    init() { TransitionMonitor.add(self) }

    func note(_ kind: String) { kinds.insert(kind) }

    func transition(_ run: TransitionRun, did event: TransitionEvent) {
        if event == .started(interactive: true) { note(run.operation.rawValue) }
    }
}

@MainActor
private final class Monkey {
    private(set) var log: [String] = []
    private(set) var faults: [String] = []
    private var stateAtStart: StateRecord
    private var dice: Dice
    private var count = 0
    private var isUpright = true
    private let tabs = UITabBarController()
    private let stacks: [UINavigationController]
    private let stage: Stage
    private var strays: [Weak] = []
    /// What a finger has driven.
    let drives = Drives()

    private struct Weak { weak var controller: UIViewController? }

    init(seed: UInt64) throws {
        dice = Dice(state: seed)
        stacks = ["A", "B", "C"].map { name in
            let root = UIViewController()
            root.title = name
            root.view.backgroundColor = .white
            return UINavigationController(rootViewController: root)
        }
        tabs.viewControllers = stacks
        stage = Stage(rootViewController: tabs, scale: 1)
        // Each tab has been seen once, so that none is younger at the end than at the start.
        for index in [1, 2, 0] {
            tabs.selectedIndex = index
            stage.advance(by: 0.1)
        }
        SystemLog.writesToStandardError = false
        tabs.slideBetweenTabs()
        try stage.settle()
        stateAtStart = stage.state
    }

    /// What is different from the beginning.
    var changes: [StateDifference] { stage.changes(since: stateAtStart) }

    /// The screens that are nowhere any more, but still there.
    var livingStrays: [String] { strays.compactMap { $0.controller?.title } }

    func doSomething() {
        let things: [(String, () -> Void)] = [
            ("push", push), ("push", push), ("pop", pop), ("pop", pop), ("root", popToRoot), ("present", present),
            ("dismiss", dismiss), ("dismiss", dismiss), ("tab", switchTab), ("drag", drag), ("drag", drag),
            ("tap", tap),
            ("rotate", rotate), ("set", setStack), ("bar", toggleBar), ("slide", slideTabs), ("sheet", dragSheet),
        ]
        let (name, thing) = things.randomElement(using: &dice)!
        log.append("\(name) at \((stage.time * 1000).rounded())")
        thing()
        if Bool.random(using: &dice) { stage.advance(by: .random(in: 0...0.3, using: &dice)) }
    }

    /// Waits, and goes back to where everything began.
    func comeHome() throws {
        try stage.settle()
        for _ in 0..<20 where top !== tabs {
            top.dismiss(animated: false)
            try stage.settle()
        }
        if !isUpright { stage.host.rotate(to: .portrait) }
        try stage.settle()
        for stack in stacks {
            stack.popToRootViewController(animated: false)
            stack.setNavigationBarHidden(false, animated: false)
        }
        tabs.selectedIndex = 0
        try stage.settle()
        stage.advance(by: 0.1)
    }

    // MARK: Things

    private var top: UIViewController {
        var controller: UIViewController = tabs
        while let next = controller.presentedViewController { controller = next }
        return controller
    }

    private var stack: UINavigationController {
        if let stack = top as? UINavigationController { return stack }
        return stacks[tabs.selectedIndex]
    }

    private func makeScreen() -> UIViewController {
        count += 1
        let screen = WatchedScreen("screen \(count)") { [weak self] in self?.faults.append($0) }
        strays.append(Weak(controller: screen))
        return screen
    }

    private var anyTransition: ScreenTransition {
        let all: [ScreenTransition] = [
            .fade, .slide(from: .right), .slide(from: .bottom), .cube, .flip, .door, .spring,
            .circleReveal(at: CGPoint(x: 100, y: 300)),
        ]
        return all.randomElement(using: &dice) ?? .fade
    }

    private func push() {
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: stack.pushViewController(makeScreen(), animated: true)
        case 1: stack.pushViewController(makeScreen(), animated: false)
        default: stack.pushViewController(makeScreen(), using: anyTransition)
        }
    }

    private func pop() { stack.popViewController(animated: Bool.random(using: &dice)) }

    private func popToRoot() { stack.popToRootViewController(animated: Bool.random(using: &dice)) }

    private func setStack() {
        let kept = stack.viewControllers.prefix(1)
        stack.setViewControllers(kept + [makeScreen()], animated: Bool.random(using: &dice))
    }

    private func toggleBar() {
        stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: Bool.random(using: &dice))
    }

    private func present() {
        let screen: UIViewController =
            Bool.random(using: &dice)
            ? makeScreen()
            : UINavigationController(
                rootViewController: makeScreen())
        let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .automatic, .formSheet]
        screen.modalPresentationStyle = styles.randomElement(using: &dice) ?? .fullScreen
        if Bool.random(using: &dice) {
            top.present(screen, animated: Bool.random(using: &dice))
        } else {
            top.present(screen, using: anyTransition)
        }
    }

    private func dismiss() { top.dismiss(animated: Bool.random(using: &dice)) }

    private func switchTab() { tabs.selectedIndex = Int.random(in: 0..<3, using: &dice) }

    private func tap() {
        let bounds = stage.window.bounds
        let place = CGPoint(
            x: .random(in: 0..<bounds.width, using: &dice), y: .random(in: 0..<bounds.height, using: &dice))
        stage.play(.tap(at: place))
    }

    private func drag() {
        let bounds = stage.window.bounds
        let start = CGPoint(
            x: Bool.random(using: &dice) ? 3 : .random(in: 0..<bounds.width, using: &dice),
            y: .random(in: 0..<bounds.height, using: &dice))
        let end = CGPoint(
            x: .random(in: 0..<bounds.width, using: &dice), y: .random(in: 0..<bounds.height, using: &dice))
        let duration = Double.random(in: 0.02...0.5, using: &dice)
        let isTakenAway = Int.random(in: 0..<6, using: &dice) == 0
        let rest = Double.random(in: 0...0.3, using: &dice)
        let finger = Finger.drag(from: start, to: end, duration: duration, rest: rest)
        stage.play(isTakenAway ? finger.cancelled() : finger)
    }

    /// Draws the next tab into sight, as far as it may be.
    private func slideTabs() {
        let bounds = stage.window.bounds
        let way = bounds.width * .random(in: 0.2...0.9, using: &dice) * (Bool.random(using: &dice) ? 1 : -1)
        pull(from: CGPoint(x: bounds.midX - way / 2, y: bounds.midY), by: CGVector(dx: way, dy: 0))
    }

    /// Draws a sheet downwards; where there is none, one comes first.
    private func dragSheet() {
        if top.presentingViewController == nil {
            let screen = makeScreen()
            screen.modalPresentationStyle = .automatic
            top.present(screen, animated: false)
        }
        let bounds = stage.window.bounds
        let way = bounds.height * .random(in: 0.1...0.8, using: &dice)
        let sheet = top.activePresentationController is UISheetPresentationController ? top.viewIfLoaded : nil
        let before = sheet?.frame.minY
        pull(from: CGPoint(x: bounds.midX, y: bounds.height * 0.15), by: CGVector(dx: 0, dy: way))
        if sheet?.frame.minY != before { drives.note("sheet") }
    }

    /// A finger that goes straight, rests, and lifts; the next thing may come meanwhile.
    private func pull(from start: CGPoint, by way: CGVector) {
        let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        stage.play(Finger.drag(from: start, to: end, duration: 0.15, rest: 0.1))
        stage.advance(by: .random(in: 0.1...0.4, using: &dice))
    }

    private func rotate() {
        isUpright.toggle()
        stage.host.rotate(to: isUpright ? .portrait : .landscapeLeft, animated: Bool.random(using: &dice))
    }
}
