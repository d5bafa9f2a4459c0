/// The delegate of a text view, which decides on its actions and is notified of them. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing can begin. The default is `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns whether editing can end. The default is `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether text can replace a range. Called for typed, deleted and pasted text. The default is `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection has moved.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns whether a tapped link is opened. The default is the result of the method without an interaction.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether a tapped link is opened. Superseded by the method with an interaction. The default is `true`.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// Returns the edit menu for a range, or `nil` for the suggested actions.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu appears.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// The user's interaction with a link.
public enum UITextItemInteraction: Int, Sendable {
    /// Opens the item: the only interaction here.
    case invokeDefaultAction = 0
    /// Shows the actions of the item.
    case presentActions = 1
    /// Shows a preview of the item.
    case preview = 2
}

/// The types of data that are detected in text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from a raw value. Undefined bits are retained.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers. Not detected here.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses. Not detected here.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates. Not detected here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers. Not detected here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers. Not detected here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Text that can be looked up. Not detected here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money. Not detected here.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Amounts with a unit. Not detected here.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All types. Only links are detected here.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
