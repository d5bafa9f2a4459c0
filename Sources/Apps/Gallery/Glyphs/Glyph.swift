import Interlude
import UIKit

/// A small icon of a movement: white screens on a colored tile.
enum Glyph: Hashable, Sendable {
    case push, cover, sheet, detents, dissolve, popover
    case slide, grid, overlay, tabs, container, typing, picking, falling, particles, filters
    /// The sign of a ready-made transition, by its name.
    case transition(String)

    static let zoom = Glyph.transition("zoom")
    static let flip = Glyph.transition("flip")

    /// The sign of a ready-made transition.
    init(of ready: TransitionPreset) { self = .transition(ready.name) }

    /// The tile's side in points.
    static let side: CGFloat = 40

    /// Returns the icon on a colored tile. Icons with a direction are mirrored in right-to-left layouts.
    @MainActor func image(on color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat.preferred()
        let size = CGSize(width: Glyph.side, height: Glyph.side)
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let tile = CGRect(origin: .zero, size: size)
            color.setFill()
            UIBezierPath(roundedRect: tile, cornerRadius: Glyph.side * 0.225).fill()
            context.cgContext.scaleBy(x: Glyph.side / 100, y: Glyph.side / 100)
            draw(with: GlyphPen(context: context.cgContext, paper: color))
        }
        return picture.imageFlippedForRightToLeftLayoutDirection()
    }

    @MainActor private func draw(with pen: GlyphPen) {
        switch self {
        case .push, .cover, .sheet, .detents, .dissolve, .popover: drawSystem(with: pen)
        case .transition(let name): GlyphDrawings.drawing(of: name)?(pen)
        default: drawArrangement(with: pen)
        }
    }
}
