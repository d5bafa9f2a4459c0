import CoreGraphics
import Glibc

/// The server's own copy of the newest picture. The application draws into its frame again at once, and viewers get theirs
/// later, each in its own time.
struct Canvas: Sendable {
    let grid: TileGrid
    /// Pixels per point.
    let scale: Double
    private let pixels: PixelBuffer

    init(grid: TileGrid, scale: Double) {
        self.grid = grid
        self.scale = scale
        pixels = PixelBuffer(width: grid.width, height: grid.height, isOpaque: true)
    }

    /// Takes over what has changed.
    ///
    /// - Returns: The tiles that really look different: what is said to have changed is often more than that.
    func update(from frame: PixelBuffer, changed: [PixelRect]) -> TileSet {
        var tiles = TileSet(of: grid)
        for rect in changed {
            grid.forEachTile(in: rect) { column, row in
                let part = grid.rect(column: column, row: row).intersection(rect)
                if copy(part, from: frame, to: pixels) { tiles.insert(grid.index(column: column, row: row)) }
            }
        }
        return tiles
    }

    /// Copies rectangles into a picture of the same size.
    func copy(_ rects: [PixelRect], to target: PixelBuffer) {
        for rect in rects {
            for y in rect.top..<rect.bottom {
                (target.row(y) + rect.left).update(from: pixels.row(y) + rect.left, count: rect.width)
            }
        }
    }

    /// Copies a rectangle; tells whether anything in it was different.
    private func copy(_ rect: PixelRect, from source: PixelBuffer, to target: PixelBuffer) -> Bool {
        let bytes = rect.width * MemoryLayout<UInt32>.size
        var isDifferent = false
        for y in rect.top..<rect.bottom {
            let (old, new) = (target.row(y) + rect.left, source.row(y) + rect.left)
            if isDifferent || memcmp(old, new, bytes) != 0 {
                isDifferent = true
                memcpy(old, new, bytes)
            }
        }
        return isDifferent
    }
}
