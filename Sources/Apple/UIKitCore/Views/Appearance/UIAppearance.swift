import Foundation
import QuartzCore

/// A class whose looks can be set for all its objects at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns an object whose property values all objects of the class adopt when they enter a window.
    static func appearance() -> Self
    /// … those within objects of certain classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// … those with certain traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// … those with certain traits within objects of certain classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class within whose objects looks can be others.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

// The object that is returned is an ordinary one that nobody sees: what was changed at it since it was made is what others take over.

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The object at which the looks of all views of this class are set. Views take them over as they enter a window.
    public class func appearance() -> Self { proxy(nil, []) }

    /// … those of views within objects of certain classes, the innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(nil, containerTypes)
    }

    /// … those of views with certain traits.
    public class func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    /// … those of views with certain traits within objects of certain classes.
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
