import QuartzCore
import UIKit

/// Moves a page in by a display link, which draws each step itself.
@MainActor final class FieldLinked: NSObject, UIViewControllerAnimatedTransitioning {
    enum Fault: Sendable {
        case none
        /// The link goes on after the end, and completes again and again.
        case linkStays
        /// The end is when nine tenths of the way are done.
        case endsEarly
    }

    private let fault: Fault
    private var link: CADisplayLink?
    private var (start, context): (CFTimeInterval, (any UIViewControllerContextTransitioning)?) = (0, nil)

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.addTo()
        (context, start) = (transitionContext, CACurrentMediaTime())
        put(0)
        link = CADisplayLink(target: self, selector: Selector(FieldLinked.step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    func step(_ link: CADisplayLink) {
        let part = (CACurrentMediaTime() - start) / 0.3
        put(CGFloat(min(part, 1)))
        guard part >= (fault == .endsEarly ? 0.8 : 1), let context else { return }
        if fault != .linkStays { link.invalidate() }
        (fault == .endsEarly ? nil : context.upperView)?.alpha = 1
        context.takeToBack()
        context.end()
        if fault != .linkStays { self.context = nil }
    }

    private func put(_ part: CGFloat) {
        guard let context else { return }
        context.upperView?.alpha = context.isLeaving ? 1 - part : part
    }
}

/// A note falls on the screen under its own weight, and flies up again.
@MainActor final class FieldFalling: NSObject, UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate {
    enum Fault: Sendable {
        case none
        /// Completed when the bodies rest, and again whenever they rest.
        case everyRest
        /// The way back forgets that gravity never lets anything rest that falls out of the screen.
        case neverRests
    }

    private let fault: Fault
    private let leaves: Bool
    private var bodies: UIDynamicAnimator?
    private var context: (any UIViewControllerContextTransitioning)?

    init(leaves: Bool, _ fault: Fault = .none) {
        (self.leaves, self.fault) = (leaves, fault)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.6
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if leaves { goAway(transitionContext) } else { fall(transitionContext) }
    }

    private func fall(_ context: any UIViewControllerContextTransitioning) {
        guard let note = context.toView, let controller = context.viewController(forKey: .to) else {
            return context.end()
        }
        let place = context.finalFrame(for: controller)
        note.frame = place.offsetBy(dx: 0, dy: -place.maxY)
        context.containerView.addSubview(note)
        let bodies = UIDynamicAnimator(referenceView: context.containerView)
        let snap = UISnapBehavior(item: note, snapTo: CGPoint(x: place.midX, y: place.midY))
        snap.damping = 1
        bodies.delegate = self
        bodies.addBehavior(snap)
        self.bodies = bodies
    }

    private func goAway(_ context: any UIViewControllerContextTransitioning) {
        guard let note = context.fromView else { return context.end() }
        let bodies = UIDynamicAnimator(referenceView: context.containerView)
        let gravity = UIGravityBehavior(items: [note])
        gravity.magnitude = 4
        gravity.action = { [weak self, weak note] in
            guard let self, let note, self.fault != .neverRests, let context = self.context,
                note.frame.minY > context.containerView.bounds.maxY
            else { return }
            self.bodies?.removeAllBehaviors()
            self.end()
        }
        bodies.addBehavior(gravity)
        self.bodies = bodies
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        if !leaves { end() }
    }

    private func end() {
        guard let context else { return }
        if fault == .everyRest {
            context.end()
            guard let note = context.toView else { return }
            bodies?.removeAllBehaviors()
            bodies?.addBehavior(UISnapBehavior(item: note, snapTo: note.center))
            return
        }
        bodies?.removeAllBehaviors()
        (bodies, self.context) = (nil, nil)
        context.takeToBack()
        context.end()
    }
}
