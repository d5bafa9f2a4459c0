import Compositor
import CoreGraphics

/// The stops of a gradient layer as the compositor takes them.
///
/// Core Animation interpolates colors that are not premultiplied, the compositor premultiplied ones. Between two stops
/// whose opacity differs the way is therefore cut into short pieces.
struct GradientStops {
    private(set) var stops: [GradientItem.Stop] = []

    init(_ gradient: GradientValues, alpha: Double) {
        let colors = (gradient.colors ?? []).compactMap { ($0 as? CGColor)?.rgba }
        guard !colors.isEmpty else { return }
        let locations = Self.locations(gradient.locations, count: colors.count)
        for index in colors.indices {
            if index > 0 {
                appendBetween(colors[index - 1], colors[index], locations[index - 1], locations[index], alpha)
            }
            append(colors[index], at: locations[index], alpha)
        }
    }

    private typealias RGBA = (red: Double, green: Double, blue: Double, alpha: Double)

    /// Between two stops of different opacity this many are put in.
    private static let pieces = 16

    private mutating func appendBetween(_ a: RGBA, _ b: RGBA, _ from: CGFloat, _ to: CGFloat, _ alpha: Double) {
        guard a.alpha != b.alpha, to > from, (a.red, a.green, a.blue) != (b.red, b.green, b.blue) else { return }
        for piece in 1..<Self.pieces {
            let t = Double(piece) / Double(Self.pieces)
            let mixed = (
                red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
                blue: a.blue + (b.blue - a.blue) * t, alpha: a.alpha + (b.alpha - a.alpha) * t
            )
            append(mixed, at: from + (to - from) * CGFloat(t), alpha)
        }
    }

    private mutating func append(_ c: RGBA, at location: CGFloat, _ alpha: Double) {
        let color = PixelColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha * alpha)
        stops.append(GradientItem.Stop(location: location, color: color))
    }

    /// The user's locations made not to descend, or even ones.
    private static func locations(_ given: [NSNumber]?, count: Int) -> [CGFloat] {
        guard let given, given.count >= count else {
            return (0..<count).map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
        }
        var last: CGFloat = 0
        return given.prefix(count).map {
            last = max(last, min(max(CGFloat($0.doubleValue), 0), 1))
            return last
        }
    }
}
