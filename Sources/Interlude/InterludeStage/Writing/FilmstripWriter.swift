import Foundation

/// Writes one PNG with moments of a film side by side.
final class FilmstripWriter: FilmWriter {
    private let output: AtomicOutput
    private let moments: Int
    /// The frames to keep; `nil` while their number is not known, then all are kept.
    private let wanted: Set<Int>?
    private var frames: [Film.Frame] = []
    var span: Int?

    init(path: String, moments: Int, frameCount: Int?) throws {
        output = try AtomicOutput(path: path, kind: .file)
        self.moments = moments
        wanted = frameCount.map { Set(Film.moments(moments, of: $0)) }
    }

    func wants(_ index: Int) -> Bool { wanted?.contains(index) ?? true }

    func write(_ frame: Film.Frame) throws { frames.append(frame) }

    func finish() throws {
        let count = min(span ?? frames.count, frames.count)
        let shown = wanted == nil ? Film.moments(moments, of: count).map { frames[$0] } : frames
        let strip = Filmstrip(frames: shown).picture()
        try strip.pngData().write(toFile: output.temporaryPath, shownAs: output.path)
        try output.commit()
    }
}
