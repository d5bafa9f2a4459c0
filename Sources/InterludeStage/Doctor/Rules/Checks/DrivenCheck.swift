/// D20: while a finger holds the transition nothing moves, and where the finger goes the picture goes.
enum DrivenCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        guard record.trial.interests.contains(.digest), record.trial.course.isDriven, record.main?.isCustom == true
        else { return [] }
        let held = record.frames.filter(\.isHeld)
        guard let first = held.first else { return [] }
        if let moved = held.first(where: { $0.digest != first.digest }) {
            return [record.finding(.notDriven, at: moved.moment, "something moves although the finger holds still")]
        }
        let driven = record.frames.filter { !$0.isHeld && $0.moment.frame < first.moment.frame }
        guard driven.count > 1, driven.allSatisfy({ $0.digest == first.digest }) else { return [] }
        return [record.finding(.notDriven, at: first.moment, "the finger moves, and nothing on the screen does")]
    }
}
