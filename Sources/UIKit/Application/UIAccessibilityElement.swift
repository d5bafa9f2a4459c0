/// A part of a view that is no view of its own, as assistive technology sees it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    private final var screenFrame = CGRect.zero
    private final var containerFrame = CGRect.zero

    /// Makes an element of a view, or of another element. It is an element by itself.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// What the element belongs to; it is not kept.
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
    /// In the container's coordinates, so that it moves with it.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { containerFrame }
        set { containerFrame = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    override var accessibilityNature: AccessibilityNature { AccessibilityNature(isElement: true) }
}

/// Something that a user of assistive technology can do with an element, by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it, and says whether that worked.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var attributedName: NSAttributedString
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector = Selector("")
    open var actionHandler: Handler?

    private init(_ name: NSAttributedString, _ image: UIImage?) {
        attributedName = name
        self.image = image
        super.init()
    }

    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName, image)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }
    public convenience init(name: String, actionHandler: @escaping Handler) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }
    public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }
    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(attributedName, image)
        self.actionHandler = actionHandler
    }

    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
}
