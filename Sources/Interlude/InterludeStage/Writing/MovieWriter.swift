import Foundation

/// Writes a film through the `ffmpeg` program: frames go into its standard input as they are.
///
/// The same frames make the same bytes: no dates, no names of programs, and a fixed number of threads where the number
/// shows in the result.
final class MovieWriter: FilmWriter {
    private let output: AtomicOutput
    private let format: FilmFormat
    private let framesPerSecond: Int
    private let options: FilmOptions
    private let pipeline: FramePipeline
    private var encoder: Encoder?
    /// The first frame's size in pixels, which is the film's.
    private var size: (width: Int, height: Int)?

    /// Creates a writer. The encoder starts with the first frame, whose size is the film's.
    ///
    /// - Parameter capacity: The number of frames that may wait for the encoder.
    init(path: String, format: FilmFormat, framesPerSecond: Int, options: FilmOptions, capacity: Int = 4) throws {
        try format.checkEncoder()
        self.format = format
        self.framesPerSecond = framesPerSecond
        self.options = options
        pipeline = FramePipeline(inOrder: true, capacity: capacity)
        output = try AtomicOutput(path: path, kind: .file)
    }

    deinit { encoder?.stop() }

    func write(_ frame: Film.Frame) throws {
        let encoder = try self.encoder ?? start(with: frame.picture)
        self.encoder = encoder
        let picture = frame.picture
        let size = self.size ?? (picture.pixelWidth, picture.pixelHeight)
        self.size = size
        // The encoder knows one size: a frame of another one would be read as parts of two.
        do {
            try pipeline.submit { try encoder.take(picture.fitted(width: size.width, height: size.height)) }
        } catch { throw reason(for: error) }
    }

    /// The encoder's own words say more than that its pipe has closed: that the disk is full.
    private func reason(for error: any Error) -> any Error {
        do {
            try encoder?.finish()
            return error
        } catch { return error }
    }

    /// Ends the encoder's input after the frames that are queued, and returns before it is encoded.
    func endInput() throws {
        guard let encoder else { return }
        try pipeline.submit { encoder.endInput() }
    }

    /// Runs other work after the frames that are queued, away from the main actor.
    func submit(_ work: @escaping @Sendable () throws -> Void) throws { try pipeline.submit(work) }

    /// Removes the film. Waits for the frames that are queued: their encoder still reads them.
    func discard() {
        try? pipeline.finish()
        encoder?.stop()
        output.discard()
    }

    func finish() throws {
        do { try pipeline.finish() } catch { throw reason(for: error) }
        try encoder?.finish()
        encoder = nil
        try output.commit()
    }

    private func start(with picture: Snapshot) throws -> Encoder {
        let size = "\(picture.pixelWidth)x\(picture.pixelHeight)"
        let input = ["-f", "rawvideo", "-pix_fmt", "bgra", "-s", size, "-r", String(framesPerSecond), "-i", "pipe:0"]
        let arguments = format.encoderOptions(options, framesPerSecond)
        let plain = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
        return try Encoder(
            ["-nostdin", "-hide_banner", "-loglevel", "error", "-y"] + input + arguments + plain + [
                output.temporaryPath
            ])
    }
}

extension FilmFormat {
    /// Throws ``OutputError/noEncoder(format:)`` if a film in this format needs `ffmpeg` and the search path does not have it.
    package func checkEncoder() throws {
        guard ffmpegPath() != nil else { throw OutputError.noEncoder(format: ".\(rawValue)") }
    }

    /// The arguments between the input and the output. Video codecs want even sizes, so these get a black line at most.
    fileprivate func encoderOptions(_ options: FilmOptions, _ framesPerSecond: Int) -> [String] {
        let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2"
        let colour = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"
        let tags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
        switch self {
        case .mp4:
            // x264 shares a frame's work among threads and its result depends on their number, so it is fixed.
            return ["-vf", "\(even),\(colour),format=yuv420p", "-c:v", "libx264"] + FilmFormat.quality(options)
                + ["-threads", "4", "-movflags", "+faststart", "-f", "mp4"] + tags
        case .webm:
            return ["-vf", "\(even),\(colour),format=yuv420p", "-c:v", "libvpx-vp9", "-crf", "22", "-b:v", "0"]
                + ["-deadline", "good", "-cpu-used", "5", "-row-mt", "1", "-threads", "4", "-f", "webm"] + tags
        case .gif:
            return ["-filter_complex", FilmFormat.gifFilter(options, framesPerSecond), "-loop", "0", "-f", "gif"]
        case .filmstrip, .folder, .apng:
            fatalError("PNG files are not written by ffmpeg")
        }
    }

    /// How x264 spends bytes and time.
    private static func quality(_ options: FilmOptions) -> [String] {
        if options.isSmall { return ["-preset", "slow", "-crf", "33"] }
        let keyframes =
            options.isSeekable ? ["-g", String(framesBetweenKeyframes), "-bf", "0", "-crf", "24"] : ["-crf", "16"]
        return ["-preset", "veryfast"] + keyframes
    }

    /// In a film to be moved through: a player decodes at most so many frames to show one. At 12 a film has a third of the bytes that
    /// it has where every frame is independent.
    private static let framesBetweenKeyframes = 12

    /// Fewer frames and pixels, half of the colors that the format can have, and a dither that stays where nothing moves: what
    /// makes a GIF small.
    private static func gifFilter(_ options: FilmOptions, _ framesPerSecond: Int) -> String {
        let rate = min(framesPerSecond, options.gifFramesPerSecond, 50)
        let (side, rest) = (options.gifSide, "-1")
        let width = "'if(lte(iw,ih),min(iw,\(side)),\(rest))'"
        let height = "'if(lte(iw,ih),\(rest),min(ih,\(side)))'"
        let palette =
            "split[a][b];[a]palettegen=max_colors=128:stats_mode=diff[p];"
            + "[b][p]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle"
        return "fps=\(rate),scale=\(width):\(height):flags=area+accurate_rnd,\(palette)"
    }
}
