extension Rule {
    /// D10: left-over properties.
    public static let leftoverProperties: Rule = Rule(
        .leftoverProperties, "left-over properties",
        reason: "The screen looks or behaves differently the next time it is used.",
        remedy: "Save the values that the animator changes, and restore them in the completion, finished or canceled."
    ) { record, context in
        (context.differences + context.departed).filter { $0.kind == .leftover }.map {
            record.symptom(.leftoverProperties, $0, context)
        }
    }
}
