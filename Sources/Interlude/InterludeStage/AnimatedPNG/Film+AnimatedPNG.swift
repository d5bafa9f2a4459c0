import Foundation

/// Writes a film as an animated PNG, every frame pixel for pixel.
final class AnimatedPNGWriter: FilmWriter {
    private let output: AtomicOutput
    private let framesPerSecond: Int
    private var frames: [Film.Frame] = []

    init(path: String, framesPerSecond: Int) throws {
        output = try AtomicOutput(path: path, kind: .file)
        self.framesPerSecond = framesPerSecond
    }

    func write(_ frame: Film.Frame) throws { frames.append(frame) }

    func finish() throws {
        guard !frames.isEmpty else {
            throw OutputError.cannotWrite(path: output.path, reason: "the film has no frames")
        }
        let film = Film(framesPerSecond: framesPerSecond, frames: frames)
        try film.animatedPNG().data().write(toFile: output.temporaryPath, shownAs: output.path)
        try output.commit()
    }
}

extension Film {
    /// The film as it is written: each frame stays until the next one's time, the last one for a second.
    package func animatedPNG() -> AnimatedPNG {
        let ticks = frames.map(tick)
        let frames = frames.enumerated().map { index, frame in
            let stay = index + 1 < ticks.count ? ticks[index + 1] - ticks[index] : framesPerSecond
            return AnimatedPNG.Frame(
                picture: frame.picture.buffer,
                delay: (UInt16(clamping: stay), UInt16(clamping: framesPerSecond)))
        }
        return AnimatedPNG(frames: frames)
    }

    /// The number of a frame's time, counted in frames of the film's rate.
    package func tick(_ frame: Frame) -> Int { Int((frame.time * TimeInterval(framesPerSecond)).rounded()) }
}

extension Film {
    /// Reads a film from an animated PNG.
    ///
    /// - Parameters:
    ///   - data: The bytes of an animated PNG.
    ///   - scale: Pixels per point, which the file does not contain.
    /// - Throws: An error that describes the fault of the file.
    public init(animatedPNG data: Data, scale: CGFloat) throws {
        let file = try AnimatedPNG(data: data)
        let rate = max(1, Int(file.frames[0].delay.denominator))
        var tick = 0
        let frames = file.frames.map { frame in
            defer { tick += Int(frame.delay.numerator) }
            return Frame(
                time: TimeInterval(tick) / TimeInterval(rate), picture: Snapshot(buffer: frame.picture, scale: scale))
        }
        self.init(framesPerSecond: rate, frames: frames)
    }
}
