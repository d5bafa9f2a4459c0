import TransitionDoctor
import UIKit

/// A photo that a finger carries away: who drives is no percent, but moves the photo itself.
@MainActor final class FieldPhoto: NSObject, UIViewControllerTransitioningDelegate {
    enum Fault: Sendable {
        case none
        /// Brought back to its place, and nobody told.
        case cancelUntold
        /// The black behind the photo stays faint.
        case blackStaysFaint
        /// The finger's place is taken for its way.
        case placeForWay
        /// The photo stays where the finger has let it go.
        case photoStays
        /// All views stop taking touches when a finger begins, and take them again where it goes to the end.
        case touchesOff
    }

    private let fault: Fault
    private let grid = FieldGrid()
    private var carrier: FieldCarrier?

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
    }

    var screens: AppFlow {
        AppFlow(root: grid) { animated in
            let page = FieldPhotoPage()
            page.modalPresentationStyle = .overFullScreen
            page.transitioningDelegate = self
            page.view.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: Selector(FieldPhoto.pulled(_:))))
            self.grid.present(page, animated: animated)
        } close: { animated in
            self.grid.dismiss(animated: animated)
        }
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let way = fault == .placeForWay ? pan.location(in: view) : pan.translation(in: view)
        switch pan.state {
        case .began:
            carrier = FieldCarrier(fault)
            grid.dismiss(animated: true)
        case .changed: carrier?.carry(way)
        case .ended, .cancelled, .failed:
            carrier?.letGo(pan.state == .ended && pan.translation(in: view).y > 140)
            carrier = nil
        default: break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { $0.fade() } }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { carrier }
}

private final class FieldPhotoPage: UIViewController {
    let (black, photo, share) = (UIView(), UIView(), UIButton(type: .system))

    override func viewDidLoad() {
        super.viewDidLoad()
        black.backgroundColor = .black
        photo.backgroundColor = FieldGrid.color(4)
        share.setTitle("Share", for: .normal)
        for part in [black, photo, share] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        black.frame = view.bounds
        photo.bounds = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.width * 0.7)
        photo.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        share.frame = CGRect(x: 20, y: view.bounds.height - 90, width: 80, height: 44)
    }
}

@MainActor private final class FieldCarrier: NSObject, UIViewControllerInteractiveTransitioning {
    private let fault: FieldPhoto.Fault
    private var context: (any UIViewControllerContextTransitioning)?

    init(_ fault: FieldPhoto.Fault) { self.fault = fault }

    private var page: FieldPhotoPage? { context?.viewController(forKey: .from) as? FieldPhotoPage }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        guard fault == .touchesOff else { return }
        page?.view.subviews.forEach { $0.isUserInteractionEnabled = false }
    }

    func carry(_ way: CGPoint) {
        guard let page, let context else { return }
        let part = min(abs(way.y) / page.view.bounds.height, 1)
        page.photo.transform = CGAffineTransform(translationX: way.x, y: way.y).scaledBy(
            x: 1 - part / 2, y: 1 - part / 2)
        page.black.alpha = 1 - part
        context.updateInteractiveTransition(part)
    }

    func letGo(_ finishes: Bool) {
        guard let context, let page else { return }
        if finishes {
            context.finishInteractiveTransition()
        } else if fault != .cancelUntold {
            context.cancelInteractiveTransition()
        }
        UIView.animate(withDuration: 0.25) {
            if finishes {
                page.view.alpha = 0
            } else {
                if self.fault != .photoStays { page.photo.transform = .identity }
                if self.fault != .blackStaysFaint { page.black.alpha = 1 }
            }
        } completion: { _ in
            if finishes {
                page.view.alpha = 1
                page.photo.transform = .identity
                page.black.alpha = 1
                page.view.subviews.forEach { $0.isUserInteractionEnabled = true }
            }
            if self.fault == .cancelUntold, !finishes { return }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
