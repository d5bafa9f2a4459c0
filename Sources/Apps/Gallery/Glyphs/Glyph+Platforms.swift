import UIKit

// What other systems and well-known apps do.
extension GlyphDrawings {
    static let platforms: [String: Drawing] = [
        "zoom": { pen in
            pen.screen(20, 16, 60, 68, strength: 0.35)
            pen.screen(31, 28, 38, 44, strength: 0.5)
            pen.screen(41, 40, 18, 20)
        },
        "move": { pen in
            pen.screen(20, 22, 20, 20, strength: 0.5)
            pen.line([at(44, 44), at(50, 50)], width: 4)
            pen.screen(48, 48, 34, 34)
        },
        "magic-move": { pen in
            pen.screen(20, 20, 26, 26, strength: 0.5)
            pen.screen(20, 54, 26, 26, strength: 0.5)
            pen.screen(54, 54, 26, 26, strength: 0.5)
            pen.screen(44, 18, 38, 38)
        },
        "overlay": { pen in
            pen.screen(20, 18, 60, 64, strength: 0.4)
            pen.screen(32, 32, 36, 36)
        },
        "shared-axis-x": { pen in
            pen.screen(20, 16, 34, 48, strength: 0.4)
            pen.screen(46, 16, 34, 48)
            pen.arrow(at(72, 80), at(28, 80))
        },
        "shared-axis-y": { pen in
            pen.screen(16, 16, 46, 36, strength: 0.4)
            pen.screen(16, 46, 46, 38)
            pen.arrow(at(80, 74), at(80, 24))
        },
        "shared-axis-z": { pen in
            pen.screen(28, 10, 56, 62, strength: 0.35)
            pen.screen(16, 34, 44, 50)
            pen.arrow(at(30, 70), at(46, 52), isHole: true)
        },
        "fade-through": { pen in
            pen.screen(8, 28, 26, 44, strength: 0.35)
            for (x, strength) in [(41.0, 0.35), (50, 0.5), (59, 0.75)] { pen.disc(x, 50, 3.5, strength: strength) }
            pen.screen(66, 28, 26, 44)
        },
        "container-transform": { pen in
            pen.screen(18, 14, 64, 72, strength: 0.35)
            pen.screen(28, 56, 22, 20)
            pen.arrow(at(54, 50), at(70, 28))
        },
        "matched": { pen in
            pen.screen(12, 16, 34, 68, strength: 0.35)
            pen.screen(54, 16, 34, 68)
            pen.disc(22, 66, 6)
            pen.disc(71, 36, 10, isHole: true)
            pen.arrow(at(30, 60), at(56, 42))
        },
        "spring-zoom": { pen in
            pen.screen(34, 12, 52, 56)
            pen.screen(12, 64, 22, 22, strength: 0.6)
            pen.line([at(38, 76), at(44, 70), at(48, 78), at(54, 72), at(58, 80)], width: 4)
        },
        "store-card": { pen in
            pen.screen(22, 12, 56, 50)
            pen.line([at(26, 74), at(68, 74)], width: 5)
            pen.line([at(26, 86), at(54, 86)], width: 5)
            pen.disc(50, 37, 10, isHole: true)
        },
        "photo-zoom": { pen in
            pen.block(CGRect(x: 20, y: 24, width: 60, height: 52), turned: -8)
            pen.line([at(28, 66), at(42, 48), at(52, 60), at(62, 42), at(74, 58)], width: 5, isHole: true)
        },
        "predictive-back": { pen in
            pen.screen(16, 12, 68, 76, strength: 0.3)
            pen.screen(40, 24, 44, 52)
            pen.line([at(26, 42), at(18, 50), at(26, 58)], width: 5)
        },
        "safari-stack": { pen in
            pen.side([at(34, 12), at(66, 12), at(72, 28), at(28, 28)], strength: 0.35)
            pen.side([at(28, 30), at(72, 30), at(78, 50), at(22, 50)], strength: 0.6)
            pen.side([at(22, 53), at(78, 53), at(86, 88), at(14, 88)])
        },
        "rise": { pen in
            pen.screen(26, 30, 48, 56, strength: 0.35)
            pen.screen(26, 18, 48, 56)
            pen.arrow(at(50, 62), at(50, 34), isHole: true)
        },
        "window": { pen in
            pen.screen(16, 22, 68, 56)
            for x in [26.0, 36, 46] { pen.disc(x, 32, 3.5, isHole: true) }
            pen.line([at(18, 42), at(82, 42)], width: 3, isHole: true)
        },
    ]
}
