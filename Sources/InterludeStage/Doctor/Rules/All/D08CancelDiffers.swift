extension Rule {
    /// D8: a cancelled transition leaves traces.
    public static let cancelDiffers: Rule = Rule(
        "D8", "a cancelled transition leaves traces",
        reason: "The user let go and stays on the old screen, which is no longer what it was.",
        remedy:
            "What UIView animations changed is put back by the system. In the completion, when transitionWasCancelled, put back what else was changed: views that were added, flags, plain assignments, animations of layers.",
        explains: ["D12", "D22", "D26"], explainsNearby: ["D23"]
    ) { record, context in
        guard context.isBack == true else { return [] }
        let found = context.differences.filter { $0.kind == .other }.map { record.finding(.cancelDiffers, $0, context) }
        return found.isEmpty && context.differences.isEmpty
            ? PixelEvidence.findings(.cancelDiffers, record, context) : found
    }
}
