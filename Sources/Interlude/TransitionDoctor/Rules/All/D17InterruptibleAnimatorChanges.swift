extension Rule {
    /// D17: another interruptible animator each time.
    public static let interruptibleAnimatorChanges: Rule = Rule(
        .interruptibleAnimatorChanges, "another interruptible animator each time",
        reason:
            "UIKit calls it several times and drives the last result: the visible animation is not the one that is driven.",
        remedy: "Store the animator in a property during the transition, and clear it in animationEnded(_:)."
    ) { record, _ in
        // One that is made for want of a view, and never runs, is no second animator: what hangs there has its own rule.
        record.runs.filter { $0.interruptibleChanges && !($0.isHanging && $0.lacksView) }.map { run in
            record.symptom(
                .interruptibleAnimatorChanges, at: run.events.first?.moment, object: run.animator,
                mark: .animatorChanges,
                "interruptibleAnimator(using:) returned another object when it was called again")
        }
    }
}
