import QuartzCore

extension UIBarItem: UIAppearance {
    /// Returns the appearance proxy of all items of this class.
    public class func appearance() -> Self { proxy(nil, []) }

    /// Returns the appearance proxy of the items within objects of certain classes, the innermost
    /// first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(nil, containerTypes)
    }

    /// Returns the appearance proxy of the items with certain traits.
    public class func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    /// Returns the appearance proxy of the items with certain traits within objects of certain
    /// classes.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(trait, containerTypes)
    }

    private class func proxy(
        _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        UIApplication.shared.appearances.proxy(for: self, traits, containers) { Instantiation.make(self) }
    }
}
