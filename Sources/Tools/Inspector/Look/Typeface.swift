import UIKit

/// The inspector's fonts. Small and of fixed size: the user's text size is the device's matter, not the tool's.
@MainActor enum Typeface {
    static let title = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let body = UIFont.systemFont(ofSize: 12)
    static let control = UIFont.systemFont(ofSize: 12, weight: .medium)
    static let heading = UIFont.systemFont(ofSize: 10.5, weight: .semibold)
    static let small = UIFont.systemFont(ofSize: 10.5)
    static let smallMedium = UIFont.systemFont(ofSize: 10.5, weight: .medium)
    static let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    static let smallDigits = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)
    static let code = UIFont.monospacedSystemFont(ofSize: 9.5, weight: .regular)
    static let tiny = UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .regular)
}
