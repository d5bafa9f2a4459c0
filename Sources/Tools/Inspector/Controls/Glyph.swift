import UIKit

/// The signs on the inspector's buttons, drawn in a square of 16 points.
enum Glyph: Equatable {
    case play, pause, stepForward, stepBack, disclosure(isOpen: Bool)
    case turnLeft, turnRight, replay, eye(isOpen: Bool), hide

    @MainActor func draw(in rect: CGRect, color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: rect.midX - 8, y: rect.midY - 8)
        color.set()
        drawSign()
        context.restoreGState()
    }

    @MainActor private func drawSign() {
        switch self {
        case .play: fill([(4.5, 2.5), (13.5, 8), (4.5, 13.5)])
        case .pause:
            bar(3.5, width: 3)
            bar(9.5, width: 3)
        case .stepForward:
            bar(2.5, width: 2)
            fill([(6.5, 3), (14, 8), (6.5, 13)])
        case .stepBack:
            fill([(9.5, 3), (2, 8), (9.5, 13)])
            bar(11.5, width: 2)
        case .disclosure(let isOpen): line(isOpen ? [(4, 6), (8, 10), (12, 6)] : [(6, 4), (10, 8), (6, 12)])
        case .turnLeft: turn(mirrored: true)
        case .turnRight: turn(mirrored: false)
        case .replay: replay()
        case .eye(let isOpen): eye(isOpen: isOpen)
        case .hide:
            line([(4, 4), (8, 8), (4, 12)])
            line([(9, 4), (13, 8), (9, 12)])
        }
    }

    /// Two arcs and a pupil; closed, the lower arc alone.
    @MainActor private func eye(isOpen: Bool) {
        let lids = UIBezierPath()
        if isOpen {
            lids.move(to: CGPoint(x: 2, y: 8))
            lids.addQuadCurve(to: CGPoint(x: 14, y: 8), controlPoint: CGPoint(x: 8, y: 1))
        }
        lids.move(to: CGPoint(x: 2, y: 8))
        lids.addQuadCurve(to: CGPoint(x: 14, y: 8), controlPoint: CGPoint(x: 8, y: 15))
        lids.lineWidth = 1.3
        lids.lineCapStyle = .round
        lids.stroke()
        if isOpen { UIBezierPath(ovalIn: CGRect(x: 6.2, y: 6.2, width: 3.6, height: 3.6)).fill() }
    }

    @MainActor private func bar(_ x: CGFloat, width: CGFloat) {
        UIBezierPath(roundedRect: CGRect(x: x, y: 3, width: width, height: 10), cornerRadius: 0.75).fill()
    }

    @MainActor private func path(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path
    }

    @MainActor private func fill(_ points: [(CGFloat, CGFloat)]) {
        let path = path(points)
        path.close()
        path.fill()
    }

    @MainActor private func line(_ points: [(CGFloat, CGFloat)]) {
        let path = path(points)
        path.lineWidth = 1.6
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    /// An arc that comes round to its beginning, with a head there.
    @MainActor private func replay() {
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 8, y: 8.5), radius: 5, startAngle: -.pi * 0.5, endAngle: .pi * 1.15, clockwise: true)
        arc.lineWidth = 1.6
        arc.lineCapStyle = .round
        arc.stroke()
        fill([(8.5, 0.5), (8.5, 6.5), (4, 3.5)])
    }

    /// A three-quarter arc with a head.
    @MainActor private func turn(mirrored: Bool) {
        if mirrored, let context = UIGraphicsGetCurrentContext() {
            context.translateBy(x: 16, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 8, y: 8.5), radius: 5, startAngle: .pi * 0.9, endAngle: .pi * 2.05, clockwise: true)
        arc.lineWidth = 1.6
        arc.lineCapStyle = .round
        arc.stroke()
        fill([(10.2, 7.6), (15.6, 7.6), (12.9, 11.2)])
    }
}
