import TransitionDoctor
import UIKit

/// A wall of pictures. While one of them is open the wall scrolls to it and stays there, so that one comes home to where one has been.
final class FBPhotoWall: UICollectionViewController {
    private static let colors: [UIColor] = [
        .systemTeal, .systemIndigo, .systemOrange, .systemGreen, .systemPink, .systemBrown, .systemYellow,
    ]
    private let director = FBPhotoDirector()
    private let layout = UICollectionViewFlowLayout()

    init() {
        layout.minimumInteritemSpacing = 2
        layout.minimumLineSpacing = 2
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    static func screens() -> AppFlow {
        let wall = FBPhotoWall()
        return AppFlow(root: wall) { animated in
            wall.open(13, animated: animated)
        } close: { animated in
            wall.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
        director.wall = self
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let side = ((view.bounds.width - 4) / 3).rounded(.down)
        if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        cell.contentView.backgroundColor = Self.colors[indexPath.item % Self.colors.count]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(indexPath.item, animated: true)
    }

    private func open(_ index: Int, animated: Bool) {
        guard presentedViewController == nil else { return }
        let viewer = FBPhotoViewer()
        viewer.index = index
        viewer.color = Self.colors[index % Self.colors.count]
        viewer.modalPresentationStyle = .custom
        viewer.modalPresentationCapturesStatusBarAppearance = true
        viewer.transitioningDelegate = director
        viewer.onShown = { [weak self] in
            self?.collectionView.scrollToItem(
                at: IndexPath(item: index, section: 0), at: .centeredVertically, animated: false)
        }
        let pinch = UIPinchGestureRecognizer(target: director, action: Selector(FBPhotoDirector.pinched(_:)))
        viewer.view.addGestureRecognizer(pinch)
        present(viewer, animated: animated)
    }

    /// Where a picture is to be seen, if it is.
    func place(of index: Int, in view: UIView) -> CGRect? {
        guard let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0)),
            cell.frame.intersects(collectionView.bounds)
        else { return nil }
        return cell.convert(cell.bounds, to: view)
    }
}

/// One picture on black.
private final class FBPhotoViewer: UIViewController {
    var index = 0
    var color = UIColor.gray
    var onShown: () -> Void = {}
    let backdrop = UIView()
    let picture = UIView()

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.backgroundColor = .black
        view.fbFill(with: backdrop)
        picture.backgroundColor = color
        view.fbAdd(picture)
        let wide = picture.widthAnchor.constraint(equalTo: view.widthAnchor)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            picture.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor), wide,
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onShown()
    }
}

/// Lets a picture fly out of its place and home again. A pinch leads home.
@MainActor private final class FBPhotoDirector: NSObject, UIViewControllerTransitioningDelegate {
    weak var wall: FBPhotoWall?
    private var percent: UIPercentDrivenInteractiveTransition?

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard wall?.presentedViewController?.isBeingPresented == false, percent == nil else { return }
            percent = UIPercentDrivenInteractiveTransition()
            wall?.dismiss(animated: true)
        case .changed: percent?.update(min(max(1 - pinch.scale, 0), 1))
        case .ended: letGo(goes: pinch.scale < 0.6)
        case .cancelled, .failed: letGo(goes: false)
        default: break
        }
    }

    private func letGo(goes: Bool) {
        if goes { percent?.finish() } else { percent?.cancel() }
        percent = nil
    }

    private func fly(_ context: BodyAnimator.Context, leaves: Bool) {
        guard let viewer = context.viewController(forKey: leaves ? .from : .to) as? FBPhotoViewer else {
            return context.end()
        }
        if !leaves {
            viewer.view.frame = context.finalFrame(for: viewer)
            context.containerView.addSubview(viewer.view)
            viewer.view.layoutIfNeeded()
        }
        let isCalm = UIAccessibility.isReduceMotionEnabled
        let place = isCalm ? nil : wall?.place(of: viewer.index, in: viewer.view)
        let show = { (isOpen: Bool) in
            viewer.backdrop.alpha = isOpen ? 1 : 0
            if let place, !isOpen {
                let full = viewer.picture.bounds
                let move = CGAffineTransform(
                    translationX: place.midX - viewer.picture.center.x, y: place.midY - viewer.picture.center.y)
                viewer.picture.transform = move.scaledBy(x: place.width / full.width, y: place.height / full.height)
            } else {
                viewer.picture.transform = .identity
                viewer.picture.alpha = isOpen ? 1 : 0
            }
        }
        if !leaves { show(false) }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            show(!leaves)
        } completion: { _ in
            show(true)
            if context.transitionWasCancelled, !leaves { viewer.view.removeFromSuperview() }
            context.end()
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35) { self.fly($0, leaves: false) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35) { self.fly($0, leaves: true) } }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}
