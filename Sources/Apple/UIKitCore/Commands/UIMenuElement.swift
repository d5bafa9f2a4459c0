import QuartzCore

/// An element of a menu: an action, a command, another menu, or a deferred element.
@preconcurrency @MainActor open class UIMenuElement: NSObject, UIAccessibilityIdentification, NSCopying {
    /// The appearance and behavior of an element.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from raw bits. Unknown bits are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is gray and cannot be selected.
        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        /// The title is red: the element deletes data or has another irreversible effect.
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        /// The element is hidden.
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        /// The menu stays open after the element is selected.
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }

    /// The state of an element, shown as a checkmark.
    public enum State: Int, Sendable {
        /// None.
        case off = 0
        /// A checkmark.
        case on = 1
        /// A dash: on in part.
        case mixed = 2
    }

    var elementTitle: String
    var elementImage: UIImage?
    /// A second, smaller text below the title. The default is `nil`.
    open var subtitle: String?
    /// The name that tests find the element by. The default is `nil`.
    open var accessibilityIdentifier: String?

    @usableFromInline init(title: String, subtitle: String?, image: UIImage?) {
        elementTitle = title
        elementImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// Returns `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// The title.
    open var title: String { elementTitle }
    /// The image beside the title; `nil` for none.
    open var image: UIImage? { elementImage }

    /// Returns a copy of a menu, an action or a command. Other elements are immutable and return
    /// themselves.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An element that can be selected in a menu.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// The image beside the title; `nil` for none.
    var image: UIImage? { get set }
    /// The image while the element is on.
    var selectedImage: UIImage? { get set }
    /// The longer title for lists of keyboard shortcuts.
    var discoverabilityTitle: String? { get set }
    /// Whether the element is disabled, destructive, hidden, or does not close the menu.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether a checkmark is shown beside the element.
    var state: UIMenuElement.State { get set }
    /// The sender, during the call of the element.
    var sender: Any? { get }
    /// The control or bar button item whose menu contains the element, as the source of
    /// presentations.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    /// Performs the element's action.
    func performWithSender(_ sender: Any?, target: Any?)
}
