import Foundation

/// The choice of frames from a recording that was sampled at other times than those that are wanted.
package enum FrameChoice {
    /// The largest distance from a wanted time, in seconds: a frame of a display at 60 Hz.
    package static let reach: TimeInterval = 1.0 / 60

    /// Returns the index of the frame nearest to each wanted time.
    ///
    /// - Parameters:
    ///   - wanted: The wanted times.
    ///   - recorded: The times of the recorded frames.
    /// - Throws: ``FilmFailure`` if no frame is within ``reach`` of a wanted time.
    package static func indices(of wanted: [TimeInterval], in recorded: [TimeInterval]) throws -> [Int] {
        try wanted.map { time in
            let nearest = recorded.indices.min { abs(recorded[$0] - time) < abs(recorded[$1] - time) }
            guard let nearest, abs(recorded[nearest] - time) <= reach else {
                throw FilmFailure("No frame was recorded at \(time) s: the simulator was too slow.")
            }
            return nearest
        }
    }
}
