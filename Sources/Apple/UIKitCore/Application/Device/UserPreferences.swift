import Foundation

/// What the user has chosen in the system's settings, as far as apps see it.
package struct UserPreferences: Hashable, Sendable {
    /// Light or dark.
    package var style = UIUserInterfaceStyle.light
    /// The reading direction of the user's language.
    package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    /// How big text is.
    package var contentSizeCategory = UIContentSizeCategory.large
    /// Whether things should not be moved across the screen.
    package var reducesMotion = false
    /// Whether text should be bold. Apps see it as `legibilityWeight`; fonts stay as they are.
    package var boldsText = false
    /// Whether colors should differ more. Apps see it as `accessibilityContrast`; UIKit's own colors stay as they are.
    package var increasesContrast = false
    /// Whether materials should be opaque. Apps can ask for it; UIKit's own materials stay as they are.
    package var reducesTransparency = false

    /// Whether a keyboard is connected: then none comes up on the screen.
    package var hasHardwareKeyboard = false

    package init() {}

    /// A device's traits under these preferences.
    func traits(of device: DeviceProfile, in orientation: UIInterfaceOrientation) -> UITraitCollection {
        var values = device.traits(in: orientation, style: style)
        values.layoutDirection = layoutDirection
        values.preferredContentSizeCategory = contentSizeCategory
        values.legibilityWeight = boldsText ? .bold : .regular
        values.accessibilityContrast = increasesContrast ? .high : .normal
        return UITraitCollection(values: values)
    }
}

extension Host {
    /// The user's preferences. A change reaches all windows at once, and those who listen for notifications.
    package var preferences: UserPreferences {
        get { screen.preferences }
        set {
            let old = screen.preferences
            guard newValue != old else { return }
            screen.preferences = newValue
            becomeAmbient()
            for window in scene.windows { window.updateTraits() }
            announce(newValue, after: old)
        }
    }

    /// Light or dark, for all windows.
    package var interfaceStyle: UIUserInterfaceStyle {
        get { preferences.style }
        set { preferences.style = newValue }
    }

    private func announce(_ new: UserPreferences, after old: UserPreferences) {
        if new.contentSizeCategory != old.contentSizeCategory {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: application,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.contentSizeCategory])
        }
        let switches: [(KeyPath<UserPreferences, Bool>, NSNotification.Name)] = [
            (\.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (\.boldsText, UIAccessibility.boldTextStatusDidChangeNotification),
            (\.increasesContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
            (\.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
        ]
        for (setting, name) in switches where new[keyPath: setting] != old[keyPath: setting] {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }
}
