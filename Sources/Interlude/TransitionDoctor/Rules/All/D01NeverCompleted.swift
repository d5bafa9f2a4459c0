extension Rule {
    /// D1: never completed.
    public static let neverCompleted: Rule = Rule(
        .neverCompleted, "never completed",
        reason: "The screen stays frozen: UIKit delivers no touches and starts no other transition until the end.",
        remedy: "Call completeTransition(_:) on every path of the animator, also if a view is missing."
    ) { record, context in
        CompletionEvidence.hangs(record, context, ruledBy: .neverCompleted)
    }
}
