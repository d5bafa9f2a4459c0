import InterludeFoundation
import Foundation

/// The base class of items in bars, with a title, an image and a tag.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// The item's title; a bar shows it where there is no image, a tab bar below the image.
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
    /// Whether the item can be touched.
    open var isEnabled = true {
        willSet { KeyValueObserving.willChange(self, "enabled") }
        didSet {
            changed()
            KeyValueObserving.didChange(self, "enabled")
        }
    }
    /// A number of your own.
    open var tag = 0
    /// How far the image is inset in the item.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
    /// The image where the bar is low; `nil` shows `image`.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone != oldValue { changed() } } }
    /// How far that image is inset in the item.
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

    /// Creates the item that a storyboard or nib file describes; of any other archive an empty one.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the attributes of the title in one state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    /// The attributes set for the title in one state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    func changed() { onChange?() }

    /// Called once the item has been read from a nib.
    open func awakeFromNib() {}

    // MARK: Accessibility

    // The accessibility of the view that represents the item; a custom view has its own.

    /// The item's label for assistive technology. The default is `nil`: the title, or else the name of the system item or
    /// symbol.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { changed() } } }
    /// A description of the result of using the item.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { changed() } } }
    /// The item's value, in words. The default is `nil`: of a tab its badge.
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { changed() } } }
    /// The item's traits in addition to those of a button. The default is none.
    open var accessibilityTraits = UIAccessibilityTraits.none {
        didSet { if accessibilityTraits != oldValue { changed() } }
    }
    /// The name that tests find the item's view by.
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
