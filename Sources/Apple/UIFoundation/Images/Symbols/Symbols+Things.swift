import CoreGraphics

extension Symbols {
    /// Things: hearts, stars, gears, bells, …
    static func drawThings(_ name: String, _ pen: SymbolPen) -> Bool {
        switch name {
        case "heart": pen.stroke(heart)
        case "heart.fill": pen.fill(heart, rounding: pen.width)
        case "star": pen.stroke(star)
        case "star.fill": pen.fill(star, rounding: pen.width)
        case "gear", "gearshape": gear(pen, filled: false)
        case "gearshape.fill": gear(pen, filled: true)
        case "magnifyingglass":
            pen.ring(42, 42, 31)
            pen.thick(pen.width * 1.25) { pen.line((65, 65), (88, 88)) }
        case "bell": bell(pen, filled: false)
        case "bell.fill": bell(pen, filled: true)
        case "trash": trash(pen, filled: false)
        case "trash.fill": trash(pen, filled: true)
        case "sidebar.left", "sidebar.leading":
            pen.box(6, 18, 88, 64, radius: 12)
            pen.line((38, 18), (38, 82))
        case "sidebar.right", "sidebar.trailing":
            pen.box(6, 18, 88, 64, radius: 12)
            pen.line((62, 18), (62, 82))
        case "arrow.up.left.and.arrow.down.right":
            pen.line((12, 40), (12, 12), (40, 12))
            pen.line((12, 12), (42, 42))
            pen.line((88, 60), (88, 88), (60, 88))
            pen.line((88, 88), (58, 58))
        case "bookmark": pen.line((27, 90), (27, 10), (73, 10), (73, 90), (50, 68), closed: true)
        case "bookmark.fill": pen.area((27, 90), (27, 10), (73, 10), (73, 90), (50, 68), rounding: pen.width)
        default: return drawSigns(name, pen)
        }
        return true
    }

    /// What stands for something that is done, or for how things are.
    private static func drawSigns(_ name: String, _ pen: SymbolPen) -> Bool {
        switch name {
        case "pencil":
            pen.line((14, 86), (20, 66), (70, 16), (84, 30), (34, 80), closed: true)
            pen.line((60, 26), (74, 40))
        case "lock.fill":
            pen.block(18, 44, 64, 52, radius: 10)
            pen.arc(50, 34, 22, from: 180, to: 360)
            pen.line((28, 34), (28, 46))
            pen.line((72, 34), (72, 46))
        case "bolt.fill": pen.area((58, 2), (22, 56), (47, 56), (40, 98), (78, 40), (52, 40))
        case "moon.fill":
            pen.dot(48, 52, 42)
            pen.erasing { pen.dot(68, 36, 36) }
        case "sun.max.fill":
            pen.dot(50, 50, 22)
            rays(pen, 8, from: 34, to: 44)
        default: return false
        }
        return true
    }

    private static let heart: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 50, y: 90))
        path.addCurve(
            to: CGPoint(x: 7, y: 38), control1: CGPoint(x: 24, y: 74), control2: CGPoint(x: 7, y: 57))
        path.addCurve(
            to: CGPoint(x: 29, y: 13), control1: CGPoint(x: 7, y: 23), control2: CGPoint(x: 16, y: 13))
        path.addCurve(
            to: CGPoint(x: 50, y: 26), control1: CGPoint(x: 38, y: 13), control2: CGPoint(x: 45, y: 18))
        path.addCurve(
            to: CGPoint(x: 71, y: 13), control1: CGPoint(x: 55, y: 18), control2: CGPoint(x: 62, y: 13))
        path.addCurve(
            to: CGPoint(x: 93, y: 38), control1: CGPoint(x: 84, y: 13), control2: CGPoint(x: 93, y: 23))
        path.addCurve(
            to: CGPoint(x: 50, y: 90), control1: CGPoint(x: 93, y: 57), control2: CGPoint(x: 76, y: 74))
        path.closeSubpath()
        return path
    }()

    private static let star: CGPath = {
        let path = CGMutablePath()
        let points = (0..<10).map { index -> CGPoint in
            let radius: CGFloat = index.isMultiple(of: 2) ? 45 : 19.5
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            return CGPoint(x: 50 + radius * cos(angle), y: 53 + radius * sin(angle))
        }
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }()

    private static func rays(_ pen: SymbolPen, _ count: Int, from inner: CGFloat, to outer: CGFloat) {
        for index in 0..<count {
            let angle = CGFloat(index) * 2 * .pi / CGFloat(count)
            let (x, y) = (cos(angle), sin(angle))
            pen.line((50 + inner * x, 50 + inner * y), (50 + outer * x, 50 + outer * y))
        }
    }

    private static func gear(_ pen: SymbolPen, filled: Bool) {
        let teeth = CGMutablePath()
        let count = 8
        for index in 0..<count {
            let middle = CGFloat(index) * 2 * .pi / CGFloat(count)
            let corners: [(CGFloat, CGFloat)] = [(-0.25, 33), (-0.15, 44), (0.15, 44), (0.25, 33)]
            for (offset, radius) in corners {
                let point = CGPoint(x: 50 + radius * cos(middle + offset), y: 50 + radius * sin(middle + offset))
                if teeth.isEmpty { teeth.move(to: point) } else { teeth.addLine(to: point) }
            }
        }
        teeth.closeSubpath()
        if filled {
            pen.fill(teeth, rounding: pen.width)
            pen.erasing { pen.dot(50, 50, 14) }
        } else {
            pen.stroke(teeth)
            pen.ring(50, 50, 14)
        }
    }

    private static func bell(_ pen: SymbolPen, filled: Bool) {
        let body = CGMutablePath()
        body.move(to: CGPoint(x: 12, y: 76))
        body.addCurve(to: CGPoint(x: 22, y: 46), control1: CGPoint(x: 20, y: 68), control2: CGPoint(x: 22, y: 62))
        body.addCurve(to: CGPoint(x: 50, y: 12), control1: CGPoint(x: 22, y: 26), control2: CGPoint(x: 32, y: 12))
        body.addCurve(to: CGPoint(x: 78, y: 46), control1: CGPoint(x: 68, y: 12), control2: CGPoint(x: 78, y: 26))
        body.addCurve(to: CGPoint(x: 88, y: 76), control1: CGPoint(x: 78, y: 62), control2: CGPoint(x: 80, y: 68))
        body.closeSubpath()
        if filled { pen.fill(body, rounding: pen.width) } else { pen.stroke(body) }
        pen.line((50, 8), (50, 12))
        pen.context.saveGState()
        pen.context.clip(to: CGRect(x: 0, y: 76 + pen.width / 2 + 3, width: 100, height: 40))
        pen.dot(50, 83, 12)
        pen.context.restoreGState()
    }

    private static func trash(_ pen: SymbolPen, filled: Bool) {
        pen.line((16, 22), (84, 22))
        pen.line((36, 20), (38, 8), (62, 8), (64, 20))
        let can = CGMutablePath()
        can.addLines(between: [(23, 24), (28, 92), (72, 92), (77, 24)].map { CGPoint(x: $0.0, y: $0.1) })
        if filled {
            can.closeSubpath()
            pen.fill(can, rounding: pen.width)
        } else {
            pen.stroke(can)
        }
        let ribs = {
            pen.thick(pen.width * 0.75) {
                pen.line((39, 38), (41, 78))
                pen.line((50, 38), (50, 78))
                pen.line((61, 38), (59, 78))
            }
        }
        if filled { pen.erasing(ribs) } else { ribs() }
    }
}
