import UIKit

extension Stage.Setting {
    /// All combinations of some devices and choices, each a setting with a name of its own.
    ///
    /// With Swift Testing each becomes a case of its own:
    ///
    ///     @Test(arguments: Stage.Setting.matrix(orientations: [.portrait, .landscapeRight], styles: [.light, .dark]))
    ///     func theCardOpens(_ setting: Stage.Setting) throws {
    ///         let stage = Stage(rootViewController: CardController(), setting: setting)
    ///
    /// They come in the order of the arguments: the last one changes first.
    public static func matrix(
        devices: [Device] = [.iPhone15], orientations: [UIInterfaceOrientation] = [.portrait],
        styles: [UIUserInterfaceStyle] = [.light],
        layoutDirections: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
        contentSizeCategories: [UIContentSizeCategory] = [.large], reducesMotion: [Bool] = [false],
        scale: CGFloat? = nil
    ) -> [Stage.Setting] {
        devices.map(Stage.Setting.init(device:))
            .varied(\.scale, over: [scale])
            .varied(\.orientation, over: orientations)
            .varied(\.style, over: styles)
            .varied(\.layoutDirection, over: layoutDirections)
            .varied(\.contentSizeCategory, over: contentSizeCategories)
            .varied(\.reducesMotion, over: reducesMotion)
    }

    /// What a transition should bear: a phone with and one without a home button and a tablet, held upright and across,
    /// light and dark, both reading directions, usual and big text, with and without motion. 96 settings, at scale 1.
    public static let everyday = matrix(
        devices: [.iPhone15, .iPhoneSE, .iPad10], orientations: [.portrait, .landscapeRight], styles: [.light, .dark],
        layoutDirections: [.leftToRight, .rightToLeft],
        contentSizeCategories: [.large, .accessibilityExtraLarge], reducesMotion: [false, true], scale: 1)

    /// The setting whose body `Stage.matrix` runs at present.
    @TaskLocal package static var current: Stage.Setting?
}

extension [Stage.Setting] {
    fileprivate func varied<Value>(_ property: WritableKeyPath<Stage.Setting, Value>, over values: [Value]) -> Self {
        flatMap { setting in
            values.map { value in
                var varied = setting
                varied[keyPath: property] = value
                return varied
            }
        }
    }
}

extension Stage {
    /// Runs a test's body once for each setting, to the last one even when some fail.
    ///
    ///     try Stage.matrix(Stage.Setting.matrix(styles: [.light, .dark])) { setting in
    ///         let stage = Stage(rootViewController: list, setting: setting)
    ///         defer { stage.close() }
    ///         …
    ///     }
    ///
    /// What InterludeTesting's expectations record inside names the setting. For XCTest, and for tests that look at several
    /// settings together; otherwise a parametrised test shows more. Where a run is divided (`INTERLUDE_SHARD`), and the test is
    /// not divided as a whole, each shard runs the body for its own settings.
    ///
    /// - Throws: ``MatrixFailure`` with the names of the settings whose body threw.
    public static func matrix(
        _ settings: [Setting], fileID: String = #fileID, function: String = #function, _ body: (Setting) throws -> Void
    ) throws {
        let process = ShardProcess.isChosen ? nil : try ShardProcess.ofTests()
        var failures: [MatrixFailure.Case] = []
        for setting in settings {
            do {
                try Setting.$current.withValue(setting) {
                    let key = "\(fileID) \(function) [\(setting)]"
                    guard let process else { return try body(setting) }
                    try process.run(key, name: "\(setting)", in: (function, fileID)) { try body(setting) }
                }
            } catch {
                failures.append(MatrixFailure.Case(setting: setting, error: error))
            }
        }
        guard failures.isEmpty else { throw MatrixFailure(failures: failures, count: settings.count) }
    }
}

/// The body of `Stage.matrix` threw for some settings.
public struct MatrixFailure: Error, CustomStringConvertible {
    /// One setting and what its body threw.
    public struct Case: Sendable {
        /// The setting.
        public let setting: Stage.Setting
        /// What was thrown.
        public let error: any Error
    }

    /// The settings whose body threw, in the order in which they ran.
    public let failures: [Case]
    /// How many settings there were.
    public let count: Int

    /// How many failed, and each with its error.
    public var description: String {
        let lines = failures.map { "  \($0.setting): \($0.error)" }
        return "\(failures.count) of \(count) settings failed:\n" + lines.joined(separator: "\n")
    }
}
