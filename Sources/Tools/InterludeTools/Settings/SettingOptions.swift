import CommandParts
import InterludeStage
import UIKit

/// The device and its user's choices as the command line asks for them: the same for films, galleries and live devices.
@MainActor package enum SettingOptions {
    package nonisolated static let device = CommandSpecification.Option(
        name: "device", value: "NAME", help: DeviceProfile.known.map(\.name).joined(separator: ", ") + ".",
        standard: "iphone-15")
    package nonisolated static let landscape = CommandSpecification.Option(
        name: "landscape", help: "Use landscape orientation.")
    package nonisolated static let showTouches = CommandSpecification.Option(
        name: "show-touches", help: "Show touches.", formerName: "touches")
    /// What a user can choose.
    package nonisolated static let choices: [CommandSpecification.Option] = [
        .init(name: "dark", help: "Use dark mode."),
        .init(name: "right-to-left", help: "Use a right-to-left layout."),
        .init(
            name: "text-size", value: "SIZE",
            help: "The text size: xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5.", standard: "l"),
        .init(name: "reduce-motion", help: "Enable Reduce Motion."),
    ]
    package nonisolated static let all = [device, landscape] + choices

    /// Reads a setting off the command line.
    package static func setting(_ arguments: ParsedArguments, command: String) throws -> Stage.Configuration {
        let device = try arguments.choice("device", among: Device.all, called: \.name, command: command)
        var setting = Stage.Configuration(device: device ?? .iPhone15)
        if arguments.has("landscape") { setting.orientation = .landscapeRight }
        try choose(arguments, command: command, in: &setting)
        return setting
    }

    private static func choose(_ arguments: ParsedArguments, command: String, in setting: inout Stage.Configuration)
        throws
    {
        if arguments.has("dark") { setting.style = .dark }
        if arguments.has("right-to-left") { setting.layoutDirection = .rightToLeft }
        if arguments.has("reduce-motion") { setting.reducesMotion = true }
        let size = try arguments.choice("text-size", among: textSizes, called: \.name, command: command)
        if let size { setting.contentSizeCategory = size.category }
    }

    /// The user's choices alone, for a device that has a host already.
    package static func preferences(_ arguments: ParsedArguments, command: String) throws -> UserPreferences {
        var setting = Stage.Configuration()
        try choose(arguments, command: command, in: &setting)
        return setting.preferences
    }

    /// As the system's settings have them, from the smallest up.
    private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
        ("xs", .extraSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .extraLarge),
        ("xxl", .extraExtraLarge), ("xxxl", .extraExtraExtraLarge), ("ax1", .accessibilityMedium),
        ("ax2", .accessibilityLarge), ("ax3", .accessibilityExtraLarge), ("ax4", .accessibilityExtraExtraLarge),
        ("ax5", .accessibilityExtraExtraExtraLarge),
    ]
}
