import UIKit

/// What the user sets for the device.
extension InspectorModel {
    package var showsTouches: Bool {
        get { inspected.showsTouches }
        set {
            inspected.showsTouches = newValue
            onChange()
        }
    }

    package var isDark: Bool {
        get { host.preferences.style == .dark }
        set {
            host.preferences.style = newValue ? .dark : .light
            onChange()
        }
    }

    package var isRightToLeft: Bool {
        get { host.preferences.layoutDirection == .rightToLeft }
        set {
            host.preferences.layoutDirection = newValue ? .rightToLeft : .leftToRight
            onChange()
        }
    }

    package var reducesMotion: Bool {
        get { host.preferences.reducesMotion }
        set {
            host.preferences.reducesMotion = newValue
            onChange()
        }
    }

    package var boldsText: Bool {
        get { host.preferences.boldsText }
        set {
            host.preferences.boldsText = newValue
            onChange()
        }
    }

    package var increasesContrast: Bool {
        get { host.preferences.increasesContrast }
        set {
            host.preferences.increasesContrast = newValue
            onChange()
        }
    }

    package var reducesTransparency: Bool {
        get { host.preferences.reducesTransparency }
        set {
            host.preferences.reducesTransparency = newValue
            onChange()
        }
    }

    // MARK: Text size

    /// The sizes that can be chosen, from small to large, with their short names.
    package static let textSizes: [(category: UIContentSizeCategory, label: String)] = [
        (.extraSmall, "XS"), (.small, "S"), (.medium, "M"), (.large, "L"), (.extraLarge, "XL"),
        (.extraExtraLarge, "XXL"), (.extraExtraExtraLarge, "XXXL"), (.accessibilityMedium, "AX1"),
        (.accessibilityLarge, "AX2"), (.accessibilityExtraLarge, "AX3"), (.accessibilityExtraExtraLarge, "AX4"),
        (.accessibilityExtraExtraExtraLarge, "AX5"),
    ]

    private var textSizeIndex: Int? {
        Self.textSizes.firstIndex { $0.category == host.preferences.contentSizeCategory }
    }

    /// The short name of the size that the device has.
    package var textSizeLabel: String { textSizeIndex.map { Self.textSizes[$0].label } ?? "–" }

    package func changeTextSize(by steps: Int) {
        let index = min(max((textSizeIndex ?? 3) + steps, 0), Self.textSizes.count - 1)
        host.preferences.contentSizeCategory = Self.textSizes[index].category
        onChange()
    }

    // MARK: Device and orientation

    /// The number of the device among the presets; `nil` for one of another size.
    package var deviceIndex: Int? { DeviceProfile.all.firstIndex { $0.name == host.screen.device.name } }

    package func chooseDevice(_ index: Int) {
        inspected.choose(DeviceProfile.all[index])
        onChange()
    }

    package func chooseNextDevice() { chooseDevice(((deviceIndex ?? -1) + 1) % DeviceProfile.all.count) }

    /// Turns the device by quarters, to the left if positive.
    package func turn(by quarters: Int) {
        inspected.turnDevice(by: quarters)
        onChange()
    }
}
