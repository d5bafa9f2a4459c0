import UIKit

// A picture of the old screen in pieces.
extension GlyphDrawings {
    static let pieces: [String: Drawing] = [
        "door": { pen in
            pen.screen(38, 28, 24, 44, strength: 0.5)
            pen.side([at(18, 18), at(38, 26), at(38, 74), at(18, 82)])
            pen.side([at(82, 18), at(62, 26), at(62, 74), at(82, 82)])
        },
        "explode": { pen in
            pen.grid(3, 3, in: CGRect(x: 26, y: 24, width: 48, height: 52), gap: 4) { column, row, field in
                let (x, y) = (CGFloat(column - 1) * 9, CGFloat(row - 1) * 9)
                pen.block(field.offsetBy(dx: x, dy: y), turned: CGFloat(column * 37 + row * 53 - 80))
            }
        },
        "fragments": { pen in
            for (x, y, size, angle, strength) in [
                (24.0, 24.0, 20.0, 20.0, 1.0), (54, 16, 15, 50, 0.5), (72, 34, 20, 10, 0.75), (40, 44, 24, 66, 1),
                (20, 60, 15, 30, 0.5), (62, 62, 22, 40, 1), (38, 76, 13, 15, 0.6),
            ] {
                pen.block(
                    CGRect(x: x, y: y, width: size, height: size * 0.8), turned: angle, strength: strength)
            }
        },
        "bricks": { pen in
            for row in 0..<5 {
                let y = 16 + CGFloat(row) * 14
                let shift: CGFloat = row % 2 == 0 ? -12 : 12
                for column in 0..<2 {
                    pen.block(CGRect(x: 24 + CGFloat(column) * 28 + shift, y: y, width: 25, height: 11))
                }
            }
        },
        "falling-bricks": { pen in
            for (x, y) in [(22.0, 14.0), (50, 14), (36, 28), (64, 28), (22, 42)] {
                pen.block(CGRect(x: x, y: y, width: 24, height: 11), strength: 0.6)
            }
            pen.block(CGRect(x: 54, y: 50, width: 24, height: 11), turned: 24)
            pen.block(CGRect(x: 26, y: 64, width: 24, height: 11), turned: -18)
            pen.block(CGRect(x: 58, y: 76, width: 24, height: 11), turned: 8)
        },
        "vertical-strips": { pen in
            for index in 0..<5 {
                pen.block(CGRect(x: 18 + CGFloat(index) * 13, y: index % 2 == 0 ? 12 : 36, width: 10, height: 52))
            }
        },
        "horizontal-strips": { pen in
            for index in 0..<5 {
                pen.block(CGRect(x: index % 2 == 0 ? 12 : 36, y: 18 + CGFloat(index) * 13, width: 52, height: 10))
            }
        },
        "slats": { pen in
            for (index, height) in [13.0, 9, 3, 9, 13].enumerated() {
                pen.block(
                    CGRect(x: 22, y: 24 + CGFloat(index) * 14 - height / 2, width: 56, height: height),
                    strength: index < 3 ? 1 : 0.5)
            }
        },
        "shards": { pen in
            for (index, points) in [
                [at(48, 46), at(20, 16), at(52, 14)], [at(54, 44), at(58, 12), at(84, 26)],
                [at(58, 50), at(86, 34), at(82, 72)], [at(54, 56), at(78, 80), at(48, 88)],
                [at(46, 56), at(42, 86), at(16, 72)], [at(42, 50), at(12, 62), at(16, 24)],
            ].enumerated() { pen.side(points, strength: index % 2 == 0 ? 1 : 0.6) }
        },
        "split": { pen in
            pen.screen(34, 36, 32, 28, strength: 0.4)
            pen.block(CGRect(x: 22, y: 12, width: 56, height: 24))
            pen.block(CGRect(x: 22, y: 64, width: 56, height: 24))
        },
        "checkerboard": { pen in
            pen.grid(4, 4, gap: 0) { column, row, field in
                pen.block(field, strength: (column + row) % 2 == 0 ? 1 : 0.25)
            }
        },
        "mosaic": { pen in
            pen.grid(4, 4, gap: 4) { column, row, field in
                let turned = max(1 - abs(CGFloat(column + row) - 3) / 1.5, 0)
                pen.block(
                    field.insetBy(dx: field.width * 0.45 * turned, dy: 0), strength: column + row < 3 ? 1 : 0.5)
            }
        },
        "waterfall": { pen in
            var y: CGFloat = 12
            for index in 0..<6 {
                pen.block(CGRect(x: 22, y: y, width: 56, height: 8), strength: 1 - CGFloat(index) * 0.13)
                y += 9 + CGFloat(index) * 2.4
            }
        },
        "assemble": { pen in
            pen.grid(3, 3, in: CGRect(x: 14, y: 34, width: 48, height: 52)) { column, row, field in
                if column + 2 - row < 3 { pen.block(field) }
            }
            pen.block(CGRect(x: 56, y: 18, width: 13, height: 13), turned: 30)
            pen.block(CGRect(x: 76, y: 34, width: 11, height: 11), turned: 60, strength: 0.6)
            pen.block(CGRect(x: 80, y: 12, width: 9, height: 9), turned: 15, strength: 0.4)
        },
        "guillotine": { pen in
            pen.side([at(22, 10), at(78, 10), at(78, 34), at(22, 46)])
            pen.side([at(22, 90), at(78, 90), at(78, 50), at(22, 62)])
        },
    ]
}
