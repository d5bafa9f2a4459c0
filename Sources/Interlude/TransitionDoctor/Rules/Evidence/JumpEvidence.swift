import CoreGraphics
import InterludeStage

/// D12: the picture goes on evenly, from the screen before to the screen after, also when a finger lets go and after the
/// completion.
@MainActor enum JumpEvidence {
    /// A smaller part of the screen may change at once: a small view that appears is no flash.
    private static let pop = 0.06
    /// A part of the screen that changes for a few frames is a flash.
    private static let flash = 0.15
    /// How many frames are a flash, and no fade: what is meant to be seen is let die away (decided).
    private static let shortest = 1...3
    /// An end is a pop when it changes so many times as much as the frame before it did.
    private static let burst = 3.0
    /// Points by which a view may be beside its place in the last frame, besides what it moves by anyway.
    private static let near: CGFloat = 4

    /// One of each kind, and of what is seen in the pictures and in the views' places only what says more.
    static func findings(_ record: TrialRecord) -> [Symptom] {
        let seen = pictures(record)
        let snapped = snap(record)
        if record.trial.course.isSwiped { return Array((seen + snapped).prefix(1)) }
        return snapped + seen.filter { finding in !snapped.contains { $0.mark == finding.mark } }
    }

    /// A frame, and what the screen looks like in it.
    private struct Look {
        let frame: FrameSighting
        let picture: Thumbnail
        var moment: Finding.Moment { frame.moment }
    }

    private static func pictures(_ record: TrialRecord) -> [Symptom] {
        let all = record.frames.compactMap { frame in
            frame.thumbnail.map { Look(frame: frame, picture: $0) }
        }
        guard record.hasEnded, let before = record.before?.thumbnail, let after = record.after?.thumbnail,
            !record.isInstant
        else { return [] }
        let (frames, rest) = (all.filter { !$0.frame.isAfterEnd }, all.filter(\.frame.isAfterEnd))
        guard let first = frames.first, let last = frames.last else { return [] }
        var sight = [Look(frame: first.frame, picture: before)] + frames + rest
        sight.append(Look(frame: rest.last?.frame ?? last.frame, picture: after))
        if record.trial.course.isSwiped {
            let ends = record.runs.isEmpty ? [] : end(frames, rest.first?.picture ?? after, record)
            return leaps(of: record) + flashes(sight, record) + leaps(sight, record) + ends
        }
        let begin = record.trial.course.isDriven ? [] : start(frames, before, record)
        let found = begin + end(frames, rest.first?.picture ?? after, record)
        // What flashes beside a jump at the begin or the end is that jump.
        let flashes = flashes(sight, record).filter { flash in
            !found.contains {
                abs(($0.moment?.frame ?? 0) - (flash.moment?.frame ?? 0)) <= shortest.upperBound
            }
        }
        return found + flashes
    }

    private static func start(_ frames: [Look], _ before: Thumbnail, _ record: TrialRecord) -> [Symptom] {
        guard let first = frames.first else { return [] }
        let difference = first.picture.difference(from: before)
        guard difference > pop, !record.runs.isEmpty || isPop(difference, frames) else { return [] }
        let part = first.picture.part(differingFrom: before)
        // A flash that is meant dies away; a line beside it may change with it.
        if let part, first.frame.fadingParts.contains(where: { mostly($0, covers: part) }) { return [] }
        // The row or the button that was touched is highlighted as the change is asked for.
        if let part, first.frame.touchedParts.contains(where: { mostly($0, covers: part) }) { return [] }
        return [
            symptom(
                record, first, .first, part,
                "\(Figure.percent(difference)) of the screen changes before anything has moved",
                record.main?.isCustom == true
                    ? "Set the initial state (alpha, transform, frame) in animateTransition(using:), before the first frame; "
                        + "where constraints change, call layoutIfNeeded() inside the animation block."
                    : "Set the initial state (alpha, transform, frame) before the change starts, and change the rest "
                        + "in its animations."
            )
        ]
    }

    /// Whether something covers a part of the screen, or nine tenths of it (decided).
    private static func mostly(_ cover: CGRect, covers part: CGRect) -> Bool {
        let common = cover.intersection(part)
        return !common.isNull && common.width * common.height >= 0.9 * part.width * part.height
    }

    /// Whether what changes in the first frame is more than the beginning of the motion, in a container of the app's own: there the first
    /// frame shows what has moved since it was asked for, and where nothing moves at all no animation was wanted.
    private static func isPop(_ difference: Double, _ frames: [Look]) -> Bool {
        let steps = zip(frames, frames.dropFirst()).map { $1.picture.difference(from: $0.picture) }
        guard let step = steps.first, steps.contains(where: { $0 > 0 }) else { return false }
        return difference > burst * step + pop / 2
    }

    private static func end(_ frames: [Look], _ after: Thumbnail, _ record: TrialRecord) -> [Symptom] {
        guard frames.count > 2, let last = frames.last else { return [] }
        let step = last.picture.difference(from: frames[frames.count - 2].picture)
        let difference = after.difference(from: last.picture)
        guard difference > pop, difference > burst * step + pop / 2 else { return [] }
        return [
            symptom(
                record, last, .last, after.part(differingFrom: last.picture),
                "\(Figure.percent(difference)) of the screen changes between the last frame and the end",
                "Let the animation run to the state that the completion sets.")
        ]
    }

    private static func flashes(_ frames: [Look], _ record: TrialRecord) -> [Symptom] {
        for length in shortest {
            for index in frames.indices.dropFirst() where index + length < frames.count {
                let (before, after) = (frames[index - 1].picture, frames[index + length].picture)
                let (one, last) = (frames[index].picture, frames[index + length - 1].picture)
                let difference = min(one.difference(from: before), after.difference(from: last))
                guard difference > flash, after.difference(from: before) < difference / burst else { continue }
                return [
                    symptom(
                        record, frames[index],
                        .course,
                        one.part(differingFrom: before),
                        "\(Figure.percent(difference)) of the screen looks different in "
                            + (length == 1 ? "this frame only" : "these \(length) frames only"),
                        "Replace views only when both states look the same; animate an intended flash "
                            + "in and out.")
                ]
            }
        }
        return []
    }

    /// In a container of the app's own, which nobody but the app moves on: a frame in which much more changes than in those beside
    /// it. A transition of UIKit's may go in steps, as one of coarse pixels does.
    private static func leaps(_ frames: [Look], _ record: TrialRecord) -> [Symptom] {
        guard record.runs.isEmpty else { return [] }
        let steps = zip(frames, frames.dropFirst()).map { $1.picture.difference(from: $0.picture) }
        for index in steps.indices where steps[index] > pop {
            let (before, after) = (index > 0 ? steps[index - 1] : 0, index + 1 < steps.count ? steps[index + 1] : 0)
            guard steps[index] > burst * max(before, after) + pop else { continue }
            let (one, other) = (frames[index], frames[index + 1])
            return [
                symptom(
                    record, other, .course, other.picture.part(differingFrom: one.picture),
                    "\(Figure.percent(steps[index])) of the screen changes in one frame \(other.frame.whatTheFingerDoes)",
                    other.frame.howToFollow)
            ]
        }
        return []
    }

    /// Under a finger, and after it has let go: a view that goes many times as far in one frame as in those beside it.
    private static func leaps(of record: TrialRecord) -> [Symptom] {
        let frames = record.frames.filter { !$0.places.isEmpty }
        let screen = CGRect(origin: .zero, size: record.screenSize)
        // What has been led nearly to the end may be there in a frame; what is no transition of UIKit's has its own time.
        let least: CGFloat = record.runs.isEmpty ? 24 : 80
        guard frames.count > 3 else { return [] }
        for index in 0..<frames.count - 2 where !frames[index + 1].isAfterEnd {
            // Before the first frame all was at rest.
            let four = [max(index - 1, 0), index, index + 1, index + 2].map { frames[$0].places }
            for place in four[1] where place.isVisible && place.isSeen(in: screen) {
                let same = four.map { places in places.first { $0.identity == place.identity } }
                guard let before = same[0], let next = same[2], next.isVisible, let then = same[3],
                    place.isUncovered, next.isUncovered
                else { continue }
                let (way, beside) = (
                    place.distance(to: next), max(before.distance(to: place), next.distance(to: then))
                )
                guard way > least, way > CGFloat(burst + 1) * beside + least / 3 else { continue }
                let (frame, center) = (
                    frames[index + 1],
                    CGPoint(x: next.center.x - place.center.x, y: next.center.y - place.center.y)
                )
                let move = ViewWords.move(x: center.x, y: center.y)
                return [
                    record.symptom(
                        .jump, at: frame.moment, object: record.looks[place.identity] ?? "\(place.name)",
                        mark: .jump(.course), path: [place.name],
                        "it moves \(move.isEmpty ? "\(shortNumber(way)) pt" : move) in one frame \(frame.whatTheFingerDoes)",
                        remedy: frame.howToFollow)
                ]
            }
        }
        return []
    }

    private static func symptom(
        _ record: TrialRecord, _ look: Look, _ jump: Mark.Jump, _ part: CGRect?, _ text: String,
        _ remedy: String
    ) -> Symptom {
        record.symptom(
            .jump, at: look.moment,
            object: part.flatMap { record.view(in: $0, of: look.frame) } ?? "the screen",
            mark: .jump(jump), text + (part.map { ", in \(Figure.part($0))" } ?? ""), remedy: remedy)
    }

    /// A view that stands beside its place in the last frame, and in it in the next.
    private static func snap(_ record: TrialRecord) -> [Symptom] {
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
                place.isUncovered, then.isUncovered,
                let earlier = before.places.first(where: { $0.identity == place.identity })
            else { continue }
            let (way, step) = (place.distance(to: then), earlier.distance(to: place))
            guard way > near, way > CGFloat(burst) * step + near, way > pace(of: then, record) else { continue }
            let move = ViewWords.move(
                x: then.center.x - place.center.x, y: then.center.y - place.center.y)
            return [
                record.symptom(
                    .jump, at: last.moment, object: record.looks[place.identity] ?? "\(place.name)", mark: .jump(.last),
                    path: [place.name],
                    "it snaps by \(shortNumber(way)) pt when the transition is completed"
                        + (move.isEmpty ? "" : ", its middle \(move)"),
                    remedy:
                        "Animate \(place.name) to the exact position and size that it has after the completion.")
            ]
        }
        return []
    }

    /// Points that a view goes in a frame when it goes all its way in the declared time. What is let go next to its place is there in the
    /// next frame.
    private static func pace(of place: Motion.Track, _ record: TrialRecord) -> CGFloat {
        guard record.trial.course.hasFinger, let seconds = record.main?.duration, seconds > 0 else { return 0 }
        let seen = record.frames.flatMap(\.places).filter { $0.identity == place.identity }
        let way = seen.map { $0.distance(to: place) }.max() ?? 0
        return 2 * way / CGFloat(seconds) / framesPerSecond
    }

    /// Frames a second for which a pace is reckoned.
    private static let framesPerSecond: CGFloat = 60
}

extension FrameSighting {
    fileprivate var whatTheFingerDoes: String {
        finger == nil ? "after the finger was lifted" : "while the finger moves evenly"
    }

    /// How a jump there is fixed.
    fileprivate var howToFollow: String {
        finger == nil
            ? "Call finish() or cancel() at the present progress, and change nothing else there: they run the rest of "
                + "the animation."
            : "Update the interactor with the distance since the gesture began: its translation, not its location."
    }
}

extension TrialRecord {
    /// Whether the transition declares no time: what comes at once is meant to (decided: it is how an animator says that there is
    /// nothing to animate).
    fileprivate var isInstant: Bool { main.map { $0.isCustom && $0.duration == 0 } ?? false }
}
