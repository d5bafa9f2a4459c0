import QuartzCore
import UIKit

/// What is shown about a layer that was selected.
package struct LayerFacts: Equatable {
    package struct Line: Equatable {
        package let name: String
        package let value: String
    }

    /// Class of the view or controller, see `LayerName`.
    package let name: String
    /// In the order in which they are shown.
    package let lines: [Line]
    /// Colors, border, corner radius and shadow, as far as there are any.
    package let look: String

    @MainActor package init(_ plane: LayerPlane) {
        let values = plane.values
        name = LayerName.name(of: plane.layer)
        let count = plane.layer.sublayers?.count ?? 0
        lines = [
            Line(name: "layer", value: "\(type(of: plane.layer)), \(count) sublayer\(count == 1 ? "" : "s")"),
            Line(name: "frame", value: values.frame.words),
            Line(name: "transform", value: values.transform.words),
            Line(name: "opacity", value: CGFloat(values.opacity).words),
        ]
        look = LayerFacts.look(of: values)
    }

    private static func look(of values: LayerValues) -> String {
        var parts: [String] = []
        if let color = values.backgroundColor { parts.append("color \(color.words)") }
        if values.cornerRadius > 0 { parts.append("radius \(values.cornerRadius.words)") }
        if values.borderWidth > 0, let color = values.borderColor {
            parts.append("border \(values.borderWidth.words) \(color.words)")
        }
        if values.shadowOpacity > 0 {
            parts.append("shadow \(CGFloat(values.shadowOpacity).words), radius \(values.shadowRadius.words)")
        }
        return parts.joined(separator: "   ")
    }
}

extension CGFloat {
    /// With at most two decimals.
    var words: String {
        let rounded = (Double(self) * 100).rounded() / 100
        if rounded == rounded.rounded() { return String(format: "%.0f", rounded + 0) }
        let text = String(format: "%.2f", rounded)
        return text.hasSuffix("0") ? String(text.dropLast()) : text
    }
}

extension CGColor {
    /// Such as `#FF8000`, with the opacity where it is not 1.
    fileprivate var words: String {
        let numbers = components ?? []
        let colors = numbers.count > 3 ? numbers.prefix(3) : Array(repeating: numbers.first ?? 0, count: 3)[...]
        let hex = colors.map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
        return "#" + hex + (alpha < 1 ? " \((alpha * 100).words) %" : "")
    }
}

extension CGRect {
    fileprivate var words: String { "\(minX.words), \(minY.words)   \(width.words) × \(height.words)" }
}

extension CATransform3D {
    fileprivate var words: String {
        if CATransform3DIsIdentity(self) { return "identity" }
        guard CATransform3DIsAffine(self) else {
            return m34 == 0 ? "3D" : "3D, m34 " + String(format: "%.4f", Double(m34))
        }
        let plane = CATransform3DGetAffineTransform(self)
        let scaleX = hypot(plane.a, plane.b)
        let scaleY = (plane.a * plane.d - plane.b * plane.c) / max(scaleX, 1e-9)
        let angle = atan2(plane.b, plane.a) * 180 / .pi
        var parts: [String] = []
        if plane.tx != 0 || plane.ty != 0 { parts.append("move \(plane.tx.words), \(plane.ty.words)") }
        if abs(scaleX - 1) > 1e-6 || abs(scaleY - 1) > 1e-6 {
            parts.append(
                "scale " + (abs(scaleX - scaleY) < 1e-6 ? scaleX.words : "\(scaleX.words), \(scaleY.words)"))
        }
        if abs(angle) > 1e-6 { parts.append("turn \(angle.words)°") }
        return parts.isEmpty ? "skewed" : parts.joined(separator: "  ")
    }
}
