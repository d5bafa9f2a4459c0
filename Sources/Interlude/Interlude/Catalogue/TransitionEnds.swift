import UIKit

/// The places on two screens that a transition may begin from and lead to.
@MainActor
public struct TransitionEnds {
    /// A picture on the lower screen; `nil` while it is not to be seen.
    public let source: @MainActor () -> UIView?
    /// A button on the lower screen.
    public let button: @MainActor () -> UIView
    /// The picture on the upper screen, which has no view yet when the transition is made.
    public let destination: @MainActor () -> UIView?

    /// Ends that are one view on each screen.
    public init(from source: UIView, to destination: @escaping @MainActor () -> UIView?) {
        self.init(source: { [weak source] in source }, button: { source }, destination: destination)
    }

    /// Ends that are looked up each time.
    public init(
        source: @escaping @MainActor () -> UIView?, button: @escaping @MainActor () -> UIView,
        destination: @escaping @MainActor () -> UIView?
    ) {
        self.source = source
        self.button = button
        self.destination = destination
    }

    /// The picture on the lower screen, which is there when the transition is made.
    public var picture: UIView { source() ?? button() }
}
