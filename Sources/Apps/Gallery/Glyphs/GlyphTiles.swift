import UIKit

/// The tiles of a list, painted once each for a look.
@MainActor struct GlyphTiles {
    private struct Key: Hashable {
        let glyph: Glyph
        let color: UIColor
        let style: UIUserInterfaceStyle
        let scale: CGFloat
    }

    /// Enough for all glyphs in light and dark at three pixels per point. Decided.
    private var tiles = PictureAlbum<Key>(mostPixels: 4_000_000)

    /// Returns a glyph on a colored tile for the current traits.
    mutating func image(of glyph: Glyph, on color: UIColor) -> UIImage {
        let traits = UITraitCollection.current
        let key = Key(
            glyph: glyph, color: color, style: traits.userInterfaceStyle, scale: traits.displayScale)
        return tiles.picture(for: key) { glyph.image(on: color) }
    }
}
