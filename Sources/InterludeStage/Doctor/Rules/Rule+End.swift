extension Rule {
    /// Rules about how a transition ends.
    var endText: RuleText {
        switch self {
        case .neverCompleted:
            RuleText(
                "never completed",
                reason: "The screen stays frozen: UIKit takes no touches and starts no other transition until the end.",
                remedy: "Call completeTransition(_:) on every path of the animator, also where a view is missing.")
        case .completedTwice:
            RuleText(
                "completed twice",
                reason:
                    "The second call ends a transition that is over, or the next one, and unbalances appearance calls.",
                remedy: "Call completeTransition(_:) in the completion of one animation only, the longest.")
        case .completedAgainstCancellation:
            RuleText(
                "completed against the cancellation",
                reason: "UIKit takes the cancelled screen for shown: the stack and the screen no longer agree.",
                remedy: "Call completeTransition(!transitionContext.transitionWasCancelled).")
        case .completedWithFinished:
            RuleText(
                "`finished` passed on",
                reason:
                    "`finished` is false when animations are taken away, as when the app leaves the screen: the transition is "
                    + "undone although nobody cancelled it.",
                remedy: "Ignore `finished`; call completeTransition(!transitionContext.transitionWasCancelled).")
        case .toViewMissing:
            RuleText(
                "the to view is missing",
                reason: "Nobody else puts it there: the screen is black after the transition.",
                remedy: "Add view(forKey: .to) to containerView before the animation starts.")
        case .presenterMoved:
            RuleText(
                "the presenter's view was moved",
                reason: "It is taken away together with the container, and the screen is black after the dismissal.",
                remedy:
                    "Touch only what view(forKey:) gives; where it gives nil, the presenter's view stays where it is.")
        case .endDiffers:
            RuleText(
                "the end is not the end",
                reason: "The screen is not what it is after the same change without animation.",
                remedy:
                    "At the end bring everything to its final place: the to view to finalFrame(for:), and every property that "
                    + "the animator set back to what it was.")
        default:
            RuleText(
                "a cancelled transition leaves traces",
                reason: "The user let go and stays on the old screen, which is no longer what it was.",
                remedy:
                    "What UIView animations changed is put back by the system. In the completion, when transitionWasCancelled, "
                    + "put back what else was changed: views that were added, flags, plain assignments, animations of layers."
            )
        }
    }
}
