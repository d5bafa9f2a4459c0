import TransitionDoctor
import UIKit

/// A discussion. An answer is written in a strip that stands on the keyboard.
final class FCThread: FCScreen {
    private let director = FCComposerDirector()

    static func screens() -> AppFlow {
        let thread = FCThread("Discussion", .systemBackground)
        return AppFlow(root: thread) { animated in
            thread.answer(animated: animated)
        } close: { animated in
            thread.presentedViewController?.view.endEditing(true)
            thread.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(6, .systemGray5, height: 60))
    }

    private func answer(animated: Bool) {
        guard presentedViewController == nil else { return }
        let composer = FCComposer("Answer", .systemYellow)
        composer.modalPresentationStyle = .custom
        composer.transitioningDelegate = director
        present(composer, animated: animated)
    }
}

private final class FCComposer: FCScreen {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.placeholder = "What do you think?"
        fcBelowCaption(field)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }
}

private final class FCComposerController: UIPresentationController {
    private let shade = UIView()
    /// The upper edge of the keyboard, in the window.
    private var keyboardTop: CGFloat?

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        let bottom = keyboardTop.map { min(containerView.convert(CGPoint(x: 0, y: $0), from: nil).y, bounds.height) }
        let height = min(150, (bottom ?? bounds.height) - containerView.safeAreaInsets.top)
        return CGRect(x: 0, y: (bottom ?? bounds.height) - height, width: bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
        shade.alpha = 0
        containerView?.fcCover(with: shade, at: 0)
        fcAlongside { self.shade.alpha = 1 }
        NotificationCenter.default.addObserver(
            self, selector: Selector(FCComposerController.keyboardMoves(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { tidy() }
    }

    override func dismissalTransitionWillBegin() {
        fcAlongside { self.shade.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { tidy() } else { shade.alpha = 1 }
    }

    private func tidy() {
        shade.removeFromSuperview()
        NotificationCenter.default.removeObserver(self)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        place()
    }

    private func place() { presentedView?.fcPlace(in: frameOfPresentedViewInContainerView) }

    func keyboardMoves(_ note: Notification) {
        let info = note.userInfo ?? [:]
        guard let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        keyboardTop = end.minY
        UIView.animate(withDuration: seconds) {
            self.place()
            self.presentedView?.layoutIfNeeded()
        }
    }
}

@MainActor private final class FCComposerDirector: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { FCComposerController(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.slide($0) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.slide($0) } }

    private func slide(_ context: FCContext) {
        context.addTo()
        guard !UIAccessibility.isReduceMotionEnabled, let strip = context.upperView else { return context.fade() }
        let leaves = context.isLeaving
        let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height - strip.center.y + 80)
        if !leaves { strip.transform = below }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            strip.transform = leaves ? below : .identity
        } completion: { _ in
            strip.transform = .identity
            context.takeToBack()
            context.end()
        }
    }
}
