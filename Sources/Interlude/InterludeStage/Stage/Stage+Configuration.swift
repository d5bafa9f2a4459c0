import UIKit

extension Stage {
    /// The configuration of a stage: the device, its orientation, and the user's settings.
    ///
    ///     var configuration = Stage.Configuration(device: .iPhoneSE)
    ///     configuration.style = .dark
    ///     let stage = Stage(rootViewController: list, configuration: configuration)
    public struct Configuration: Hashable, Sendable {
        /// The device.
        public var device: Device
        /// The orientation.
        public var orientation = UIInterfaceOrientation.portrait
        /// The appearance, light or dark.
        public var style = UIUserInterfaceStyle.light
        /// The reading direction of the user's language.
        public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
        /// The text size.
        public var contentSizeCategory = UIContentSizeCategory.large
        /// Whether Reduce Motion is on.
        public var reducesMotion = false
        /// Whether a hardware keyboard is connected, so that no on-screen keyboard appears.
        public var hasHardwareKeyboard = false
        /// The safe area in points; `nil` for the device's.
        public var safeAreaInsets: UIEdgeInsets?
        /// Pixels per point; `nil` for the device's. A smaller scale is faster.
        public var scale: CGFloat?
        /// The frame rate of the screen.
        public var framesPerSecond = 60

        /// Creates a configuration of a device with the default settings.
        public init(device: Device = .iPhone15) { self.device = device }

        /// The device profile of the host's screen.
        package var profile: DeviceProfile {
            var profile = device.profile
            profile.scale = scale ?? profile.scale
            if let safeAreaInsets {
                profile.portraitInsets = safeAreaInsets
                profile.landscapeInsets = safeAreaInsets
            }
            return profile
        }

        /// The user's settings on the host.
        package var preferences: UserPreferences {
            var preferences = UserPreferences()
            preferences.style = style
            preferences.layoutDirection = layoutDirection
            preferences.contentSizeCategory = contentSizeCategory
            preferences.reducesMotion = reducesMotion
            preferences.hasHardwareKeyboard = hasHardwareKeyboard
            return preferences
        }
    }
}

extension HeadlessHost {
    /// A screen as a setting has it.
    package convenience init(_ setting: Stage.Configuration) {
        self.init(device: setting.profile, orientation: setting.orientation)
        framesPerSecond = setting.framesPerSecond
        preferences = setting.preferences
    }
}

extension Stage.Configuration: CustomStringConvertible {
    /// The device and the settings that are not the defaults: `iphone-15, landscape right, dark`. It is the name of a
    /// case in a report.
    public var description: String { words.joined(separator: ", ") }

    /// The description as part of a file's name: `iphone-15-landscape-right-dark`.
    public var fileName: String {
        words.joined(separator: "-").map { $0.isLetter || $0.isNumber ? String($0).lowercased() : "-" }.joined()
    }

    private var words: [String] {
        let standard = Stage.Configuration(device: device)
        var words = [device.name]
        if orientation != standard.orientation { words.append(orientation.words) }
        if style != standard.style { words.append(style == .dark ? "dark" : "unspecified style") }
        if layoutDirection != standard.layoutDirection { words.append("right to left") }
        if contentSizeCategory != standard.contentSizeCategory { words.append("text \(contentSizeCategory.words)") }
        if reducesMotion { words.append("reduced motion") }
        if hasHardwareKeyboard { words.append("hardware keyboard") }
        if let insets = safeAreaInsets {
            let edges = [insets.top, insets.left, insets.bottom, insets.right].map(shortNumber)
            words.append("insets \(edges.joined(separator: " "))")
        }
        if let scale { words.append("scale \(shortNumber(scale))") }
        if framesPerSecond != standard.framesPerSecond { words.append("\(framesPerSecond) frames a second") }
        return words
    }
}

extension UIInterfaceOrientation {
    fileprivate var words: String {
        switch self {
        case .portrait: "portrait"
        case .portraitUpsideDown: "upside down"
        case .landscapeLeft: "landscape left"
        case .landscapeRight: "landscape right"
        case .unknown: "unknown orientation"
        }
    }
}

extension UIContentSizeCategory {
    /// `XXL`, `Accessibility M`: what the system's own name ends with.
    fileprivate var words: String {
        let name = rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        return name.replacingOccurrences(of: "Accessibility", with: "accessibility ")
    }
}
