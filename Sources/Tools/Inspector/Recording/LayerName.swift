import QuartzCore
import UIKit

/// What a layer is called in the inspector.
@MainActor enum LayerName {
    /// The layer's own name, if it was given one. Else the controller's class for a controller's own view, what a label or
    /// button says, or the view's class and where it is; for a layer without a view its class and the view around it.
    static func name(of layer: CALayer) -> String {
        if let view = view(of: layer) { return name(of: view) }
        let own = layer.name ?? "\(type(of: layer))"
        guard let parent = layer.superlayer else { return own }
        let role = parent.mask === layer ? "mask" : own
        return "\(name(of: parent)) · \(role)"
    }

    /// The view whose layer it is.
    static func view(of layer: CALayer) -> UIView? {
        guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
        return view
    }

    private static func name(of view: UIView) -> String {
        if let given = view.layer.name { return given }
        if let controller = view.owningViewController { return "\(type(of: controller)).view" }
        if let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle, !text.isEmpty {
            return "\(type(of: view)) “\(text.prefix(24))”"
        }
        guard plain.contains(ObjectIdentifier(type(of: view))), let owner = owner(of: view) else {
            return "\(type(of: view))"
        }
        if let part = UIKitPart.name(of: view, in: owner) { return "\(type(of: owner)).\(part)" }
        return "\(type(of: view)) in \(type(of: owner))"
    }

    /// Classes that say nothing about what the view is for.
    private static let plain = [UIView.self, UIImageView.self, UILabel.self, UIStackView.self].map(
        ObjectIdentifier.init)

    /// The nearest view or controller around it whose class says something.
    private static func owner(of view: UIView) -> UIResponder? {
        var around = view.superview
        while let here = around {
            if let controller = here.owningViewController { return controller }
            if !plain.contains(ObjectIdentifier(type(of: here))) { return here }
            around = here.superview
        }
        return nil
    }
}
