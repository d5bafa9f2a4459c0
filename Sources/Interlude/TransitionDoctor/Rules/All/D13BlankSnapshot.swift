extension Rule {
    /// D13: a blank snapshot.
    public static let blankSnapshot: Rule = Rule(
        .blankSnapshot, "a blank snapshot",
        reason: "A view that was never drawn has no snapshot: an empty rectangle moves across the screen.",
        remedy: "Add the view to the container, lay it out and use snapshotView(afterScreenUpdates: true)."
    ) { record, _ in
        record.runs.flatMap(\.misuses).compactMap { misuse, moment in
            guard case .blankSnapshot(let view) = misuse else { return nil }
            return record.symptom(
                .blankSnapshot, at: moment, object: view, mark: .blankSnapshot(PartName(view)),
                "a snapshot of it shows nothing: it was never drawn, or has no size")
        }
    }
}
