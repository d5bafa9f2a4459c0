import UIKit

@MainActor extension Glyph {
    /// The system's transition.
    func drawSystem(with pen: GlyphPen) {
        switch self {
        case .push:
            pen.screen(20, 22, 36, 56, strength: 0.5)
            pen.screen(42, 22, 38, 56)
            pen.line([at(66, 40), at(56, 50), at(66, 60)], isHole: true)
        case .cover:
            pen.screen(30, 16, 40, 56, strength: 0.5)
            pen.screen(30, 42, 40, 42)
        case .sheet:
            pen.screen(30, 18, 40, 20, strength: 0.5)
            pen.screen(24, 30, 52, 52)
        case .detents:
            pen.screen(28, 18, 44, 64, strength: 0.5)
            pen.screen(28, 52, 44, 30)
            pen.line([at(44, 60), at(56, 60)], width: 5, isHole: true)
        case .dissolve:
            pen.screen(22, 24, 40, 52, strength: 0.5)
            pen.screen(38, 24, 40, 52, strength: 0.65)
        default:
            pen.screen(20, 24, 60, 42)
            pen.side([at(42, 64), at(58, 64), at(50, 78)])
        }
    }

    /// Screens that are made of others, or lie over them.
    func drawArrangement(with pen: GlyphPen) {
        switch self {
        case .slide:
            pen.line([at(50, 14), at(50, 20)])
            pen.screen(32, 32, 36, 36)
            for tip in [[at(43, 20), at(50, 13), at(57, 20)], [at(43, 80), at(50, 87), at(57, 80)]] { pen.line(tip) }
            for tip in [[at(20, 43), at(13, 50), at(20, 57)], [at(80, 43), at(87, 50), at(80, 57)]] { pen.line(tip) }
        case .grid:
            pen.screen(20, 20, 26, 26, strength: 0.5)
            pen.screen(20, 54, 26, 26, strength: 0.5)
            pen.screen(54, 54, 26, 26, strength: 0.5)
            pen.screen(44, 18, 38, 38)
        case .overlay:
            pen.screen(20, 18, 60, 64, strength: 0.4)
            pen.screen(32, 32, 36, 36)
        case .tabs:
            pen.screen(22, 18, 56, 64, strength: 0.5)
            pen.screen(22, 62, 56, 20)
            for x in [36.0, 50, 64] { pen.disc(x, 72, 4.5, isHole: true) }
        case .typing:
            pen.screen(22, 18, 56, 64, strength: 0.5)
            pen.screen(22, 52, 56, 30)
            for x in [33.0, 44, 56, 67] { pen.disc(x, 61, 3.5, isHole: true) }
            for x in [38.5, 50, 61.5] { pen.disc(x, 72, 3.5, isHole: true) }
        default: drawContent(with: pen)
        }
    }

    /// The content of the screens.
    private func drawContent(with pen: GlyphPen) {
        switch self {
        case .picking:
            pen.screen(20, 24, 60, 14, strength: 0.35)
            pen.screen(20, 43, 60, 14)
            pen.screen(20, 62, 60, 14, strength: 0.35)
        case .falling:
            pen.screen(22, 54, 28, 28)
            pen.screen(54, 54, 28, 28)
            pen.screen(40, 18, 28, 28, strength: 0.5)
        case .particles:
            for (x, y) in [(26.0, 24.0), (50, 34), (74, 22), (34, 54), (64, 56), (50, 76), (24, 78), (76, 80)] {
                pen.disc(x, y, 5)
            }
        case .filters:
            for (x, y) in [(50.0, 38.0), (38, 60), (62, 60)] { pen.disc(x, y, 20, strength: 0.45) }
        default:
            pen.screen(16, 20, 68, 60, strength: 0.35)
            pen.screen(25, 30, 22, 40)
            pen.screen(53, 30, 22, 40)
        }
    }
}
