extension Rule {
    /// Rules about the way from the beginning to the end.
    var courseText: RuleText {
        switch self {
        case .wrongDuration:
            RuleText(
                "not the declared duration", .warning,
                reason: "What runs alongside (bars, dimming, the coordinator's animations) ends at another time.",
                remedy:
                    "Return from transitionDuration(using:) the time after which completeTransition(_:) is called, and use that "
                    + "value for the animation.")
        case .notDriven:
            RuleText(
                "not driven by the finger",
                reason: "While a finger holds the transition, something moves by itself, or nothing moves at all.",
                remedy:
                    "Animate with UIView or Core Animation inside the container; no timers, display links or delays by "
                    + "dispatch, and nothing that starts later.")
        case .wrongFrame:
            RuleText(
                "a wrong frame", .warning,
                reason: "The view ends in the wrong place or size, on other devices if not on this one.",
                remedy:
                    "Set frame to finalFrame(for:) while transform is the identity; under a transform set bounds and center."
            )
        case .layoutJump:
            RuleText(
                "the layout jumps", .warning,
                reason:
                    "Contents move by a few points at the end, when safe area or size become what they should have been.",
                remedy:
                    "Give the to view its final frame and call layoutIfNeeded() before the animation starts; move it by "
                    + "transform.")
        case .barsChanged:
            RuleText(
                "bars changed",
                reason: "Navigation or tab bar is gone, moved, faded or dead after the transition.",
                remedy: "Leave the bars to their controller; animate only inside containerView.")
        case .swipeBack:
            RuleText(
                "swiping back is broken", .warning,
                reason: "Users expect the swipe from the edge; at the root it must not begin, or the app freezes.",
                remedy:
                    "Offer an edge pan with an interaction controller of your own, or return nil for the animator so that the "
                    + "system's works; let the gesture begin only when there is something to go back to.")
        case .gestureEnd:
            RuleText(
                "the gesture's end is missed",
                reason: "A call, a notification or a quick flick ends the gesture, and the transition hangs half way.",
                remedy:
                    "Handle .cancelled and .failed like .ended, and call finish() or cancel() exactly once in each case."
            )
        default:
            RuleText(
                "touches are swallowed",
                reason: "The screen looks right and does not answer.",
                remedy:
                    "Take overlays away, set isUserInteractionEnabled back, and balance beginIgnoringInteractionEvents()."
            )
        }
    }
}
