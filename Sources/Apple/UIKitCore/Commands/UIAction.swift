import QuartzCore

/// A closure that an action calls with itself, on the main thread.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure that controls and menus call, with a title and an image for those that show one.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
    /// An identifier of an action, with which it can be replaced or removed.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from its raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private static var nextNumber = 0

    /// The identifier of the action. By default "action-" and a unique number.
    open private(set) var identifier: Identifier
    /// The longer title for lists of keyboard shortcuts. The default is `nil`. There are no such
    /// lists here.
    open var discoverabilityTitle: String?
    /// The image that menus show while `state` is on. The default is `nil`: `image` then too.
    open var selectedImage: UIImage?
    /// Whether the action is disabled, destructive or hidden in menus. The default is none.
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu shows a checkmark beside the action. The default is `off`. Selecting the
    /// action changes the state only in menus with single selection, and in buttons that show the
    /// selection.
    open var state: UIMenuElement.State
    /// The control that calls the action, while it does.
    open internal(set) var sender: Any?
    /// The control or bar button item whose menu calls the action, during the call.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
    private let handler: UIActionHandler

    /// Creates an action that calls a closure each time it is performed. The action retains the
    /// closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        UIAction.nextNumber += 1
        self.identifier = identifier ?? Identifier("action-\(UIAction.nextNumber)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns `nil`: a closure cannot be archived.
    public required init?(coder: NSCoder) { nil }

    /// Creates an action with another image for the selected state.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        self.selectedImage = selectedImage
    }

    open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated {
            copy = UIAction(
                title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
                discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        }
        return copy
    }

    open override var title: String {
        get { elementTitle }
        set { elementTitle = newValue }
    }
    open override var image: UIImage? {
        get { elementImage }
        set { elementImage = newValue }
    }

    /// Calls the action. During the call, the property `sender` returns the sender. `target` is not
    /// used.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
