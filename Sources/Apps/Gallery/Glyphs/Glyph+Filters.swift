import UIKit

// Pictures that are softened, coarsened, tinted and bent.
extension GlyphDrawings {
    static let filters: [String: Drawing] = [
        "fade": { pen in
            pen.screen(18, 26, 30, 48, strength: 0.3)
            pen.screen(34, 26, 30, 48, strength: 0.45)
            pen.screen(52, 26, 30, 48)
        },
        "dissolve": { pen in
            pen.grid(6, 7, gap: 1) { column, row, field in
                let share = CGFloat((column * 5 + row * 7 + column * row * 3) % 6) / 5
                pen.block(field, strength: 0.2 + 0.8 * share)
            }
        },
        "blur": { pen in
            for (inset, strength) in [(0.0, 0.2), (6, 0.3), (12, 0.4), (18, 0.6)] {
                pen.screen(20 + inset, 14 + inset, 60 - 2 * inset, 72 - 2 * inset, strength: strength)
            }
        },
        "zoom-blur": { pen in
            for index in 0..<12 {
                let angle: CGFloat = CGFloat(index) * .pi / 6 + 0.2
                pen.line([pen.around(28, angle), pen.around(38, angle)], width: 4)
            }
            pen.screen(36, 32, 28, 36)
        },
        "pixelate": { pen in
            pen.grid(3, 4, gap: 0) { column, row, field in
                pen.block(field, strength: [1, 0.5, 0.75, 0.35][(column * 2 + row * 3) % 4])
            }
        },
        "flash": { pen in
            pen.side([at(56, 10), at(26, 56), at(46, 56), at(40, 90), at(74, 42), at(52, 42)])
        },
        "ripple": { pen in
            for radius in [10.0, 22, 34] { pen.ring(50, 50, radius) }
        },
        "genie": { pen in
            pen.side([
                at(18, 14), at(82, 14), at(76, 34), at(62, 52), at(54, 70), at(52, 90), at(48, 90), at(46, 70),
                at(38, 52), at(24, 34),
            ])
        },
        "copy-machine": { pen in
            pen.side([at(22, 14), at(78, 14), at(78, 46), at(22, 46)], strength: 0.75)
            pen.side([at(22, 54), at(78, 54), at(78, 86), at(22, 86)], strength: 0.35)
            pen.line([at(14, 50), at(86, 50)], width: 6)
        },
        "swipe": { pen in
            for (index, strength) in [0.25, 0.5, 0.75, 1].enumerated() {
                pen.block(CGRect(x: 18 + CGFloat(index) * 16, y: 18, width: 16, height: 50), strength: strength)
            }
            pen.arrow(at(70, 82), at(30, 82))
        },
        "burn": { pen in
            pen.side([
                at(50, 8), at(58, 28), at(70, 38), at(76, 58), at(68, 80), at(50, 90), at(32, 80), at(24, 60),
                at(34, 46), at(38, 56), at(44, 34),
            ])
            pen.disc(51, 72, 10, isHole: true)
        },
        "switch-off": { pen in
            pen.screen(16, 18, 68, 64, strength: 0.3)
            pen.line([at(26, 50), at(74, 50)], width: 4)
            pen.disc(50, 50, 6)
        },
        "wave": { pen in
            for y in [30.0, 50, 70] {
                pen.curve(width: 6) { share in
                    let height: CGFloat = 8 * sin(share * 4 * .pi)
                    return at(16 + 68 * share, y + height)
                }
            }
        },
    ]
}
