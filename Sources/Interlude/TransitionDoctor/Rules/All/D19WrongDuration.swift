extension Rule {
    /// D19: not the declared duration.
    public static let wrongDuration: Rule = Rule(
        .wrongDuration, "not the declared duration", .warning,
        reason: "What runs alongside (bars, dimming, the coordinator's animations) ends at another time.",
        remedy:
            "Return from transitionDuration(using:) the time after which completeTransition(_:) is called, and use that value for the animation."
    ) { record, _ in
        DurationEvidence.findings(record)
    }
}
