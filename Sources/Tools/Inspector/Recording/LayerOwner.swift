import InterludeFoundation
import QuartzCore
import UIKit

/// Decides whether a layer is the app's or one of UIKit's own parts, such as those of a bar.
@MainActor enum LayerOwner {
    /// Whether a layer belongs to the content of an app: the nearest view or controller above it that is not a general one, such
    /// as a label, is the app's. A view without such an owner in the transition's container belongs to the animator.
    static func isApps(_ layer: CALayer, in transition: TransitionRecord) -> Bool {
        var view = nearestView(layer)
        while let here = view {
            if here === transition.container { return transition.hasOwnAnimator }
            if let controller = here.owningViewController { return isApps(controller) }
            if !isUIKits(here) { return true }
            if isInternal(here) || bars.contains(where: { here.isKind(of: $0) }) { return false }
            view = here.superview
        }
        return true
    }

    private static func nearestView(_ layer: CALayer) -> UIView? {
        var layer: CALayer? = layer
        while let here = layer {
            if let view = LayerName.view(of: here) { return view }
            layer = here.superlayer
        }
        return nil
    }

    /// A controller of the app's own class, or one of UIKit's that has no look of its own.
    private static func isApps(_ controller: UIViewController) -> Bool {
        !isUIKits(controller) || general.contains(ObjectIdentifier(type(of: controller)))
    }

    static func isUIKits(_ object: AnyObject) -> Bool {
        UIKitParts.name(of: type(of: object)).hasPrefix(prefix)
    }

    /// A class without a public name.
    private static func isInternal(_ view: UIView) -> Bool {
        !UIKitParts.name(of: type(of: view)).dropFirst(prefix.count).hasPrefix("UI")
    }

    private static let prefix = "UIKit."
    private static let general = [
        UIViewController.self, UITableViewController.self, UICollectionViewController.self,
    ].map(ObjectIdentifier.init)
    private static let bars: [UIView.Type] = [UINavigationBar.self, UITabBar.self, UIToolbar.self, UISearchBar.self]
}
