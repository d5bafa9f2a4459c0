import TransitionDoctor
import UIKit

/// A gallery, whose picture is closed by two fingers that are drawn together. The status bar is gone as long as it is seen.
final class FCGallery: FCScreen {
    private let director = FCPinchDirector()

    static func screens() -> AppFlow {
        let gallery = FCGallery("Gallery", .systemBackground)
        return AppFlow(root: gallery) { animated in
            gallery.open(animated: animated)
        } close: { animated in
            gallery.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(3, .systemOrange, height: 90))
    }

    private func open(animated: Bool) {
        guard presentedViewController == nil else { return }
        let photo = FCPhoto("Dunes", .black)
        photo.modalPresentationStyle = .overFullScreen
        photo.modalPresentationCapturesStatusBarAppearance = true
        photo.transitioningDelegate = director
        director.screen = photo
        photo.view.addGestureRecognizer(
            UIPinchGestureRecognizer(target: director, action: Selector(FCPinchDirector.pinched(_:))))
        present(photo, animated: animated)
    }
}

private final class FCPhoto: FCScreen {
    let picture = UIView()

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        caption.textColor = .white
        picture.backgroundColor = .systemOrange
        view.fcAdd(picture)
        let wide = picture.widthAnchor.constraint(equalTo: view.widthAnchor)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.66),
            picture.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.7), wide,
        ])
    }
}

@MainActor private final class FCPinchDirector: NSObject, UIViewControllerTransitioningDelegate {
    weak var screen: FCPhoto?
    private var driver: UIPercentDrivenInteractiveTransition?

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        let share = min(max((1 - pinch.scale) / 0.6, 0), 1)
        switch pinch.state {
        case .began:
            guard screen?.transitionCoordinator == nil else { return }
            driver = UIPercentDrivenInteractiveTransition()
            screen?.dismiss(animated: true)
        case .changed: driver?.update(share)
        case .ended, .cancelled, .failed:
            if pinch.state == .ended, share > 0.35 { driver?.finish() } else { driver?.cancel() }
            driver = nil
        default: break
        }
    }

    private func change(_ context: FCContext) {
        context.addTo()
        let leaves = context.isLeaving
        guard let photo = context.viewController(forKey: leaves ? .from : .to) as? FCPhoto, let view = context.upperView
        else {
            return context.end()
        }
        let size: CGFloat = UIAccessibility.isReduceMotionEnabled ? 1 : 0.6
        let small = CGAffineTransform(scaleX: size, y: size)
        if !leaves { (view.alpha, photo.picture.transform) = (0, small) }
        UIView.animate(withDuration: 0.3) {
            view.alpha = leaves ? 0 : 1
            photo.picture.transform = leaves ? small : .identity
        } completion: { _ in
            (view.alpha, photo.picture.transform) = (1, .identity)
            context.takeToBack()
            context.end()
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.change($0) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.change($0) } }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
