extension Rule {
    /// D25: the gesture's end is missed.
    public static let gestureEnd: Rule = Rule(
        .gestureEnd, "the gesture's end is missed",
        reason: "A call, a notification or a quick flick ends the gesture, and the transition never ends.",
        remedy: "Handle `.cancelled` and `.failed` like `.ended`, "
            + "and call finish() or cancel() exactly once in each case."
    ) { record, context in
        CompletionEvidence.hangs(record, context, ruledBy: .gestureEnd) + SwipeEvidence.secondTries(record)
            + SwipeEvidence.leftStanding(record, context)
    }
}
