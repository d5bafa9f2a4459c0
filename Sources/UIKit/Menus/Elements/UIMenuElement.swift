import QuartzCore

/// What menus are made of: actions, commands, other menus, and elements that are looked up when the menu opens.
@preconcurrency @MainActor open class UIMenuElement: NSObject, UIAccessibilityIdentification, NSCopying {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Grey, and without effect.
        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        /// Red: deletes or changes something for good.
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        /// Left out of the menu.
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        /// Chosen, it leaves the menu on the screen.
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }

    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    var elementTitle: String
    var elementImage: UIImage?
    open var subtitle: String?
    open var accessibilityIdentifier: String?

    @usableFromInline init(title: String, subtitle: String?, image: UIImage?) {
        elementTitle = title
        elementImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// Archives are not supported: menus are made in code.
    public required init?(coder: NSCoder) { nil }

    open var title: String { elementTitle }
    open var image: UIImage? { elementImage }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What can be chosen in a menu.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    /// The image while the element is on.
    var selectedImage: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// Who calls the element, while it is called.
    var sender: Any? { get }
    /// Where what the element opens may come from: the control or the bar's item whose menu it is.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    /// Does what the element stands for.
    func performWithSender(_ sender: Any?, target: Any?)
}
