import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UIDynamicAnimatorTests {
    @Test func `it runs from its first behavior until all rests`() {
        let stage = DynamicsStage()
        #expect(!stage.animator.isRunning)
        let behavior = UIDynamicItemBehavior(items: [stage.square(200, 400)])
        stage.add(behavior)
        #expect(stage.animator.isRunning && behavior.dynamicAnimator === stage.animator)
        #expect(stage.listener.log == ["resume"])
        stage.advance(by: 0.6)
        #expect(!stage.animator.isRunning)
        #expect(stage.listener.log == ["resume", "pause"])
    }

    @Test func `behaviors are made of behaviors`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        let whole = TossBehavior(item)
        var frames = 0
        whole.action = { frames += 1 }
        stage.add(whole)
        #expect(whole.moves == ["to"])
        #expect(whole.childBehaviors.allSatisfy { $0.dynamicAnimator === stage.animator })
        stage.advance(by: 0.2)
        #expect(frames == 12)
        #expect(item.center.y > 110)
        let late = UIPushBehavior(items: [item], mode: .continuous)
        late.setAngle(0, magnitude: 10)
        whole.addChildBehavior(late)
        stage.advance(by: 0.2)
        #expect(item.center.x > 205)
        whole.removeChildBehavior(late)
        #expect(late.dynamicAnimator == nil)
        stage.animator.removeBehavior(whole)
        #expect(whole.moves == ["to", "from"] && whole.dynamicAnimator == nil)
    }

    @Test func `a behavior can take itself away in its action`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        let gravity = UIGravityBehavior(items: [item])
        gravity.action = { [unowned gravity, animator = stage.animator] in
            if item.center.y > 400 { animator.removeBehavior(gravity) }
        }
        stage.add(gravity)
        #expect(stage.settle())
        #expect(item.center.y > 400 && item.center.y < 450)
    }

    @Test func `what somebody else moves is taken over when it is told`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        let properties = stage.makeFrictionless(item)
        properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
        stage.advance(by: 0.5)
        item.center = CGPoint(x: 100, y: 300)
        stage.animator.updateItem(usingCurrentState: item)
        stage.advance(by: 0.5)
        #expect(abs(item.center.x - 130) < 1 && item.center.y == 300)
    }

    @Test func `it knows which items a rectangle meets`() {
        let stage = DynamicsStage()
        let (near, far) = (stage.square(100, 100), stage.square(300, 700))
        stage.add(UIGravityBehavior(items: [near, far]))
        let found = stage.animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(found.count == 1 && found.first === near)
    }

    @Test func `the same behaviors give the same frames`() {
        func run() -> [CGAffineTransform] {
            let stage = DynamicsStage()
            let items = (0..<8).map { (number: Int) in
                let (x, y) = (60 + CGFloat(number * 37 % 280), CGFloat(number) * -90)
                return stage.square(x, y, side: 50)
            }
            let collision = UICollisionBehavior(items: items)
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: -900, left: 0, bottom: 0, right: 0))
            let properties = UIDynamicItemBehavior(items: items)
            properties.elasticity = 0.4
            stage.add(collision, properties, UIGravityBehavior(items: items))
            stage.advance(by: 2.5)
            for item in items {
                #expect(stage.view.bounds.insetBy(dx: 20, dy: 20).contains(item.center))
            }
            return items.map { $0.transform.translatedBy(x: $0.center.x, y: $0.center.y) }
        }
        #expect(run() == run())
    }

    @Test func `numbers that are none do no harm`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        let properties = stage.makeFrictionless(item)
        properties.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: item)
        properties.density = .nan
        properties.resistance = .infinity
        let push = UIPushBehavior(items: [item], mode: .continuous)
        push.magnitude = .infinity
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: CGFloat.nan, y: 0))
        stage.add(push, snap)
        stage.advance(by: 0.2)
        #expect(item.center.x.isFinite && item.center.y.isFinite)
    }

    @Test func `a layout asks it for its attributes`() throws {
        let layout = SpringLayout()
        layout.itemSize = CGSize(width: 300, height: 60)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = TenItems()
        collection.dataSource = source
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let stage = CompatibilityStage(showing: collection)
        stage.advance(by: 0.1)
        let path = IndexPath(item: 3, section: 0)
        #expect(layout.animator.behaviors.count == 10)
        #expect(layout.animator.items(in: stage.window.bounds).count == 10)
        #expect(collection.visibleCells.count == 10)
        let cell = try #require(collection.cellForItem(at: path))
        let rest = cell.center
        let attributes = try #require(layout.animator.layoutAttributesForCell(at: path))
        attributes.center.y += 40
        layout.animator.updateItem(usingCurrentState: attributes)
        stage.step()
        #expect(cell.center.y > rest.y + 20)
        stage.settle()
        #expect(abs(cell.center.y - rest.y) < 0.5)
        #expect(!layout.animator.isRunning)
        // The collection view does not keep it.
        withExtendedLifetime(source) {}
    }

    @Test func `a transition ends when its animator rests`() {
        let host = CompatibilityStage()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (presenter, presented) = (UIViewController(), UIViewController())
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        let delegate = DropDelegate()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        var isDone = false
        presenter.present(presented, animated: true) { isDone = true }
        host.advance(by: 0.3)
        #expect(!isDone && presented.isBeingPresented)
        #expect(host.settle())
        #expect(isDone && presented.view.window === window)
        #expect(abs(presented.view.center.y - window.bounds.midY) < 1)
    }
}

private final class TossBehavior: UIDynamicBehavior {
    var moves: [String] = []

    init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
        addChildBehavior(UICollisionBehavior(items: [item]))
    }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        super.willMove(to: dynamicAnimator)
        moves.append(dynamicAnimator == nil ? "from" : "to")
    }
}

/// As published layouts do it: every item hangs on a spring where the flow layout has it.
private final class SpringLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
        super.prepare()
        guard animator.behaviors.isEmpty else { return }
        let whole = CGRect(origin: .zero, size: collectionViewContentSize)
        for attributes in super.layoutAttributesForElements(in: whole) ?? [] {
            let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
            spring.length = 0
            spring.damping = 0.8
            spring.frequency = 1
            animator.addBehavior(spring)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        // As published code has it: it is not asked before the animator has items.
        animator.layoutAttributesForCell(at: indexPath)!
    }
}

private final class TenItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// Lets the presented view fall to its place.
private final class DropDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate
{
    private var animator: UIDynamicAnimator?
    private var context: (any UIViewControllerContextTransitioning)?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        let container = transitionContext.containerView
        let end = container.bounds
        view.frame = end.offsetBy(dx: 0, dy: -end.height)
        container.addSubview(view)
        let animator = UIDynamicAnimator(referenceView: container)
        animator.delegate = self
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: "bottom" as NSString, from: CGPoint(x: -100, y: end.maxY),
            to: CGPoint(x: end.maxX + 100, y: end.maxY))
        animator.addBehavior(collision)
        let upright = UIDynamicItemBehavior(items: [view])
        upright.allowsRotation = false
        animator.addBehavior(upright)
        let gravity = UIGravityBehavior(items: [view])
        gravity.magnitude = 3
        animator.addBehavior(gravity)
        self.animator = animator
        context = transitionContext
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        context?.completeTransition(true)
        (self.animator, context) = (nil, nil)
    }
}
