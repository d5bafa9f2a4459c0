/// D12 and D13: the picture goes on evenly, from the screen before to the screen after; and snapshots show something.
enum JumpCheck: Check {
    /// A smaller part of the screen may change at once: a small view that appears is no flash.
    private static let pop = 0.06
    /// A part of the screen that changes for a single frame is a flash.
    private static let flash = 0.15
    /// An end is a pop when it changes so many times as much as the frame before it did.
    private static let burst = 3.0

    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        blank(record) + pictures(record)
    }

    private static func blank(_ record: TrialRecord) -> [Finding] {
        record.runs.flatMap(\.misuses).compactMap { misuse, moment in
            guard case .blankSnapshot(let view) = misuse else { return nil }
            return record.finding(
                .blankSnapshot, at: moment, object: view,
                "a snapshot of it shows nothing: it was never drawn, or has no size")
        }
    }

    private static func pictures(_ record: TrialRecord) -> [Finding] {
        let frames = record.frames.compactMap { frame in frame.thumbnail.map { (frame.moment, $0) } }
        guard let first = frames.first, record.main?.hasEnded == true,
            let before = record.before.map({ Thumbnail(of: $0.picture) }),
            let after = record.after.map({ Thumbnail(of: $0.picture) })
        else { return [] }
        return start(first.1.difference(from: before), first.0, record) + end(frames, after, record)
            + flashes([(first.0, before)] + frames + [(record.endMoment ?? first.0, after)], record)
    }

    private static func start(_ difference: Double, _ moment: Finding.Moment, _ record: TrialRecord) -> [Finding] {
        guard difference > pop else { return [] }
        return [
            record.finding(
                .jump, at: moment, object: "the first frame",
                "\(Figure.percent(difference)) of the screen changes before anything has moved")
        ]
    }

    private static func end(
        _ frames: [(Finding.Moment, Thumbnail)], _ after: Thumbnail, _ record: TrialRecord
    ) -> [Finding] {
        guard frames.count > 2, let last = frames.last else { return [] }
        let step = last.1.difference(from: frames[frames.count - 2].1)
        let difference = after.difference(from: last.1)
        guard difference > pop, difference > burst * step + pop / 2 else { return [] }
        return [
            record.finding(
                .jump, at: last.0, object: "the last frame",
                "\(Figure.percent(difference)) of the screen changes between the last frame and the end")
        ]
    }

    private static func flashes(_ frames: [(Finding.Moment, Thumbnail)], _ record: TrialRecord) -> [Finding] {
        for index in frames.indices.dropFirst().dropLast() {
            let (one, two, three) = (frames[index - 1].1, frames[index].1, frames[index + 1].1)
            let difference = min(two.difference(from: one), three.difference(from: two))
            guard difference > flash, three.difference(from: one) < difference / burst else { continue }
            return [
                record.finding(
                    .jump, at: frames[index].0, object: "a single frame",
                    "\(Figure.percent(difference)) of the screen looks different in this frame only")
            ]
        }
        return []
    }
}
