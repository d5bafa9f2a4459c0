import TestStages
import UIKit

/// A phone with an animator for the view that fills it, and a record of what its delegates heard.
@MainActor final class DynamicsStage: ViewStage {
    let view = UIView()
    let listener = DynamicsListener()
    let animator: UIDynamicAnimator

    init() {
        animator = UIDynamicAnimator(referenceView: view)
        super.init(view)
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
}

@MainActor final class DynamicsListener: NSObject, UIDynamicAnimatorDelegate {
    var log: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
}
