import UIKit

/// The structure of a screen as indented lines, which are equal for equal screens.
///
///     expectTree(of: stage, .accessibility, matches: "cart-read")
///     print(ScreenTree.views.text(of: card))
///
/// It has the app's views and UIKit's public ones. The private parts of a system view are summarized in its line
/// (`UISwitch (…) on`, `UINavigationBar (…) "Cart" [Edit]`) and can change in a release without changing the text.
public enum ScreenTree: Hashable, Sendable, CaseIterable {
    /// Views: class, frame in the view above, what they show, what is unusual, and whose view it is.
    case views
    /// Layers: class, frame, what is unusual, and the keys of their animations with where the layer is on the screen now.
    case layers
    /// View controllers: children, and after them what is presented.
    case controllers
    /// Elements as assistive technology reads them, in order: what it is, its label, value, hint and identifier.
    case accessibility

    /// Returns the tree of a view and its subviews.
    ///
    /// - Parameters:
    ///   - view: The root of the tree.
    ///   - isComplete: Whether private views of UIKit are included: for reading, not for comparison.
    @MainActor public func text(of view: UIView, isComplete: Bool = false) -> String {
        view.layoutIfNeeded()
        var outline = Outline()
        add(view, to: &outline, isComplete: isComplete)
        return outline.text
    }

    /// Returns the tree of a controller: that of its view, or of the controller for ``controllers``.
    @MainActor public func text(of controller: UIViewController, isComplete: Bool = false) -> String {
        guard self == .controllers else { return text(of: controller.view, isComplete: isComplete) }
        var outline = Outline()
        outline.add(controller, isComplete: isComplete)
        return outline.text
    }

    @MainActor func add(_ view: UIView, to outline: inout Outline, isComplete: Bool) {
        switch self {
        case .views:
            let reader = ViewOutline(isComplete: isComplete)
            for node in reader.roots(view) { outline.add(node, line: \.line, children: reader.children) }
        case .layers:
            let reader = LayerOutline(isComplete: isComplete)
            for layer in reader.roots(view.layer) {
                outline.add(layer, line: \.outlineLine, children: reader.children)
            }
        case .controllers:
            if let controller = view.owner { outline.add(controller, isComplete: isComplete) }
        case .accessibility:
            for node in AccessibilityTree(of: view).nodes { outline.add(line: node.words) }
        }
    }
}

extension Stage {
    /// Returns the structure of the screen as text.
    ///
    /// - Parameters:
    ///   - tree: The kind of tree.
    ///   - isComplete: Whether private views of UIKit are included: for reading, not for comparison.
    public func tree(_ tree: ScreenTree, isComplete: Bool = false) -> String {
        // Changes that wait for the next frame are in.
        host.makeCurrent()
        host.frameLoop.settle()
        var outline = Outline()
        for window in host.scene.visibleWindows {
            if tree == .controllers {
                if let root = window.rootViewController { outline.add(root, isComplete: isComplete) }
            } else {
                tree.add(window, to: &outline, isComplete: isComplete)
            }
        }
        return outline.text
    }

    /// The views of all windows as indented lines, from back to front: class, frame, values that differ from the
    /// defaults, and controller.
    ///
    ///     UIWindow (0, 0, 393, 852)
    ///       UIView (0, 0, 393, 852) of ListController
    ///         UILabel (20, 80, 120, 20.5) "Places" alpha 0.5
    ///
    /// Equal views have equal text, so it can be compared: `expectTree(of:_:matches:)` in InterludeTesting.
    public var viewTree: String { tree(.views) }

    /// The layers of all windows as indented lines, from back to front: class, frame, values that differ from the
    /// defaults, and the keys of their animations with the layer's current frame on the screen.
    public var layerTree: String { tree(.layers) }

    /// The view controllers of all windows as indented lines: the children, then the presented controller.
    public var controllerTree: String { tree(.controllers) }

    /// The elements that assistive technology reads, in order.
    ///
    ///     heading "Cart"
    ///     button "Buy" hint "Pays at once" (buy)
    public var accessibilityTree: String { tree(.accessibility) }
}
