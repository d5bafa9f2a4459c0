import InterludeObjectiveC
import Foundation

/// What bars' items have in common: a title, an image, a tag.
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
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// The image where the bar is low; nil shows `image`.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// How far that image is inset in the item.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

    /// Called after something visible changed; the bar that shows the item listens.
    package var onChange: (() -> Void)?
    /// The view that stands for the item in a bar, for popovers that point at it.
    package weak var shownView: UIView?
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Makes an empty item.
    public override init() { super.init() }

    /// Makes the item that a storyboard or nib file describes; of any other archive an empty one.
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

    // Kept, and read by the program's tests at most: there is no assistive technology here.

    /// What is read out for the item. Kept only.
    open var accessibilityLabel: String?
    /// What happens when the item is used. Kept only.
    open var accessibilityHint: String?
    /// The item's value, in words. Kept only.
    open var accessibilityValue: String?
    /// What the item is and does. Kept only. Default none.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The name that tests find the item by.
    open var accessibilityIdentifier: String?
}

extension UIBarItem: AccessibleItem {}
