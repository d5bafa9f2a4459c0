import Testing

extension Trait where Self == ConditionTrait {
    /// Leaves a test out where there is no tablet.
    static var onTablet: ConditionTrait { .enabled("The test needs an iPad.") { await Device.hasTablet } }
}
