import TransitionDoctor
import UIKit

/// A picture that flies out of its thumbnail, hangs on the finger when it is drawn down, and flies home. No percentages: the interactor
/// is the app's own, and moves the picture itself.
@MainActor final class FAPictureDirector: NSObject, UIViewControllerTransitioningDelegate {
    fileprivate let album = FAAlbum()
    fileprivate var interactor: FAPictureInteractor?

    var screens: AppFlow {
        AppFlow(root: album) { animated in
            guard self.album.presentedViewController == nil else { return }
            let viewer = FAPictureViewer(self)
            self.album.present(viewer, animated: animated)
        } close: { animated in
            self.album.dismiss(animated: animated)
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAPictureAnimator(album.thumbnail, comes: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAPictureAnimator(album.thumbnail, comes: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@MainActor private final class FAAlbum: UIViewController {
    let thumbnail = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        thumbnail.backgroundColor = .systemOrange
        thumbnail.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(thumbnail)
        NSLayoutConstraint.activate([
            thumbnail.topAnchor.constraint(equalTo: view.topAnchor, constant: 90),
            thumbnail.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            thumbnail.widthAnchor.constraint(equalToConstant: 80),
            thumbnail.heightAnchor.constraint(equalToConstant: 80),
        ])
    }
}

@MainActor private final class FAPictureViewer: UIViewController, UIGestureRecognizerDelegate {
    let backdrop = UIView()
    let picture = UIView()
    private let director: FAPictureDirector

    init(_ director: FAPictureDirector) {
        self.director = director
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        modalPresentationCapturesStatusBarAppearance = true
        transitioningDelegate = director
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.backgroundColor = .black
        backdrop.faFill(view)
        picture.backgroundColor = .systemOrange
        picture.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picture)
        let wide = picture.widthAnchor.constraint(equalToConstant: 280)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            picture.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor), wide,
        ])
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FAPictureViewer.panned(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        return speed.y > abs(speed.x) && !isBeingPresented && !isBeingDismissed
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let (way, speed) = (pan.translation(in: view), pan.velocity(in: view))
        switch pan.state {
        case .began:
            director.interactor = FAPictureInteractor(director.album.thumbnail)
            dismiss(animated: true)
        case .changed:
            director.interactor?.move(by: way)
        case .ended, .cancelled, .failed:
            director.interactor?.letGo(leaves: pan.state == .ended && (way.y > 140 || speed.y > 900))
            director.interactor = nil
        default: break
        }
    }
}

/// What the finger drives. It hears of a finger that has gone before UIKit was ready, and remembers that.
@MainActor private final class FAPictureInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    private let thumbnail: UIView
    private var context: FAContext?
    private var way = CGPoint.zero
    private var pendingEnd: Bool?

    init(_ thumbnail: UIView) {
        self.thumbnail = thumbnail
        super.init()
    }

    private var viewer: FAPictureViewer? { context?.viewController(forKey: .from) as? FAPictureViewer }

    func startInteractiveTransition(_ transitionContext: FAContext) {
        context = transitionContext
        thumbnail.isHidden = true
        apply()
        if let pendingEnd { letGo(leaves: pendingEnd) }
    }

    func move(by way: CGPoint) {
        self.way = way
        apply()
    }

    private func apply() {
        guard let context, let viewer else { return }
        let share = min(max(way.y / 400, 0), 1)
        viewer.picture.transform = CGAffineTransform(translationX: way.x, y: way.y)
            .scaledBy(x: 1 - 0.3 * share, y: 1 - 0.3 * share)
        viewer.backdrop.alpha = 1 - share
        context.updateInteractiveTransition(share)
    }

    func letGo(leaves: Bool) {
        guard let context, let viewer else {
            pendingEnd = leaves
            return
        }
        if leaves { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let thumbnail = thumbnail
        let isCalm = UIAccessibility.isReduceMotionEnabled
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            viewer.backdrop.alpha = leaves ? 0 : 1
            if !leaves {
                viewer.picture.transform = .identity
            } else if isCalm {
                viewer.picture.alpha = 0
            } else {
                viewer.picture.transform = viewer.picture.faCovering(thumbnail)
            }
        } completion: { _ in
            thumbnail.isHidden = false
            (viewer.picture.transform, viewer.picture.alpha, viewer.backdrop.alpha) = (.identity, 1, 1)
            context.completeTransition(leaves)
        }
        self.context = nil
    }
}

@MainActor private final class FAPictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let thumbnail: UIView
    private let comes: Bool

    init(_ thumbnail: UIView, comes: Bool) {
        self.thumbnail = thumbnail
        self.comes = comes
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FAContext) {
        if comes { transitionContext.faAddComingView() }
        let key: UITransitionContextViewControllerKey = comes ? .to : .from
        guard let viewer = transitionContext.viewController(forKey: key) as? FAPictureViewer, let view = viewer.view
        else {
            return transitionContext.faConclude()
        }
        if UIAccessibility.isReduceMotionEnabled {
            return transitionContext.faDissolve(view, comes: comes, duration: 0.35)
        }
        view.layoutIfNeeded()
        let (thumbnail, comes) = (thumbnail, comes)
        let home = viewer.picture.faCovering(thumbnail)
        thumbnail.isHidden = true
        if comes { (viewer.picture.transform, viewer.backdrop.alpha) = (home, 0) }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            viewer.picture.transform = comes ? .identity : home
            viewer.backdrop.alpha = comes ? 1 : 0
        } completion: { _ in
            thumbnail.isHidden = false
            (viewer.picture.transform, viewer.backdrop.alpha) = (.identity, 1)
            transitionContext.faConclude()
        }
    }
}

@MainActor private extension UIView {
    /// The transform with which it lies on another view, from its place without one.
    func faCovering(_ other: UIView) -> CGAffineTransform {
        guard let superview else { return .identity }
        let place = other.convert(other.bounds, to: superview)
        return CGAffineTransform(translationX: place.midX - center.x, y: place.midY - center.y)
            .scaledBy(x: place.width / max(bounds.width, 1), y: place.height / max(bounds.height, 1))
    }
}
