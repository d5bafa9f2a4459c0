import UIKit

/// Draws the parts of signs on a grid of 100 × 100: screens, arrows, lines.
@MainActor struct GlyphPen {
    let context: CGContext
    /// The tile's color, which also separates overlapping screens.
    let paper: UIColor

    /// A screen.
    ///
    /// - Parameter strength: 1 for one in front, less for one behind.
    func screen(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, strength: CGFloat = 1) {
        let frame = CGRect(x: x, y: y, width: width, height: height)
        let path = UIBezierPath(roundedRect: frame, cornerRadius: 7)
        if strength == 1 { part(path) }
        UIColor.white.withAlphaComponent(strength).setFill()
        path.fill()
    }

    /// A disc.
    func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, isHole: Bool = false, strength: CGFloat = 1) {
        let path = UIBezierPath(
            ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        (isHole ? paper : .white.withAlphaComponent(strength)).setFill()
        path.fill()
    }

    /// A side that is seen slantwise, or another shape of straight lines.
    func side(_ points: [CGPoint], strength: CGFloat = 1) {
        let path = polygon(points)
        path.close()
        UIColor.white.withAlphaComponent(strength).setFill()
        path.fill()
    }

    /// A line through points.
    func line(_ points: [CGPoint], width: CGFloat = 6, isHole: Bool = false) {
        let path = polygon(points)
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        (isHole ? paper : .white).setStroke()
        path.stroke()
    }

    /// Draws the tile's color around a shape, so that it is separated from the shapes behind it.
    private func part(_ path: UIBezierPath) {
        paper.setStroke()
        path.lineWidth = 8
        path.stroke()
    }

    private func polygon(_ points: [CGPoint]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}

/// A point of the grid.
func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
