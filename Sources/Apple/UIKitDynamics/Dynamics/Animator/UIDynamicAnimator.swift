import QuartzCore

/// Called when an animator pauses and resumes. Both methods are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before a paused animator resumes.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items are at rest or no behavior moves them. A transition that an animator
    /// drives can complete then.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Called when the animator resumes. The default implementation does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Called when the animator pauses. The default implementation does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An animator of items as rigid bodies, which have mass, fall, collide and can be attached to each
/// other.
///
/// An animator runs from its first behavior until all items are at rest, and takes no time of a
/// frame while it is paused. The caller must retain it. On the virtual clock, equal behaviors
/// produce equal frames.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    private final var roots: [UIDynamicBehavior] = []
    private final weak var layout: UICollectionViewLayout?
    final let simulation = DynamicsSimulation()
    private final var link: CADisplayLink?
    private final var isStale = false
    private final var lastTick: CFTimeInterval = 0
    private final var remainder: TimeInterval = 0
    private final var restingTime: TimeInterval = 0

    /// The view whose coordinate space the items use.
    open private(set) weak var referenceView: UIView?
    /// The object that is notified when the animator pauses and resumes. A weak reference.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The time in seconds that the animator has run.
    open private(set) var elapsedTime: TimeInterval = 0
    /// Whether the animator is running.
    open private(set) var isRunning = false

    /// Creates an animator for objects that are not views, in their own coordinate space.
    public override init() { super.init() }

    /// Creates an animator for views in a reference view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator for a layout's attributes. It invalidates the layout in every frame; the
    /// layout then returns the attributes of `items(in:)`.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    // MARK: Behaviors

    /// The behaviors that were added, without their child behaviors.
    open var behaviors: [UIDynamicBehavior] { roots }

    /// Adds a behavior. A behavior that was already added is ignored. A behavior of another
    /// animator is removed from that first.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !roots.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behavior.willMove(to: self)
        roots.append(behavior)
        behavior.animator = self
        behaviorsChanged()
    }

    /// Removes a behavior. Its items remain at their positions.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = roots.firstIndex(where: { $0 === behavior }) else { return }
        takeOut([behavior]) { roots.remove(at: index) }
    }

    /// Removes all behaviors. The animator pauses; a paused one does not resume.
    open func removeAllBehaviors() { takeOut(roots) { roots = [] } }

    private final func takeOut(_ behaviors: [UIDynamicBehavior], of change: () -> Void) {
        for behavior in behaviors { behavior.willMove(to: nil) }
        change()
        for behavior in behaviors { behavior.animator = nil }
        behaviorsChanged()
    }

    // MARK: Items

    /// Returns the items that intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        update()
        return simulation.items.filter { $0.surroundings.intersects(rect) }
    }

    /// Updates the animator with the state of an item that other code has moved. The item's
    /// velocity is preserved.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        update()
        simulation.read(item)
        wake()
    }

    /// Returns the attributes of a cell that the animator moves.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell(indexPath))
    }
    /// Returns the attributes of a supplementary view, or `nil` if it is not among the items.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplement(kind, indexPath)) }
    /// Returns the attributes of a decoration, or `nil` if it is not among the items.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decoration(decorationViewKind, indexPath))
    }

    private final func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        update()
        return simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { $0.key == key }
    }
}

// MARK: Time

extension UIDynamicAnimator {
    /// All behaviors, each before its children.
    private final var allBehaviors: [UIDynamicBehavior] { roots.flatMap(\.preorder) }

    /// What boundaries that follow the reference follow: the view's bounds, or the layout's content.
    private final var referenceBounds: CGRect {
        if let layout { return CGRect(origin: .zero, size: layout.collectionViewContentSize) }
        return referenceView?.bounds ?? .null
    }

    /// Something about the behaviors is different from the next step onwards.
    final func behaviorsChanged() {
        isStale = true
        wake()
    }

    /// Goes on, if the animator was at rest.
    final func wake() {
        restingTime = 0
        guard !isRunning, !roots.isEmpty else { return }
        isRunning = true
        lastTick = CACurrentMediaTime()
        remainder = 0
        delegate?.dynamicAnimatorWillResume(self)
        guard link == nil else { return }
        // The link keeps its target, which must not keep the animator.
        let ticker = BodyTicker { [weak self] link in
            guard let self else { return link.invalidate() }
            self.tick()
        }
        let link = CADisplayLink(target: ticker, selector: Selector(BodyTicker.tick(_:)))
        link.addAtOnce()
        self.link = link
    }

    private final func pause() {
        isRunning = false
        restingTime = 0
        link?.invalidate()
        link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Brings the bodies up to date with the behaviors.
    private final func update() {
        if let followed = simulation.followedBounds, followed != referenceBounds { isStale = true }
        guard isStale else { return }
        isStale = false
        simulation.rebuild(from: allBehaviors) { [unowned self] in referenceBounds }
    }

    final func body(of item: any UIDynamicItem) -> RigidBody? {
        update()
        return simulation.body(of: item)
    }

    /// Goes on to the present time, in steps of their own length.
    fileprivate final func tick() {
        let now = CACurrentMediaTime()
        // Where a program was held up, the time that it lost is lost for the items too.
        let passed = min(max(now - lastTick, 0), 0.25)
        lastTick = now
        elapsedTime += passed
        remainder += passed
        while remainder >= DynamicsMetrics.step - 1e-9, isRunning {
            remainder -= DynamicsMetrics.step
            step()
        }
        simulation.write()
        for behavior in allBehaviors { behavior.action?() }
        layout?.invalidateLayout()
        restIfAllRests(passed)
    }

    private final func step() {
        update()
        let behaviors = allBehaviors
        for behavior in behaviors { behavior.exert(DynamicsMetrics.step, on: simulation, at: elapsedTime) }
        let events = simulation.world.step(DynamicsMetrics.step)
        guard !events.isEmpty else { return }
        simulation.write()
        for event in events {
            for group in event.contact.groups { group.report?(event) }
        }
    }

    private final func restIfAllRests(_ passed: TimeInterval) {
        guard isRunning else { return }
        if roots.isEmpty { return pause() }
        guard !isStale, simulation.world.isResting else {
            restingTime = 0
            return
        }
        restingTime += passed
        if restingTime >= DynamicsMetrics.restTime { pause() }
    }
}
