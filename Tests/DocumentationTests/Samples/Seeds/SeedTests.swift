// The files that the pages of the seeds show, examined in every use that they are made for.
import InterludeTesting
import Testing
import UIKit

@MainActor @Suite struct SeedTests {
    nonisolated private static let screens: [TransitionUse] = [
        .push, .pop, .present(.fullScreen), .dismiss(.fullScreen),
    ]

    private func examine(
        _ name: String, _ use: TransitionUse,
        _ make: @escaping @MainActor (Bool) -> any UIViewControllerAnimatedTransitioning
    ) {
        let isForward = use == .push || use == .present(.fullScreen) || use == .present(.custom)
        let diagnosis = Patient(name, for: use) { make(isForward) }.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    @Test(arguments: screens.indices) func `spring`(_ index: Int) {
        examine("spring", Self.screens[index]) { SpringAnimator(isForward: $0) }
    }

    @Test(arguments: screens.indices) func `door`(_ index: Int) {
        examine("door", Self.screens[index]) { TwoLeafAnimator(isForward: $0) }
    }

    @Test(arguments: screens.indices) func `magic move`(_ index: Int) {
        examine("magic move", Self.screens[index]) { FlightAnimator(isForward: $0) }
    }

    @Test(arguments: screens.indices) func `circle`(_ index: Int) {
        examine("circle", Self.screens[index]) { CircleAnimator(isForward: $0) }
    }

    @Test(arguments: [TransitionUse.present(.custom), .dismiss(.custom)]) func `overlay`(_ use: TransitionUse) {
        examine("overlay", use) { LineAnimator(isForward: $0) }
    }

    @Test func `the card lies in the middle over the dimmed screen, and a tap beside it takes it away`() throws {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                CardPresentationController(presentedViewController: presented, presenting: presenting)
            }
        }
        let (list, page, delegate) = (UIViewController(), UIViewController(), Delegate())
        list.view.backgroundColor = .white
        page.view.backgroundColor = .systemTeal
        let stage = Stage(rootViewController: list, device: .iPhoneSE, scale: 0.5)
        defer { stage.close() }
        try stage.settle()
        let before = stage.frame()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = delegate
        list.present(page, animated: true)
        try stage.settle()
        #expect(page.view.bounds.width == 299 && page.view.center == CGPoint(x: 187.5, y: 333.5))
        stage.tap(at: CGPoint(x: 10, y: 600))
        try stage.settle()
        #expect(list.presentedViewController == nil && stage.frame() == before)
    }
}
