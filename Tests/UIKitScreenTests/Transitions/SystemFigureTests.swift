import InterludeStage
import InterludeTesting
import TestStages
import Testing
import TransitionDoctor
import UIKit

/// The figures of the system's own transitions, as they are seen.
@MainActor
@Suite(.serialized)
struct SystemFigureTests {
    let p = UIViewController()
    let q = UIViewController()

    /// How long a change takes until no transition is under way, in frames of a 120th of a second.
    private func duration(on stage: Stage, _ change: () -> Void) -> TimeInterval {
        stage.host.framesPerSecond = 120
        change()
        var frames = 0
        while !TransitionRun.current.isEmpty, frames < 600 {
            stage.host.step()
            frames += 1
        }
        return TimeInterval(frames) / 120
    }

    @Test func `push and pop take 0.35 seconds`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        #expect(abs(duration(on: stage) { navigation.pushViewController(q, animated: true) } - 0.35) < 0.02)
        #expect(abs(duration(on: stage) { navigation.popViewController(animated: true) } - 0.35) < 0.02)
    }

    @Test func `half way a push has both screens half way, the lower one aside by 30 % and under 10 % of black`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        stage.host.framesPerSecond = 120
        navigation.pushViewController(q, animated: true)
        for _ in 0..<21 { stage.host.step() }
        let middle: CGFloat = 393 / 2
        // Ease-in-out stands at one half after half of the time.
        #expect(abs((q.view.layer.presentation()?.position.x ?? 0) - (middle + 393 / 2)) < 6)
        #expect(abs((p.view.layer.presentation()?.position.x ?? 0) - (middle - 0.3 * 393 / 2)) < 2)
        let shade = q.view.superview?.subviews.first { $0 !== p.view && $0 !== q.view }
        #expect(abs((shade?.layer.presentation()?.opacity ?? 0) - 0.05) < 0.002)
        stage.host.advance(by: 1)
        #expect(shade?.superview == nil)
    }

    /// How dark the white lower screen is 2 points beside the upper one's edge, less what lies farther away: the shadow alone.
    private func darkness(on stage: Stage) -> Int {
        let frame = stage.host.renderFrame()
        let scale = CGFloat(frame.width) / 393
        let edge = (q.view.layer.presentation() ?? q.view.layer).frame.minX
        func level(_ x: CGFloat) -> Int { Int(frame[Int(x * scale), Int(500 * scale)] & 255) }
        return level(edge - 60) - level(edge - 2)
    }

    @Test(arguments: [false, true])
    func `the upper screen of a push throws a shadow at its edge, whether it cuts its contents off or not`(
        _ clips: Bool
    ) {
        for controller in [p, q] { controller.view.backgroundColor = .white }
        q.view.clipsToBounds = clips
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 0.175)
        #expect(darkness(on: stage) > 6)
        stage.host.advance(by: 1)
        navigation.popViewController(animated: true)
        stage.host.advance(by: 0.175)
        #expect(darkness(on: stage) > 6)
    }

    nonisolated static let modal: [(UIModalTransitionStyle, TimeInterval)] = [
        (.coverVertical, 0.5057), (.crossDissolve, 0.4), (.flipHorizontal, 0.75), (.partialCurl, 0.5057),
    ]

    @Test(arguments: modal)
    func `cover, dissolve and flip have their durations and leave nothing behind`(
        _ style: UIModalTransitionStyle, _ seconds: TimeInterval
    ) {
        let stage = Stage(root: p)
        let before = stage.state
        q.modalPresentationStyle = .fullScreen
        q.modalTransitionStyle = style
        #expect(abs(duration(on: stage) { p.present(q, animated: true) } - seconds) < 0.02)
        #expect(q.view.superview != nil && q.view.frame == stage.window.bounds && q.view.transform.isIdentity)
        #expect(abs(duration(on: stage) { p.dismiss(animated: true) } - seconds) < 0.02)
        #expect(stage.changes(since: before) == [])
    }

    @Test func `cover vertical moves as the system's spring does`() {
        let stage = Stage(root: p)
        stage.host.framesPerSecond = 120
        q.modalPresentationStyle = .fullScreen
        p.present(q, animated: true)
        for _ in 0..<12 { stage.host.step() }
        // Critical, 18.2574 per second: (1 + ωt)·e^(−ωt) of the way is left after 0.1 s.
        let left = (1 + 18.2574 * 0.1) * exp(-18.2574 * 0.1)
        let way = ((q.view.layer.presentation()?.position.y ?? 0) - 426) / 852
        #expect(abs(Double(way) - left) < 0.03)
    }

    @Test func `a bar hides in 0.2 seconds and a turn takes 0.3`() {
        #expect(UINavigationController.hideShowBarDuration == 0.2)
        let stage = Stage(root: p)
        #expect(abs(duration(on: stage) { stage.host.rotate(to: .landscapeLeft) } - 0.3) < 0.02)
    }

    // MARK: Swiping back

    @Test(arguments: [(0.45, 300.0, false), (0.55, 300.0, true)])
    func `a slow swipe back decides by the half way`(_ part: Double, _ time: Double, _ pops: Bool) throws {
        let navigation = UINavigationController(rootViewController: p)
        navigation.pushViewController(q, animated: false)
        let stage = Stage(root: navigation)
        let end = 5 + 10 + part * 393
        try stage.host.play("0:5,400 0.3:\(end),400 0.6:\(end),400 0.65:up")
        stage.host.advance(by: 2)
        #expect(navigation.viewControllers == (pops ? [p] : [p, q]))
    }

    // MARK: Calling off

    nonisolated static let cancels: [(percent: CGFloat, speed: CGFloat)] = [(0.5, 1), (0.8, 1), (0.8, 2), (0.2, 0.5)]

    @Test(arguments: cancels)
    func `a cancel takes progress times duration, divided by the speed`(_ percent: CGFloat, _ speed: CGFloat) {
        let navigation = UINavigationController(rootViewController: p)
        let stage = Stage(root: navigation)
        let delegate = LoggingDelegate(CallLog())
        let animator = LoggingAnimator(CallLog())
        animator.duration = 1
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionSpeed = speed
        delegate.animator = animator
        delegate.interactor = interactor
        navigation.delegate = delegate
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 0.2)
        interactor.update(percent)
        let taken = duration(on: stage) { interactor.cancel() }
        #expect(abs(taken - Double(percent / speed)) < 0.03)
        #expect(navigation.viewControllers == [p])
    }
}
