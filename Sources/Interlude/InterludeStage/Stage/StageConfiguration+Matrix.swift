import UIKit

extension Stage.Configuration {
    /// Returns all combinations of devices and settings, each with a unique name.
    ///
    /// With Swift Testing each is a test case:
    ///
    ///     @Test(arguments: Stage.Configuration.matrix(orientations: [.portrait, .landscapeRight], styles: [.light,
    ///     .dark]))
    ///     func theCardOpens(_ setting: Stage.Configuration) throws {
    ///         let stage = Stage(rootViewController: CardController(), configuration: setting)
    ///
    /// The order is that of the arguments: the last one varies fastest.
    public static func matrix(
        devices: [Device] = [.iPhone15], orientations: [UIInterfaceOrientation] = [.portrait],
        styles: [UIUserInterfaceStyle] = [.light],
        layoutDirections: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
        contentSizeCategories: [UIContentSizeCategory] = [.large], reducesMotion: [Bool] = [false],
        scale: CGFloat? = nil
    ) -> [Stage.Configuration] {
        devices.map(Stage.Configuration.init(device:))
            .varied(\.scale, over: [scale])
            .varied(\.orientation, over: orientations)
            .varied(\.style, over: styles)
            .varied(\.layoutDirection, over: layoutDirections)
            .varied(\.contentSizeCategory, over: contentSizeCategories)
            .varied(\.reducesMotion, over: reducesMotion)
    }

    /// The recommended combinations for a transition: a phone with and one without a home button and a tablet, in
    /// portrait and landscape, light and dark, both layout directions, default and large text, with and without Reduce
    /// Motion. 96 settings, at scale 1.
    public static let everyday = matrix(
        devices: [.iPhone15, .iPhoneSE, .iPad10], orientations: [.portrait, .landscapeRight], styles: [.light, .dark],
        layoutDirections: [.leftToRight, .rightToLeft],
        contentSizeCategories: [.large, .accessibilityExtraLarge], reducesMotion: [false, true], scale: 1)

    /// The setting whose body `Stage.matrix` runs at present.
    @TaskLocal package static var current: Stage.Configuration?
}

extension [Stage.Configuration] {
    fileprivate func varied<Value>(_ property: WritableKeyPath<Stage.Configuration, Value>, over values: [Value])
        -> Self
    {
        flatMap { setting in
            values.map { value in
                var varied = setting
                varied[keyPath: property] = value
                return varied
            }
        }
    }
}
