/// What is different in a view and those in it for screens of other sizes, wherever that is written down.
@MainActor protocol TraitVariations: AnyObject {
    /// Makes everything as it is said for some traits.
    func apply(_ traits: UITraitCollection)
}
