extension Rule {
    /// D15: a leak.
    public static let leak: Rule = Rule(
        .leak, "a leak", .warning,
        reason: "Memory grows with every transition, and objects that should be released keep working.",
        remedy:
            "Hold the context and the controllers weakly in closures that outlive the transition, and clear properties that retain them in animationEnded(_:)."
    ) { record, _ in
        record.survivors.map {
            record.symptom(
                .leak, at: nil, object: $0, mark: .leak($0), "it is still alive after the screens were released")
        }
            + record.keptPages.prefix(1).map {
                record.symptom(
                    .leak, at: nil, object: $0, mark: .leak($0),
                    "it was removed and another one was created for the next visit, and it is still alive")
            }
    }
}
