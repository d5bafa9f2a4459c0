import InterludeFoundation
import UIKit

/// Tells what an app knows from what is the system's own affair.
@MainActor package enum SystemParts {
    /// The modules whose classes are not the app's.
    private static let modules: Set<Substring> = ["UIKit", "QuartzCore", "CoreGraphics", "Interlude", "Inspector"]

    /// Whether an object's class is one that no app can name: of a module of ours, and without the prefix of Apple's public classes.
    package static func isPrivate(_ object: AnyObject) -> Bool {
        let type = UIKitParts.name(of: Swift.type(of: object))
        guard isOfSystem(type) else { return false }
        let name = type.split(separator: ".").last ?? ""
        // The name of a private class is UIKit.(Name in _0123).
        return type.contains("(") || !["UI", "CA", "NS"].contains(String(name.prefix(2)))
    }

    /// Whether an object's class is the system's, public or not: a subclass of the app's is not.
    package static func isOfSystem(_ object: AnyObject) -> Bool {
        isOfSystem(UIKitParts.name(of: Swift.type(of: object)))
    }

    private static func isOfSystem(_ type: String) -> Bool {
        type.firstIndex(of: ".").map { modules.contains(type[..<$0]) } ?? false
    }

    /// Whether what a view is built of is its own affair: all in it but views of the app's.
    static func isElement(_ view: UIView) -> Bool {
        switch view {
        case is UIButton, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
            is UIDatePicker,
            is UIPickerView, is UIColorWell, is UITextField, is UITextView, is UISearchBar, is UIProgressView,
            is UIActivityIndicatorView, is UINavigationBar, is UITabBar, is UIToolbar, is UILabel:
            true
        default: false
        }
    }

    /// Whether a view is a part that a scroll view or an element brings along, such as an indicator or a caret: what it looks
    /// like is their own affair.
    package static func isInner(_ view: UIView) -> Bool {
        if view.superview is UIVisualEffectView, isPrivate(view) { return true }
        guard let outer = view.superview, outer is UIScrollView || isElement(outer), !isBar(outer) else { return false }
        return isPrivate(view)
    }

    private static func isBar(_ view: UIView) -> Bool {
        view is UINavigationBar || view is UITabBar || view is UIToolbar
    }

    /// Whether a view in an element was put there by the app.
    static func isOfApp(_ view: UIView) -> Bool { !isOfSystem(view) || view.accessibilityIdentifier != nil }
}

/// A view's place in a text, below the next view above it that is in the text too.
@MainActor struct ViewOutline {
    let isComplete: Bool

    struct Node {
        let view: UIView
        /// The view in the line above; `nil` at the root.
        let parent: UIView?
    }

    func roots(_ view: UIView) -> [Node] { nodes(view, below: nil) }

    func children(_ node: Node) -> [Node] {
        let isElement = !isComplete && SystemParts.isElement(node.view)
        return node.view.subviews.flatMap {
            isElement ? appViews(in: $0, below: node.view) : nodes($0, below: node.view)
        }
    }

    /// The view, or, where no app knows of it, what is in it.
    private func nodes(_ view: UIView, below parent: UIView?) -> [Node] {
        guard !isComplete, SystemParts.isPrivate(view) else { return [Node(view: view, parent: parent)] }
        return view.subviews.flatMap { nodes($0, below: parent) }
    }

    private func appViews(in view: UIView, below parent: UIView) -> [Node] {
        if SystemParts.isOfApp(view) { return [Node(view: view, parent: parent)] }
        return view.subviews.flatMap { appViews(in: $0, below: parent) }
    }
}

/// A layer's place in a text, by the same rules.
@MainActor struct LayerOutline {
    let isComplete: Bool

    func roots(_ layer: CALayer) -> [CALayer] { isShown(layer) ? [layer] : children(layer) }

    func children(_ layer: CALayer) -> [CALayer] {
        let isElement = !isComplete && (layer.delegate as? UIView).map(SystemParts.isElement) ?? false
        return (layer.sublayers ?? []).flatMap { isElement ? appLayers(in: $0) : roots($0) }
    }

    private func isShown(_ layer: CALayer) -> Bool {
        if isComplete { return true }
        if let view = layer.delegate as? UIView { return !SystemParts.isPrivate(view) }
        return !SystemParts.isPrivate(layer)
    }

    private func appLayers(in layer: CALayer) -> [CALayer] {
        if let view = layer.delegate as? UIView, SystemParts.isOfApp(view) { return [layer] }
        return (layer.sublayers ?? []).flatMap(appLayers)
    }
}

extension Outline {
    /// Adds a controller and those below it.
    @MainActor mutating func add(_ controller: UIViewController, isComplete: Bool) {
        func shown(_ controller: UIViewController) -> [UIViewController] {
            guard !isComplete, SystemParts.isPrivate(controller) else { return [controller] }
            return controller.outlineChildren.flatMap(shown)
        }
        for root in shown(controller) {
            add(root, line: \.outlineLine, children: { $0.outlineChildren.flatMap(shown) })
        }
    }
}
