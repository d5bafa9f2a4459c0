import TransitionDoctor
import UIKit

/// A playlist. What was added keeps its tick, and a word about it is presented, which lets the screen below be touched.
final class FCPlaylist: FCScreen {
    private let director = FCToastDirector()
    private let tick = UILabel()

    static func screens() -> AppFlow {
        let list = FCPlaylist("Songs", .systemBackground)
        return AppFlow(root: list) { animated in
            list.add(animated: animated)
        } close: { animated in
            list.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tick.text = "Not in a playlist yet"
        tick.textColor = .secondaryLabel
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add(animated: true) })
        let column = UIStackView(arrangedSubviews: [fcRows(4, .systemGray4), tick, button])
        (column.axis, column.spacing) = (.vertical, 20)
        fcBelowCaption(column)
    }

    private func add(animated: Bool) {
        tick.text = "✓ In “Evening”"
        guard presentedViewController == nil else { return }
        let toast = FCToast("Added to “Evening”", .systemGreen)
        toast.modalPresentationStyle = .custom
        toast.transitioningDelegate = director
        present(toast, animated: animated)
    }
}

private final class FCToast: UIViewController {
    private let text: String
    private let color: UIColor

    init(_ text: String, _ color: UIColor) {
        (self.text, self.color) = (text, color)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        view.layer.cornerRadius = 14
        let label = UILabel()
        label.text = text
        label.textColor = .white
        view.fcAdd(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        let swipe = UISwipeGestureRecognizer(target: self, action: Selector(FCToast.swiped(_:)))
        swipe.direction = .down
        view.addGestureRecognizer(swipe)
    }

    func swiped(_ swipe: UISwipeGestureRecognizer) { dismiss(animated: true) }
}

/// Hands touches on to what lies below the whole presentation.
private final class FCPassingView: UIView {
    weak var below: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let below else { return nil }
        return below.hitTest(convert(point, to: below), with: event)
    }
}

private final class FCToastController: UIPresentationController {
    private let passing = FCPassingView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let width = min(room.width - 32, 420)
        return CGRect(x: (room.midX - width / 2).rounded(), y: room.maxY - 76, width: width, height: 56)
    }

    override func presentationTransitionWillBegin() {
        passing.below = presentingViewController.view
        containerView?.fcCover(with: passing, at: 0)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { passing.removeFromSuperview() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { passing.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.fcPlace(in: frameOfPresentedViewInContainerView)
    }
}

@MainActor
private final class FCToastDirector: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { FCToastController(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        guard let toast = transitionContext.upperView else { return transitionContext.end() }
        let leaves = transitionContext.isLeaving
        let low = CGAffineTransform(translationX: 0, y: 32)
        if !leaves { (toast.alpha, toast.transform) = (0, low) }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            (toast.alpha, toast.transform) = leaves ? (0, low) : (1, .identity)
        } completion: { _ in
            (toast.alpha, toast.transform) = (1, .identity)
            transitionContext.takeToBack()
            transitionContext.end()
        }
    }
}
