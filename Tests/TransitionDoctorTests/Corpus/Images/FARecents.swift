import TransitionDoctor
import UIKit

/// Tiles of which the one that was opened last is the first. The opened one is hidden while its page is there, and is looked up again by
/// the place that it had then.
@MainActor final class FARecents: UIViewController, UIViewControllerTransitioningDelegate {
    private let column = UIStackView()
    private var tiles: [UIView] = []
    fileprivate var openedIndex = 0
    fileprivate weak var openedTile: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 70),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            column.widthAnchor.constraint(equalToConstant: 150),
        ])
        tiles = [UIColor.systemTeal, .systemYellow, .systemPink].map { color in
            let tile = UIView()
            tile.backgroundColor = color
            tile.heightAnchor.constraint(equalToConstant: 64).isActive = true
            column.addArrangedSubview(tile)
            return tile
        }
    }

    func openLast(animated: Bool) {
        guard presentedViewController == nil, let tile = tiles.last else { return }
        openedIndex = tiles.count - 1
        openedTile = tile
        let page = FARecentPage("Document", tile.backgroundColor ?? .white)
        page.recents = self
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = self
        present(page, animated: animated)
    }

    /// The opened tile becomes the first. A stack view leaves out what is hidden, so the tile is made transparent instead.
    fileprivate func pageCame() {
        guard let openedTile, let index = tiles.firstIndex(of: openedTile) else { return }
        tiles.insert(tiles.remove(at: index), at: 0)
        column.removeArrangedSubview(openedTile)
        column.insertArrangedSubview(openedTile, at: 0)
        view.layoutIfNeeded()
        openedTile.alpha = 0
    }

    /// Without animation nobody else shows it again.
    fileprivate func pageWent(animated: Bool) {
        if !animated { openedTile?.alpha = 1 }
    }

    fileprivate func tile(at index: Int) -> UIView? { tiles.indices.contains(index) ? tiles[index] : nil }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FATileAnimator(self, opens: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FATileAnimator(self, opens: false) }

    static func screens() -> AppFlow {
        let recents = FARecents()
        return AppFlow(root: recents) { animated in
            recents.openLast(animated: animated)
        } close: { animated in
            recents.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FARecentPage: FAPage {
    weak var recents: FARecents?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        recents?.pageCame()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        recents?.pageWent(animated: animated)
    }
}

@MainActor private final class FATileAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let recents: FARecents
    private let opens: Bool

    init(_ recents: FARecents, opens: Bool) {
        self.recents = recents
        self.opens = opens
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FAContext) {
        if opens { transitionContext.faAddComingView() }
        guard let page = transitionContext.view(forKey: opens ? .to : .from),
            let tile = recents.tile(at: recents.openedIndex)
        else { return transitionContext.faConclude() }
        let place = tile.convert(tile.bounds, to: transitionContext.containerView)
        let small =
            UIAccessibility.isReduceMotionEnabled
            ? CGAffineTransform.identity
            : CGAffineTransform(translationX: place.midX - page.center.x, y: place.midY - page.center.y)
                .scaledBy(x: place.width / max(page.bounds.width, 1), y: place.height / max(page.bounds.height, 1))
        let opens = opens
        if opens { (page.transform, page.alpha) = (small, 0) }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            page.transform = opens ? .identity : small
            page.alpha = opens ? 1 : 0
        } completion: { _ in
            (page.transform, page.alpha) = (.identity, 1)
            if !opens { tile.alpha = 1 }
            transitionContext.faConclude()
        }
    }
}
