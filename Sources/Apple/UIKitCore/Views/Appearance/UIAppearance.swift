import Foundation
import QuartzCore

/// A class with an appearance proxy, which sets property values of all its objects.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns an object whose property values all objects of the class adopt when they enter a window.
    static func appearance() -> Self
    /// Returns the appearance proxy of objects inside objects of certain classes, the innermost
    /// first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the appearance proxy of objects with certain traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the appearance proxy of objects with certain traits inside objects of certain
    /// classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that an appearance proxy can have as a container.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

// The object that is returned is an ordinary one that nobody sees: what was changed at it since it was made is what others take over.

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Returns the appearance proxy of the class. Views apply its values when they enter a window.
    public class func appearance() -> Self { proxy(nil, []) }

    /// Returns the appearance proxy of views inside objects of certain classes, the innermost
    /// first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(nil, containerTypes)
    }

    /// Returns the appearance proxy of views with certain traits.
    public class func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    /// Returns the appearance proxy of views with certain traits inside objects of certain classes.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(trait, containerTypes)
    }

    private class func proxy(
        _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        UIApplication.shared.appearances.proxy(for: self, traits, containers) {
            Instantiation.make(self, frame: .zero)
        }
    }
}
