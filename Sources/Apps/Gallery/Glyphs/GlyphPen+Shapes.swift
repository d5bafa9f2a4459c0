import Interlude
import UIKit

extension GlyphPen {
    /// The screen behind what a sign is about.
    func backdrop(strength: CGFloat = 0.4) { screen(24, 16, 52, 68, strength: strength) }

    /// A line with a tip.
    func arrow(_ start: CGPoint, _ end: CGPoint, isHole: Bool = false) {
        let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let length = max(hypot(way.dx, way.dy), 1)
        let (along, across) = (CGVector(dx: way.dx / length * 8, dy: way.dy / length * 8), CGFloat(0.9))
        line([start, end], width: 5, isHole: isHole)
        line(
            [
                at(end.x - along.dx - along.dy * across, end.y - along.dy + along.dx * across), end,
                at(end.x - along.dx + along.dy * across, end.y - along.dy - along.dx * across),
            ], width: 5, isHole: isHole)
    }

    /// Rotates a drawing of an arrival from the left to another edge.
    func from(_ edge: ScreenTransition.Edge, _ draw: (GlyphPen) -> Void) {
        let quarters: CGFloat =
            switch edge {
            case .left: 0
            case .top: 1
            case .right: 2
            case .bottom: 3
            }
        context.saveGState()
        context.translateBy(x: 50, y: 50)
        context.rotate(by: quarters * .pi / 2)
        context.translateBy(x: -50, y: -50)
        draw(self)
        context.restoreGState()
    }

    /// Calls a closure for each field of a grid, with a gap between them.
    func grid(
        _ columns: Int, _ rows: Int, in frame: CGRect = CGRect(x: 22, y: 18, width: 56, height: 64), gap: CGFloat = 3,
        _ draw: (_ column: Int, _ row: Int, _ field: CGRect) -> Void
    ) {
        let (width, height) = (frame.width / CGFloat(columns), frame.height / CGFloat(rows))
        for row in 0..<rows {
            for column in 0..<columns {
                let field = CGRect(
                    x: frame.minX + CGFloat(column) * width, y: frame.minY + CGFloat(row) * height, width: width,
                    height: height)
                draw(column, row, field.insetBy(dx: gap / 2, dy: gap / 2))
            }
        }
    }

    /// Draws a rectangle with sharp corners, rotated about its middle by an angle in degrees.
    func block(_ frame: CGRect, turned degrees: CGFloat = 0, strength: CGFloat = 1) {
        let angle = degrees * .pi / 180
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
            let (dx, dy) = (x * frame.width / 2, y * frame.height / 2)
            return at(
                frame.midX + dx * cos(angle) - dy * sin(angle), frame.midY + dx * sin(angle) + dy * cos(angle))
        }
        side(corners, strength: strength)
    }

    /// A ring.
    func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, width: CGFloat = 5) {
        curve(width: width) { share in
            let angle: CGFloat = share * 2 * .pi
            return at(x + radius * cos(angle), y + radius * sin(angle))
        }
    }

    /// A line along a curve: where it is at each share of its length.
    func curve(width: CGFloat, _ place: (CGFloat) -> CGPoint) {
        line((0...36).map { place(CGFloat($0) / 36) }, width: width)
    }

    /// A point around the middle.
    func around(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        at(50 + radius * cos(angle), 50 + radius * sin(angle))
    }
}
