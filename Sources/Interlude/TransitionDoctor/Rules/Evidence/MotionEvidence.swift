import UIKit

/// D31: with Reduce Motion nothing large moves.
@MainActor enum MotionEvidence {
    /// A part of the screen's width: shorter ways are not felt as motion (decided).
    private static let shortWay: CGFloat = 0.15

    static func findings(_ record: TrialRecord) -> [Symptom] {
        guard record.trial.setting.reducesMotion, record.main?.isCustom == true else { return [] }
        let limit = record.screenSize.width * shortWay
        // What stands on the keyboard goes with it.
        guard let (frame, track, way) = longestWay(record.frames), way > limit, abs(way - record.keyboardWay) > 2
        else { return [] }
        return [
            record.symptom(
                .reduceMotionIgnored, at: frame.moment, object: track.name, mark: .motion,
                "it moves by \(Int(way.rounded())) points although the user has asked for less motion")
        ]
    }

    private static func longestWay(_ frames: [FrameSighting]) -> (FrameSighting, Motion.Track, CGFloat)? {
        let ways = frames.flatMap { frame in
            (frame.motion?.tracks ?? []).filter(\.isVisible).compactMap { track in
                way(of: track, frames).map { (frame, track, $0) }
            }
        }
        return ways.max { $0.2 < $1.2 }
    }

    /// From where the view is seen first.
    private static func way(of track: Motion.Track, _ frames: [FrameSighting]) -> CGFloat? {
        let seen = frames.lazy.compactMap(\.motion).flatMap(\.tracks).first {
            $0.identity == track.identity && $0.isVisible
        }
        return seen.map(track.distance(to:))
    }
}
