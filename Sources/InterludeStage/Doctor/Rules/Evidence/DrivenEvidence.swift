/// D20: while a finger holds the transition nothing moves, and where the finger goes the picture goes.
@MainActor enum DrivenEvidence {
    static func findings(_ record: TrialRecord) -> [Finding] {
        if let moment = record.endUnderFinger {
            return [finding(record, moment, "it is completed although the finger still holds it")]
        }
        guard record.trial.interests.contains(.digest), record.trial.course.isDriven, record.main?.isCustom == true,
            record.isReallyDriven
        else { return [] }
        let held = record.frames.filter(\.isHeld)
        guard let first = held.first else { return [] }
        if let moved = held.first(where: { $0.digest != first.digest }) {
            return [finding(record, moved.moment, "something moves although the finger holds still")]
        }
        // A transition may begin slowly, as a card that has nothing to turn away does: most of the way has to be looked at.
        guard record.trial.course == .cancelled(at: 0.9) else { return [] }
        let driven = record.frames.filter { !$0.isHeld && $0.moment.frame < first.moment.frame }
        guard driven.count > 1, driven.allSatisfy({ $0.digest == first.digest }) else { return [] }
        return [finding(record, first.moment, "the finger moves, and nothing on the screen does")]
    }

    private static func finding(_ record: TrialRecord, _ moment: Finding.Moment, _ text: String) -> Finding {
        record.finding(.notDriven, at: moment, object: record.main?.animator ?? "the animator", mark: "driven", text)
    }
}
