import TransitionDoctor
import UIKit

/// Books in a collection view. The one that is chosen grows out of its cell, wherever that is by then.
@MainActor final class FAShelf: UIViewController, UICollectionViewDataSource, UIViewControllerTransitioningDelegate {
    private let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple, .systemPink]
    private var chosen = IndexPath(item: 3, section: 0)
    private lazy var grid: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 92, height: 120)
        layout.minimumLineSpacing = 20
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        grid.backgroundColor = .white
        grid.dataSource = self
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
        grid.faFill(view)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { colors.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        cell.contentView.backgroundColor = colors[indexPath.item]
        return cell
    }

    func open(animated: Bool) {
        guard presentedViewController == nil else { return }
        let book = FAPage("Book", colors[chosen.item])
        book.modalPresentationStyle = .custom
        book.transitioningDelegate = self
        present(book, animated: animated)
    }

    /// The cell, if it can be seen now.
    fileprivate var chosenCell: UICollectionViewCell? {
        grid.layoutIfNeeded()
        guard let cell = grid.cellForItem(at: chosen), grid.bounds.contains(cell.frame) else { return nil }
        return cell
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FACellAnimator(self, grows: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FACellAnimator(self, grows: false) }

    static func screens() -> AppFlow {
        let shelf = FAShelf()
        return AppFlow(root: shelf) { animated in
            shelf.open(animated: animated)
        } close: { animated in
            shelf.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FACellAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var shelf: FAShelf?
    private let grows: Bool

    init(_ shelf: FAShelf, grows: Bool) {
        self.shelf = shelf
        self.grows = grows
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { grows ? 0.55 : 0.4 }

    func animateTransition(using transitionContext: FAContext) {
        if grows { transitionContext.faAddComingView() }
        guard let page = transitionContext.view(forKey: grows ? .to : .from) else {
            return transitionContext.faConclude()
        }
        let seconds = transitionDuration(using: transitionContext)
        guard !UIAccessibility.isReduceMotionEnabled, let cell = shelf?.chosenCell,
            let cover = cell.snapshotView(afterScreenUpdates: false)
        else { return transitionContext.faDissolve(page, comes: grows, duration: seconds) }
        let small = shrinking(page, to: cell.convert(cell.bounds, to: transitionContext.containerView))
        cover.frame = page.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.addSubview(cover)
        cell.isHidden = true
        cover.alpha = grows ? 1 : 0
        if grows { page.transform = small }
        let grows = grows
        UIView.animate(
            withDuration: seconds, delay: 0, usingSpringWithDamping: grows ? 0.85 : 1, initialSpringVelocity: 0
        ) {
            page.transform = grows ? .identity : small
            cover.alpha = grows ? 0 : 1
        } completion: { _ in
            page.transform = .identity
            cover.removeFromSuperview()
            cell.isHidden = false
            transitionContext.faConclude()
        }
    }

    /// A transform with which the view covers the rectangle.
    private func shrinking(_ view: UIView, to place: CGRect) -> CGAffineTransform {
        let size = view.bounds.size
        return CGAffineTransform(translationX: place.midX - view.center.x, y: place.midY - view.center.y)
            .scaledBy(x: place.width / max(size.width, 1), y: place.height / max(size.height, 1))
    }
}
