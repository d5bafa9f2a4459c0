extension Rule {
    /// Rules about what comes from outside: other transitions, styles, devices, settings.
    var surroundingsText: RuleText {
        switch self {
        case .reentrancy:
            RuleText(
                "a second transition upsets it",
                reason: "Users tap twice. Two transitions at a time corrupt the stack or freeze the screen.",
                remedy:
                    "Keep no state shared between transitions in the animator, and start no transition while one is running."
            )
        case .missingView:
            RuleText(
                "a missing view is not handled",
                reason:
                    "In styles that leave the presenter in place view(forKey:) is nil on one side: the app traps or freezes.",
                remedy: "Do not force-unwrap view(forKey:); go on without the view, and complete in any case.")
        case .hardCodedSize:
            RuleText(
                "made for one screen",
                reason: "On another device, in a split view or in a container the views end in the wrong place.",
                remedy: "Take sizes from containerView.bounds and finalFrame(for:), not from UIScreen.main or a number."
            )
        case .notRepeatable:
            RuleText(
                "another run looks different", .warning,
                reason: "A test can neither film nor compare it, and a fault that depends on chance is not found.",
                remedy: "Take random numbers from a seeded generator and times from the animation, not from the clock.")
        case .reduceMotionIgnored:
            RuleText(
                "Reduce Motion is ignored", .warning,
                reason: "Large movements make some users ill; they have asked the system to spare them.",
                remedy: "When UIAccessibility.isReduceMotionEnabled, cross-fade instead.")
        case .notMirrored:
            RuleText(
                "not mirrored from right to left", .warning,
                reason: "In Arabic or Hebrew forwards is to the left; the screen comes from the wrong side.",
                remedy: "Turn horizontal movement round when effectiveUserInterfaceLayoutDirection is .rightToLeft.")
        case .sizeChange:
            RuleText(
                "rotation upsets it",
                reason: "After turning the device the screen has the wrong size or place, or is gone.",
                remedy: "Keep no frames over a transition, let views autoresize, and place everything anew at the end.")
        default:
            RuleText(
                "the way without animation is wrong",
                reason: "Without an animator nobody tidies up what the animated way left to it.",
                remedy:
                    "Do what has to be undone in presentationTransitionDidEnd(_:), dismissalTransitionDidEnd(_:) or the "
                    + "controller's own calls, not in the animator.")
        }
    }
}
