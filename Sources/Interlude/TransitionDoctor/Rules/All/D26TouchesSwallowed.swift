extension Rule {
    /// D26: touches are swallowed.
    public static let touchesSwallowed: Rule = Rule(
        .touchesSwallowed, "touches are swallowed",
        reason: "The screen looks right and does not respond.",
        remedy: "Remove overlays, restore isUserInteractionEnabled, and balance beginIgnoringInteractionEvents()."
    ) { record, context in
        TouchEvidence.findings(record, context)
            + context.differences.filter { $0.kind == .touches }.map { record.symptom(.touchesSwallowed, $0, context) }
    }
}
