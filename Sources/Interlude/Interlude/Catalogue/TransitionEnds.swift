import UIKit

/// The views on two screens at which a transition begins and ends.
@MainActor
public struct TransitionEnds {
    /// Returns the image view on the lower screen, or `nil` if it is not visible.
    public let source: @MainActor () -> UIView?
    /// Returns the button on the lower screen.
    public let button: @MainActor () -> UIView
    /// Returns the image view on the upper screen. That screen has no view yet when the transition is created.
    public let destination: @MainActor () -> UIView?

    /// Creates ends with one view on each screen.
    public init(from source: UIView, to destination: @escaping @MainActor () -> UIView?) {
        self.init(source: { [weak source] in source }, button: { source }, destination: destination)
    }

    /// Creates ends whose views are looked up for each run.
    public init(
        source: @escaping @MainActor () -> UIView?, button: @escaping @MainActor () -> UIView,
        destination: @escaping @MainActor () -> UIView?
    ) {
        self.source = source
        self.button = button
        self.destination = destination
    }

    /// The image view on the lower screen when the transition is created.
    public var picture: UIView { source() ?? button() }
}
