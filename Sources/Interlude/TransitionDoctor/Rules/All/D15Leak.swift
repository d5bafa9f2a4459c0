extension Rule {
    /// D15: a leak.
    public static let leak: Rule = Rule(
        .leak, "a leak", .warning,
        reason: "Memory grows with every transition, and what should be gone keeps working.",
        remedy:
            "Hold the context and the controllers weakly in closures that outlive the transition, and clear properties that keep them in animationEnded(_:)."
    ) { record, _ in
        record.survivors.map {
            record.symptom(
                .leak, at: nil, object: $0, mark: .leak($0), "it is still there after the screens are gone")
        }
            + record.keptPages.prefix(1).map {
                record.symptom(
                    .leak, at: nil, object: $0, mark: .leak($0),
                    "it has gone, another one was made for the next visit, and it is still there")
            }
    }
}
