extension Rule {
    /// D27: a second transition breaks it.
    public static let reentrancy: Rule = Rule(
        .reentrancy, "a second transition breaks it",
        reason: "Users tap twice. Two simultaneous transitions corrupt the stack or freeze the screen.",
        remedy:
            "Store no state shared between transitions in the animator, and start no transition while one is running."
    ) { record, context in
        let own = record.runs.filter(\.isCustom).first(where: \.asksForAnother).map { run in
            record.symptom(
                .reentrancy, at: run.events.last?.moment, object: run.animator, mark: .asksInside,
                "another change of the stack was started inside animateTransition(using:)",
                remedy: "Start it in the completion of the transition, or in the controller's viewDidAppear(_:).")
        }
        let found = CompletionEvidence.hangs(record, context, ruledBy: .reentrancy) + [own].compactMap { $0 }
        // Whoever is asked twice may hand the same screen out twice: whether the app ever is, nobody here knows.
        let refused = record.refusals.first.map {
            record.symptom(
                .reentrancy, severity: .potential, at: record.main?.events.last?.moment, object: "the app",
                mark: .refused,
                "started twice in a row, it makes UIKit stop the app: \(ViewWords.withoutAddresses($0))",
                remedy: "Create a new screen each time, or check whether it is already visible.")
        }
        if record.trial.course.isInterrupted {
            return found + [refused].compactMap { $0 } + HasteEvidence.findings(record, context)
        }
        let overlapping = record.runs.first(where: \.overlaps).map { run in
            record.symptom(
                .reentrancy, at: run.events.first?.moment, object: record.main?.animator ?? "the app",
                mark: .overlaps, "a \(run.operation.rawValue) was started while another transition was running")
        }
        return found + [overlapping].compactMap { $0 }
            + record.refusedChanges.map {
                record.symptom(
                    .reentrancy, at: record.main?.events.first?.moment, object: record.main?.animator ?? "the app",
                    mark: .attempt, ViewWords.withoutAddresses($0.message))
            }
    }
}
