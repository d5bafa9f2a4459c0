import CoreGraphics
import Foundation
import UIKit

/// A film that is recorded and may still be encoded, so that the next one can be recorded meanwhile.
@MainActor package final class OpenFilm {
    /// The number of frames.
    package fileprivate(set) var frameCount = 0
    private let writer: MovieWriter
    private var poster = PosterFrames()
    private var hasher = Hasher()

    /// The number of frames that may wait for an encoder: enough to record on while it starts.
    private static let capacity = 16

    fileprivate init(path: String, format: FilmFormat, framesPerSecond: Int, options: FilmOptions) throws {
        writer = try MovieWriter(
            path: path, format: format, framesPerSecond: framesPerSecond, options: options,
            capacity: OpenFilm.capacity)
    }

    /// A number that is equal for films with equal frames, within one run of a program.
    package var fingerprint: Int { hasher.finalize() }

    fileprivate func add(_ frame: Film.Frame, at index: Int) throws {
        hasher.combine(frame.picture.fingerprint)
        poster.add(frame, at: index)
        try writer.write(frame)
    }

    fileprivate func end(count: Int, span: Int) throws {
        frameCount = count
        poster.choose(among: span)
        try writer.endInput()
    }

    /// Writes the frame that tells the film apart from others, as a JPEG if the path ends with `.jpg`, else as a PNG.
    ///
    /// - Parameter reduction: The number of the film's pixels along each side of one of the poster's.
    package func writePoster(to path: String, reducedBy reduction: Int) throws {
        guard let picture = poster.chosen else { return }
        try writer.submit {
            let poster = picture.reduced(by: reduction)
            let data = path.hasSuffix(".jpg") ? poster.jpegData : poster.pngData()
            try data.write(toFile: path, shownAs: path)
        }
    }

    /// Waits until the film and its poster are written, and gives the film its name.
    package func finish() throws { try writer.finish() }

    /// Removes the film.
    package func discard() { writer.discard() }
}

extension Stage {
    /// Records into a file what an action starts, and returns as soon as it is recorded.
    ///
    /// - Parameters:
    ///   - path: The file, which is created when the film is complete.
    ///   - format: A format that has an encoder.
    ///   - framesPerSecond: The film's frame rate, which the stage uses from then on.
    ///   - options: Options of the output.
    ///   - reverse: Starts the reverse of the action, which is recorded too, after a pause; `nil`
    ///     records only the action. The poster shows the action.
    ///   - action: The action to record.
    package func open(
        to path: String, format: FilmFormat = .mp4, framesPerSecond: Int = 60, options: FilmOptions = FilmOptions(),
        reverse: (@MainActor () -> Void)? = nil, _ action: () -> Void
    ) throws -> OpenFilm {
        let film = try OpenFilm(path: path, format: format, framesPerSecond: framesPerSecond, options: options)
        let end = TransitionEnd(of: host)
        var span: Int?
        let turn = reverse.map { reverse in
            ReverseTurn(after: framesPerSecond * 3 / 5) {
                span = end.span(of: end.frame + 1)
                reverse()
            }
        }
        let count = try roll(
            framesPerSecond, limit: 20, action, isOver: turn.map { turn in { turn.isOver(isSettled: self.isSettled) } }
        ) { index, time in
            end.frame = index
            try film.add(frame(at: time), at: index)
        }
        try checkTransitions()
        try film.end(count: count, span: span ?? end.span(of: count))
        return film
    }
}

/// The change from an action to its reverse in one film.
@MainActor private final class ReverseTurn {
    /// The number of frames for which nothing moves before the reverse.
    private var rest: Int
    /// Starts the reverse; `nil` afterwards.
    private var start: (() -> Void)?

    init(after rest: Int, _ start: @escaping () -> Void) {
        self.rest = rest
        self.start = start
    }

    /// Starts the reverse when it is time. Called after each frame.
    ///
    /// - Returns: Whether the reverse is over.
    func isOver(isSettled: Bool) -> Bool {
        guard isSettled else { return false }
        guard let start else { return true }
        rest -= 1
        guard rest < 0 else { return false }
        self.start = nil
        start()
        return false
    }
}

extension Snapshot {
    /// The picture packed as a JPEG for a page: at a quality of 0.65 text can be read.
    fileprivate var jpegData: Data {
        UIImage(cgImage: CGImage(buffer: buffer)).jpegData(compressionQuality: 0.65) ?? Data()
    }
}
