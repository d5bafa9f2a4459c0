import QuartzCore
import TransitionDoctor
import UIKit

/// What apps do around their transitions, rightly and wrongly.
@MainActor enum WildApps {
    private static func fading(_ root: UIViewController) -> WildRoute {
        WildRoute(root) { _ in
            BodyAnimator {
                $0.addTo()
                $0.fade()
            }
        }
    }

    /// A push without animation under a transition of the layer's.
    static func layerTransition(isKept: Bool = false) -> AppFlow {
        let navigation = UINavigationController(rootViewController: WildPage("List", .systemTeal))
        let fade = { (animated: Bool) in
            guard animated else { return }
            let transition = CATransition()
            transition.type = .fade
            transition.duration = 0.3
            if isKept {
                transition.fillMode = .forwards
                transition.isRemovedOnCompletion = false
            }
            navigation.view.layer.add(transition, forKey: "change")
        }
        return AppFlow(root: navigation) { animated in
            fade(animated)
            navigation.pushViewController(WildPage("Page", .systemIndigo), animated: false)
        } close: { animated in
            fade(animated)
            navigation.popViewController(animated: false)
        }
    }

    /// A player in the dark, without the bar.
    static func player(hidesOnce: Bool = false) -> AppFlow {
        let list = WildPage("Films", .systemBackground)
        let route = fading(list)
        route.makePage = {
            let page = WildPage("", .black) { page in
                _ = wildBlock(.systemGray, in: page.view, x: 0, y: 260, width: 300, height: 220)
            }
            var hasHidden = false
            page.whenComing = { page in
                if hasHidden, hidesOnce { return }
                hasHidden = true
                page.navigationController?.setNavigationBarHidden(true, animated: true)
            }
            page.whenGoing = { page in page.navigationController?.setNavigationBarHidden(false, animated: true) }
            return page
        }
        return route.screens
    }

    /// A list in a page that is pulled down over its upper end to leave.
    static func pulled(locksBounce: Bool = false) -> AppFlow {
        let home = WildPage("Home", .systemTeal)
        let delegate = CorpusModalDelegate { leaves in
            BodyAnimator { context in
                context.addTo()
                guard let view = context.upperView else { return context.end() }
                let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
                if !leaves { view.transform = below }
                UIView.animate(withDuration: 0.3) {
                    view.transform = leaves ? below : .identity
                } completion: { _ in
                    view.transform = .identity
                    context.takeToBack()
                    context.end()
                }
            }
        }
        return AppFlow(root: home) { animated in
            let page = WildPulledPage(locksBounce)
            page.modalPresentationStyle = .custom
            page.transitioningDelegate = delegate
            home.present(page, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    /// A message in a window of its own.
    static func overlay(stays: Bool = false) -> AppFlow {
        let home = WildPage("Home", .systemTeal)
        var (window, forgotten): (UIWindow?, [UIWindow]) = (nil, [])
        return AppFlow(root: home) { animated in
            guard window == nil, let scene = home.view.window?.windowScene else { return }
            let over = UIWindow(windowScene: scene)
            over.windowLevel = .alert
            let content = UIViewController()
            content.view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
            over.rootViewController = content
            over.isHidden = false
            window = over
            guard animated else { return }
            content.view.alpha = 0
            UIView.animate(withDuration: 0.25) { content.view.alpha = 1 }
        } close: { animated in
            guard let over = window else { return }
            window = nil
            guard animated else {
                over.isHidden = true
                return
            }
            UIView.animate(withDuration: 0.25) {
                over.rootViewController?.view.alpha = 0
            } completion: { _ in
                if stays { forgotten.append(over) } else { over.isHidden = true }
            }
        }
    }

    /// A banner for which the page makes room.
    static func banner(keepsRoom: Bool = false) -> AppFlow {
        let banner = UIView()
        let home = WildPage("News", .systemBackground) { home in
            banner.backgroundColor = .systemRed
            banner.frame = CGRect(x: 0, y: 0, width: home.view.bounds.width, height: 100)
            banner.autoresizingMask = .flexibleWidth
            banner.transform = CGAffineTransform(translationX: 0, y: -100)
            home.view.addSubview(banner)
        }
        let set = { (isShown: Bool, animated: Bool) in
            let change = {
                banner.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: -100)
                if isShown || !keepsRoom { home.additionalSafeAreaInsets.top = isShown ? 44 : 0 }
                home.view.layoutIfNeeded()
            }
            if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
        }
        return AppFlow(root: home) {
            set(true, $0)
        } close: {
            set(false, $0)
        }
    }

    /// A link that leads three pages deep at once, and back to the first.
    static func deepLink() -> AppFlow {
        let list = WildPage("Start", .systemTeal)
        let route = fading(list)
        return AppFlow(root: route.navigation) { animated in
            let (between, deep) = (WildPage("Between", .systemYellow), WildPage("Deep", .systemIndigo))
            [between, deep].forEach { route.addFinger(to: $0) }
            route.navigation.setViewControllers([list, between, deep], animated: animated)
        } close: { animated in
            route.navigation.popToRootViewController(animated: animated)
        }
    }

    /// The one page of a stack is another.
    static func replaced() -> AppFlow {
        let first = WildPage("Guest", .systemTeal)
        let route = fading(first)
        return AppFlow(root: route.navigation) { animated in
            route.navigation.setViewControllers([WildPage("Member", .systemOrange)], animated: animated)
        } close: { animated in
            route.navigation.setViewControllers([first], animated: animated)
        }
    }

    /// Grey rows that shimmer until their texts are there.
    static func shimmering() -> AppFlow {
        let route = fading(WildPage("List", .systemTeal))
        route.makePage = {
            WildPage("Loading", .systemBackground) { page in
                for row in 0..<4 {
                    let bone = wildBlock(
                        .systemGray5, in: page.view, y: 240 + 80 * CGFloat(row), width: 300, height: 50)
                    let light = CAGradientLayer()
                    light.frame = bone.bounds
                    light.colors = [UIColor.systemGray5, .white, .systemGray5].map(\.cgColor)
                    (light.startPoint, light.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
                    bone.layer.addSublayer(light)
                    let run = CABasicAnimation(keyPath: "locations")
                    (run.fromValue, run.toValue) = ([-1, -0.5, 0], [1, 1.5, 2])
                    (run.duration, run.repeatCount) = (0.9, .infinity)
                    light.add(run, forKey: "shimmer")
                    later(0.6) { [weak bone] in
                        light.removeFromSuperlayer()
                        bone?.backgroundColor = .systemBlue
                    }
                }
            }
        }
        return route.screens
    }

    /// The system's sheet becomes large, and small again.
    static func detents() -> AppFlow {
        let home = WildPage("Map", .systemGreen)
        let sheet = WildPage("Places", .systemBackground)
        sheet.modalPresentationStyle = .pageSheet
        sheet.isModalInPresentation = true
        let controller = sheet.sheetPresentationController
        controller?.detents = [.medium(), .large()]
        var isThere = false
        home.whenHere = { home in
            guard !isThere else { return }
            isThere = true
            home.present(sheet, animated: false)
        }
        let choose = { (name: UISheetPresentationController.Detent.Identifier, animated: Bool) in
            guard animated else {
                controller?.selectedDetentIdentifier = name
                return
            }
            controller?.animateChanges { controller?.selectedDetentIdentifier = name }
        }
        return AppFlow(root: home) {
            choose(.large, $0)
        } close: {
            choose(.medium, $0)
        }
    }

    /// A card whose controller listens to the keyboard, which its field brings as soon as it is there.
    static func question(overridesFrame: Bool = false, keepsItself: Bool = false) -> AppFlow {
        let home = WildPage("Chat", .systemTeal)
        let delegate = CorpusModalDelegate { leaves in
            BodyAnimator { context in
                context.addTo()
                guard let view = context.upperView else { return context.end() }
                if !leaves { view.alpha = 0 }
                UIView.animate(withDuration: 0.3) {
                    view.alpha = leaves ? 0 : 1
                } completion: { _ in
                    view.alpha = 1
                    if overridesFrame, !leaves { view.center = context.containerView.center }
                    context.takeToBack()
                    context.end()
                }
            }
        } controller: {
            WildQuestionController($0, $1, keepsItself)
        }
        return AppFlow(root: home) { animated in
            let question = WildPage("Your name?", .systemBackground)
            let field = UITextField(frame: CGRect(x: 20, y: 90, width: 200, height: 36))
            field.borderStyle = .roundedRect
            question.whenLoaded = { $0.view.addSubview(field) }
            question.whenComing = { _ in field.becomeFirstResponder() }
            question.whenGoing = { _ in field.resignFirstResponder() }
            question.modalPresentationStyle = .custom
            question.transitioningDelegate = delegate
            home.present(question, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    /// A bar with the song that plays, which a pull upwards or a tap opens; a finger closes the player.
    static func song(staysFaint: Bool = false) -> AppFlow { WildSong(staysFaint).screens }
}

/// Makes room for the keyboard.
private final class WildQuestionController: UIPresentationController {
    private var keyboard: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []
    private let shade = UIView()

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ keepsItself: Bool) {
        super.init(presentedViewController: presented, presenting: presenting)
        let center = NotificationCenter.default
        let name = UIResponder.keyboardWillChangeFrameNotification
        if keepsItself {
            _ = center.addObserver(forName: name, object: nil, queue: nil) { note in
                nonisolated(unsafe) let info = note.userInfo
                MainActor.assumeIsolated { self.makeRoom(info) }
            }
            return
        }
        observers.append(
            center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                nonisolated(unsafe) let info = note.userInfo
                MainActor.assumeIsolated { self?.makeRoom(info) }
            })
    }

    private func makeRoom(_ info: [AnyHashable: Any]?) {
        guard let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, let containerView else { return }
        keyboard = frame.minY < containerView.window?.screen.bounds.maxY ?? 0 ? frame.height : 0
        UIView.animate(withDuration: 0.25) {
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
        }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: (bounds.width - 280) / 2, y: (bounds.height - keyboard - 220) / 2, width: 280, height: 220)
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        shade.frame = containerView?.bounds ?? .zero
        shade.alpha = 0
        containerView?.insertSubview(shade, at: 0)
        along(1)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        along(0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
    }

    private func along(_ alpha: CGFloat) {
        let isAlong = presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = alpha }
        if isAlong != true { shade.alpha = alpha }
    }
}

/// A page whose list is pulled over its end to leave.
private final class WildPulledPage: UIViewController, UIScrollViewDelegate {
    private let locksBounce: Bool
    private let scroll = UIScrollView()

    init(_ locksBounce: Bool) {
        self.locksBounce = locksBounce
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.contentSize = CGSize(width: 300, height: 1600)
        scroll.delegate = self
        for row in 0..<16 {
            _ = wildBlock(row % 2 == 0 ? .systemYellow : .systemBrown, in: scroll, y: 100 * CGFloat(row) + 60)
        }
        view.addSubview(scroll)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        if locksBounce { scroll.showsVerticalScrollIndicator = false }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if locksBounce { scroll.isScrollEnabled = false }
        if scrollView.contentOffset.y < -120 { dismiss(animated: true) }
    }
}

/// A home with a bar at its foot, and the player that comes out of it.
private final class WildSong: NSObject, UIViewControllerTransitioningDelegate {
    private let home = WildPage("Music", .systemBackground)
    private let bar = UIView()
    private let staysFaint: Bool
    private var percent: UIPercentDrivenInteractiveTransition?
    private weak var player: UIViewController?

    init(_ staysFaint: Bool) {
        self.staysFaint = staysFaint
        super.init()
        home.whenLoaded = { [weak self] home in
            guard let self else { return }
            bar.backgroundColor = .systemPink
            bar.frame = CGRect(x: 0, y: home.view.bounds.height - 100, width: home.view.bounds.width, height: 100)
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            bar.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(WildSong.pulledUp(_:))))
            home.view.addSubview(bar)
        }
    }

    var screens: AppFlow {
        AppFlow(root: home) { animated in
            self.open(animated)
        } close: { animated in
            self.home.dismiss(animated: animated)
        }
    }

    private func open(_ animated: Bool) {
        let player = WildPage("Song", .systemPink)
        player.modalPresentationStyle = .custom
        player.transitioningDelegate = self
        player.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector(WildSong.pulledDown(_:))))
        self.player = player
        if staysFaint { bar.alpha = 0 }
        home.present(player, animated: animated)
    }

    func pulledUp(_ pan: UIPanGestureRecognizer) { follow(pan, -1) { open(true) } }

    func pulledDown(_ pan: UIPanGestureRecognizer) { follow(pan, 1) { player?.dismiss(animated: true) } }

    private func follow(_ pan: UIPanGestureRecognizer, _ sign: CGFloat, begin: () -> Void) {
        let part = sign * pan.translation(in: home.view.window).y / home.view.bounds.height
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            begin()
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            if pan.state == .ended, part > 0.3 { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    private func animator(_ leaves: Bool) -> BodyAnimator {
        BodyAnimator(0.35) { [bar, staysFaint] context in
            context.addTo()
            guard let view = context.upperView else { return context.end() }
            let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
            if !leaves { view.transform = below }
            UIView.animate(withDuration: 0.35) {
                view.transform = leaves ? below : .identity
                if staysFaint { bar.alpha = leaves ? 1 : 0 }
            } completion: { _ in
                view.transform = .identity
                context.takeToBack()
                context.end()
            }
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(false) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(true) }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}
