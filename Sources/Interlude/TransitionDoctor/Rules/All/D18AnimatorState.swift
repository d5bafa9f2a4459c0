extension Rule {
    /// D18: a property animator in the wrong state.
    public static let animatorState: Rule = Rule(
        "D18", "a property animator in the wrong state",
        reason: "UIKit stops the app with an exception.",
        remedy: "Call finishAnimation(at:) only after stopAnimation(false), and let no paused or stopped animator go.",
        explains: [
            "D1", "D2", "D19", "D25", "D5", "D7", "D8", "D9", "D10", "D11", "D12", "D14", "D21", "D22", "D23", "D26",
            "D28", "D29", "D33", "D34",
        ]
    ) { record, _ in
        record.faults.map {
            record.finding(
                .animatorState, at: $0.moment, object: record.main?.animator ?? "the animator", mark: $0.message,
                $0.message)
        }
    }
}
