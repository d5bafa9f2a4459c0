import UIKit

/// The use of a transition: a change of screens, with the style if it is modal.
public struct TransitionUse: Hashable, Sendable {
    /// The kind of change.
    public enum Operation: String, Hashable, Sendable, CaseIterable {
        case push, pop, tab, present, dismiss
        /// A change among the app's own screens.
        case change
        /// The reverse of such a change.
        case back
    }

    /// The kind of change.
    public let operation: Operation
    /// The modal style; `nil` for push, pop and tab changes, and for a modal use in all styles.
    public let style: UIModalPresentationStyle?

    /// A push in a navigation controller.
    public static let push = TransitionUse(operation: .push, style: nil)
    /// A pop in a navigation controller.
    public static let pop = TransitionUse(operation: .pop, style: nil)
    /// A tab change.
    public static let tab = TransitionUse(operation: .tab, style: nil)
    /// A presentation, in all styles that an animator supports.
    public static let present = TransitionUse(operation: .present, style: nil)
    /// A dismissal, in all styles that an animator supports.
    public static let dismiss = TransitionUse(operation: .dismiss, style: nil)

    /// A change of the app's own, among its own screens.
    static let change = TransitionUse(operation: .change, style: nil)
    /// The reverse of it.
    static let back = TransitionUse(operation: .back, style: nil)

    /// Returns a presentation in one style.
    public static func present(_ style: UIModalPresentationStyle) -> TransitionUse {
        TransitionUse(operation: .present, style: style)
    }

    /// Returns a dismissal from one style.
    public static func dismiss(_ style: UIModalPresentationStyle) -> TransitionUse {
        TransitionUse(operation: .dismiss, style: style)
    }

    /// Whether a screen arrives.
    public var isForward: Bool { operation != .pop && operation != .dismiss && operation != .back }

    /// Whether the screens are the app's own, and it says how they change.
    var isOwn: Bool { operation == .change || operation == .back }

    /// Whether a screen is presented or dismissed.
    public var isModal: Bool { operation == .present || operation == .dismiss }
}

extension TransitionUse: CustomStringConvertible {
    /// A description, such as `push` or `dismiss .custom`.
    public var description: String { operation.rawValue + (style.map { " .\($0)" } ?? "") }
}

extension TransitionUse {
    /// The styles in which a modal animator can be used.
    static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .custom, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
    ]

    /// The use itself, or one a style.
    var expanded: [TransitionUse] {
        guard isModal, style == nil else { return [self] }
        return TransitionUse.styles.map { TransitionUse(operation: operation, style: $0) }
    }

    /// Whether the presentation takes the place of a part of the screen.
    var isInContext: Bool { style == .currentContext || style == .overCurrentContext }

    /// Whether a sheet is made of it.
    var isSheet: Bool { style == .pageSheet || style == .formSheet }
}
