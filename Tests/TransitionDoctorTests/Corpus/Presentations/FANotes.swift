import TransitionDoctor
import UIKit

// The fault: a released interactor is taken for an active one.

@MainActor private final class FANoteInteractor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
    var shouldFinish = false
}

/// Notes that are pulled down. The flag falls where the pull was long enough; where it was not, a button finds a finger that is not there.
@MainActor final class FANotes: FAPage, UIViewControllerTransitioningDelegate {
    fileprivate let interactor = FANoteInteractor()

    func open(animated: Bool) {
        guard presentedViewController == nil else { return }
        let note = FANote(interactor)
        note.modalPresentationStyle = .custom
        note.transitioningDelegate = self
        present(note, animated: animated)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FANoteAnimator(isPresenting: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FANoteAnimator(isPresenting: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.hasStarted ? interactor : nil }

    static func screens() -> AppFlow {
        let notes = FANotes("Notes", .systemTeal)
        return AppFlow(root: notes) { animated in
            notes.open(animated: animated)
        } close: { animated in
            notes.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FANote: FAPage, UIGestureRecognizerDelegate {
    private let interactor: FANoteInteractor

    init(_ interactor: FANoteInteractor) {
        self.interactor = interactor
        super.init("Note", .systemYellow)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FANote.handleGesture(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        return speed.y > abs(speed.x) && transitionCoordinator == nil
    }

    func handleGesture(_ sender: UIPanGestureRecognizer) {
        guard let window = view.window else { return }
        let progress = min(max(sender.translation(in: window).y / max(view.bounds.height, 1), 0), 1)
        switch sender.state {
        case .began:
            interactor.hasStarted = true
            interactor.shouldFinish = false
            dismiss(animated: true)
        case .changed:
            interactor.shouldFinish = progress > 0.3
            interactor.update(progress)
        case .ended where interactor.shouldFinish || sender.velocity(in: window).y > 900:
            interactor.hasStarted = false
            interactor.finish()
        case .ended, .cancelled, .failed:
            interactor.cancel()
        default: break
        }
    }
}

@MainActor private final class FANoteAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FAContext) {
        if isPresenting { transitionContext.faAddComingView() }
        guard let note = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.faConclude()
        }
        if UIAccessibility.isReduceMotionEnabled {
            return transitionContext.faDissolve(note, comes: isPresenting, duration: 0.35)
        }
        let below = CGAffineTransform(translationX: 0, y: transitionContext.containerView.bounds.height)
        let (start, end) = isPresenting ? (below, CGAffineTransform.identity) : (.identity, below)
        note.transform = start
        let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: 0.35, delay: 0, options: options) {
            note.transform = end
        } completion: { _ in
            note.transform = .identity
            transitionContext.faConclude()
        }
    }
}
