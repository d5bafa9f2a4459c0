import CoreGraphics

extension Symbols {
    /// Places, people and containers.
    static func drawPlaces(_ name: String, _ pen: SymbolPen) -> Bool {
        switch name {
        case "house": house(pen, filled: false)
        case "house.fill": house(pen, filled: true)
        case "person": person(pen, filled: false)
        case "person.fill": person(pen, filled: true)
        case "square": pen.box(10, 10, 80, 80, radius: 14)
        case "square.fill": pen.block(6, 6, 88, 88, radius: 18)
        case "square.grid.2x2": for (x, y) in quarters { pen.box(x, y, 34, 34, radius: 7) }
        case "square.grid.2x2.fill": for (x, y) in quarters { pen.block(x - 3, y - 3, 40, 40, radius: 9) }
        case "square.and.arrow.up": share(pen, upwards: true)
        case "square.and.arrow.down": share(pen, upwards: false)
        case "rectangle.stack":
            pen.box(4, 34, 92, 52, radius: 10)
            pen.line((14, 24), (86, 24))
            pen.line((24, 13), (76, 13))
        case "globe":
            pen.ring(50, 50, 42)
            pen.context.strokeEllipse(in: CGRect(x: 31, y: 8, width: 38, height: 84))
            pen.line((10, 50), (90, 50))
        case "map.fill":
            pen.area((8, 20), (34, 10), (34, 80), (8, 90))
            pen.area((40, 10), (60, 20), (60, 90), (40, 80))
            pen.area((66, 20), (92, 10), (92, 80), (66, 90))
        default: return false
        }
        return true
    }

    private static let quarters: [(CGFloat, CGFloat)] = [(9, 9), (57, 9), (9, 57), (57, 57)]

    private static func house(_ pen: SymbolPen, filled: Bool) {
        pen.line((6, 50), (50, 12), (94, 50))
        if filled {
            pen.area((50, 22), (82, 50), (82, 86), (18, 86), (18, 50), rounding: pen.width)
            pen.erasing { pen.block(39, 58, 22, 34, radius: 3) }
        } else {
            pen.line((18, 46), (18, 88), (82, 88), (82, 46))
            pen.line((40, 86), (40, 60), (60, 60), (60, 86))
        }
    }

    private static func person(_ pen: SymbolPen, filled: Bool) {
        let shoulders = CGMutablePath()
        shoulders.move(to: CGPoint(x: 12, y: 90))
        shoulders.addCurve(
            to: CGPoint(x: 50, y: 58), control1: CGPoint(x: 12, y: 70), control2: CGPoint(x: 28, y: 58))
        shoulders.addCurve(
            to: CGPoint(x: 88, y: 90), control1: CGPoint(x: 72, y: 58), control2: CGPoint(x: 88, y: 70))
        shoulders.closeSubpath()
        if filled {
            pen.dot(50, 29, 22)
            pen.fill(shoulders, rounding: pen.width)
        } else {
            pen.ring(50, 28, 18)
            pen.stroke(shoulders)
        }
    }

    private static func share(_ pen: SymbolPen, upwards: Bool) {
        pen.line((34, 34), (18, 34), (18, 94), (82, 94), (82, 34), (66, 34))
        pen.line((50, -3), (50, 62))
        if upwards {
            pen.line((32, 15), (50, -3), (68, 15))
        } else {
            pen.line((32, 44), (50, 62), (68, 44))
        }
    }

    /// Pictures, sound, mail.
    static func drawMedia(_ name: String, _ pen: SymbolPen) -> Bool {
        switch name {
        case "photo": photo(pen, filled: false)
        case "photo.fill": photo(pen, filled: true)
        case "play.fill": pen.area((24, 16), (24, 84), (86, 50), rounding: 10)
        case "pause.fill":
            pen.block(20, 14, 20, 72, radius: 6)
            pen.block(60, 14, 20, 72, radius: 6)
        case "envelope":
            pen.box(2, 18, 96, 64, radius: 10)
            pen.line((8, 26), (50, 58), (92, 26))
        case "envelope.fill":
            pen.block(-2, 14, 104, 72, radius: 12)
            pen.erasing { pen.line((2, 24), (50, 60), (98, 24)) }
        case "paperplane.fill":
            pen.area((92, 8), (6, 44), (40, 60), (56, 94), rounding: 4)
            pen.erasing { pen.thick(pen.width * 0.7) { pen.line((92, 8), (40, 60)) } }
        case "camera":
            pen.stroke(cameraBody)
            pen.ring(50, 54, 19)
        case "camera.fill":
            pen.fill(cameraBody, rounding: pen.width)
            pen.erasing { pen.ring(50, 54, 18) }
        default: return false
        }
        return true
    }

    private static let cameraBody: CGPath = {
        let path = CGMutablePath()
        let corners: [(CGFloat, CGFloat)] = [
            (0, 26), (26, 26), (34, 14), (66, 14), (74, 26), (100, 26), (100, 86), (0, 86),
        ]
        path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        return path
    }()

    private static func photo(_ pen: SymbolPen, filled: Bool) {
        if filled {
            pen.block(-4, 12, 108, 76, radius: 13)
            pen.erasing {
                pen.dot(26, 36, 9)
                pen.line((6, 74), (34, 52), (50, 66), (70, 42), (96, 70))
            }
        } else {
            pen.box(0, 16, 100, 68, radius: 11)
            pen.dot(26, 38, 8)
            pen.line((6, 76), (32, 56), (50, 68), (70, 46), (95, 70))
        }
    }
}
