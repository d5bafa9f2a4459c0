import UIKit

extension Stage {
    /// Records an action, from the frame before it until everything has settled.
    ///
    ///     let film = try stage.record { navigation.pushViewController(detail, using: .spring) }
    ///     #expect(film.frames.count == 63)
    ///
    /// - Parameters:
    ///   - framesPerSecond: The film's frame rate, which the stage uses from then on.
    ///   - limit: The maximum duration in seconds.
    ///   - action: The action, such as a transition or a gesture. An error that it throws ends the film.
    /// - Throws: The errors of the action; ``StageError`` if it does not settle within the limit, or a transition is
    ///   never completed.
    public func record(framesPerSecond: Int = 60, limit: TimeInterval = 20, _ action: () throws -> Void) throws -> Film
    {
        var frames: [Film.Frame] = []
        try roll(framesPerSecond, limit: limit, action) { frames.append(frame(at: $1)) }
        return film(framesPerSecond, frames)
    }

    /// Records an action for a number of seconds, even if something still moves at the end: for endless animations, or
    /// for the beginning of a long one.
    ///
    /// - Parameters:
    ///   - duration: The film's duration in seconds. It has a frame at its beginning and one at its end.
    ///   - framesPerSecond: The film's frame rate, which the stage uses from then on.
    ///   - action: The action to record.
    public func record(for duration: TimeInterval, framesPerSecond: Int = 60, _ action: () throws -> Void) rethrows
        -> Film
    {
        demand(duration.isFinite && duration >= 0, "A film's length is 0 or more seconds")
        let count = Int((duration * TimeInterval(framesPerSecond)).rounded())
        self.framesPerSecond = framesPerSecond
        var frames = [frame(at: 0)]
        try action()
        for index in 0..<count {
            host.step()
            frames.append(frame(at: TimeInterval(index + 1) / TimeInterval(framesPerSecond)))
        }
        return film(framesPerSecond, frames)
    }

    /// Records an action to files, frame by frame, so that long films need little memory. Frames are rendered and
    /// encoded concurrently.
    ///
    /// The output appears at the path when the film is complete. A film that fails leaves no files.
    ///
    /// - Parameters:
    ///   - path: The file or folder. An existing file is replaced, a folder only if it is empty or contains frames.
    ///   - format: The format; `nil` for that of the file extension.
    ///   - framesPerSecond: The film's frame rate, which the stage uses from then on.
    ///   - limit: The maximum duration in seconds.
    ///   - options: Options of the output.
    ///   - progress: Called after each frame with its number.
    ///   - action: The action to record.
    /// - Returns: The number of frames.
    /// - Throws: The errors of the action; ``StageError`` if it does not settle within the limit, or a transition is
    ///   never completed; ``OutputError`` if the film cannot be written.
    @discardableResult
    public func record(
        to path: String, format: FilmFormat? = nil, framesPerSecond: Int = 60, limit: TimeInterval = 20,
        options: FilmOptions = FilmOptions(), progress: (Int) -> Void = { _ in }, _ action: () throws -> Void
    ) throws -> Int {
        try film(to: path, format, framesPerSecond, limit: limit, options, progress, action)
    }

    /// Records a script, from the frame before it until the stage has settled.
    ///
    /// - Parameter path: The path of the film; with `nil` the script is only played, and only its images are rendered.
    /// - Returns: How many frames there were.
    @discardableResult
    package func play(
        _ script: StageScript, filmedAt path: String?, framesPerSecond: Int = 60, limit: TimeInterval = 600,
        options: FilmOptions = FilmOptions(), progress: (Int) -> Void = { _ in }
    ) throws -> Int {
        let player = StageScriptPlayer(script, on: self)
        let start = time
        var end: TimeInterval?
        func goOn() throws -> Bool {
            if end == nil, try player.goOn() { end = time }
            // Endless activity, such as a spinner, does not prevent the end of the script.
            return end.map { isSettled || time > $0 + StageScriptPlayer.patience } ?? false
        }
        guard let path else {
            return try roll(framesPerSecond, limit: limit, { _ = try goOn() }, isOver: goOn) { index, _ in
                progress(index + 1)
            }
        }
        // A strip shows all that the script does, not the transitions in it alone.
        func scriptFrames() -> Int {
            end.map { Int((($0 - start) * TimeInterval(framesPerSecond)).rounded()) + 1 } ?? 0
        }
        return try film(
            to: path, nil, framesPerSecond, limit: limit, options, progress, { _ = try goOn() }, isOver: goOn,
            leastSpan: scriptFrames)
    }

    private func film(
        to path: String, _ format: FilmFormat?, _ framesPerSecond: Int, limit: TimeInterval, _ options: FilmOptions,
        _ progress: (Int) -> Void, _ action: () throws -> Void,
        isOver: (() throws -> Bool)? = nil, leastSpan: () -> Int = { 0 }
    ) throws -> Int {
        let format = try format ?? FilmFormat(path: path)
        let writer = try format.writer(to: path, framesPerSecond: framesPerSecond, options: options)
        let end = TransitionEnd(of: host)
        let count = try roll(framesPerSecond, limit: limit, action, isOver: isOver) { index, time in
            end.frame = index
            if writer.wants(index) { try writer.write(frame(at: time)) }
            progress(index + 1)
        }
        writer.span = max(end.span(of: count), min(count, leastSpan()))
        try writer.finish()
        return count
    }

    /// Returns the number of frames that a film of an action would have. Nothing is rendered, so it is fast.
    public func countFrames(framesPerSecond: Int = 60, limit: TimeInterval = 20, _ action: () throws -> Void) throws
        -> Int
    {
        try roll(framesPerSecond, limit: limit, isWatched: false, action) { _, _ in }
    }

    /// Returns the number of frames of an action's film up to the end of its last transition, plus one for changes in
    /// its callbacks. Without a transition it is the number of all frames. Nothing is drawn.
    ///
    /// Other animations can continue after that, such as a fading scroll indicator.
    public func countTransitionFrames(
        framesPerSecond: Int = 60, limit: TimeInterval = 20, _ action: () throws -> Void
    ) throws -> Int {
        let end = TransitionEnd(of: host)
        let count = try roll(framesPerSecond, limit: limit, isWatched: false, action) { index, _ in
            end.frame = index
        }
        return end.span(of: count)
    }

    func frame(at time: TimeInterval) -> Film.Frame { Film.Frame(time: time, picture: frame()) }

    /// Shows the frame before an action, runs the action, and shows each frame until nothing moves, and then one
    /// more, so that changes in completion callbacks are visible.
    ///
    /// - Parameters:
    ///   - isWatched: Whether each frame is shown; otherwise idle time is skipped.
    ///   - isOver: Returns before each frame whether the film has ended; with `nil` it ends when nothing moves, and then no
    ///     transition may be open.
    ///   - each: Called with each frame's number and its time since the action.
    /// - Returns: How many frames there were.
    @discardableResult
    func roll(
        _ framesPerSecond: Int, limit: TimeInterval, isWatched: Bool = true, _ action: () throws -> Void,
        isOver: (() throws -> Bool)? = nil, each: (Int, TimeInterval) throws -> Void
    ) throws -> Int {
        self.framesPerSecond = framesPerSecond
        try each(0, 0)
        try action()
        var index = 0
        func show(after frames: Int) throws {
            index += frames
            try each(index, TimeInterval(index) / TimeInterval(framesPerSecond))
        }
        func next() throws {
            let last = Int(limit * TimeInterval(framesPerSecond))
            let skipped = isWatched ? 0 : host.skipUnwatched(atMost: last - index)
            if skipped > 0 { try show(after: skipped) }
            try showNext()
        }
        func showNext() throws {
            host.step()
            try show(after: 1)
        }
        repeat {
            guard TimeInterval(index) <= limit * TimeInterval(framesPerSecond) else {
                throw StageError.didNotSettle(limit: limit, moving: movers)
            }
            try next()
        } while try !(isOver?() ?? isSettled)
        // The next frame: if nothing moves, the next event can be far away.
        try showNext()
        if isOver == nil { try checkTransitions() }
        return index + 1
    }
}
