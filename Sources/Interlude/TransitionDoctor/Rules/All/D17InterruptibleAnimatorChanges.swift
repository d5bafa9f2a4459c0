extension Rule {
    /// D17: another interruptible animator each time.
    public static let interruptibleAnimatorChanges: Rule = Rule(
        "D17", "another interruptible animator each time",
        reason:
            "UIKit asks more than once and drives what it got last: the animation that is seen is not the one driven.",
        remedy: "Keep the animator in a property for the length of the transition, and clear it in animationEnded(_:).",
        explains: [
            "D1", "D2", "D19", "D20", "D18", "D25", "D5", "D7", "D8", "D9", "D10", "D11", "D12", "D14", "D21", "D22",
            "D23", "D26", "D28", "D29", "D33", "D34",
        ]
    ) { record, _ in
        // One that is made for want of a view, and never runs, is no second animator: what hangs there has its own rule.
        record.runs.filter { $0.interruptibleChanges && !($0.isHanging && $0.lacksView) }.map { run in
            record.finding(
                .interruptibleAnimatorChanges, at: run.events.first?.moment, object: run.animator, mark: "changes",
                "interruptibleAnimator(using:) gave another object when it was asked again")
        }
    }
}
