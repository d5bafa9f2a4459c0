import Foundation
import UIKit

/// The frames of a film, reduced to the mean colors of squares.
package struct CoarseFilm: Equatable, Sendable {
    package let frames: [CoarseFrame]

    package init(frames: [CoarseFrame]) { self.frames = frames }

    /// Reads a strip of frames; `nil` if it is not an image, or its width is not a multiple of the count.
    package init?(pngData: Data, count: Int) {
        guard let image = UIImage(data: pngData), let bitmap = Bitmap(image), count > 0, bitmap.width % count == 0
        else { return nil }
        let columns = bitmap.width / count
        frames = (0..<count).map { index in
            let colors = (0..<bitmap.height).flatMap { y in (0..<columns).map { bitmap[index * columns + $0, y] } }
            return CoarseFrame(columns: columns, colors: colors)
        }
    }

    /// The frames side by side as a PNG, with a pixel for each square; `nil` if they have not one size.
    package func pngData() -> Data? {
        guard let first = frames.first, first.rows > 0,
            frames.allSatisfy({ $0.columns == first.columns && $0.rows == first.rows })
        else { return nil }
        var bitmap = Bitmap(width: first.columns * frames.count, height: first.rows)
        for (index, frame) in frames.enumerated() {
            for (at, color) in frame.colors.enumerated() {
                bitmap[index * first.columns + at % first.columns, at / first.columns] = color
            }
        }
        return bitmap.pngData()
    }
}

extension CoarseFilm {
    /// A description of the differences from a golden that are not accepted; `nil` if there are none.
    package func difference(from golden: CoarseFilm, beyond tolerance: SquareTolerance) -> String? {
        guard let size = frames.first?.size, let expected = golden.frames.first?.size else { return "It is empty." }
        guard size == expected else {
            return "The golden has \(expected) squares, the film \(size): was it recorded on another device?"
        }
        let lines = zip(frames, golden.frames).enumerated().compactMap { index, pair -> String? in
            let (squares, largest) = pair.0.difference(from: pair.1, above: tolerance.channel)
            guard Double(squares) > tolerance.squares * Double(pair.0.colors.count) else { return nil }
            return "frame \(index): \(squares) of \(pair.0.colors.count) squares differ, by up to \(largest) of 255"
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension CoarseFrame {
    /// `25 × 54`.
    fileprivate var size: String { "\(columns) × \(rows)" }
}
