extension Rule {
    /// D1: never completed.
    public static let neverCompleted: Rule = Rule(
        "D1", "never completed",
        reason: "The screen stays frozen: UIKit takes no touches and starts no other transition until the end.",
        remedy: "Call completeTransition(_:) on every path of the animator, also where a view is missing.",
        explains: [
            "D2", "D3", "D4", "D19", "D20", "D24", "D25", "D5", "D7", "D8", "D9", "D10", "D11", "D12", "D14", "D21",
            "D22", "D23", "D26", "D29", "D33", "D34",
        ]
    ) { record, context in
        CompletionEvidence.hangs(record, context, ruledBy: .neverCompleted)
    }
}
