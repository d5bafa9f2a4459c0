/// More about how a film is written.
public struct FilmOptions: Hashable, Sendable {
    /// The number of frames in a filmstrip.
    public var moments = 8
    /// Whether the film is to be moved through by hand: a player then decodes few frames to show one. Of MP4.
    public var isSeekable = false
    /// Whether the film is one of hundreds on a page: it then has a third of the bytes, and is softer. Of MP4.
    package var isSmall = false
    /// How many frames, from the first, a filmstrip spans, if that is known: it then keeps those it shows and no others.
    /// Otherwise those until the last transition is over, see ``Stage/countTransitionFrames(framesPerSecond:limit:_:)``.
    public var frameCount: Int?
    /// A GIF's shorter side in pixels, if the film is not smaller anyway: pages show it that wide, and a GIF grows with
    /// every pixel.
    public var gifSide = 360
    /// The maximum frame rate of a GIF. The format allows 50, with files twice as large.
    public var gifFramesPerSecond = 25

    /// Eight moments, not made for moving through, a GIF for a page.
    public init() {}
}

@MainActor extension FilmFormat {
    /// Makes the writer of this format.
    func writer(to path: String, framesPerSecond: Int, options: FilmOptions) throws -> any FilmWriter {
        switch self {
        case .folder: try FrameFolderWriter(path: path)
        case .filmstrip: try FilmstripWriter(path: path, moments: options.moments, frameCount: options.frameCount)
        case .apng: try AnimatedPNGWriter(path: path, framesPerSecond: framesPerSecond)
        case .mp4, .webm, .gif:
            try MovieWriter(path: path, format: self, framesPerSecond: framesPerSecond, options: options)
        }
    }
}

extension Film {
    /// Writes the film.
    ///
    /// - Parameters:
    ///   - path: The file or folder. What is there already is replaced; a folder only if it is empty or holds frames.
    ///   - format: What to write; `nil` for what the path's ending says.
    ///   - options: More about it.
    /// - Throws: ``OutputError``.
    @MainActor public func write(
        to path: String, format: FilmFormat? = nil, options: FilmOptions = FilmOptions()
    ) throws {
        let format = try format ?? FilmFormat(path: path)
        var options = options
        options.frameCount = frames.count
        let writer = try format.writer(to: path, framesPerSecond: framesPerSecond, options: options)
        for (index, frame) in frames.enumerated() where writer.wants(index) { try writer.write(frame) }
        try writer.finish()
    }
}
