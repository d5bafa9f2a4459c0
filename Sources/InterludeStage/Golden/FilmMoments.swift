import Foundation

/// Which of a film's frames a golden keeps as pictures. Of the others it keeps what tells whether they have changed.
public enum FilmMoments: Hashable, Sendable {
    /// So many, spread evenly from the first frame to the last.
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

/// How much a frame may differ from its golden.
///
/// Frames are the same to the last bit on every machine, so nothing is tolerated unless a test asks for it: for content
/// that comes from outside, such as text in a font that is not always the same.
public struct FilmTolerance: Hashable, Sendable {
    /// How much a pixel's channel may differ, from 0 to 255; pixels that differ by no more do not count.
    public var channel: Int
    /// Which share of a frame's pixels may differ by more, from 0 to 1.
    public var pixels: Double

    /// Makes a tolerance. Only the frames that the golden keeps as pictures are compared under one.
    public init(channel: Int = 0, pixels: Double = 0) {
        precondition((0...255).contains(channel), "A channel differs by 0 to 255")
        precondition((0...1).contains(pixels), "A share of pixels is from 0 to 1")
        self.channel = channel
        self.pixels = pixels
    }

    /// Every pixel of every frame is as in the golden.
    public static let exact = FilmTolerance()
}
