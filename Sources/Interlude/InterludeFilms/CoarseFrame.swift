import CoreGraphics
import UIKit

/// A frame of a film, reduced to the mean color of each square.
package struct CoarseFrame: Equatable, Sendable {
    /// The side of a square in points. The goldens of `InterludeTesting` have thumbnails of this size too.
    package static let square = 16

    /// The number of squares in a row.
    package let columns: Int
    /// The colors as `0xRRGGBB`, row by row.
    package let colors: [UInt32]

    /// The number of squares in a column.
    package var rows: Int { columns == 0 ? 0 : colors.count / columns }

    /// Creates a frame of colors, row by row.
    package init(columns: Int, colors: [UInt32]) {
        self.columns = columns
        self.colors = colors
    }

    /// Reduces an image with one pixel per point; `nil` for an image without pixels.
    package init?(_ image: UIImage) {
        guard let bitmap = Bitmap(image) else { return nil }
        let (columns, rows) = (Self.squares(bitmap.width), Self.squares(bitmap.height))
        colors = rows.flatMap { row in columns.map { bitmap.mean(columns: $0, rows: row) } }
        self.columns = columns.count
    }

    /// Draws a window as it appears at present, with its animations.
    @MainActor init(of window: UIWindow) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        format.preferredRange = .standard
        let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
        }
        guard let frame = CoarseFrame(image) else { throw FilmFailure("The window could not be drawn.") }
        self = frame
    }

    /// The ranges of pixels in the squares of a side.
    private static func squares(_ length: Int) -> [Range<Int>] {
        stride(from: 0, to: length, by: square).map { $0..<min($0 + square, length) }
    }

    /// How many squares differ from another frame's in a channel by more than a limit, and the largest difference.
    package func difference(from other: CoarseFrame, above limit: Int) -> (squares: Int, largest: Int) {
        let differences = zip(colors, other.colors).map(Self.difference)
        return (differences.count { $0 > limit }, differences.max() ?? 0)
    }

    /// The largest difference of two colors in a channel.
    private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
        [16, 8, 0].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
    }
}
