import QuartzCore

/// The pace of an animation in words.
enum Pace {
    static func words(for animation: CAAnimation) -> String {
        if animation.timeline != nil { return "animator" }
        switch animation {
        case let spring as CASpringAnimation:
            return "spring " + String(format: "%.2f", spring.model.dampingRatio)
        case let frames as CAKeyframeAnimation:
            return frames.path != nil ? "path" : "\(frames.values?.count ?? 0) key frames"
        default: return words(for: animation.timingFunction?.curve ?? .linear)
        }
    }

    /// The name of a curve, or its numbers.
    static func words(for curve: UnitBezier) -> String {
        if let known = named.first(where: { $0.curve == curve }) { return known.name }
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { String(format: "%.2g", $0) }
        return "(" + numbers.joined(separator: ", ") + ")"
    }

    private static let named: [(curve: UnitBezier, name: String)] = [
        (.linear, "linear"), (.easeIn, "ease in"), (.easeOut, "ease out"), (.easeInEaseOut, "ease in out"),
        (.default, "default"),
    ]
}
