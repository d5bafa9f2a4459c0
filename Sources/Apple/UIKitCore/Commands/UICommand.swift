import QuartzCore

/// A menu's element that sends an action along the responder chain, with itself as the sender.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The action that is sent up the responder chain.
    open private(set) var action: Selector
    /// The app's information about the command. The default is `nil`.
    open private(set) var propertyList: Any?
    /// The alternates of the command with modifier keys, in a menu bar.
    open internal(set) var alternates: [UICommandAlternate] = []
    /// The longer title for lists of keyboard shortcuts. The default is `nil`. There are no such
    /// lists here.
    open var discoverabilityTitle: String?
    /// Whether the command is disabled, destructive or hidden in menus. The default is none.
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu shows a checkmark beside the command. The default is `off`.
    open var state: UIMenuElement.State
    /// The image that menus show while `state` is on. The default is `nil`: `image` then too.
    open var selectedImage: UIImage?
    /// The sender, while the command is called.
    open private(set) var sender: Any?
    /// The control or bar button item whose menu calls the command, during the call.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// Creates a command with its appearance and information.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(title, nil, image, action, propertyList, discoverabilityTitle, attributes, state)
        self.alternates = alternates
    }

    /// Creates a command with a subtitle.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(title, subtitle, image, action, propertyList, discoverabilityTitle, attributes, state)
        self.alternates = alternates
    }

    @usableFromInline init(
        _ title: String, _ subtitle: String?, _ image: UIImage?, _ action: Selector, _ propertyList: Any?,
        _ discoverabilityTitle: String?, _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated {
            let command = bareCopy()
            command.alternates = alternates
            command.selectedImage = selectedImage
            command.accessibilityIdentifier = accessibilityIdentifier
            copy = command
        }
        return copy
    }

    /// A command of the same class with the same title, action and state.
    func bareCopy() -> UICommand {
        UICommand(title, subtitle, image, action, propertyList, discoverabilityTitle, attributes, state)
    }

    open override var title: String {
        get { elementTitle }
        set { elementTitle = newValue }
    }
    open override var image: UIImage? {
        get { elementImage }
        set { elementImage = newValue }
    }

    /// Sends the action to `target`, or to the first responder of the chain from `sender` on that has the method.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        self.sender = nil
    }
}

/// An alternate of a command with modifier keys, for menu bars, which do not exist here.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The title while the modifier keys are pressed.
    open private(set) var title: String
    /// The action that is then sent up the responder chain.
    open private(set) var action: Selector

    @usableFromInline init(_ title: String, _ action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }

    /// Returns `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }
}
