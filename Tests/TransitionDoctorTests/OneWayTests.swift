import Testing
import TransitionDoctor
import UIKit

/// Animators that are right as they stand, though they do nothing for the other direction or nothing to put values back.
@MainActor
@Suite
struct OneWayTests {
    typealias Context = any UIViewControllerContextTransitioning

    /// As in Apple's guide: the frame is animated, nothing is put back.
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: Context) {
            guard let view = context.view(forKey: .from) else { return }
            UIView.animate(withDuration: 0.3) {
                view.frame.origin.y = context.containerView.bounds.height
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    /// Only presents.
    final class Show: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: Context) {
            guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
            view.frame = context.finalFrame(for: to)
            view.alpha = 0
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 0.3) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test func `a dismissal that puts nothing back is right`() {
        let diagnosis = Patient("slide", for: .dismiss(.custom)) { Slide() }.examine()
        // Nothing but a warning: it slides for those too who have asked for less motion.
        #expect(diagnosis.brokenRules == [.reduceMotionIgnored], "\(diagnosis)")
    }

    /// Puts the screen that comes back into the window, as published code does that takes views over from the system.
    final class Own: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: Context) {
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
            context.containerView.superview?.insertSubview(to, belowSubview: context.containerView)
            UIView.animate(withDuration: 0.3) {
                from.alpha = 0
            } completion: { _ in
                if context.transitionWasCancelled { to.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test func `a screen that comes back outside of the container is not missing`() {
        let diagnosis = Patient("own", for: .dismiss(.fullScreen)) { Own() }.examine()
        #expect(!diagnosis.brokenRules.contains(.toViewMissing), "\(diagnosis)")
    }

    @Test func `an animator for presentations alone is not handed the dismissal`() {
        let diagnosis = Patient("show", for: .present(.custom)) { Show() }.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }
}
