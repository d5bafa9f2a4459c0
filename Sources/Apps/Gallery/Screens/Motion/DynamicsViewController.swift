import UIKit

/// Pictures that fall, hit each other and the ground, and are pulled by a finger.
final class DynamicsViewController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let gravity = UIGravityBehavior()
    private let collision = UICollisionBehavior()
    private let body = UIDynamicItemBehavior()
    private var pull: UIAttachmentBehavior?
    private var hasBegun = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dynamics"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemGroupedBackground
        body.elasticity = 0.4
        body.friction = 0.5
        for behavior in [gravity, collision, body] { animator.addBehavior(behavior) }
        #if canImport(ObjectiveC)
        let pan = #selector(pan(_:))
        #else
        let pan = Selector(DynamicsViewController.pan(_:))
        #endif
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: pan))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collision.setTranslatesReferenceBoundsIntoBoundary(with: view.safeAreaInsets)
        guard !hasBegun, view.bounds.width > 0 else { return }
        hasBegun = true
        for index in 0..<8 { drop(index) }
    }

    private func drop(_ index: Int) {
        let side: CGFloat = index.isMultiple(of: 3) ? 110 : 76
        let picture = LandscapeView(Place.all[index % Place.all.count].landscape)
        let column = CGFloat(index % 3) * (view.bounds.width - side) / 2
        let top = view.safeAreaInsets.top + CGFloat(index / 3) * 120
        picture.frame = CGRect(x: column, y: top, width: side, height: side)
        picture.layer.cornerRadius = 12
        picture.clipsToBounds = true
        view.addSubview(picture)
        for add in [gravity.addItem, collision.addItem, body.addItem] { add(picture) }
        body.addAngularVelocity(CGFloat(index % 5) - 2, for: picture)
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    private func pan(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: view)
        switch pan.state {
        case .began:
            guard let picture = view.hitTest(point, with: nil), picture !== view else { return }
            let middle = CGPoint(x: picture.bounds.midX, y: picture.bounds.midY)
            let inside = picture.convert(point, from: view)
            let offset = UIOffset(horizontal: inside.x - middle.x, vertical: inside.y - middle.y)
            let attachment = UIAttachmentBehavior(item: picture, offsetFromCenter: offset, attachedToAnchor: point)
            animator.addBehavior(attachment)
            pull = attachment
        case .changed: pull?.anchorPoint = point
        default:
            if let pull { animator.removeBehavior(pull) }
            pull = nil
        }
    }
}
