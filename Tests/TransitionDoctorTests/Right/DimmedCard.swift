import UIKit

/// A card in the middle, over a dimming view that comes and goes alongside.
@MainActor final class DimmedCard: UIPresentationController {
    private let dimming = UIView()

    static func make(_ presented: UIViewController, _ presenting: UIViewController?) -> UIPresentationController {
        DimmedCard(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        (containerView?.bounds ?? .zero).insetBy(dx: 30, dy: 60)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = .black
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        fade(to: 0.4)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() { fade(to: 0) }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        // Called off, the fade has been taken back by the system.
        if completed { dimming.removeFromSuperview() }
    }

    private func fade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = alpha }
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha }, completion: nil)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let view = presentedView, view.transform.isIdentity else { return }
        view.frame = frameOfPresentedViewInContainerView
    }
}

/// A screen that fades its mark in alongside the transition, whatever that is.
@MainActor final class AlongsideScreen: UIViewController {
    private let director = SketchDirector()
    private let mark = UIView(frame: CGRect(x: 60, y: 220, width: 120, height: 60))

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        transitioningDelegate = director
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        mark.backgroundColor = .white
        view.addSubview(mark)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let coordinator = transitionCoordinator else { return }
        mark.alpha = 0
        coordinator.animate(alongsideTransition: { [mark] _ in mark.alpha = 1 }) { [mark] _ in mark.alpha = 1 }
    }
}
