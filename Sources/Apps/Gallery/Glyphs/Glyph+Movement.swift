import UIKit

// Screens that move in their plane. Each drawing shows the new screen in full white, the old one behind it.
extension GlyphDrawings {
    static let movement: [String: Drawing] = [
        "slide-left": { $0.from(.left, slide) }, "slide-right": { $0.from(.right, slide) },
        "slide-top": { $0.from(.top, slide) }, "slide-bottom": { $0.from(.bottom, slide) },
        "cover-left": { $0.from(.left, cover) }, "cover-right": { $0.from(.right, cover) },
        "cover-top": { $0.from(.top, cover) }, "cover-bottom": { $0.from(.bottom, cover) },
        "uncover-left": { $0.from(.left, uncover) }, "uncover-bottom": { $0.from(.bottom, uncover) },
        "pull": { pen in
            pen.screen(12, 22, 36, 56, strength: 0.5)
            pen.screen(52, 22, 36, 56)
            pen.arrow(at(78, 50), at(62, 50), isHole: true)
        },
        "slide-fade": { pen in
            pen.screen(14, 22, 40, 56, strength: 0.3)
            pen.screen(44, 22, 40, 56, strength: 0.7)
            pen.arrow(at(74, 50), at(58, 50), isHole: true)
        },
        "parallax": { pen in
            pen.screen(12, 28, 34, 44, strength: 0.35)
            pen.screen(22, 25, 34, 50, strength: 0.35)
            pen.screen(46, 18, 42, 64)
        },
        "zoom-slide": { pen in
            pen.screen(10, 32, 28, 36, strength: 0.5)
            pen.screen(44, 32, 28, 36)
            pen.arrow(at(90, 50), at(79, 50))
        },
        "page-in": { pen in
            pen.screen(18, 20, 48, 60, strength: 0.4)
            pen.side([at(48, 22), at(88, 16), at(94, 74), at(54, 82)])
        },
        "page-out": { pen in
            pen.screen(36, 20, 46, 60, strength: 0.4)
            pen.side([at(8, 24), at(46, 16), at(54, 74), at(16, 84)])
            pen.arrow(at(40, 48), at(24, 51), isHole: true)
        },
        "back-and-forth": { pen in
            pen.screen(12, 10, 76, 80, strength: 0.3)
            pen.screen(32, 28, 36, 44)
        },
        "shrink": { pen in
            pen.backdrop()
            pen.screen(42, 40, 16, 20)
            for (x, y) in [(30.0, 24.0), (70, 24), (30, 76), (70, 76)] {
                let (near, low): (CGFloat, CGFloat) = (50 + (x - 50) * 0.62, 50 + (y - 50) * 0.62)
                pen.arrow(at(x, y), at(near, low))
            }
        },
        "swap": { pen in
            pen.screen(14, 30, 36, 40, strength: 0.5)
            pen.screen(50, 30, 36, 40)
            pen.arrow(at(32, 18), at(62, 18))
            pen.arrow(at(68, 82), at(38, 82))
        },
        "squish": { pen in
            pen.screen(16, 18, 16, 64, strength: 0.5)
            pen.screen(36, 18, 48, 64)
            pen.arrow(at(70, 50), at(50, 50), isHole: true)
        },
        "float": { pen in
            pen.screen(28, 14, 44, 50)
            pen.line([at(24, 78), at(33, 72), at(42, 78), at(51, 72), at(60, 78), at(69, 72), at(76, 77)], width: 5)
        },
        "drop-out": { pen in
            pen.backdrop(strength: 0.3)
            pen.side([at(28, 24), at(72, 38), at(56, 88), at(12, 74)])
            pen.disc(30, 27, 5, isHole: true)
        },
        "step-back": { pen in
            pen.screen(33, 14, 34, 44, strength: 0.5)
            pen.screen(22, 46, 56, 40)
        },
        "sink": { pen in
            pen.screen(16, 14, 68, 72, strength: 0.25)
            pen.screen(30, 28, 40, 44, strength: 0.4)
            pen.arrow(at(50, 36), at(50, 64))
        },
        "elastic-edge": { pen in
            pen.screen(14, 18, 40, 64, strength: 0.35)
            pen.side([
                at(52, 16), at(88, 16), at(88, 84), at(52, 84), at(42, 74), at(36, 62), at(34, 50), at(36, 38),
                at(42, 26),
            ])
        },
        "deck": { pen in
            pen.screen(34, 14, 32, 30, strength: 0.35)
            pen.screen(28, 24, 44, 34, strength: 0.55)
            pen.screen(20, 38, 60, 48)
        },
        "side-menu": { pen in
            for y in [30.0, 44, 58] { pen.line([at(14, y), at(34, y)], width: 6) }
            pen.screen(46, 16, 42, 68, strength: 0.6)
        },
        "drop-down": { pen in
            pen.arrow(at(50, 10), at(50, 26))
            pen.screen(26, 34, 48, 40)
            pen.line([at(20, 84), at(80, 84)], width: 5)
        },
        "toss": { pen in
            pen.backdrop(strength: 0.3)
            pen.block(CGRect(x: 34, y: 24, width: 36, height: 44), turned: 18)
            pen.line([at(88, 84), at(84, 70), at(76, 60)], width: 5)
        },
        "spring": { pen in
            pen.screen(30, 18, 40, 36)
            pen.line([at(42, 62), at(58, 66), at(42, 72), at(58, 77), at(42, 83)], width: 5)
        },
    ]

    private static func slide(_ pen: GlyphPen) {
        pen.screen(50, 22, 36, 56, strength: 0.5)
        pen.screen(14, 22, 42, 56)
        pen.arrow(at(26, 50), at(42, 50), isHole: true)
    }

    private static func cover(_ pen: GlyphPen) {
        pen.screen(22, 18, 58, 64, strength: 0.4)
        pen.screen(10, 18, 38, 64)
        pen.arrow(at(20, 50), at(36, 50), isHole: true)
    }

    private static func uncover(_ pen: GlyphPen) {
        pen.screen(32, 22, 50, 56)
        pen.side([at(10, 14), at(42, 14), at(42, 86), at(10, 86)], strength: 0.5)
        pen.arrow(at(34, 50), at(18, 50))
    }
}
