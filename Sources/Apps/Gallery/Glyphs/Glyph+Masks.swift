import UIKit

// The new screen shows through a shape.
extension GlyphDrawings {
    static let masks: [String: Drawing] = [
        "circle": { pen in
            pen.screen(24, 18, 52, 64, strength: 0.45)
            pen.disc(50, 50, 20)
        },
        "iris": { pen in
            pen.backdrop()
            pen.side((0..<6).map { pen.around(22, CGFloat($0) * .pi / 3) })
            pen.disc(50, 50, 9, isHole: true)
        },
        "wipe-left": { $0.from(.left, wipe) }, "wipe-right": { $0.from(.right, wipe) },
        "wipe-top": { $0.from(.top, wipe) }, "wipe-bottom": { $0.from(.bottom, wipe) },
        "soft-wipe": { pen in
            for (index, strength) in [0.25, 0.4, 0.55, 0.7, 0.85, 1].enumerated() {
                pen.block(CGRect(x: 20 + CGFloat(index) * 10, y: 18, width: 10, height: 64), strength: strength)
            }
        },
        "clock-wipe": { pen in
            pen.backdrop()
            pen.side([at(50, 50), at(50, 16), at(76, 16), at(76, 76)])
            pen.line([at(50, 22), at(50, 50), at(66, 66)], width: 4, isHole: true)
        },
        "diamond": { pen in
            pen.backdrop()
            pen.side([at(50, 24), at(70, 50), at(50, 76), at(30, 50)])
        },
        "box": { pen in
            pen.backdrop()
            pen.screen(36, 34, 28, 32)
        },
        "bubble": { pen in
            pen.backdrop()
            pen.disc(50, 70, 22)
            pen.disc(42, 62, 5, isHole: true)
        },
        "disintegrate": { pen in
            pen.side([at(14, 18), at(46, 18), at(46, 82), at(14, 82)])
            for (x, y, size) in [
                (50.0, 22.0, 8.0), (52, 40, 9), (50, 58, 8), (51, 72, 9), (64, 28, 6), (66, 50, 7), (65, 66, 6),
                (78, 20, 4), (80, 42, 5), (79, 60, 4),
            ] { pen.block(CGRect(x: x, y: y, width: size, height: size)) }
        },
        "blinds": { pen in
            for index in 0..<5 {
                pen.block(CGRect(x: 22, y: 16 + CGFloat(index) * 14, width: 56, height: 7))
                pen.block(CGRect(x: 22, y: 23 + CGFloat(index) * 14, width: 56, height: 7), strength: 0.35)
            }
        },
        "curtains": { pen in
            for index in 0..<5 {
                pen.block(CGRect(x: 15 + CGFloat(index) * 14, y: 18, width: 7, height: 64))
                pen.block(CGRect(x: 22 + CGFloat(index) * 14, y: 18, width: 7, height: 64), strength: 0.35)
            }
        },
        "tiles": { pen in
            pen.grid(4, 4, gap: 2) { column, row, field in
                let closed = CGFloat((column * 7 + row * 5) % 4) / 5
                pen.block(field, strength: 0.3)
                pen.block(field.insetBy(dx: field.width * closed / 2, dy: field.height * closed / 2))
            }
        },
        "shutter": { pen in
            pen.side([at(22, 12), at(78, 12), at(78, 34), at(22, 34)], strength: 0.45)
            pen.side([at(22, 66), at(78, 66), at(78, 88), at(22, 88)], strength: 0.45)
            pen.side([at(22, 38), at(78, 38), at(78, 62), at(22, 62)])
        },
        "star": { pen in
            pen.backdrop()
            pen.side(
                (0..<10).map { index in
                    let angle: CGFloat = CGFloat(index) * .pi / 5 - .pi / 2
                    return pen.around(index % 2 == 0 ? 26 : 11, angle)
                })
        },
    ]

    private static func wipe(_ pen: GlyphPen) {
        pen.side([at(48, 18), at(82, 18), at(82, 82), at(48, 82)], strength: 0.4)
        pen.side([at(18, 18), at(48, 18), at(48, 82), at(18, 82)])
        pen.arrow(at(26, 50), at(40, 50), isHole: true)
    }
}
