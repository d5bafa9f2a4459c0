import UIKit

/// D32: what moves sideways moves the other way where reading goes from right to left.
@MainActor enum MirrorEvidence {
    /// A part of the container's width: less is not a movement sideways (decided).
    private static let way: CGFloat = 0.2

    static func findings(_ record: TrialRecord, _ context: CheckContext) -> [Finding] {
        guard record.trial.setting.isRightToLeft, record.main?.isCustom == true, let plain = context.plain else {
            return []
        }
        let limit = record.screenSize.width * way
        let (here, there) = (ways(record.frames, limit), ways(plain.frames, limit))
        guard !there.isEmpty, isSame(here, there), !isSame(here, here.map { -$0 }.sorted()) else { return [] }
        return [
            record.finding(
                .notMirrored, at: record.frames.first?.moment, object: record.main?.animator ?? "the app",
                mark: "mirror",
                "what moves by \(here.map(String.init).joined(separator: ", ")) points from left to right does so from right "
                    + "to left too")
        ]
    }

    /// Two halves of a screen may move by a point more or less.
    private static func isSame(_ one: [Int], _ other: [Int]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 2 }
    }

    /// How far each view of the container moves to the right, in whole points, in order. A view that changes its size
    /// grows out of a place rather than slides.
    private static func ways(_ frames: [FrameSighting], _ limit: CGFloat) -> [Int] {
        var first: [ObjectIdentifier: Motion.Track] = [:]
        var last: [ObjectIdentifier: Motion.Track] = [:]
        for track in frames.compactMap(\.motion).flatMap(\.tracks) {
            first[track.identity] = first[track.identity] ?? track
            last[track.identity] = track
        }
        let ways = first.compactMap { identity, start in last[identity].flatMap { start.slide(to: $0) } }
        return ways.filter { abs($0) > limit }.map { Int($0.rounded()) }.sorted()
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
