import UIKit

// What the collections of the years after iOS 7 had, and those after them.
extension GlyphDrawings {
    static let classics: [String: Drawing] = [
        "ghost": { pen in
            pen.screen(14, 12, 60, 76, strength: 0.25)
            pen.screen(40, 24, 38, 52)
        },
        "apparition": { pen in
            pen.screen(14, 10, 72, 80, strength: 0.3)
            pen.screen(26, 22, 48, 56, strength: 0.5)
            pen.screen(40, 40, 20, 20)
        },
        "back-fade": { pen in
            pen.screen(18, 14, 64, 72, strength: 0.25)
            pen.screen(36, 34, 28, 32)
        },
        "step-back-scroll": { pen in
            pen.screen(32, 12, 36, 34, strength: 0.5)
            pen.screen(32, 54, 36, 34)
            pen.arrow(at(18, 66), at(18, 34))
        },
        "push-up": { pen in
            pen.screen(28, 10, 44, 30, strength: 0.5)
            pen.screen(28, 46, 44, 40)
        },
        "gravity": { pen in
            pen.backdrop()
            pen.block(CGRect(x: 26, y: 24, width: 48, height: 40), turned: -14)
        },
        "cross": { pen in
            pen.side([at(24, 20), at(50, 32), at(50, 68), at(24, 80)], strength: 0.5)
            pen.side([at(50, 32), at(76, 20), at(76, 80), at(50, 68)], strength: 0.5)
            pen.side([at(46, 14), at(54, 14), at(54, 86), at(46, 86)])
        },
        "atlas": { pen in
            pen.side([at(14, 28), at(40, 20), at(40, 80), at(14, 72)], strength: 0.5)
            pen.side([at(48, 18), at(84, 28), at(84, 72), at(48, 82)])
        },
        "rotate-from-top": { pen in
            pen.backdrop()
            pen.side([at(24, 18), at(76, 18), at(86, 52), at(14, 52)])
        },
        "heart": { pen in
            pen.disc(38, 40, 15)
            pen.disc(62, 40, 15)
            pen.side([at(25, 47), at(75, 47), at(50, 82)])
            pen.block(CGRect(x: 38, y: 36, width: 24, height: 14))
        },
        "fade-through-color": { pen in
            pen.screen(14, 30, 26, 40, strength: 0.6)
            pen.screen(37, 30, 26, 40, strength: 0.15)
            pen.screen(60, 30, 26, 40)
        },
        "whip": { pen in
            for (y, start) in [(26.0, 14.0), (38, 22), (50, 12), (62, 24), (74, 16)] {
                pen.line([at(start, y), at(46, y)], width: 4)
            }
            pen.screen(48, 20, 36, 60)
        },
        "mod": { pen in
            pen.grid(4, 4, gap: 0) { column, row, field in
                pen.disc(field.midX, field.midY, (column + row) % 2 == 0 ? 7 : 3.5)
            }
        },
        "page-curl-shadow": { pen in
            pen.screen(24, 16, 52, 68, strength: 0.35)
            pen.side([at(24, 16), at(76, 16), at(76, 40), at(48, 84), at(24, 84)])
            pen.side([at(76, 40), at(52, 46), at(48, 84)], strength: 0.6)
        },
        "card-flip": { pen in
            pen.screen(14, 54, 24, 30, strength: 0.5)
            pen.side([at(42, 22), at(78, 12), at(78, 80), at(42, 70)])
        },
        "mini-player": { pen in
            pen.backdrop()
            pen.screen(20, 66, 60, 18)
            pen.arrow(at(50, 56), at(50, 28))
        },
        "button-morph": { pen in
            pen.screen(20, 26, 48, 58, strength: 0.5)
            pen.disc(72, 24, 14)
        },
    ]
}
