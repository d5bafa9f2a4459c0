import InterludeStage
import UIKit

/// D21: the to view ends where the context says, and no frame is set under a transform.
@MainActor enum FrameEvidence {
    static func findings(_ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        record.runs.filter(\.isCustom).flatMap { underTransform($0, record) + ends($0, record, context) }
    }

    private static func underTransform(_ run: RunRecord, _ record: TrialRecord) -> [Symptom] {
        run.misuses.compactMap { misuse, moment in
            guard case .frameSetUnderTransform(let view) = misuse else { return nil }
            return record.symptom(
                .wrongFrame, at: moment, object: view, mark: .frameUnderTransform(PartName(view)),
                path: [PartName(view)],
                "its frame was set while its transform was not the identity",
                remedy: "Set bounds and center of \(view), or its frame while transform is the identity.")
        }
    }

    private static func ends(_ run: RunRecord, _ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        guard let end = run.end, end.didComplete, end.toViewIsShown == true, let (actual, final) = end.frames,
            !isNear(actual, final), record.trial.course.isPlainWay,
            !(isMovable(run, record) && context.standsAsWithoutAnimation(end.to.screen, record.trial))
        else { return [] }
        return [
            record.symptom(
                .wrongFrame, at: end.moment, object: end.to.screen, mark: .finalFrame,
                path: [end.to.screen],
                "its frame is \(shortText(actual)) at the end, and finalFrame(for:) is \(shortText(final))")
        ]
    }

    /// Whether somebody else than the animator may have moved the to view: who presents it, a keyboard, a change that came in between.
    private static func isMovable(_ run: RunRecord, _ record: TrialRecord) -> Bool {
        run.operation == .present || run.operation == .dismiss || record.movesKeyboard
            || record.trial.course.isInterrupted
    }

    private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        let differences = [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ]
        return differences.allSatisfy { abs($0) < 0.5 }
    }
}

extension CheckContext {
    /// Whether a view of an app's own screens stands where it does without animation: its controller may have moved it meanwhile, as where
    /// a keyboard comes.
    fileprivate func standsAsWithoutAnimation(_ view: PartName, _ trial: Trial) -> Bool {
        // Where the change is asked for twice, nothing is known to compare with.
        if trial.use.isOwn, trial.course.isInterrupted { return true }
        let courses: [Trial.Course] = [.unanimated, .again(animated: false)]
        guard let reference, courses.contains(reference.trial.course), reference.trial.use.isOwn else { return false }
        return !differences.contains { $0.path.last == view && $0.isOfPlace }
    }
}

extension StateDifference {
    /// Whether it is about where a view stands, or that it is not there.
    fileprivate var isOfPlace: Bool {
        guard case .changed = change else { return true }
        return isMove
    }

    /// Whether it is about where a view stands.
    var isMove: Bool {
        guard case .changed(let property, _, _) = change else { return false }
        return property == .position || property == .bounds
    }
}

extension Trial.Course {
    /// Whether the transition goes to its end without a turn.
    fileprivate var isPlainWay: Bool {
        switch self {
        case .plain, .finished, .flick(finishes: true), .arrived(cancelled: false), .animationsRemoved, .again,
            .reentered:
            true
        default: false
        }
    }
}
