/// A part of a view that is no view of its own, as assistive technology sees it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    private final var screenFrame = CGRect.zero
    private final var containerFrame = CGRect.zero

    /// Creates an accessibility element of a view, or of another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The container of the element. A weak reference.
    open weak var accessibilityContainer: AnyObject?

    /// On the screen.
    open override var accessibilityFrame: CGRect {
        get {
            guard containerFrame != .zero, let view = accessibilityContainer as? UIView else { return screenFrame }
            return view.convert(containerFrame, to: nil as UIView?)
        }
        set {
            screenFrame = newValue
            containerFrame = .zero
        }
    }
    /// The frame in the container's coordinates, so that it moves with the container.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { containerFrame }
        set { containerFrame = newValue }
    }
    /// The name that tests find the element by.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    override var accessibilityNature: AccessibilityNature { AccessibilityNature(isElement: true) }
}

/// A named action on an element for users of assistive technology.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name, with attributes for speech.
    open var attributedName: NSAttributedString
    /// The image beside the name. The default is `nil`.
    open var image: UIImage?
    /// The object whose method is called. Weak reference.
    open weak var target: AnyObject?
    /// The method of the target, used if there is no `actionHandler`. Not called here.
    open var selector = Selector("")
    /// The closure of the action. It takes precedence over target and selector. Not called here.
    open var actionHandler: Handler?

    // All are designated, as on iOS: a class below may call each of them.

    /// Creates an action that calls a method.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }
    /// Creates an action with an image that calls a method.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }
    /// Creates an action with an attributed name that calls a method.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }
    /// Creates an action with an attributed name and an image that calls a method.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }
    /// Creates an action that calls a closure.
    public init(name: String, actionHandler: @escaping Handler) {
        attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        super.init()
    }
    /// Creates an action with an image that calls a closure.
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
    /// Creates an action with an attributed name that calls a closure.
    public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        self.actionHandler = actionHandler
        super.init()
    }
    /// Creates an action with an attributed name and an image that calls a closure.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// The name, without attributes.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
}
