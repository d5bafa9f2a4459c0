import Foundation

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Not specified.
    case any = 0
    /// At the bottom edge of its container.
    case bottom = 1
    /// At the top edge of its container.
    case top = 2
    /// At the top of the screen, reaching below the status bar.
    case topAttached = 3
}

/// The style of a bar without an appearance object.
public enum UIBarStyle: Int, Sendable {
    /// According to the interface style.
    case `default` = 0
    /// Dark, with light text.
    case black = 1
    /// Dark and translucent, from before iOS 7. Equals `black` here.
    case blackTranslucent = 2

    /// Equals `black`.
    public static var blackOpaque: UIBarStyle { .black }

    var isBlack: Bool { self != .default }
}

/// An object whose position is that of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// A delegate that returns the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of a bar that was just added to a window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any` by default.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
