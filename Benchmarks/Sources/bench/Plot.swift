import Foundation

/// Lines over two logarithmic axes, as SVG that is readable on light and on dark pages.
struct Plot {
    struct Line {
        let name: String
        let points: [(x: Double, y: Double)]
    }

    let across: String
    let upwards: String
    let lines: [Line]

    private static let colors = ["#0a84ff", "#30b158", "#ff9f0a", "#bf5af2"]
    private let width = 660.0
    private let height = 360.0
    private let margin = (left: 64.0, right: 170.0, top: 20.0, bottom: 48.0)

    var svg: String {
        let parts = grid + lines.enumerated().map { draw($1, Self.colors[$0 % Self.colors.count], Double($0)) }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height))" \
            font-family="system-ui, sans-serif" font-size="12" fill="#808080">
            \(parts.joined(separator: "\n"))
            </svg>

            """
    }

    // MARK: Axes

    private var xs: ClosedRange<Double> { decades(lines.flatMap { $0.points.map(\.x) }) }
    private var ys: ClosedRange<Double> { decades(lines.flatMap { $0.points.map(\.y) }) }

    /// The powers of ten around values.
    private func decades(_ values: [Double]) -> ClosedRange<Double> {
        let positive = values.filter { $0 > 0 }
        let low = log10(positive.min() ?? 1).rounded(.down)
        return low...max(low + 1, log10(positive.max() ?? 10).rounded(.up))
    }

    private func x(_ value: Double) -> Double { place(value, xs, margin.left, width - margin.right) }
    private func y(_ value: Double) -> Double { place(value, ys, height - margin.bottom, margin.top) }

    private func place(_ value: Double, _ range: ClosedRange<Double>, _ from: Double, _ to: Double) -> Double {
        from + (log10(value) - range.lowerBound) / (range.upperBound - range.lowerBound) * (to - from)
    }

    private var grid: [String] {
        let (left, right, bottom) = (margin.left, width - margin.right, height - margin.bottom)
        var parts: [String] = []
        for decade in stride(from: ys.lowerBound, through: ys.upperBound, by: 1) {
            let place = y(pow(10, decade))
            parts.append(stroke(left, place, right, place))
            parts.append(text(left - 8, place + 4, number(decade), anchor: "end"))
        }
        for decade in stride(from: xs.lowerBound, through: xs.upperBound, by: 1) {
            parts.append(text(x(pow(10, decade)), bottom + 18, number(decade), anchor: "middle"))
        }
        parts.append(text((left + right) / 2, height - 8, across, anchor: "middle"))
        parts.append(text(left, margin.top - 8, upwards, anchor: "middle"))
        return parts
    }

    private func number(_ decade: Double) -> String {
        decade < 0 ? String(format: "%.\(Int(-decade))f", pow(10, decade)) : String(Int(pow(10, decade)))
    }

    // MARK: Pieces

    private func draw(_ line: Line, _ color: String, _ index: Double) -> String {
        let points = line.points.map { String(format: "%.1f,%.1f", x($0.x), y($0.y)) }
        let dots = line.points.map {
            String(format: #"<circle cx="%.1f" cy="%.1f" r="3" fill="\#(color)"/>"#, x($0.x), y($0.y))
        }
        let key = margin.top + 16 + index * 20
        return
            #"<polyline points="\#(points.joined(separator: " "))" fill="none" stroke="\#(color)" stroke-width="2"/>"#
            + dots.joined() + text(width - margin.right + 14, key, line.name, color: color)
    }

    private func stroke(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
        String(
            format: ##"<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#808080" stroke-opacity="0.25"/>"##, x1,
            y1, x2,
            y2)
    }

    private func text(
        _ x: Double, _ y: Double, _ string: String, anchor: String = "start", color: String = "#808080"
    ) -> String {
        String(format: #"<text x="%.1f" y="%.1f" text-anchor="\#(anchor)" fill="\#(color)">"#, x, y) + string
            + "</text>"
    }
}
