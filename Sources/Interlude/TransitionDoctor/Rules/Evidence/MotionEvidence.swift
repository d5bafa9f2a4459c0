import UIKit

/// D31: with Reduce Motion nothing large moves.
@MainActor enum MotionEvidence {
    /// A part of the screen's width: shorter ways are not felt as motion (decided).
    private static let shortWay: CGFloat = 0.15

    static func findings(_ record: TrialRecord) -> [Symptom] {
        guard record.trial.setting.reducesMotion, record.main?.isCustom == true else { return [] }
        let limit = record.screenSize.width * shortWay
        guard let (frame, track, way) = longestWay(record), way > limit else { return [] }
        return [
            record.symptom(
                .reduceMotionIgnored, at: frame.moment, object: track.name, mark: .motion,
                "it moves by \(Int(way.rounded())) points although Reduce Motion is on")
        ]
    }

    private static func longestWay(_ record: TrialRecord) -> (FrameSighting, Motion.Track, CGFloat)? {
        let frames = record.frames
        let carried = Set(frames.compactMap(\.motion).flatMap(\.tracks).filter(record.standsOnKeyboard).map(\.identity))
        let ways = frames.flatMap { frame in
            (frame.motion?.tracks ?? []).filter { $0.isVisible && !carried.contains($0.identity) }.compactMap { track in
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

extension TrialRecord {
    /// Whether a view stands with its lower edge on the keyboard, which has come up or goes down in this trial: then it goes with it.
    fileprivate func standsOnKeyboard(_ track: Motion.Track) -> Bool {
        movesKeyboard && abs(track.box.maxY - min(keyboardEdges.before, keyboardEdges.after)) < 1
    }
}
