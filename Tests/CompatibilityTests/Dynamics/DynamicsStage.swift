import UIKit

/// A phone with an animator for the view that fills it, and a record of what its delegates heard.
@MainActor final class DynamicsStage: CompatibilityStage {
    let view = UIView()
    let listener = DynamicsListener()
    let animator: UIDynamicAnimator

    init() {
        animator = UIDynamicAnimator(referenceView: view)
        super.init(showing: view)
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        animator.delegate = listener
    }

    /// Adds a square item.
    func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
        let item = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        view.addSubview(item)
        return item
    }

    func add(_ behaviors: UIDynamicBehavior...) { for behavior in behaviors { animator.addBehavior(behavior) } }

    /// Properties with which nothing but the forces counts.
    @discardableResult
    func makeFrictionless(_ items: UIView...) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: items)
        behavior.resistance = 0
        behavior.angularResistance = 0
        behavior.elasticity = 0
        behavior.friction = 0
        add(behavior)
        return behavior
    }
}

@MainActor final class DynamicsListener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var log: [String] = []
    var places: [CGPoint] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        log.append("began items")
        places.append(p)
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { log.append("ended items") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        log.append("began \(identifier.map { "\($0)" } ?? "edge")")
        places.append(p)
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("ended \(identifier.map { "\($0)" } ?? "edge")") }
}
