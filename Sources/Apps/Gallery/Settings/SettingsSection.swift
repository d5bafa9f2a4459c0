import UIKit

/// A section of the settings.
@MainActor struct SettingsSection {
    let title: String
    let footer: String?
    let rows: [Row]

    /// A row: a value, or a control to change it by.
    @MainActor struct Row {
        let title: String
        var value: String?
        /// Makes the control; it is sized to fit.
        var makeControl: () -> UIView? = { nil }
    }
}

extension SettingsSection {
    /// Looks that can be tried at once, on the whole window.
    static func trying(in window: UIWindow) -> SettingsSection {
        SettingsSection(
            title: "Try",
            footer:
                "Each transition takes the time that UIKit or its animator says. Half speed makes all of them slower, "
                + "as a window’s layer does on iOS too.",
            rows: [dark(window), largerText(window), mirrored(window), slower(window)])
    }

    private static func dark(_ window: UIWindow) -> Row {
        toggle("Dark", isOn: window.traitCollection.userInterfaceStyle == .dark) { [weak window] isOn in
            window?.overrideUserInterfaceStyle = isOn ? .dark : .light
        }
    }

    private static func largerText(_ window: UIWindow) -> Row {
        let large = UIContentSizeCategory.extraExtraExtraLarge
        let isOn = window.traitCollection.preferredContentSizeCategory == large
        return toggle("Larger Text", isOn: isOn) { [weak window] isOn in
            if #available(iOS 17, *) { window?.traitOverrides.preferredContentSizeCategory = isOn ? large : .large }
        }
    }

    private static func mirrored(_ window: UIWindow) -> Row {
        toggle("Right to Left", isOn: window.traitCollection.layoutDirection == .rightToLeft) { [weak window] isOn in
            if #available(iOS 17, *) { window?.traitOverrides.layoutDirection = isOn ? .rightToLeft : .leftToRight }
        }
    }

    private static func slower(_ window: UIWindow) -> Row {
        toggle("Half Speed", isOn: window.layer.speed < 1) { [weak window] isOn in
            window?.layer.speed = isOn ? 0.5 : 1
        }
    }

    private static func toggle(_ title: String, isOn: Bool, change: @escaping (Bool) -> Void) -> Row {
        var row = Row(title: title)
        row.makeControl = {
            let control = UISwitch()
            control.isOn = isOn
            control.addAction(
                UIAction { [weak control] _ in
                    if let control { change(control.isOn) }
                }, for: .valueChanged)
            control.sizeToFit()
            return control
        }
        return row
    }

    /// The device.
    static func device(_ screen: UIScreen) -> SettingsSection {
        let device = UIDevice.current
        let (bounds, scale) = (screen.bounds, screen.scale)
        return SettingsSection(
            title: "Device", footer: nil,
            rows: [
                Row(title: "Model", value: device.model),
                Row(title: "System", value: "\(device.systemName) \(device.systemVersion)"),
                Row(title: "Screen", value: "\(Int(bounds.width)) × \(Int(bounds.height)) points"),
                Row(title: "Pixels", value: "\(Int(bounds.width * scale)) × \(Int(bounds.height * scale))"),
                Row(title: "Frames per Second", value: "\(screen.maximumFramesPerSecond)"),
            ])
    }

    /// The user's settings, as the app receives them.
    static func preferences(_ traits: UITraitCollection) -> SettingsSection {
        SettingsSection(
            title: "Preferences", footer: "While Reduce Motion is on, what moves across the screen fades instead.",
            rows: [
                Row(title: "Appearance", value: traits.userInterfaceStyle == .dark ? "Dark" : "Light"),
                Row(
                    title: "Reading", value: traits.layoutDirection == .rightToLeft ? "Right to left" : "Left to right"),
                Row(title: "Reduce Motion", value: UIAccessibility.isReduceMotionEnabled ? "On" : "Off"),
            ])
    }
}
