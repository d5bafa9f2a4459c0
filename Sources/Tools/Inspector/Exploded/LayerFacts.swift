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
