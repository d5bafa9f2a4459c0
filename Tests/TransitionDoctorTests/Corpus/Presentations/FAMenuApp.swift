import TransitionDoctor
import UIKit

// The fault: a canceled dismissal is reported as finished.

/// A menu at the side. Drawn away and let go too early it is said to have gone, though UIKit was told that it stays.
@MainActor final class FAMenuApp: FAPage, UIViewControllerTransitioningDelegate {
    fileprivate var drag: UIPercentDrivenInteractiveTransition?

    func openMenu(animated: Bool) {
        guard presentedViewController == nil else { return }
        let menu = FAMenu(self)
        menu.modalPresentationStyle = .overFullScreen
        menu.transitioningDelegate = self
        present(menu, animated: animated)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAMenuAnimator(opens: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAMenuAnimator(opens: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

    static func screens() -> AppFlow {
        let app = FAMenuApp("Timeline", .systemTeal)
        return AppFlow(root: app) { animated in
            app.openMenu(animated: animated)
        } close: { animated in
            app.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FAMenu: UIViewController, UIGestureRecognizerDelegate {
    let panel = UIView()
    private weak var app: FAMenuApp?

    init(_ app: FAMenuApp) {
        self.app = app
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        panel.backgroundColor = .systemYellow
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.topAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.7),
        ])
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FAMenu.panned(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        return -speed.x * view.faReadingSign > abs(speed.y) && transitionCoordinator == nil
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let share = -pan.translation(in: view).x * view.faReadingSign / max(panel.bounds.width, 1)
        switch pan.state {
        case .began:
            app?.drag = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: app?.drag?.update(min(max(share, 0), 1))
        case .ended, .cancelled, .failed:
            let leaves = pan.state == .ended && (share > 0.5 || -pan.velocity(in: view).x * view.faReadingSign > 600)
            if leaves { app?.drag?.finish() } else { app?.drag?.cancel() }
            app?.drag = nil
        default: break
        }
    }
}

@MainActor private final class FAMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opens: Bool

    init(opens: Bool) {
        self.opens = opens
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        if opens { transitionContext.faAddComingView() }
        let key: UITransitionContextViewControllerKey = opens ? .to : .from
        guard let menu = transitionContext.viewController(forKey: key) as? FAMenu, let view = menu.view else {
            return transitionContext.faConclude()
        }
        view.layoutIfNeeded()
        let way = UIAccessibility.isReduceMotionEnabled ? 0 : -menu.panel.bounds.width * view.faReadingSign
        let aside = CGAffineTransform(translationX: way, y: 0)
        let opens = opens
        if opens { (menu.panel.transform, view.alpha) = (aside, 0) }
        UIView.animate(withDuration: 0.3) {
            menu.panel.transform = opens ? .identity : aside
            view.alpha = opens ? 1 : 0
        } completion: { _ in
            (menu.panel.transform, view.alpha) = (.identity, 1)
            transitionContext.completeTransition(true)
        }
    }
}
