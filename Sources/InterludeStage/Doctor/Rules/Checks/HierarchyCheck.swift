import UIKit

/// D5 and D6: what stands in the container when the transition is completed.
enum HierarchyCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        record.runs.flatMap { run in
            guard let end = run.end else { return [Finding]() }
            return missing(end, record) + moved(end, record)
        }
    }

    private static func missing(_ end: EndSighting, _ record: TrialRecord) -> [Finding] {
        guard end.didComplete, end.toViewIsShown == false else { return [] }
        return [
            record.finding(
                .toViewMissing, at: end.moment, object: "view of \(end.toName)",
                "the transition was completed, and the to view is not in the window")
        ]
    }

    private static func moved(_ end: EndSighting, _ record: TrialRecord) -> [Finding] {
        guard end.presenterIsInContainer else { return [] }
        let presenter = record.trial.use.isForward ? end.fromName : end.toName
        return [
            record.finding(
                .presenterMoved, at: end.moment, object: "view of \(presenter)",
                "the presenter's view was put into the container, although the style leaves it where it is")
        ]
    }
}
