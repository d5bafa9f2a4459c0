import CoreGraphics

/// D20: while a finger holds the transition nothing moves, and where the finger goes the picture goes.
@MainActor enum DrivenEvidence {
    static func findings(_ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        if let moment = record.endUnderFinger {
            // What is over as soon as it begins is so without a finger too, which D19 says.
            if context.plain?.main?.isInstant == true { return [] }
            return [symptom(record, moment, "it is completed while the gesture still holds it")]
        }
        // What moves by itself moves under a finger too.
        let held = context.restless.isEmpty ? held(record) : nil
        return (held ?? still(record) ?? strayed(record)).map { [$0] } ?? []
    }

    /// The finger holds still, and something moves.
    private static func held(_ record: TrialRecord) -> Symptom? {
        guard record.trial.interests.contains(.fingerprint), isDriven(record) else { return nil }
        let held = record.frames.filter { $0.isHeld && ($0.isUnderWay || record.trial.course.isDriven) }
        guard let first = held.first, let moved = held.first(where: { $0.fingerprint != first.fingerprint })
        else { return nil }
        let part = record.movedPart
        let place = part.map { ", in \(Figure.part($0))" } ?? ""
        return symptom(
            record, moved.moment, "something moves although the finger does not" + place,
            object: part.flatMap { record.view(in: $0, of: moved) })
    }

    /// The finger moves, and nothing does.
    private static func still(_ record: TrialRecord) -> Symptom? {
        if record.trial.course.isSwiped { return stillUnderOwnFinger(record) }
        // A transition may begin slowly, as a card that has nothing to turn away does: most of the way has to be looked at.
        guard record.trial.course == .cancelled(at: 0.9), isDriven(record),
            let first = record.frames.first(where: \.isHeld)
        else { return nil }
        let driven = record.frames.filter { !$0.isHeld && $0.moment.frame < first.moment.frame }
        guard driven.count > 1, driven.allSatisfy({ $0.fingerprint != nil && $0.fingerprint == first.fingerprint })
        else { return nil }
        return symptom(record, first.moment, "the finger moves, and the screen does not change")
    }

    private static func stillUnderOwnFinger(_ record: TrialRecord) -> Symptom? {
        guard record.trial.course == .swiped(.finishes), isDriven(record) else { return nil }
        let driven = record.frames.filter { $0.isUnderWay && $0.finger != nil }
        let pictures = driven.compactMap(\.thumbnail)
        guard let last = driven.last, let one = driven.first?.finger, let other = last.finger,
            pictures.count > 4,
            hypot(other.x - one.x, other.y - one.y) > longWay, pictures.allSatisfy({ $0 == pictures[0] })
        else { return nil }
        return symptom(record, last.moment, "the finger moves, and the screen does not change")
    }

    /// The finger comes back to where it was, and the screen looks different there: something does not follow it.
    private static func strayed(_ record: TrialRecord) -> Symptom? {
        guard record.trial.course == .swiped(.returns), isDriven(record) else { return nil }
        let driven = record.frames.filter { $0.isUnderWay && $0.finger != nil && $0.thumbnail != nil }
        guard let turn = driven.firstIndex(where: \.isHeld) else { return nil }
        let (there, back) = (driven[..<turn], driven[turn...].filter { !$0.isHeld })
        for frame in back.dropLast(near) {
            guard let index = there.indices.min(by: { way(there[$0], frame) < way(there[$1], frame) }),
                way(there[index], frame) < shortWay, index > there.startIndex + near
            else { continue }
            // Both may be a little behind the finger, each on its own way.
            let beside = there[
                max(there.startIndex, index - near)..<min(there.endIndex, index + near + 1)]
            let differences = beside.compactMap { other in
                frame.thumbnail.flatMap { own in
                    other.thumbnail.map { (own.difference(from: $0), own.part(differingFrom: $0)) }
                }
            }
            guard let (share, part) = differences.min(by: { $0.0 < $1.0 }), share > noticeable else {
                continue
            }
            return symptom(
                record, frame.moment,
                "it does not follow the finger: back at the same position, \(Figure.percent(share)) of the screen looks "
                    + "different" + (part.map { ", in \(Figure.part($0))" } ?? ""),
                object: part.flatMap { record.view(in: $0, of: frame) })
        }
        return nil
    }

    private static func isDriven(_ record: TrialRecord) -> Bool {
        if record.trial.course.isSwiped { return record.runs.contains(where: \.isInteractive) }
        return record.trial.course.isDriven && record.main?.isCustom == true && record.isReallyDriven
    }

    private static func way(_ one: FrameSighting, _ other: FrameSighting) -> CGFloat {
        guard let a = one.finger, let b = other.finger else { return .infinity }
        return hypot(a.x - b.x, a.y - b.y)
    }

    /// Points that a finger has to go for something to be seen of it (decided).
    private static let longWay: CGFloat = 100
    /// Points by which a finger on its way back is where it was (decided: less than it goes in a frame).
    private static let shortWay: CGFloat = 12
    /// Frames by which what follows a finger may be behind it.
    private static let near = 3
    /// The part of the screen that looks different when something stays behind (decided: as in a jump).
    private static let noticeable = 0.06

    private static func symptom(
        _ record: TrialRecord, _ moment: Finding.Moment, _ text: String, object: String? = nil
    ) -> Symptom {
        record.symptom(
            .notDriven, at: moment, object: object ?? record.main?.animator ?? "the animator",
            mark: .driven, text)
    }
}

extension TrialRecord {
    /// The smallest view that was seen where something has happened, in words; `nil` for what is nobody's alone.
    func view(in part: CGRect, of frame: FrameSighting) -> String? {
        let around = frame.places.filter {
            $0.isVisible && $0.box.insetBy(dx: -8, dy: -8).contains(part)
        }
        let smallest = around.min { $0.box.width * $0.box.height < $1.box.width * $1.box.height }
        return smallest.flatMap { looks[$0.identity] ?? "\($0.name)" }
    }
}
