extension Rule {
    /// D7: the end is not the end.
    public static let endDiffers: Rule = Rule(
        .endDiffers, "the end is not the end",
        reason: "The screen is not what it is after the same change without animation.",
        remedy:
            "At the end bring everything to its final place: the to view to finalFrame(for:), and every property that the animator set back to what it was."
    ) { record, context in
        guard context.isBack == false else { return [] }
        let found = context.differences.filter { $0.kind == .other }.map { record.symptom(.endDiffers, $0, context) }
        return found.isEmpty && context.differences.isEmpty
            ? PixelEvidence.findings(.endDiffers, record, context) : found
    }
}
