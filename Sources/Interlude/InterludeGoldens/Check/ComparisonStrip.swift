import CoreGraphics
import InterludeStage

/// Golden, film and difference as three filmstrips, one below the other.
@MainActor struct ComparisonStrip {
    let comparison: FilmComparison

    func picture() -> Snapshot {
        let rows = [
            ("Expected", comparison.expected), ("Actual", comparison.actual), ("Difference", comparison.difference),
        ]
        return stack(rows.map { Filmstrip(frames: $1.frames, title: $0).picture() })
    }

    private func stack(_ pictures: [Snapshot]) -> Snapshot {
        let width = pictures.map(\.pixelWidth).max() ?? 1
        let height = pictures.reduce(0) { $0 + $1.pixelHeight }
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        var top = 0
        for picture in pictures {
            for y in 0..<picture.pixelHeight {
                buffer.row(top + y).update(from: picture.buffer.row(y), count: picture.pixelWidth)
            }
            top += picture.pixelHeight
        }
        return Snapshot(buffer: buffer, scale: pictures.first?.scale ?? 1)
    }
}
