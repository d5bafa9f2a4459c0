extension Rule {
    /// D7: the end state differs.
    public static let endDiffers: Rule = Rule(
        .endDiffers, "the end state differs",
        reason: "The screen differs from the one after the same change without animation.",
        remedy:
            "In the completion, set the to view's frame to finalFrame(for:), and restore every property that the animator changed."
    ) { record, context in
        guard context.isBack == false else { return [] }
        let found = context.differences.filter { $0.kind == .other }.map { record.symptom(.endDiffers, $0, context) }
        return found.isEmpty && context.differences.isEmpty
            ? PixelEvidence.findings(.endDiffers, record, context) : found
    }
}
