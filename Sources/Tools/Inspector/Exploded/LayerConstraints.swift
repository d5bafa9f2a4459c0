import QuartzCore
import UIKit

/// The constraints that place a view, in words.
@MainActor package enum LayerConstraints {
    /// How many are shown. Decided: a view is usually placed by four.
    static let limit = 8

    /// The active constraints of a view's layer: of its size, and of its relations to others.
    package static func all(of layer: CALayer) -> [NSLayoutConstraint] {
        guard let view = LayerName.view(of: layer) else { return [] }
        var found: [NSLayoutConstraint] = []
        var owner: UIView? = view
        while let here = owner {
            found += here.constraints.filter { $0.isActive && ($0.firstItem === view || $0.secondItem === view) }
            owner = here.superview
        }
        return Array(found.prefix(limit))
    }

    /// Such as `leading = superview.leading`; the constant is left out.
    package static func words(for constraint: NSLayoutConstraint, of layer: CALayer) -> String {
        let view = LayerName.view(of: layer)
        let first = item(constraint.firstItem, constraint.firstAttribute, seenFrom: view)
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            default: "="
            }
        guard constraint.secondItem != nil else { return "\(first) \(sign)" }
        let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.words) × "
        return "\(first) \(sign) \(factor)\(item(constraint.secondItem, constraint.secondAttribute, seenFrom: view))"
    }

    private static func item(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, seenFrom view: UIView?
    ) -> String {
        if item === view { return "\(attribute)" }
        if item === view?.superview { return "superview.\(attribute)" }
        let name = item is UILayoutGuide ? "guide" : item.map { "\(type(of: $0))" } ?? ""
        return "\(name).\(attribute)"
    }
}
