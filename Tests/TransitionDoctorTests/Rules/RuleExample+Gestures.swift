import TransitionDoctor
import UIKit

/// D24 to D26: swipes, and touches after the end.
@MainActor extension RuleExample {
    static let gestures = [
        pan(.swipeBack, "an animator without a gesture leaves no way back", .noGesture, isAlone: true),
        pan(.swipeBack, "a swipe at the root leaves an interactor behind", .beginsAtRoot, isAlone: true),
        pan(.gestureEnd, "a gesture that the system takes away is left hanging", .ignoresCancellation),
        sketch(
            .touchesSwallowed, "a clear view lies over the screen", [.present(.custom)],
            right: { covers($0) { _ in true } }, wrong: { covers($0) { _ in false } }),
        sketch(
            .touchesSwallowed, "a clear view lies over the screen after a cancel", [.dismiss(.custom)],
            right: { covers($0) { _ in true } }, wrong: { covers($0) { !$0.transitionWasCancelled } }),
        sketch(
            .touchesSwallowed, "touches are ignored from now on", [.push, .dismiss(.fullScreen)],
            right: { ignores($0, endsAlways: true) }, wrong: { ignores($0, endsAlways: false) }),
    ]

    private static func pan(
        _ rule: Rule, _ fault: String, _ kind: SketchPan.Fault, isAlone: Bool = false
    ) -> RuleExample {
        RuleExample(
            rule: rule, fault: fault, wrong: Patient("wrong", navigationDelegate: { SketchPan(kind) }),
            right: Patient("right", navigationDelegate: { SketchPan() }), isAlone: isAlone)
    }

    private static func covers(
        _ sketch: SketchAnimator, takesAway: @escaping (SketchAnimator.Context) -> Bool
    ) {
        let cover = UIView()
        sketch.prepare = { context in
            SketchAnimator.fadePreparation(context)
            guard let window = context.viewController(forKey: .from)?.view.window else { return }
            cover.frame = window.bounds
            window.addSubview(cover)
        }
        sketch.tidyUp = { context in
            SketchAnimator.tidyUpFade(context)
            if takesAway(context) { cover.removeFromSuperview() }
        }
    }

    private static func ignores(_ sketch: SketchAnimator, endsAlways: Bool) {
        sketch.prepare = { context in
            UIApplication.shared.beginIgnoringInteractionEvents()
            SketchAnimator.fadePreparation(context)
        }
        sketch.tidyUp = { context in
            SketchAnimator.tidyUpFade(context)
            if endsAlways { UIApplication.shared.endIgnoringInteractionEvents() }
        }
    }
}
