import CoreGraphics

/// D12: the picture goes on evenly, from the screen before to the screen after, also when a finger lets go and after the
/// completion.
@MainActor enum JumpEvidence {
    /// A smaller part of the screen may change at once: a small view that appears is no flash.
    private static let pop = 0.06
    /// A part of the screen that changes for a few frames is a flash.
    private static let flash = 0.15
    /// So many frames are a flash, and no fade: what is meant to be seen is let die away (decided).
    private static let shortest = 1...3
    /// An end is a pop when it changes so many times as much as the frame before it did.
    private static let burst = 3.0
    /// Points by which a view may be beside its place in the last frame, besides what it moves by anyway.
    private static let near: CGFloat = 4

    static func findings(_ record: TrialRecord) -> [Finding] {
        pictures(record) + snap(record)
    }

    private typealias Frame = (moment: Finding.Moment, picture: Thumbnail)

    private static func pictures(_ record: TrialRecord) -> [Finding] {
        let all = record.frames.compactMap { frame in frame.thumbnail.map { (frame, $0) } }
        guard record.hasEnded, let before = record.before.map({ Thumbnail(of: $0.still) }),
            let after = record.after.map({ Thumbnail(of: $0.still) })
        else { return [] }
        let frames: [Frame] = all.filter { !$0.0.isAfterEnd }.map { ($0.0.moment, $0.1) }
        let rest: [Frame] = all.filter(\.0.isAfterEnd).map { ($0.0.moment, $0.1) }
        guard let first = frames.first, let last = frames.last else { return [] }
        let isDriven = record.trial.course.isDriven
        let begin = isDriven ? [] : start(first.picture.difference(from: before), first.moment, record)
        var sight: [Frame] = [(first.moment, before)]
        sight += frames
        sight += rest
        sight.append((rest.last?.moment ?? last.moment, after))
        return begin + end(frames, rest.first?.picture ?? after, record) + flashes(sight, record)
    }

    private static func start(_ difference: Double, _ moment: Finding.Moment, _ record: TrialRecord) -> [Finding] {
        guard difference > pop else { return [] }
        return [
            record.finding(
                .jump, at: moment, object: "the first frame", mark: "first",
                "\(Figure.percent(difference)) of the screen changes before anything has moved",
                remedy:
                    "Set the starting state (alpha, transform, frame) in animateTransition(using:), before the first frame."
            )
        ]
    }

    private static func end(_ frames: [Frame], _ after: Thumbnail, _ record: TrialRecord) -> [Finding] {
        guard frames.count > 2, let last = frames.last else { return [] }
        let step = last.picture.difference(from: frames[frames.count - 2].picture)
        let difference = after.difference(from: last.picture)
        guard difference > pop, difference > burst * step + pop / 2 else { return [] }
        return [
            record.finding(
                .jump, at: last.moment, object: "the last frame", mark: "last",
                "\(Figure.percent(difference)) of the screen changes between the last frame and the end",
                remedy: "Let the animation run to the state that the completion sets.")
        ]
    }

    private static func flashes(_ frames: [Frame], _ record: TrialRecord) -> [Finding] {
        for length in shortest {
            for index in frames.indices.dropFirst() where index + length < frames.count {
                let (before, after) = (frames[index - 1].picture, frames[index + length].picture)
                let (one, last) = (frames[index].picture, frames[index + length - 1].picture)
                let difference = min(one.difference(from: before), after.difference(from: last))
                guard difference > flash, after.difference(from: before) < difference / burst else { continue }
                return [
                    record.finding(
                        .jump, at: frames[index].moment,
                        object: length == 1 ? "a single frame" : "\(length) frames", mark: "flash",
                        "\(Figure.percent(difference)) of the screen looks different in "
                            + (length == 1 ? "this frame only" : "these \(length) frames only"),
                        remedy: "Change what is seen only where both states look the same; a flash that is meant is "
                            + "animated in and out.")
                ]
            }
        }
        return []
    }

    /// A view that stands beside its place in the last frame, and in it in the next.
    private static func snap(_ record: TrialRecord) -> [Finding] {
        let frames = record.frames.filter { !$0.isAfterEnd && !$0.places.isEmpty }
        guard record.hasEnded, frames.count > 2, let last = frames.last,
            let next = record.frames.first(where: { $0.isAfterEnd && !$0.places.isEmpty })
        else { return [] }
        let before = frames[frames.count - 2]
        // What is covered, or waits outside for its turn, may go to its place at once.
        if let one = last.thumbnail, let other = next.thumbnail, one.difference(from: other) == 0 { return [] }
        let screen = CGRect(origin: .zero, size: record.screenSize)
        for place in last.places where place.isVisible && place.isSeen(in: screen) {
            guard let then = next.places.first(where: { $0.identity == place.identity }), then.isVisible,
                let earlier = before.places.first(where: { $0.identity == place.identity })
            else { continue }
            let (way, step) = (place.distance(to: then), earlier.distance(to: place))
            guard way > near, way > CGFloat(burst) * step + near else { continue }
            return [
                record.finding(
                    .jump, at: last.moment, object: place.name, mark: "last", path: [place.name],
                    "it snaps by \(shortNumber(way)) pt when the transition is completed",
                    remedy: "Animate \(place.name) to the very place and size that it has after the completion.")
            ]
        }
        return []
    }
}
