import TransitionDoctor
import UIKit

/// A wall of photos and one of them large on black. A finger carries the picture with an interactor of the app's own, which asks no percent.
@MainActor final class WildLightbox: NSObject, UIViewControllerTransitioningDelegate {
    enum Fault {
        case none
        /// The large picture stays hidden when it is let go too early.
        case staysHidden
        /// Only a finger that lifts ends it.
        case onlyEnded
        /// Cancelled, it says that all is well.
        case alwaysTrue
        /// The black page stays as faint as the finger made it.
        case staysFaint
        /// The photo on the wall stays hidden when a finger has brought it home.
        case photoStaysHidden
    }

    private let fault: Fault
    private let wall = WildPage("Wall", .systemBackground)
    private var photo = UIView()
    private weak var picture: UIView?
    private weak var page: UIViewController?
    private var carrier: WildCarrier?

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
        wall.whenLoaded = { [weak self] wall in
            for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
                let block = wildBlock(color, in: wall.view, y: 220 + 130 * CGFloat(index), height: 110)
                if index == 1 { self?.photo = block }
            }
        }
    }

    var screens: AppFlow {
        AppFlow(root: wall) { animated in
            let page = WildPage("", .black) { [weak self] page in
                let picture = wildBlock(.systemGreen, in: page.view, x: 0, y: 280, width: 393, height: 309)
                picture.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    picture.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                    picture.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
                    picture.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
                    picture.heightAnchor.constraint(equalToConstant: 300),
                ])
                self?.picture = picture
                guard let self else { return }
                page.view.addGestureRecognizer(
                    UIPanGestureRecognizer(target: self, action: Selector(WildLightbox.carried(_:))))
            }
            page.modalPresentationStyle = .custom
            page.transitioningDelegate = self
            self.page = page
            self.wall.present(page, animated: animated)
        } close: { animated in
            self.wall.dismiss(animated: animated)
        }
    }

    func carried(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            carrier = WildCarrier(fault, from: picture, to: photo) { [weak self] in self?.carrier = nil }
            page?.dismiss(animated: true)
        case .changed: carrier?.move(pan.translation(in: pan.view))
        case .ended: carrier?.letGo(finishes: pan.translation(in: pan.view).y > 150)
        case .cancelled, .failed: if fault != .onlyEnded { carrier?.letGo(finishes: false) }
        default: break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { zoom(opens: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { zoom(opens: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { carrier }

    private func zoom(opens: Bool) -> BodyAnimator {
        BodyAnimator(0.35) { [weak self] context in
            guard let self else { return context.end() }
            context.addTo()
            guard let view = context.upperView else { return context.end() }
            context.containerView.layoutIfNeeded()
            let (small, large) = (
                context.containerView.convert(photo.bounds, from: photo),
                picture.map { context.containerView.convert($0.bounds, from: $0) } ?? .zero
            )
            let flyer = UIView(frame: opens ? small : large)
            flyer.backgroundColor = .systemGreen
            context.containerView.addSubview(flyer)
            picture?.isHidden = true
            photo.isHidden = true
            view.alpha = opens ? 0 : 1
            UIView.animate(withDuration: 0.35) {
                view.alpha = opens ? 1 : 0
                flyer.frame = opens ? large : small
            } completion: { _ in
                flyer.removeFromSuperview()
                view.alpha = 1
                self.picture?.isHidden = false
                self.photo.isHidden = false
                context.takeToBack()
                context.end()
            }
        }
    }
}

/// Carries the picture with the finger, and home by itself.
@MainActor final class WildCarrier: NSObject, UIViewControllerInteractiveTransitioning {
    private let fault: WildLightbox.Fault
    private weak var picture: UIView?
    private weak var photo: UIView?
    private let ended: () -> Void
    private var context: BodyAnimator.Context?
    private let flyer = UIView()
    private var start = CGRect.zero
    /// What the finger said before the system had asked.
    private var early: Bool?

    init(_ fault: WildLightbox.Fault, from picture: UIView?, to photo: UIView, ended: @escaping () -> Void) {
        (self.fault, self.picture, self.photo, self.ended) = (fault, picture, photo, ended)
    }

    func startInteractiveTransition(_ context: BodyAnimator.Context) {
        self.context = context
        guard let picture else { return }
        start = context.containerView.convert(picture.bounds, from: picture)
        flyer.frame = start
        flyer.backgroundColor = .systemGreen
        context.containerView.addSubview(flyer)
        picture.isHidden = true
        photo?.isHidden = true
        if let early { letGo(finishes: early) }
    }

    func move(_ way: CGPoint) {
        let part = min(max(way.y, 0) / 400, 1)
        context?.fromView?.alpha = 1 - part
        flyer.transform = CGAffineTransform(scaleX: 1 - part / 2, y: 1 - part / 2)
        flyer.center = CGPoint(x: start.midX + way.x, y: start.midY + way.y)
        context?.updateInteractiveTransition(part)
    }

    func letGo(finishes: Bool) {
        guard let context else {
            early = finishes
            return
        }
        let home = photo.map { context.containerView.convert($0.bounds, from: $0) } ?? start
        UIView.animate(withDuration: 0.25) { [self] in
            flyer.transform = .identity
            flyer.frame = finishes ? home : start
            if finishes || fault != .staysFaint { context.fromView?.alpha = finishes ? 0 : 1 }
        } completion: { [self] _ in
            end(context, finishes)
        }
    }

    private func end(_ context: BodyAnimator.Context, _ finishes: Bool) {
        flyer.removeFromSuperview()
        if finishes || fault != .staysHidden { picture?.isHidden = false }
        if !finishes || fault != .photoStaysHidden { photo?.isHidden = false }
        if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        context.completeTransition(fault == .alwaysTrue || finishes)
        self.context = nil
        ended()
    }
}
