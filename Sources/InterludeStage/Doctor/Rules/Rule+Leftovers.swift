extension Rule {
    /// Rules about what a transition leaves behind, and about objects that live too long or not long enough.
    var leftoverText: RuleText {
        switch self {
        case .leftoverViews:
            RuleText(
                "left-over views",
                reason: "They cover the screen or swallow touches, and one more comes with every transition.",
                remedy:
                    "Take snapshots and dimming views away in the completion, before completeTransition(_:), also when "
                    + "cancelled.")
        case .leftoverProperties:
            RuleText(
                "left-over properties",
                reason: "The screen looks or behaves differently the next time it is used.",
                remedy: "Remember what the animator changes, and put it back in the completion, finished or cancelled.")
        case .leftoverAnimations:
            RuleText(
                "left-over animations",
                reason: "They keep running, or hold a property at its animated value, after the transition.",
                remedy:
                    "Leave isRemovedOnCompletion true, set the model to the end value, and remove what repeats for ever."
            )
        case .jump:
            RuleText(
                "a jump",
                reason: "The eye sees a flash or a pop where the picture should go on evenly.",
                remedy:
                    "Set the starting state before the first frame, let the animation run to the very end state, and change "
                    + "what is seen only where both states look the same.")
        case .blankSnapshot:
            RuleText(
                "a blank snapshot",
                reason: "A view that was never drawn has no picture: an empty rectangle flies across the screen.",
                remedy: "Add the view to the container, lay it out and use snapshotView(afterScreenUpdates: true).")
        case .appearanceCalls:
            RuleText(
                "appearance calls out of order",
                reason:
                    "Screens start and stop work in these calls; doubled or missing ones leak timers and lose data.",
                remedy: "Leave viewWillAppear and its kin to UIKit: in a transition it sends them all.")
        case .leak:
            RuleText(
                "a leak", .warning,
                reason: "Memory grows with every transition, and what should be gone keeps working.",
                remedy:
                    "Hold the context and the controllers weakly in closures that outlive the transition, and clear "
                    + "properties that keep them in animationEnded(_:).")
        case .delegateGone:
            RuleText(
                "the transitioning delegate is gone",
                reason: "transitioningDelegate is weak: the dismissal falls back to the system's animation.",
                remedy: "Keep the delegate in a strong property of the presented controller.")
        case .interruptibleAnimatorChanges:
            RuleText(
                "another interruptible animator each time",
                reason:
                    "UIKit asks more than once and drives what it got last: the animation that is seen is not the one driven.",
                remedy:
                    "Keep the animator in a property for the length of the transition, and clear it in animationEnded(_:)."
            )
        default:
            RuleText(
                "a property animator in the wrong state",
                reason: "UIKit stops the app with an exception.",
                remedy:
                    "Call finishAnimation(at:) only after stopAnimation(false), and let no paused or stopped animator go."
            )
        }
    }
}
