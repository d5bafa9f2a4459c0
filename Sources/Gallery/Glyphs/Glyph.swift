import Interlude
import UIKit

/// A small drawn sign that says what moves: white screens on a coloured tile.
enum Glyph: CaseIterable, Sendable {
    case push, cover, sheet, detents, dissolve, popover
    case spring, move, door, circle, fade, slide, zoom, cube, flip
    case grid, overlay, tabs, container, typing, picking, falling, particles, filters

    /// The sign of a ready-made transition: its own, or that of its family.
    init(of ready: ReadyMadeTransition) {
        let own: [String: Glyph] = [
            "spring": .spring, "move": .move, "door": .door, "circle": .circle, "fade": .fade, "zoom": .zoom,
            "cube": .cube, "flip": .flip,
        ]
        self =
            own[ready.name]
            ?? {
                switch ready.family {
                case .movement: .slide
                case .space: .cube
                case .pieces: .door
                case .mask: .circle
                case .filter: .fade
                case .platforms: .zoom
                }
            }()
    }

    /// The tile's side in points.
    static let side: CGFloat = 40

    /// The sign on a tile of a colour. Signs that point somewhere are mirrored where text reads from right to left.
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
        case .spring, .move, .door, .circle, .fade, .slide, .zoom, .cube, .flip: drawReadyMade(with: pen)
        case .grid, .overlay, .tabs, .container, .typing, .picking, .falling, .particles,
            .filters:
            drawArrangement(with: pen)
        }
    }
}
