import InterludeStage
import UIKit

/// D32: what moves sideways moves the other way where reading goes from right to left.
@MainActor enum MirrorEvidence {
    /// A part of the container's width: less is not a movement sideways (decided).
    private static let way: CGFloat = 0.2

    static func findings(_ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        guard record.trial.setting.isRightToLeft, let plain = context.plain else { return [] }
        if record.runs.isEmpty, plain.runs.isEmpty { return pages(record, plain) }
        guard record.main?.isCustom == true else { return [] }
        let limit = record.screenSize.width * way
        let (here, there) = (ways(record.frames, limit), ways(plain.frames, limit))
        guard !there.isEmpty, isSame(here, there), !isSame(here, here.map { -$0 }.sorted()) else { return [] }
        return [
            record.symptom(
                .notMirrored, at: record.frames.first?.moment, object: record.main?.animator ?? "the app",
                mark: .notMirrored,
                "a movement by \(here.map(String.init).joined(separator: ", ")) points is the same from left to right and from right "
                    + "to left")
        ]
    }

    /// In a container of the app's own: pages that push each other aside.
    private static func pages(_ record: TrialRecord, _ plain: TrialRecord) -> [Symptom] {
        let (here, there) = (pageWays(record), pageWays(plain))
        guard there.count > 1, here.count > 1, let way = there.first, let same = here.first else { return [] }
        guard (here + there).allSatisfy({ $0 * way > 0 }) else { return [] }
        let side = same > 0 ? "right" : "left"
        return [
            record.symptom(
                .notMirrored, at: record.frames.first?.moment, object: "the app", mark: .notMirrored,
                "one page pushes the other to the \(side), from left to right and from right to left")
        ]
    }

    /// A page is at least so wide, as a part of the screen, and goes at least that part of its width (decided).
    private static let page = (width: 0.8, way: 0.6)

    /// How far pages slide to the right.
    private static func pageWays(_ record: TrialRecord) -> [CGFloat] {
        slides(record.frames.flatMap(\.places)).compactMap { start, way in
            let width = start.box.width
            return width >= record.screenSize.width * page.width && abs(way) >= width * page.way ? way : nil
        }
    }

    /// Two halves of a screen may move by a point more or less.
    private static func isSame(_ one: [Int], _ other: [Int]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 2 }
    }

    /// How far each view of the container moves to the right, in whole points, in order. A view that changes its size
    /// grows out of a place rather than slides.
    private static func ways(_ frames: [FrameSighting], _ limit: CGFloat) -> [Int] {
        slides(frames.compactMap(\.motion).flatMap(\.tracks)).map(\.way).filter { abs($0) > limit }
            .map { Int($0.rounded()) }.sorted()
    }

    /// Where each view is seen first, and how far it has slid to the right when it is seen last; in the order in which the views are seen.
    private static func slides(_ tracks: [Motion.Track]) -> [(start: Motion.Track, way: CGFloat)] {
        var first: [Motion.Track] = []
        var last: [ObjectToken: Motion.Track] = [:]
        for track in tracks {
            if last[track.identity] == nil { first.append(track) }
            last[track.identity] = track
        }
        return first.compactMap { start in
            last[start.identity].flatMap { start.slide(to: $0) }.map { (start, $0) }
        }
    }
}

extension Motion.Track {
    /// How far it has slid to the right; `nil` if its size or shape has changed.
    fileprivate func slide(to other: Motion.Track) -> CGFloat? {
        let way = CGPoint(x: other.center.x - center.x, y: other.center.y - center.y)
        let isMoved = zip(corners, other.corners).allSatisfy { one, two in
            abs(two.x - one.x - way.x) < 1 && abs(two.y - one.y - way.y) < 1
        }
        return isMoved ? way.x : nil
    }
}
