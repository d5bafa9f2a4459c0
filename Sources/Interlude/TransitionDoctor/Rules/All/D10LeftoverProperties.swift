extension Rule {
    /// D10: left-over properties.
    public static let leftoverProperties: Rule = Rule(
        .leftoverProperties, "left-over properties",
        reason: "The screen looks or behaves differently the next time it is used.",
        remedy: "Remember what the animator changes, and put it back in the completion, finished or cancelled."
    ) { record, context in
        (context.differences + context.departed).filter { $0.kind == .leftover }.map {
            record.symptom(.leftoverProperties, $0, context)
        }
    }
}
