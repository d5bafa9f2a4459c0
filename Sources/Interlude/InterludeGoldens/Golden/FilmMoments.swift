import Foundation
import InterludeStage

/// The frames of a film that a golden stores as images. Of the other frames it stores digests.
public enum FilmMoments: Hashable, Sendable {
    /// A number of frames, distributed evenly from the first to the last.
    case spread(Int)
    /// Those at or after the times, in seconds, and the first and the last frame.
    case times([TimeInterval])
    /// All.
    case all

    /// The numbers of the frames, in rising order.
    func indices(in film: Film) -> [Int] {
        let count = film.frames.count
        switch self {
        case .all: return Array(0..<count)
        case .spread(let number): return Film.moments(max(2, number), of: count)
        case .times(let times):
            guard count > 0 else { return [] }
            let wanted = times.map { time in film.frames.firstIndex { $0.time >= time - 1e-9 } ?? count - 1 }
            return Array(Set(wanted + [0, count - 1])).sorted()
        }
    }
}
