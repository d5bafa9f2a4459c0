import Foundation
import Inspector
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct ScrubTests {
    /// What the device shows after a push that nobody touched.
    private func endOfPlainPush(_ kind: ProbeAnimator.Kind) -> DevicePicture {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(kind))
        stage.turn(30)
        return stage.picture()
    }

    @Test(arguments: ProbeAnimator.Kind.allCases)
    func `scrubbed to and fro and let go, it ends as without, once`(_ kind: ProbeAnimator.Kind) throws {
        let stage = InspectorStage()
        let probe = ProbeAnimator(kind)
        stage.push(probe)
        stage.turn(2)
        for progress in [0.3, 0.1, 0.9] {
            stage.model.scrub(to: progress)
            stage.turn(2)
            #expect(abs((stage.model.record?.progress ?? 0) - progress) < 1e-6)
            #expect(probe.ends == 0)
        }
        stage.model.endScrub()
        #expect(!stage.model.isPaused)
        let rest = try #require(stage.turn { probe.ends > 0 })
        #expect(abs(rest - 0.035) < 2.0 / 60, "a tenth of the way is left")
        stage.turn(30)
        #expect(probe.ends == 1)
        #expect(stage.model.record?.didComplete == true)
        #expect(stage.picture() == endOfPlainPush(kind))
    }

    @Test(arguments: ProbeAnimator.Kind.allCases)
    func `a moment looks alike, whether it was reached by time or by the slider`(_ kind: ProbeAnimator.Kind) throws {
        let played = InspectorStage()
        played.push(ProbeAnimator(kind, duration: 0.5))
        played.turn(16)
        let progress = try #require(played.model.record?.progress)
        let picture = played.picture()

        let scrubbed = InspectorStage()
        scrubbed.push(ProbeAnimator(kind, duration: 0.5))
        scrubbed.turn(2)
        scrubbed.model.scrub(to: 0.9)
        scrubbed.turn()
        scrubbed.model.scrub(to: progress)
        scrubbed.turn()
        #expect(scrubbed.picture().largestDifference(from: picture) <= 1)
    }

    @Test func `the end that is scrubbed to comes when the slider is let go`() {
        let stage = InspectorStage()
        let probe = ProbeAnimator(.block)
        stage.push(probe)
        stage.turn(2)
        stage.model.scrub(to: 1)
        stage.turn(30)
        #expect(probe.ends == 0)
        stage.model.endScrub()
        stage.turn(2)
        #expect(probe.ends == 1)
    }

    @Test func `what was paused stays paused where it was let go`() throws {
        let stage = InspectorStage()
        let probe = ProbeAnimator(.spring)
        stage.push(probe)
        stage.turn(3)
        stage.press("Space")
        stage.model.scrub(to: 0.5)
        stage.model.endScrub()
        let picture = stage.picture()
        stage.turn(30)
        #expect(stage.model.isPaused && probe.ends == 0)
        #expect(stage.picture() == picture)
        stage.press("Right")
        #expect(abs((stage.model.record?.progress ?? 0) - 0.55) < 1e-6)
        stage.press("Left")
        #expect(stage.picture() == picture)
        stage.press("Space")
        _ = try #require(stage.turn { probe.ends == 1 })
    }

    @Test func `scrubbed back for long, a transition is not taken for overdue`() throws {
        let stage = InspectorStage()
        let probe = ProbeAnimator(.block, duration: 1)
        stage.push(probe)
        for _ in 0..<4 {
            stage.turn(50)
            stage.model.scrub(to: 0.05)
            stage.model.endScrub()
        }
        _ = try #require(stage.turn { probe.ends > 0 })
        #expect(stage.model.record?.events.contains { $0.isMisuse } == false)
    }

    /// Pushes a screen and drags it back, as far as 100 points, with the finger still down.
    private func dragBack(_ stage: InspectorStage) {
        stage.push(ProbeAnimator(.block))
        stage.turn(30)
        stage.navigation.delegate = nil
        stage.send(.pointer(.began, button: .primary, CGPoint(x: 3, y: 400)))
        stage.turn()
        for x in [20, 60, 100] as [CGFloat] {
            stage.send(.pointer(.moved, button: .primary, CGPoint(x: x, y: 400)))
            stage.turn()
        }
    }

    @Test func `a transition that a finger drives goes back to the finger`() {
        let stage = InspectorStage()
        dragBack(stage)
        let picture = stage.picture()
        #expect(stage.model.record?.operation == .pop && stage.model.canScrub)
        stage.model.scrub(to: 0.8)
        #expect(stage.picture() != picture)
        stage.model.endScrub()
        #expect(stage.picture() == picture)
        stage.send(.pointer(.ended, button: .primary, CGPoint(x: 100, y: 400)))
        stage.turn(60)
        #expect(stage.model.record?.didComplete != nil)
    }

    @Test func `scrubbed by keys, what a finger drives stays there until time goes on`() throws {
        let stage = InspectorStage()
        dragBack(stage)
        let picture = stage.picture()
        let start = try #require(stage.model.record?.progress)
        for key in ["Right", "Right", "Right", "Left"] { stage.press(key) }
        #expect(stage.model.isPaused)
        #expect(abs((stage.model.record?.progress ?? 0) - start - 0.1) < 1e-6)
        #expect(stage.picture() != picture)
        stage.press("Space")
        #expect(!stage.model.isPaused && stage.picture() == picture)
    }

    @Test func `a finger that moves or lifts while the slider is held has its way`() throws {
        let stage = InspectorStage()
        dragBack(stage)
        stage.model.scrub(to: 0.9)
        stage.send(.pointer(.moved, button: .primary, CGPoint(x: 200, y: 400)))
        stage.turn()
        let picture = stage.picture()
        stage.model.endScrub()
        #expect(stage.picture() == picture, "the slider does not put an old place back")

        stage.model.scrub(to: 0.1)
        stage.send(.pointer(.cancelled, button: .primary, CGPoint(x: 200, y: 400)))
        stage.turn(30)
        stage.model.endScrub()
        stage.turn(90)
        #expect(stage.model.record?.didComplete == false)
        let clocks = stage.host.scene.visibleWindows.flatMap { $0.layer.clocks }
        #expect(clocks.allSatisfy { $0.speed == 1 && $0.offset == 0 })
    }

    @Test func `a finger on a property animator has it back, and its share is the transition's`() throws {
        let stage = InspectorStage()
        let driver = AnimatorDriver()
        stage.navigation.delegate = driver
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.turn(20)
        driver.interaction.update(0.3)
        stage.turn()
        #expect(abs((stage.model.record?.progress ?? 0) - 0.3) < 1e-6)
        stage.model.scrub(to: 0.8)
        #expect(abs(driver.fraction - 0.8) < 1e-6)
        #expect(abs((stage.model.record?.progress ?? 0) - 0.8) < 1e-6)
        stage.model.endScrub()
        #expect(abs(driver.fraction - 0.3) < 1e-6)
        driver.interaction.finish()
        stage.turn(90)
        #expect(stage.model.record?.didComplete == true)
    }

    /// Scrubs what is under way to its middle and back, and lets it end.
    private func scrubToAndFro(_ stage: InspectorStage, _ operation: TransitionRun.Operation) throws {
        stage.turn(2)
        let record = try #require(stage.model.record)
        #expect(record.operation == operation && stage.model.canScrub)
        let start = stage.picture()
        stage.model.scrub(to: 0.6)
        #expect(stage.picture() != start)
        #expect(abs(record.progress - 0.6) < 1e-6)
        stage.model.scrub(to: 0.2)
        stage.model.endScrub()
        stage.turn(90)
        #expect(record.didComplete == true)
        #expect(record.events.contains { $0.isMisuse } == false)
    }

    @Test func `presenting and dismissing scrub as pushing does`() throws {
        let stage = InspectorStage()
        let screen = UIViewController()
        screen.view.backgroundColor = .orange
        stage.navigation.present(screen, animated: true)
        try scrubToAndFro(stage, .present)
        stage.navigation.dismiss(animated: true)
        try scrubToAndFro(stage, .dismiss)
        #expect(stage.navigation.presentedViewController == nil)
    }

    @Test func `a tab switch scrubs as a push does`() throws {
        let stage = InspectorStage()
        let director = TabDirector()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIColor.orange, .purple].map { color in
            let screen = UIViewController()
            screen.view.backgroundColor = color
            return screen
        }
        stage.navigation.pushViewController(tabs, animated: false)
        stage.turn(2)
        tabs.delegate = director
        tabs.selectedIndex = 1
        try scrubToAndFro(stage, .tab)
        #expect(tabs.selectedIndex == 1)
    }

    @Test func `the slider in the bar scrubs`() throws {
        let stage = InspectorStage()
        let probe = ProbeAnimator(.block)
        stage.push(probe)
        stage.turn(2)
        let y: CGFloat = 82
        stage.send(.pointer(.began, button: .primary, CGPoint(x: 393 + 140, y: y)))
        stage.turn()
        #expect(stage.model.isPaused)
        #expect(abs((stage.model.record?.progress ?? 0) - 0.5) < 0.01)
        stage.send(.pointer(.moved, button: .primary, CGPoint(x: 393 + 71, y: y)))
        stage.turn(20)
        #expect(abs((stage.model.record?.progress ?? 0) - 0.21) < 0.02)
        stage.send(.pointer(.ended, button: .primary, CGPoint(x: 393 + 71, y: y)))
        _ = try #require(stage.turn { probe.ends == 1 })
    }
}

/// Switches tabs through an animator.
@MainActor private final class TabDirector: NSObject, UITabBarControllerDelegate {
    private let animator = ProbeAnimator(.block)

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

extension CALayer {
    /// The timing of this layer and of all below it.
    fileprivate var clocks: [(speed: Float, offset: CFTimeInterval)] {
        [(speed, timeOffset)] + (sublayers ?? []).flatMap(\.clocks)
    }
}

/// Pushes through a property animator that a percent-driven interaction scrubs.
@MainActor
private final class AnimatorDriver: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    private var animator: UIViewPropertyAnimator?

    var fraction: CGFloat { animator?.fractionComplete ?? -1 }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            animator.addAnimations { view.alpha = 1 }
        }
        animator.addCompletion { [weak self] _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            self?.animator = nil
        }
        self.animator = animator
        return animator
    }
}
