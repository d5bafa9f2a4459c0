import Foundation
import InterludeStage
import TestStages
import Testing
import TransitionDoctor
import UIKit

/// Transitions that hand parts of themselves to the main queue, as foreign code does.
@MainActor @Suite(.withoutThreadSanitizer) struct MainQueueTransitionTests {
    /// How an animator puts its completion off.
    enum Deferral: CaseIterable, Sendable {
        case async, after, task, sleep, operation, timer, background

        @MainActor func call(_ body: @escaping @MainActor @Sendable () -> Void) {
            switch self {
            case .async: DispatchQueue.main.async { body() }
            case .after: DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { body() }
            case .task: Task { @MainActor in body() }
            case .sleep:
                Task { @MainActor in
                    try? await Task.sleep(for: .milliseconds(100))
                    body()
                }
            case .operation: OperationQueue.main.addOperation { MainActor.assumeIsolated(body) }
            case .timer:
                _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated(body) }
            case .background:
                DispatchQueue.global().async { DispatchQueue.main.async { body() } }
            }
        }
    }

    /// Moves the new screen in, and completes later.
    private final class LateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        let deferral: Deferral
        init(_ deferral: Deferral) { self.deferral = deferral }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else {
                return context.completeTransition(false)
            }
            let end = context.finalFrame(for: screen)
            view.frame = end.offsetBy(dx: end.width, dy: 0)
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 0.3) {
                view.frame = end
            } completion: { _ in
                self.deferral.call { context.completeTransition(!context.transitionWasCancelled) }
            }
        }
    }

    private final class Director: NSObject, UINavigationControllerDelegate {
        var animator: LateAnimator?
        var interactor: UIPercentDrivenInteractiveTransition?
        var shown: [UIViewController] = []
        var onShow: (() -> Void)?

        func navigationController(
            _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func navigationController(
            _ navigation: UINavigationController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

        func navigationController(
            _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) {
            shown.append(screen)
            onShow?()
        }
    }

    @MainActor private struct Scene {
        let director = Director()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let detail = UIViewController()
        let stage: Stage

        init() {
            navigation.delegate = director
            stage = Stage(rootViewController: navigation, scale: 1)
            stage.advance(by: 0.1)
            director.shown = []
        }
    }

    @Test(arguments: Deferral.allCases) func `a completion that is put off comes`(_ deferral: Deferral) throws {
        let scene = Scene()
        defer { scene.stage.close() }
        scene.director.animator = LateAnimator(deferral)
        scene.navigation.pushViewController(scene.detail, animated: true)
        try scene.stage.settle()
        #expect(scene.director.shown == [scene.detail])
        #expect(scene.navigation.transitionCoordinator == nil)
    }

    @Test(arguments: Deferral.allCases, [true, false])
    func `so it does after a finger's end`(_ deferral: Deferral, finishing: Bool) throws {
        let scene = Scene()
        defer { scene.stage.close() }
        let interactor = UIPercentDrivenInteractiveTransition()
        scene.director.animator = LateAnimator(deferral)
        scene.director.interactor = interactor
        scene.navigation.pushViewController(scene.detail, animated: true)
        interactor.update(0.4)
        scene.stage.advance(by: 0.2)
        if finishing { interactor.finish() } else { interactor.cancel() }
        try scene.stage.settle()
        #expect(scene.navigation.viewControllers.count == (finishing ? 2 : 1))
        if finishing { #expect(scene.director.shown == [scene.detail]) }
        #expect(scene.navigation.transitionCoordinator == nil)
    }

    @Test(arguments: Deferral.allCases) func `a delegate can put off the next change`(_ deferral: Deferral) throws {
        let scene = Scene()
        defer { scene.stage.close() }
        let next = UIViewController()
        scene.director.onShow = { [navigation = scene.navigation, director = scene.director] in
            director.onShow = nil
            deferral.call { navigation.pushViewController(next, animated: true) }
        }
        scene.navigation.pushViewController(scene.detail, animated: true)
        try scene.stage.settle()
        #expect(scene.director.shown == [scene.detail, next])
        #expect(scene.navigation.viewControllers.count == 3)
    }

    /// As Hero does: the change is made without animation of the container's once the delegate has been asked.
    @Test(arguments: Deferral.allCases) func `a presentation can be put off`(_ deferral: Deferral) throws {
        let root = UIViewController()
        let stage = Stage(rootViewController: root, scale: 1)
        defer { stage.close() }
        let sheet = UIViewController()
        deferral.call { root.present(sheet, animated: true) { deferral.call { root.dismiss(animated: true) } } }
        try stage.settle()
        #expect(root.presentedViewController == nil)
        #expect(sheet.viewIfLoaded != nil)
    }

    @Test(arguments: Deferral.allCases) func `the doctor finds a late completion healthy`(_ deferral: Deferral) {
        let patient = Patient("late", for: .push, .pop) { LateAnimator(deferral) }
        #expect(!patient.examine().brokenRules.contains(.neverCompleted))
    }
}
