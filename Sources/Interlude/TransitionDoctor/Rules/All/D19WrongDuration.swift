extension Rule {
    /// D19: not the declared duration.
    public static let wrongDuration: Rule = Rule(
        .wrongDuration, "not the declared duration", .warning,
        reason: "Alongside animations (bars, dimming, the coordinator's) end at another time.",
        remedy:
            "Return from transitionDuration(using:) the time until completeTransition(_:) is called, and use that value for the animation."
    ) { record, _ in
        DurationEvidence.findings(record)
    }
}
