import TransitionDoctor
import UIKit

/// A post with a video, which goes on while it is lent to a whole screen and given back.
final class FBFeed: UIViewController {
    /// Whether the video is given back at the end of an animation only.
    var givesBackAfterAnimationOnly = false
    let slot = UIView()
    let video = FBVideoView()
    private let stage = FBVideoStage()

    static func screens(givesBackAfterAnimationOnly: Bool = false) -> AppFlow {
        let feed = FBFeed()
        feed.givesBackAfterAnimationOnly = givesBackAfterAnimationOnly
        return AppFlow(root: feed) { animated in
            feed.goFullScreen(animated: animated)
        } close: { animated in
            feed.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stage.feed = self
        slot.backgroundColor = .systemGray5
        let column = fbColumn([
            fbLabel("How bread is made", .title2), slot, fbLabel("Flour, water, salt, and a night of patience."),
        ])
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        view.fbFill(with: scroll)
        scroll.fbAdd(column)
        let wide = column.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            column.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: 480), wide,
            slot.heightAnchor.constraint(equalTo: slot.widthAnchor, multiplier: 9 / 16),
        ])
        takeBack()
    }

    func takeBack() {
        guard video.superview !== slot else { return }
        slot.fbFill(with: video)
    }

    private func goFullScreen(animated: Bool) {
        guard presentedViewController == nil else { return }
        let theater = FBTheater()
        theater.video = video
        if !givesBackAfterAnimationOnly { theater.onClosed = { [weak self] in self?.takeBack() } }
        theater.modalPresentationStyle = .custom
        theater.modalPresentationCapturesStatusBarAppearance = true
        theater.transitioningDelegate = stage
        let pan = UIPanGestureRecognizer(target: stage, action: Selector(FBVideoStage.pulled(_:)))
        pan.delegate = stage
        theater.view.addGestureRecognizer(pan)
        present(theater, animated: animated)
    }
}

/// A picture with a clock, which runs as long as it is in a window.
final class FBVideoView: UIView {
    private let clock = fbLabel("0:00", .caption1, .white)
    private var link: CADisplayLink?
    private var (seconds, last): (CFTimeInterval, CFTimeInterval?) = (0, nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBrown
        fbAdd(clock)
        NSLayoutConstraint.activate([
            clock.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            clock.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else {
            link?.invalidate()
            (link, last) = (nil, nil)
            return
        }
        guard link == nil else { return }
        let ticker = FBTicker { [weak self] link in if let self { tick(link) } else { link.invalidate() } }
        link = CADisplayLink(target: ticker, selector: Selector(FBTicker.tick(_:)))
        link?.add(to: RunLoop.main, forMode: .common)
    }

    private func tick(_ link: CADisplayLink) {
        seconds += link.timestamp - (last ?? link.timestamp)
        last = link.timestamp
        let text = "\(Int(seconds) / 60):" + (Int(seconds) % 60 < 10 ? "0" : "") + "\(Int(seconds) % 60)"
        if clock.text != text { clock.text = text }
    }
}

/// Stands between a display link and whom it calls, so that the link does not hold it.
@MainActor private final class FBTicker: NSObject {
    private let onTick: (CADisplayLink) -> Void

    init(_ onTick: @escaping (CADisplayLink) -> Void) {
        self.onTick = onTick
        super.init()
    }

    func tick(_ link: CADisplayLink) { onTick(link) }
}

/// The whole screen for a video. It takes it before it appears, and says when it has gone.
private final class FBTheater: UIViewController {
    var video: FBVideoView?
    var onClosed: () -> Void = {}
    let backdrop = UIView()
    private var fit: [NSLayoutConstraint] = []

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.backgroundColor = .black
        view.fbFill(with: backdrop)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let video, video.superview !== view else { return }
        view.fbAdd(video)
        let wide = video.widthAnchor.constraint(equalTo: view.widthAnchor)
        wide.priority = .defaultHigh
        fit = [
            video.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            video.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            video.heightAnchor.constraint(equalTo: video.widthAnchor, multiplier: 9 / 16),
            video.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor), wide,
        ]
        NSLayoutConstraint.activate(fit)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NSLayoutConstraint.deactivate(fit)
        onClosed()
    }
}

/// Lets the video grow out of its post and shrink into it again. A pull downwards leads back.
@MainActor
private final class FBVideoStage: NSObject, UIViewControllerTransitioningDelegate,
    UIGestureRecognizerDelegate
{
    weak var feed: FBFeed?
    private var percent: UIPercentDrivenInteractiveTransition?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let feed else { return false }
        let speed = pan.velocity(in: feed.view.window)
        return speed.y > abs(speed.x) && feed.presentedViewController?.transitionCoordinator == nil
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let window = feed?.view.window else { return }
        let part = pan.translation(in: window).y / max(window.bounds.height * 0.6, 1)
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            feed?.dismiss(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = pan.state == .ended && (part > 0.4 || pan.velocity(in: window).y > 900)
            if goes { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    private func change(_ context: BodyAnimator.Context, leaves: Bool) {
        guard let theater = context.viewController(forKey: leaves ? .from : .to) as? FBTheater,
            let video = theater.video, let slot = feed?.slot
        else { return context.end() }
        if !leaves {
            theater.view.frame = context.finalFrame(for: theater)
            context.containerView.addSubview(theater.view)
        }
        theater.view.layoutIfNeeded()
        let place = slot.convert(slot.bounds, to: theater.view)
        let small = CGAffineTransform(
            translationX: place.midX - video.center.x, y: place.midY - video.center.y
        ).scaledBy(x: place.width / video.bounds.width, y: place.height / video.bounds.height)
        let show = { (isLarge: Bool) in
            video.transform = isLarge ? .identity : small
            theater.backdrop.alpha = isLarge ? 1 : 0
        }
        if !leaves { show(false) }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            show(!leaves)
        } completion: { _ in
            show(true)
            if context.transitionWasCancelled, !leaves { theater.view.removeFromSuperview() }
            if leaves, !context.transitionWasCancelled, self.feed?.givesBackAfterAnimationOnly == true {
                self.feed?.takeBack()
            }
            context.end()
        }
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
