/// Called before a text view does something, and told afterwards. Every requirement is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the text may be edited. The default is `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end. The default is `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether text can replace a range, for each typed, deleted or pasted text. The default is `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection has moved.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a link that was tapped may be opened. Default as the shorter one says.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The older way to ask that. The default is `true`.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// The edit menu for a part of the text; `nil` for the suggested actions alone.
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
    /// Opens it: the only interaction here.
    case invokeDefaultAction = 0
    /// Shows what can be done with it.
    case presentActions = 1
    /// Shows a preview of it.
    case preview = 2
}

/// Kinds of text that mean something.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set of bits; bits without a meaning are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers; none are found here.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of places; none are found here.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates; none are found here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels; none are found here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights; none are found here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Text that could be looked up; none is found here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money; none are found here.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Amounts with a unit; none are found here.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds; links alone are found here.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
