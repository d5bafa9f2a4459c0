import Testing
import UIKit

/// Defaults of presentations and the durations of the system's transitions.
@MainActor
@Suite(.statesOutcome, .serialized)
struct StyleFigureTests {
    private let p = UIViewController()
    private let q = UIViewController()

    @Test func `a controller is presented automatically and comes from below`() {
        expect("style", q.modalPresentationStyle, is: -2)
        expect("transition", q.modalTransitionStyle, is: 0)
    }

    /// Documented: a page sheet from iOS 13 to 17, a form sheet from iOS 18 on.
    @Test func `an automatic presentation is a page sheet`() throws {
        let stage = CompatibilityStage(root: p)
        p.present(q, animated: false)
        stage.advance(by: 0.1)
        expect("style", try #require(q.presentationController).presentationStyle, is: 1)
        #expect(q.sheetPresentationController != nil)
    }

    @Test func `a controller can be dismissed by the user`() {
        state("modal in presentation", q.isModalInPresentation)
        #expect(!q.isModalInPresentation)
    }

    @Test func `a controller is no presentation context`() {
        state("context", q.definesPresentationContext)
        state("transition style", q.providesPresentationContextTransitionStyle)
        #expect(!q.definesPresentationContext && !q.providesPresentationContextTransitionStyle)
    }

    @Test func `a bar is shown and hidden in a fifth of a second`() {
        expect("duration", Double(UINavigationController.hideShowBarDuration), is: 0.2, unit: "s", tolerance: 1e-6)
    }

    private func duration(presenting style: UIModalTransitionStyle) -> Double {
        let stage = CompatibilityStage(root: p)
        q.modalPresentationStyle = .fullScreen
        q.modalTransitionStyle = style
        p.present(q, animated: true)
        let duration = q.transitionCoordinator?.transitionDuration ?? 0
        stage.settle()
        return duration
    }

    @Test func `a presentation from below takes half a second`() {
        expect("duration", duration(presenting: .coverVertical), is: 0.5, unit: "s", tolerance: 0.01)
    }

    @Test func `a dissolve takes 0.4 s`() {
        expect("duration", duration(presenting: .crossDissolve), is: 0.4, unit: "s", tolerance: 0.01)
    }

    @Test func `a flip takes 0.75 s`() {
        expect("duration", duration(presenting: .flipHorizontal), is: 0.75, unit: "s", tolerance: 0.01)
    }

    @Test func `a push takes 0.35 s`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = CompatibilityStage(root: navigation)
        navigation.pushViewController(q, animated: true)
        let duration = navigation.transitionCoordinator?.transitionDuration ?? 0
        stage.settle()
        expect("duration", duration, is: 0.35, unit: "s", tolerance: 0.01)
    }

    @Test func `a pop takes 0.35 s`() {
        let navigation = UINavigationController(rootViewController: p)
        navigation.pushViewController(q, animated: false)
        let stage = CompatibilityStage(root: navigation)
        navigation.popViewController(animated: true)
        let duration = navigation.transitionCoordinator?.transitionDuration ?? 0
        stage.settle()
        expect("duration", duration, is: 0.35, unit: "s", tolerance: 0.01)
    }

    @Test func `a push brings the new screen from the side`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = CompatibilityStage(root: navigation)
        navigation.pushViewController(q, animated: true)
        stage.frame()
        let start = q.view.shown.convert(CGPoint.zero, to: stage.window.layer.presentation() ?? stage.window.layer).x
        stage.settle()
        let end = q.view.convert(CGPoint.zero, to: nil).x
        expect("end", Double(end), is: 0, unit: "pt")
        state("begins at the side", start > stage.window.bounds.midX)
        #expect(start > stage.window.bounds.midX)
    }

    @Test func `a transition without an animator of its own is not interactive`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = CompatibilityStage(root: navigation)
        navigation.pushViewController(q, animated: true)
        let coordinator = navigation.transitionCoordinator
        state("initially interactive", coordinator?.initiallyInteractive ?? true)
        #expect(coordinator?.initiallyInteractive == false && coordinator?.isInteractive == false)
        #expect(coordinator?.isAnimated == true && coordinator?.isCancelled == false)
        stage.settle()
    }

    @Test func `a full-screen presentation has the presentation style in its coordinator`() throws {
        let stage = CompatibilityStage(root: p)
        q.modalPresentationStyle = .fullScreen
        p.present(q, animated: true)
        let coordinator = try #require(q.transitionCoordinator)
        expect("style", coordinator.presentationStyle, is: 0)
        stage.settle()
    }
}
