import TransitionDoctor
import UIKit

/// Friends in a row, and their stories. A pull takes a story away, but only a turn of the run loop after it has begun, so that the buttons
/// of the story can be cleared away first.
final class FBStories: UIViewController, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    private let row = UIStackView()
    private var percent: UIPercentDrivenInteractiveTransition?

    static func screens() -> AppFlow {
        let stories = FBStories()
        return AppFlow(root: stories) { animated in
            stories.open(animated: animated)
        } close: { animated in
            stories.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        row.spacing = 12
        row.distribution = .fillEqually
        for color in [UIColor.systemPink, .systemOrange, .systemTeal, .systemIndigo] {
            let friend = UIButton(type: .custom)
            friend.backgroundColor = color
            friend.layer.cornerRadius = 12
            friend.addAction(UIAction { [weak self] _ in self?.open(animated: true) }, for: .touchUpInside)
            row.addArrangedSubview(friend)
        }
        view.fbAdd(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            row.heightAnchor.constraint(equalToConstant: 72),
        ])
    }

    private func open(animated: Bool) {
        guard presentedViewController == nil else { return }
        let story = FBStory()
        story.modalPresentationStyle = .custom
        story.modalPresentationCapturesStatusBarAppearance = true
        story.transitioningDelegate = self
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FBStories.pulled(_:)))
        pan.delegate = self
        story.view.addGestureRecognizer(pan)
        present(story, animated: animated)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let story = presentedViewController else {
            return false
        }
        let speed = pan.velocity(in: view.window)
        return percent == nil && story.transitionCoordinator == nil && speed.y > abs(speed.x)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let window = view.window else { return }
        let part = pan.translation(in: window).y / max(window.bounds.height, 1)
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            DispatchQueue.main.async { [weak self] in self?.dismiss(animated: true) }
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended:
            if part > 0.3 || pan.velocity(in: window).y > 800 { percent?.finish() } else { percent?.cancel() }
        case .cancelled, .failed: percent?.cancel()
        default: break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator(0.3) {
            $0.addTo(); $0.fade()
        }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator(0.3) { context in context.fade { [weak self] in self?.percent = nil } }
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

private final class FBStory: UIViewController {
    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        let lines = UIStackView(
            arrangedSubviews: (0..<3).map { _ in
                let line = UIProgressView(progressViewStyle: .default)
                line.progress = 0.5
                return line
            })
        lines.distribution = .fillEqually
        lines.spacing = 6
        let words = fbLabel("Up on the hill!", .largeTitle, .white)
        view.fbAdd(lines, words)
        NSLayoutConstraint.activate([
            lines.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            lines.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            lines.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            words.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            words.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
