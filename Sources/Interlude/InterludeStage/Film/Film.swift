import Foundation

/// A recording of a screen, frame by frame, with the time of each frame.
///
/// A film is a value. Its times are those of the virtual clock, so the same code produces the same film, and films can
/// be compared with `==`.
public struct Film: Hashable, Sendable {
    /// One frame.
    public struct Frame: Hashable, Sendable {
        /// The time since the film's start, in seconds.
        public let time: TimeInterval
        /// The screen's image.
        public let picture: Snapshot

        /// Creates a frame.
        public init(time: TimeInterval, picture: Snapshot) {
            self.time = time
            self.picture = picture
        }
    }

    /// The number of frames per second.
    public let framesPerSecond: Int
    /// The frames in order: the first before the action, the last after everything has settled.
    public let frames: [Frame]
    /// The setting of the stage that it was filmed on, in words: for messages, and no part of what is compared.
    package var setting: String?

    /// Creates a film.
    public init(framesPerSecond: Int, frames: [Frame]) {
        self.framesPerSecond = framesPerSecond
        self.frames = frames
    }

    public static func == (one: Film, other: Film) -> Bool {
        one.framesPerSecond == other.framesPerSecond && one.frames == other.frames
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(framesPerSecond)
        hasher.combine(frames)
    }

    /// The time from the first frame to the last, in seconds.
    public var duration: TimeInterval { frames.last?.time ?? 0 }

    /// The digests of the frames (``Snapshot/digest``), in order. They are sufficient to compare a
    /// film with a reference.
    public var digests: [String] { Snapshot.digests(of: frames.map(\.picture)) }

    /// Returns the first frame at or after a time, or the last one for later times; `nil` for a film without frames.
    public func frame(at time: TimeInterval) -> Frame? {
        frames.first { $0.time >= time - 1e-9 } ?? frames.last
    }

    /// Returns `count` frames at equal intervals, including the first and the last.
    public func moments(_ count: Int) -> [Frame] {
        Film.moments(count, of: frames.count).map { frames[$0] }
    }

    /// The indices of `count` frames spread evenly over `total`: the first, the last, and others between them.
    package static func moments(_ count: Int, of total: Int) -> [Int] {
        guard count > 1, total > 1 else { return Array(0..<min(count, total)) }
        guard count < total else { return Array(0..<total) }
        return (0..<count).map { (Double($0) * Double(total - 1) / Double(count - 1)).rounded().asInt }
    }
}

extension Double {
    fileprivate var asInt: Int { Int(self) }
}
