/// Options of a film's output.
public struct FilmOptions: Hashable, Sendable {
    /// The number of frames in a filmstrip.
    public var moments = 8
    /// Whether a player can seek to each frame quickly, because fewer frames depend on others. For MP4.
    public var isSeekable = false
    /// Whether the film is one of hundreds on a page: it then has a third of the bytes, and is softer. Of MP4.
    package var isSmall = false
    /// The number of frames, from the first, that a filmstrip spans; only the shown ones are then stored. With `nil` it
    /// spans those until the last transition ends, see ``Stage/countTransitionFrames(framesPerSecond:limit:_:)``.
    public var frameCount: Int?
    /// The maximum of a GIF's shorter side, in pixels. The file grows with each pixel.
    public var gifSide = 360
    /// The maximum frame rate of a GIF. The format allows 50, with files twice as large.
    public var gifFramesPerSecond = 25

    /// Creates the default options.
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
    ///   - path: The file or folder. An existing file is replaced, a folder only if it is empty or contains frames.
    ///   - format: The format; `nil` for that of the file extension.
    ///   - options: Options of the output.
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
