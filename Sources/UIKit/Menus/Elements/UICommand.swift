import QuartzCore

/// A menu's element that sends an action along the responder chain, with itself as the sender.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    open private(set) var action: Selector
    open private(set) var propertyList: Any?
    /// What the command does with other keys held, in a menu bar.
    open internal(set) var alternates: [UICommandAlternate] = []
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var selectedImage: UIImage?
    open private(set) var sender: Any?
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(title, nil, image, action, propertyList, discoverabilityTitle, attributes, state)
        self.alternates = alternates
    }

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
    open private(set) var title: String
    open private(set) var action: Selector

    @usableFromInline init(_ title: String, _ action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }

    /// Archives are not supported: commands are made in code.
    public required init?(coder: NSCoder) { nil }
}
