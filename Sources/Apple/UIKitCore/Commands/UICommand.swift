import QuartzCore

/// A menu's element that sends an action along the responder chain, with itself as the sender.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The action that goes along the responder chain.
    open private(set) var action: Selector
    /// What the app wants to know of the command when it is called. Default nil.
    open private(set) var propertyList: Any?
    /// What the command does with other keys held, in a menu bar.
    open internal(set) var alternates: [UICommandAlternate] = []
    /// The longer text for lists of keyboard shortcuts. Default nil; nothing here shows it.
    open var discoverabilityTitle: String?
    /// Whether it is off, destructive or hidden where a menu shows it. Default none.
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu shows a mark beside it. Default `off`.
    open var state: UIMenuElement.State
    /// The image that menus show while `state` is on. Default nil: `image` then too.
    open var selectedImage: UIImage?
    /// Who calls the command, while it is called.
    open private(set) var sender: Any?
    /// The control or the bar's item whose menu calls the command, while it does.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// A command with its looks and what goes with it.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(title, nil, image, action, propertyList, discoverabilityTitle, attributes, state)
        self.alternates = alternates
    }

    /// A command with a subtitle too.
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

    /// Archives are not supported: commands are made in code.
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

/// What a command does while other keys are held. It is for menu bars, which there are none of.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// What the user reads while the other keys are held.
    open private(set) var title: String
    /// The action that goes along the responder chain then.
    open private(set) var action: Selector

    @usableFromInline init(_ title: String, _ action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }

    /// Archives are not supported: commands are made in code.
    public required init?(coder: NSCoder) { nil }
}
