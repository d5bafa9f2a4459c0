import TransitionDoctor
import UIKit

/// Wrong: what shows at the second try, under a finger that holds long, or in work that is late.
@MainActor extension CorpusCase {
    static let wrongTries: [CorpusCase] = [
        .wrong("three tenths of a second are declared, and two seconds taken", [.wrongDuration]) { context in
            context.addTo()
            context.fade(2)
        },
        .wrong(
            "a call after the duration completes, whether a finger holds or not", [.notDriven], alsoTrue: [.jump],
            uses: [.push, .pop]
        ) { context in
            context.addTo()
            let (view, leaves) = (context.upperView, context.isLeaving)
            if !leaves { view?.alpha = 0 }
            UIView.animate(withDuration: 0.3) { view?.alpha = leaves ? 0 : 1 }
            later(0.3) {
                view?.alpha = 1
                context.takeToBack()
                context.end()
            }
        },
        .wrong("after a cancel a button hands the interactor out", [.neverCompleted, .gestureEnd, .reentrancy]) {
            Patient(
                $0,
                presenting: {
                    let screen = PannedScreen()
                    var hasStarted = false
                    screen.begins = { screen in
                        hasStarted = true
                        screen.interactor = UIPercentDrivenInteractiveTransition()
                        screen.dismiss(animated: true)
                    }
                    // Only the way to the end says that the gesture is over.
                    screen.ends = { _, finishes in if finishes { hasStarted = false } }
                    screen.driver = { hasStarted ? $0.interactor : nil }
                    return screen
                })
        },
        .wrong(
            "a property animator is kept after a cancel",
            [.neverCompleted, .interruptibleAnimatorChanges, .animatorState], alsoTrue: [.gestureEnd]
        ) {
            Patient(
                $0,
                presenting: {
                    let (screen, kept) = (PannedScreen(), KeptAnimator())
                    screen.keeps = kept
                    screen.animator = { leaves in
                        if leaves { return kept }
                        return BodyAnimator {
                            $0.addTo()
                            $0.fade()
                        }
                    }
                    return screen
                })
        },
        .wrong("after a cancel no other swipe begins", [.gestureEnd, .reentrancy]) {
            Patient(
                $0,
                presenting: {
                    let screen = PannedScreen()
                    var isBusy = false
                    screen.begins = { screen in
                        guard !isBusy else { return }
                        isBusy = true
                        screen.interactor = UIPercentDrivenInteractiveTransition()
                        screen.dismiss(animated: true)
                    }
                    return screen
                })
        },
    ]
}

/// Keeps its property animator until the transition has come to its end, but not to its beginning.
@MainActor private final class KeptAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: BodyAnimator.Context?) -> TimeInterval { 0.3 }

    func animateTransition(using context: BodyAnimator.Context) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: BodyAnimator.Context) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        context.addTo()
        let view = context.upperView
        let made = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view?.alpha = 0 }
        made.addCompletion { [weak self] _ in
            view?.alpha = 1
            let isCancelled = context.transitionWasCancelled
            context.takeToBack()
            context.end()
            if !isCancelled { self?.animator = nil }
        }
        animator = made
        return made
    }
}
