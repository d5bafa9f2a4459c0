import UIKit

// Functions of two pictures.
extension GlyphDrawings {
    static let shaders: [String: Drawing] = [
        "liquid-swipe": { pen in
            pen.backdrop()
            pen.side([
                at(76, 18), at(72, 34), at(60, 42), at(46, 54), at(44, 62), at(50, 70), at(62, 74), at(72, 80),
                at(76, 84),
            ])
        },
        "honeycomb": { pen in honeycomb(pen) { _ in 1 } },
        "hexagonalize": { pen in honeycomb(pen) { [1, 0.4, 0.7][$0 % 3] } },
        "swirl": { pen in
            pen.curve(width: 6) { share in
                pen.around(6 + 30 * share, share * 4 * .pi)
            }
        },
        "cross-zoom": { pen in
            for index in 0..<8 {
                let angle: CGFloat = CGFloat(index) * .pi / 4
                pen.line([pen.around(14, angle), pen.around(36, angle)], width: 4)
            }
            pen.disc(50, 50, 7)
        },
        "cross-warp": { pen in
            pen.side([at(20, 18), at(50, 36), at(50, 64), at(20, 82)], strength: 0.5)
            pen.side([at(50, 36), at(80, 18), at(80, 82), at(50, 64)])
        },
        "directional-warp": { pen in
            pen.side([at(20, 20), at(64, 20), at(20, 64)], strength: 0.5)
            pen.side([at(80, 80), at(80, 30), at(30, 80)])
        },
        "water-drop": { pen in
            pen.disc(50, 50, 6)
            for radius in [18.0, 34] { pen.ring(50, 50, radius, width: 4) }
        },
        "dreamy": { pen in
            for (index, y) in [30.0, 50, 70].enumerated() {
                pen.curve(width: 5) { at(18 + 64 * $0, y + 7 * sin($0 * 2 * .pi + CGFloat(index))) }
            }
        },
        "morph": { pen in
            pen.disc(36, 40, 18, strength: 0.5)
            pen.screen(42, 42, 34, 34)
        },
        "kaleidoscope": { pen in
            for index in 0..<6 {
                let angle = CGFloat(index) * .pi / 3
                pen.side(
                    [at(50, 50), pen.around(36, angle), pen.around(36, angle + .pi / 3)],
                    strength: index % 2 == 0 ? 1 : 0.45)
            }
        },
        "butterfly-wave": { pen in
            pen.curve(width: 4) { share in
                let angle: CGFloat = share * 2 * .pi
                let radius = exp(cos(angle)) - 2 * cos(4 * angle)
                return at(50 + 11 * radius * sin(angle), 54 - 11 * radius * cos(angle))
            }
        },
        "parametric": { pen in
            pen.curve(width: 4) { share in
                let angle: CGFloat = share * 2 * .pi
                return at(50 + 32 * sin(3 * angle), 50 + 32 * sin(2 * angle))
            }
        },
        "linear-blur": { pen in
            for (shift, strength) in [(-12.0, 0.25), (-6, 0.35), (0, 0.5), (6, 0.35), (12, 0.25)] {
                pen.screen(32 + shift, 28 + shift, 36, 44, strength: strength)
            }
        },
        "pinwheel": { pen in
            for index in 0..<4 {
                let angle = CGFloat(index) * .pi / 2
                pen.side([at(50, 50), pen.around(38, angle), pen.around(26, angle + .pi / 4)])
            }
        },
        "window-slice": { pen in
            for index in 0..<5 {
                pen.block(CGRect(x: 20 + CGFloat(index) * 13, y: 18, width: 11 - CGFloat(index) * 2, height: 64))
            }
        },
        "wind": { pen in
            for (y, start, end) in [(28.0, 18.0, 64.0), (42, 30, 82), (56, 18, 74), (70, 26, 60)] {
                pen.line([at(start, y), at(end, y)], width: 5)
            }
        },
        "polka-dots": { pen in
            for row in 0..<4 {
                for column in 0..<4 {
                    pen.disc(26 + CGFloat(column) * 16, 26 + CGFloat(row) * 16, 7.5 - CGFloat(row + column))
                }
            }
        },
        "squares-wire": { pen in pen.grid(4, 4, gap: 6) { _, _, field in pen.block(field) } },
        "flower": { pen in
            for index in 0..<5 {
                let center = pen.around(20, CGFloat(index) * 2 * .pi / 5 - .pi / 2)
                pen.disc(center.x, center.y, 15)
            }
        },
        "zoom-circles": { pen in
            for (radius, width) in [(8.0, 8.0), (22, 5), (35, 3)] { pen.ring(50, 50, radius, width: width) }
        },
        "squeeze": { pen in
            pen.backdrop()
            pen.block(CGRect(x: 20, y: 44, width: 60, height: 12))
        },
        "doom-melt": { pen in
            for (index, length) in [44.0, 60, 36, 54, 68, 40].enumerated() {
                pen.block(CGRect(x: 20 + CGFloat(index) * 10, y: 18, width: 9, height: length))
            }
        },
        "luminance-melt": { pen in
            pen.block(CGRect(x: 20, y: 18, width: 60, height: 30))
            for (x, end) in [(28.0, 70.0), (44, 58), (58, 82), (72, 64)] {
                pen.line([at(x, 46), at(x, end)], width: 9)
            }
        },
        "undulating-burn": { pen in
            pen.curve(width: 6) { share in
                let angle: CGFloat = share * 2 * .pi
                return pen.around(28 + 5 * sin(5 * angle), angle)
            }
        },
        "perlin": { pen in
            for (x, y, radius) in [(36.0, 56.0, 15.0), (54, 46, 18), (68, 58, 12)] { pen.disc(x, y, radius) }
        },
        "color-phase": { pen in
            for (index, x) in [34.0, 50, 66].enumerated() { pen.disc(x, 50, 18, strength: 0.35 + 0.2 * CGFloat(index)) }
        },
        "color-distance": { pen in
            for index in 0..<4 {
                pen.block(
                    CGRect(x: 20 + CGFloat(index) * 15, y: 24, width: 14, height: 52),
                    strength: 0.25 * CGFloat(index + 1))
            }
        },
        "fade-grayscale": { pen in
            pen.disc(50, 50, 32, strength: 0.4)
            pen.side((0...18).map { pen.around(32, .pi / 2 + CGFloat($0) * .pi / 18) })
        },
        "overexposure": { pen in
            pen.disc(50, 50, 16)
            for index in 0..<8 {
                let angle = CGFloat(index) * .pi / 4
                pen.line([pen.around(24, angle), pen.around(36, angle)], width: 5)
            }
        },
        "multiply-blend": { pen in
            pen.screen(22, 20, 38, 46, strength: 0.5)
            pen.screen(40, 34, 38, 46, strength: 0.5)
        },
        "glitch": { pen in
            for (x, y, width) in [(20.0, 20.0, 48.0), (32, 34, 48), (16, 48, 56), (28, 62, 52), (22, 76, 40)] {
                pen.block(CGRect(x: x, y: y, width: width, height: 10))
            }
        },
        "tv-static": { pen in
            pen.grid(8, 8, gap: 1) { column, row, field in
                if (column * 7 + row * 11 + column * row) % 3 != 0 { pen.block(field) }
            }
        },
        "cross-hatch": { pen in
            for index in 0..<4 {
                let place = 26 + CGFloat(index) * 16
                pen.line([at(place, 18), at(place, 82)], width: 3)
                pen.line([at(18, place), at(82, place)], width: 3)
            }
        },
    ]

    /// Seven cells, each as strong as the closure says.
    private static func honeycomb(_ pen: GlyphPen, _ strength: (Int) -> CGFloat) {
        let centers = [at(50, 50)] + (0..<6).map { pen.around(25, CGFloat($0) * .pi / 3) }
        for (index, center) in centers.enumerated() {
            pen.side(
                (0..<6).map { corner in
                    let angle: CGFloat = (CGFloat(corner) + 0.5) * .pi / 3
                    return at(center.x + 13 * cos(angle), center.y + 13 * sin(angle))
                }, strength: strength(index))
        }
    }
}
