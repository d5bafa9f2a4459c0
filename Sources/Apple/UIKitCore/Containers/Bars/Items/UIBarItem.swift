import InterludeFoundation
import Foundation

/// The base class of items in bars, with a title, an image and a tag.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// The title. A bar shows it if there is no image, a tab bar below the image.
    open var title: String? {
        willSet { KeyValueObserving.willChange(self, "title") }
        didSet {
            changed()
            KeyValueObserving.didChange(self, "title")
        }
    }
    /// The item's image.
    open var image: UIImage? {
        willSet { KeyValueObserving.willChange(self, "image") }
        didSet {
            changed()
            KeyValueObserving.didChange(self, "image")
        }
    }
    /// Whether the item reacts to touches.
    open var isEnabled = true {
        willSet { KeyValueObserving.willChange(self, "enabled") }
        didSet {
            changed()
            KeyValueObserving.didChange(self, "enabled")
        }
    }
    /// A number for the app's use.
    open var tag = 0
    /// The insets of the image in points.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
    /// The image in compact height; `nil` for `image`.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone != oldValue { changed() } } }
    /// The insets of the image in compact height, in points.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { changed() } }
    }

    /// Called after something visible changed; the bar that shows the item listens.
    package var onChange: (() -> Void)?
    /// The view that represents the item in a bar, for popovers that point at it.
    package weak var shownView: UIView?
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates the item that a storyboard or nib file describes, or an empty item from another archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the attributes of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    /// Returns the attributes of the title for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    func changed() { onChange?() }

    /// Called after the item was loaded from a nib.
    open func awakeFromNib() {}

    // MARK: Accessibility

    // The accessibility of the view that represents the item; a custom view has its own.

    /// The accessibility label. The default is `nil`, for the title or the name of the system item or symbol.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { changed() } } }
    /// A description of the result of an activation.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { changed() } } }
    /// The accessibility value. The default is `nil`, for a tab its badge.
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { changed() } } }
    /// The accessibility traits in addition to those of a button. The default is none.
    open var accessibilityTraits = UIAccessibilityTraits.none {
        didSet { if accessibilityTraits != oldValue { changed() } }
    }
    /// The identifier by which tests find the item's view.
    open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { changed() } } }

    /// Returns the accessibility of a button that represents the item.
    func nature(label: String?, value: String? = nil, isEnabled: Bool, isSelected: Bool = false) -> AccessibilityNature
    {
        var traits = accessibilityTraits.union(.button)
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return AccessibilityNature(
            isElement: true, label: accessibilityLabel ?? label, value: accessibilityValue ?? value,
            hint: accessibilityHint, traits: traits)
    }
}

extension UIBarItem: AccessibleItem {}
