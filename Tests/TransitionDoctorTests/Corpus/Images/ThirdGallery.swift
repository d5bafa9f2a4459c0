import TransitionDoctor
import UIKit

/// A wall of tiles, of which one flies out into a viewer and home again. While the viewer is there its tile is hidden on purpose.
@MainActor final class ThirdGallery: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    enum Fault: Sendable {
        case none
        /// Where the tile is out of sight nothing flies, and nothing ends.
        case outOfSightEndsNothing
        /// The wall makes the status bar light for the viewer, and dark again at the end of an animation only.
        case statusBarStaysLight
    }

    private let fault: Fault
    private let wall = ThirdWall()
    private var percent: UIPercentDrivenInteractiveTransition?

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
    }

    var screens: AppFlow {
        AppFlow(root: wall) { animated in
            let viewer = ThirdViewer()
            viewer.tile = self.wall.tile
            viewer.modalPresentationStyle = .custom
            viewer.modalPresentationCapturesStatusBarAppearance = self.fault != .statusBarStaysLight
            viewer.transitioningDelegate = self
            let pan = UIPanGestureRecognizer(target: self, action: Selector(ThirdGallery.pulled(_:)))
            pan.delegate = self
            viewer.view.addGestureRecognizer(pan)
            if self.fault == .statusBarStaysLight { self.wall.isBehind = true }
            self.wall.present(viewer, animated: animated)
        } close: { animated in
            self.wall.dismiss(animated: animated)
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        let speed = pan.velocity(in: pan.view?.window)
        return abs(speed.y) > abs(speed.x)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let window = pan.view?.window else { return }
        let part = abs(pan.translation(in: window).y) / 400
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            wall.dismiss(animated: true)
        case .changed: percent?.update(min(part, 1))
        case .ended, .cancelled, .failed:
            if pan.state == .ended, part > 0.35 { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    private func change(_ context: BodyAnimator.Context, leaves: Bool) {
        context.addTo()
        let key: UITransitionContextViewControllerKey = leaves ? .from : .to
        guard let viewer = context.viewController(forKey: key) as? ThirdViewer, let tile = viewer.tile else {
            return context.fade(0.35)
        }
        let place = tile.convert(tile.bounds, to: context.containerView)
        if context.containerView.bounds.contains(place), !UIAccessibility.isReduceMotionEnabled {
            return fly(context, viewer, tile, place, leaves: leaves)
        }
        if fault == .outOfSightEndsNothing, !UIAccessibility.isReduceMotionEnabled { return }
        if leaves { tile.isHidden = false }
        context.fade(0.35) { self.hasEnded(context, leaves: leaves) }
    }

    private func fly(
        _ context: BodyAnimator.Context, _ viewer: ThirdViewer, _ tile: UIView, _ place: CGRect, leaves: Bool
    ) {
        viewer.view.layoutIfNeeded()
        let large = viewer.picture.convert(viewer.picture.bounds, to: context.containerView)
        let flyer = UIView(frame: leaves ? large : place)
        flyer.backgroundColor = tile.backgroundColor
        flyer.layer.cornerRadius = leaves ? 0 : tile.layer.cornerRadius
        context.containerView.addSubview(flyer)
        tile.isHidden = true
        viewer.picture.isHidden = true
        if !leaves { viewer.view.alpha = 0 }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            flyer.frame = leaves ? place : large
            flyer.layer.cornerRadius = leaves ? tile.layer.cornerRadius : 0
            viewer.view.alpha = leaves ? 0 : 1
        } completion: { _ in
            flyer.removeFromSuperview()
            viewer.picture.isHidden = false
            viewer.view.alpha = 1
            self.hasEnded(context, leaves: leaves)
            context.takeToBack()
            context.end()
        }
    }

    private func hasEnded(_ context: BodyAnimator.Context, leaves: Bool) {
        guard fault == .statusBarStaysLight, leaves != context.transitionWasCancelled else { return }
        wall.isBehind = false
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35) { self.change($0, leaves: false) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35) { self.change($0, leaves: true) } }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

/// Tiles above each other. The last of them is below the edge where the telephone lies on its side.
private final class ThirdWall: UIViewController {
    let tile = UIView()
    /// Whether the viewer is in front, where it is the wall that decides about the status bar.
    var isBehind = false {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { isBehind ? .lightContent : .darkContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let colors: [UIColor] = [.systemTeal, .systemYellow, .systemPink]
        for (row, color) in colors.enumerated() {
            let tile = row == 2 ? self.tile : UIView()
            tile.backgroundColor = color
            tile.layer.cornerRadius = 12
            tile.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(tile)
            NSLayoutConstraint.activate([
                tile.topAnchor.constraint(equalTo: view.topAnchor, constant: 80 + 140 * CGFloat(row)),
                tile.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
                tile.widthAnchor.constraint(equalToConstant: 120), tile.heightAnchor.constraint(equalToConstant: 120),
            ])
        }
    }
}

/// The tile's picture, large, in the dark.
private final class ThirdViewer: UIViewController {
    weak var tile: UIView?
    let picture = UIView()

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        picture.backgroundColor = tile?.backgroundColor
        picture.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 280), picture.heightAnchor.constraint(equalToConstant: 280),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tile?.isHidden = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tile?.isHidden = false
    }
}
