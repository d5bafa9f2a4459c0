import TransitionDoctor
import UIKit

/// A wall of photos, of which one is looked at alone.
final class SeenWall: UIViewController {
    private(set) var tiles: [UIImageView] = []
    var keeps: AnyObject?
    /// The tile that was chosen.
    var chosen: UIImageView { tiles[4] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        for index in 0..<9 {
            let tile = UIImageView(image: SeenWall.picture(index))
            tile.frame = CGRect(x: 12 + 100 * (index % 3), y: 180 + 100 * (index / 3), width: 92, height: 92)
            tile.contentMode = .scaleAspectFill
            tile.clipsToBounds = true
            tile.accessibilityIdentifier = "tile \(index)"
            view.addSubview(tile)
            tiles.append(tile)
        }
    }

    static func picture(_ index: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 80)).image { context in
            UIColor(hue: CGFloat(index) / 9, saturation: 0.6, brightness: 0.8, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 80))
            UIColor.white.setFill()
            context.fill(CGRect(x: 10, y: 10 + 5 * index, width: 30, height: 8))
        }
    }
}

/// One photo, with a line below it.
final class SeenPhoto: UIViewController {
    let picture = UIImageView()
    private let caption = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.image = SeenWall.picture(4)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.accessibilityIdentifier = "photo"
        caption.text = "A lake in June"
        view.addSubview(picture)
        view.addSubview(caption)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        picture.frame = CGRect(x: 0, y: view.safeAreaInsets.top + 20, width: width, height: width * 0.8)
        caption.frame = CGRect(x: 20, y: picture.frame.maxY + 12, width: width - 40, height: 30)
    }
}

/// A tile flies to the photo's place and back.
@MainActor final class SeenZoom: NSObject, UIViewControllerAnimatedTransitioning {
    enum Fault {
        case none
        /// Who is called off does not show the tile again.
        case tileStaysHidden
        /// The flying picture is taken away only at a good end.
        case pictureStays
        /// The place where it lands is asked for before the page has its layout.
        case landsBeside
        /// A finger that lets go has no say in how it ends.
        case alwaysTrue
        /// A picture of the page that was never drawn.
        case blankPage
    }

    private let isPush: Bool
    private let fault: Fault

    init(isPush: Bool, _ fault: Fault) { (self.isPush, self.fault) = (isPush, fault) }

    func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.35 }

    func animateTransition(using context: BodyAnimator.Context) {
        let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        context.addTo()
        guard let wall = (isPush ? from : to) as? SeenWall, let photo = (isPush ? to : from) as? SeenPhoto,
            let page = photo.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        if fault != .landsBeside { context.toView?.layoutIfNeeded() }
        let container = context.containerView
        let small = wall.chosen.convert(wall.chosen.bounds, to: container)
        let large = photo.picture.convert(photo.picture.bounds, to: container)
        if fault == .blankPage, isPush, let blank = page.snapshotView(afterScreenUpdates: false) {
            blank.frame = page.frame
            container.addSubview(blank)
            page.isHidden = true
            fly(context, wall, photo, blank, from: small, to: large)
        } else {
            fly(context, wall, photo, page, from: isPush ? small : large, to: isPush ? large : small)
        }
    }

    private func fly(
        _ context: BodyAnimator.Context, _ wall: SeenWall, _ photo: SeenPhoto, _ page: UIView, from start: CGRect,
        to end: CGRect
    ) {
        let flier = UIImageView(image: wall.chosen.image)
        flier.contentMode = .scaleAspectFill
        flier.clipsToBounds = true
        flier.frame = start
        context.containerView.addSubview(flier)
        wall.chosen.isHidden = true
        photo.picture.isHidden = true
        page.alpha = isPush ? 0 : 1
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            flier.frame = end
            page.alpha = self.isPush ? 1 : 0
        } completion: { _ in
            self.tidyUp(context, wall, photo, page, flier)
        }
    }

    private func tidyUp(
        _ context: BodyAnimator.Context, _ wall: SeenWall, _ photo: SeenPhoto, _ page: UIView, _ flier: UIView
    ) {
        let isOff = context.transitionWasCancelled
        if !(fault == .pictureStays && isOff) { flier.removeFromSuperview() }
        if !(fault == .tileStaysHidden && !isPush && !isOff) { wall.chosen.isHidden = false }
        photo.picture.isHidden = false
        page.alpha = 1
        if page !== photo.view {
            page.removeFromSuperview()
            photo.view.isHidden = false
        }
        if isOff, fault != .alwaysTrue { context.toView?.removeFromSuperview() }
        context.completeTransition(fault == .alwaysTrue || !isOff)
    }
}

/// The delegate of the wall's stack, with a pan that leads back.
@MainActor final class SeenWallDirector: NSObject, UINavigationControllerDelegate {
    private let interactor = SeenInteractor()
    private weak var navigation: UINavigationController?
    private let fault: SeenZoom.Fault

    init(_ navigation: UINavigationController, _ fault: SeenZoom.Fault) {
        (self.navigation, self.fault) = (navigation, fault)
        super.init()
        navigation.delegate = self
    }

    /// The app: a wall, a page, and the way between them.
    static func screens(_ fault: SeenZoom.Fault = .none) -> AppFlow {
        let wall = SeenWall()
        let navigation = UINavigationController(rootViewController: wall)
        let director = SeenWallDirector(navigation, fault)
        wall.keeps = director
        return AppFlow(root: navigation) { animated in
            let photo = SeenPhoto()
            let pan = UIScreenEdgePanGestureRecognizer(target: director, action: Selector(SeenWallDirector.panned(_:)))
            pan.edges = .left
            photo.view.addGestureRecognizer(pan)
            navigation.pushViewController(photo, animated: animated)
        } close: { animated in
            navigation.popViewController(animated: animated)
        }
    }

    func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
        let way = pan.translation(in: pan.view?.window).x / (pan.view?.bounds.width ?? 1)
        interactor.follow(pan, way) { navigation?.popViewController(animated: true) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SeenZoom(isPush: operation == .push, fault) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.hasStarted ? interactor : nil }
}

/// The interactor of many tutorials: it knows whether a finger has begun, and whether it would finish.
@MainActor final class SeenInteractor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
    private var shouldFinish = false

    func follow(_ pan: UIPanGestureRecognizer, _ way: CGFloat, begin: () -> Void) {
        let progress = max(0, min(way, 1))
        switch pan.state {
        case .began:
            (hasStarted, shouldFinish) = (true, false)
            begin()
        case .changed:
            shouldFinish = progress > 0.35
            update(progress)
        case .cancelled, .failed:
            hasStarted = false
            cancel()
        case .ended:
            hasStarted = false
            if shouldFinish { finish() } else { cancel() }
        default: break
        }
    }
}
