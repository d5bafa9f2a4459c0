import Testing
import UIKit

/// The figures of percent-driven transitions, from Apple's documentation.
@MainActor
@Suite(.statesOutcome, .serialized)
struct PercentFigureTests {
    private let p = UIViewController()
    private let q = UIViewController()
    private let navigation: UINavigationController
    private let delegate = LoggingDelegate(CallLog())
    private let interactor = UIPercentDrivenInteractiveTransition()
    private let stage: CompatibilityStage

    init() {
        navigation = UINavigationController(rootViewController: p)
        stage = CompatibilityStage(root: navigation)
        let animator = LoggingAnimator(CallLog())
        animator.duration = 1
        delegate.animator = animator
        delegate.interactor = interactor
        navigation.delegate = delegate
    }

    private func push(to percent: CGFloat) {
        stage.makeCurrent()
        navigation.pushViewController(q, animated: true)
        stage.step()
        interactor.update(percent)
        stage.step()
    }

    /// The seconds until the transition is over.
    private func rest() -> Double {
        let start = stage.time
        for _ in 0..<300 where navigation.transitionCoordinator != nil { stage.step() }
        return stage.time - start
    }

    @Test func `an interactor begins with speed 1, an interactive start and no percentage`() {
        expect("speed", Double(interactor.completionSpeed), is: 1)
        expect("curve", interactor.completionCurve, is: 0)
        expect("percentage", Double(interactor.percentComplete), is: 0)
        state("interactive start", interactor.wantsInteractiveStart)
        state("timing curve", interactor.timingCurve != nil)
        #expect(interactor.wantsInteractiveStart && interactor.timingCurve == nil)
    }

    @Test func `the duration is the animator's`() {
        push(to: 0)
        expect("duration", Double(interactor.duration), is: 1, unit: "s")
        interactor.finish()
        stage.settle()
    }

    @Test func `a finish takes what is left of the duration`() {
        push(to: 0.4)
        interactor.finish()
        expect("rest", rest(), is: 0.6, unit: "s", tolerance: 0.05)
    }

    @Test func `a cancel takes what has passed of the duration`() {
        push(to: 0.4)
        interactor.cancel()
        expect("rest", rest(), is: 0.4, unit: "s", tolerance: 0.05)
    }

    @Test func `twice the speed halves the rest of a finish`() {
        push(to: 0.4)
        interactor.completionSpeed = 2
        interactor.finish()
        expect("rest", rest(), is: 0.3, unit: "s", tolerance: 0.05)
    }

    @Test func `half the speed doubles the rest of a cancel`() {
        push(to: 0.4)
        interactor.completionSpeed = 0.5
        interactor.cancel()
        expect("rest", rest(), is: 0.8, unit: "s", tolerance: 0.05)
    }

    @Test func `a finish ends the interaction at once, the transition later`() {
        push(to: 0.5)
        interactor.finish()
        let coordinator = navigation.transitionCoordinator
        state("interactive", coordinator?.isInteractive ?? true)
        #expect(coordinator?.isInteractive == false && coordinator?.isCancelled == false)
        stage.settle()
        #expect(navigation.transitionCoordinator == nil && navigation.topViewController === q)
    }

    @Test func `a cancel is known at once`() {
        push(to: 0.5)
        interactor.cancel()
        state("canceled", navigation.transitionCoordinator?.isCancelled ?? false)
        #expect(navigation.transitionCoordinator?.isCancelled == true)
        stage.settle()
        #expect(navigation.topViewController === p)
    }

    @Test func `the percentage of the coordinator is the one at the end of the interaction`() {
        push(to: 0.3)
        interactor.finish()
        stage.step()
        let percent = Double(navigation.transitionCoordinator?.percentComplete ?? -1)
        expect("percentage", percent, is: 0.3, tolerance: 1e-6)
        stage.settle()
    }

    @Test func `the coordinator's velocity is the interactor's speed`() {
        push(to: 0.3)
        interactor.completionSpeed = 0.75
        interactor.finish()
        let velocity = Double(navigation.transitionCoordinator?.completionVelocity ?? -1)
        expect("velocity", velocity, is: 0.75, tolerance: 1e-6)
        stage.settle()
    }

    @Test func `the coordinator's curve is the interactor's`() throws {
        push(to: 0.3)
        interactor.completionCurve = .easeOut
        interactor.finish()
        let coordinator = try #require(navigation.transitionCoordinator)
        expect("curve", coordinator.completionCurve, is: 2)
        stage.settle()
    }

    @Test func `during the interaction the container's time is held`() throws {
        push(to: 0.5)
        let container = try #require(navigation.transitionCoordinator?.containerView)
        expect("speed", Double(container.layer.speed), is: 0)
        interactor.finish()
        stage.settle()
        expect("speed at the end", Double(container.layer.speed), is: 1)
    }
}
