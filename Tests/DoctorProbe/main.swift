import Foundation
import TransitionDoctor
import UIKit

// A program of patients, for the tests of `interlude doctor --program`: some trap, one is wrong,
// one prints, one is right. Where it is asked for, one never comes back.
let endless = Patient("endless", for: .push, .pop) { ProbeAnimator { _ in while true { sched_yield() } } }
PatientProgram.run(
    [
        Patient("trapping", for: .present(.custom)) { ProbeAnimator { _ = $0.view(forKey: .from)!.frame } },
        Patient("leaving", for: .push) {
            ProbeAnimator { $0.containerView.addSubview(UIView(frame: $0.containerView.bounds)) }
        },
        Patient("half", for: [.push, .present(.custom)]) { use in
            ProbeAnimator { context in
                if use.isModal { _ = context.view(forKey: .from)!.frame }
                context.containerView.addSubview(UIView(frame: context.containerView.bounds))
            }
        },
        Patient("talking", for: .push) { ProbeAnimator { _ in print("Now it moves") } },
        Patient("right", for: .push) { ProbeAnimator { _ in } },
    ] + (ProcessInfo.processInfo.environment["DOCTOR_PROBE_ENDLESS"] == nil ? [] : [endless]))

/// A fade that does something more.
final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Context = any UIViewControllerContextTransitioning
    private let extra: (Context) -> Void

    init(extra: @escaping (Context) -> Void) { self.extra = extra }

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.3 }

    func animateTransition(using context: Context) {
        extra(context)
        let view = context.view(forKey: .to)
        if let view, let controller = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: controller)
            view.alpha = 0
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: 0.3, animations: { view?.alpha = 1 }) { _ in
            if context.transitionWasCancelled { view?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
