import QuartzCore
import UIKit

/// The curve of a timing, with grips: two for the control points of a Bézier curve, one at the height of a spring's first
/// overshoot, which moves up for more bounce and to the side for another duration.
final class CurveGraph: PaneControl, DragsItself {
    /// Called with each timing that the finger makes.
    var onEdit: (AnimationTiming) -> Void = { _ in }

    var timing: AnimationTiming? { didSet { redraw(timing, was: oldValue) } }

    /// The grip that is dragged, and what was there before.
    private var drag: (grip: Int, start: CGPoint, timing: AnimationTiming)?

    /// The unit square, with room for curves that leave it.
    private var plot: CGRect { bounds.insetBy(dx: 10, dy: bounds.height * 0.22) }

    private func place(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: plot.minX + plot.width * CGFloat(x), y: plot.maxY - plot.height * CGFloat(y))
    }

    private static func grips(of timing: AnimationTiming) -> [(x: Double, y: Double)] {
        switch timing.curve {
        case .bezier(let x1, let y1, let x2, let y2): return [(x1, y1), (x2, y2)]
        case .spring:
            let values = timing.graph.values
            let highest = values.indices.max { values[$0] < values[$1] } ?? 0
            return [(Double(highest) / Double(max(values.count - 1, 1)), values[highest])]
        }
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let timing else { return false }
        let point = touch.location(in: self)
        let places = Self.grips(of: timing).map { place($0.x, $0.y) }
        func distance(_ index: Int) -> CGFloat { hypot(places[index].x - point.x, places[index].y - point.y) }
        guard let nearest = places.indices.min(by: { distance($0) < distance($1) }) else { return false }
        drag = (nearest, point, timing)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag else { return false }
        let point = touch.location(in: self)
        let move = CGSize(
            width: (point.x - drag.start.x) / plot.width, height: (drag.start.y - point.y) / plot.height)
        onEdit(Self.moved(drag.timing, grip: drag.grip, by: move))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { drag = nil }

    override func cancelTracking(with event: UIEvent?) { drag = nil }

    /// A timing after a grip was moved, in units of the graph.
    static func moved(_ timing: AnimationTiming, grip: Int, by move: CGSize) -> AnimationTiming {
        var result = timing
        let (dx, dy) = (Double(move.width), Double(move.height))
        switch timing.curve {
        case .bezier(let x1, let y1, let x2, let y2):
            result.curve =
                grip == 0
                ? .bezier(x1: x1 + dx, y1: y1 + dy, x2: x2, y2: y2)
                : .bezier(x1: x1, y1: y1, x2: x2 + dx, y2: y2 + dy)
        case .spring(let ratio, let velocity):
            result.curve = .spring(dampingRatio: ratio - dy, velocity: velocity)
            result.duration = timing.duration * max(1 + dx, 0.1)
        }
        return result.rounded
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        Palette.stage.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: Metrics.corner).fill()
        guard let timing else { return }
        UIRectClip(bounds)
        Palette.line.setFill()
        for y in [plot.minY, plot.maxY] { UIRectFill(CGRect(x: 0, y: y - 0.5, width: bounds.width, height: 1)) }
        let grips = Self.grips(of: timing).map { place($0.x, $0.y) }
        if grips.count == 2 { drawArms(grips) }
        drawCurve(timing.graph.values)
        Palette.text.setFill()
        for grip in grips {
            UIBezierPath(ovalIn: CGRect(x: grip.x - 5, y: grip.y - 5, width: 10, height: 10)).fill()
        }
    }

    private func drawArms(_ grips: [CGPoint]) {
        let arms = UIBezierPath()
        for (grip, end) in zip(grips, [place(0, 0), place(1, 1)]) {
            arms.move(to: end)
            arms.addLine(to: grip)
        }
        arms.lineWidth = 1
        Palette.faintText.setStroke()
        arms.stroke()
    }

    private func drawCurve(_ values: [Double]) {
        let path = UIBezierPath()
        for (index, value) in values.enumerated() {
            let point = place(Double(index) / Double(max(values.count - 1, 1)), value)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.lineWidth = 2
        path.lineJoinStyle = .round
        Palette.accent.setStroke()
        path.stroke()
    }
}
