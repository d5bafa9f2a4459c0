import UIKit

/// A screen that a pan takes away.
@MainActor final class PannedScreen: UIViewController, UIViewControllerTransitioningDelegate {
    var animator: (_ isLeaving: Bool) -> any UIViewControllerAnimatedTransitioning = { _ in
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }
    var controller: ((UIViewController, UIViewController?) -> UIPresentationController)?
    /// Whether it goes when a finger has come so far.
    var finishes: (UIGestureRecognizer.State, CGFloat) -> Bool = { state, part in state == .ended && part > 0.4 }
    var whenLoaded: (PannedScreen) -> Void = { _ in }
    var whenAppearing: (PannedScreen) -> Void = { _ in }
    var whenShown: (PannedScreen) -> Void = { _ in }
    /// What the pan's beginning does.
    var begins: (PannedScreen) -> Void = { screen in
        screen.interactor = UIPercentDrivenInteractiveTransition()
        screen.dismiss(animated: true)
    }
    /// What its end does, when the interactor has been told.
    var ends: (_ screen: PannedScreen, _ finishes: Bool) -> Void = { screen, _ in screen.interactor = nil }
    /// Who drives, when the system asks.
    var driver: (PannedScreen) -> (any UIViewControllerInteractiveTransitioning)? = { $0.interactor }
    var keeps: AnyObject?
    /// How far the finger has led back, 0…1.
    private let progress: (UIPanGestureRecognizer) -> CGFloat
    var interactor: UIPercentDrivenInteractiveTransition?

    /// A pan down the whole screen.
    convenience init() { self.init { $0.translation(in: $0.view).y / ($0.view?.bounds.height ?? 1) } }

    init(progress: @escaping (UIPanGestureRecognizer) -> CGFloat) {
        self.progress = progress
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector(PannedScreen.moved(_:))))
        whenLoaded(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenShown(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        whenAppearing(self)
    }

    func moved(_ pan: UIPanGestureRecognizer) {
        let part = progress(pan)
        switch pan.state {
        case .began: begins(self)
        case .changed: interactor?.update(max(0, min(part, 1)))
        case .ended, .cancelled, .failed:
            let isFar = finishes(pan.state, part)
            if isFar { interactor?.finish() } else { interactor?.cancel() }
            ends(self, isFar)
        default: break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(false) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(true) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver(self) }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { controller?(presented, presenting) }
}
