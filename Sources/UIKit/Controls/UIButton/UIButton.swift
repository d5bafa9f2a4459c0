import QuartzCore

/// A control with a title and an image that calls its actions when it is tapped.
///
/// What it shows comes either from the values set for its states or, if it has one, from its `configuration`.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        /// No look of its own: white title, nothing dims but the image.
        case custom = 0
        /// Title and image in the tint colour; all of it dims when pressed.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        public static var roundedRect: ButtonType { .system }
    }

    /// What a button means.
    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }

    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    open private(set) var buttonType: ButtonType = .custom
    open var role: Role = .normal { didSet { refresh() } }

    var contents: [UInt: Content] = [:]
    var label: UILabel?
    var pictureView: UIImageView?
    var background: UIImageView?
    var plate: UIView?
    var secondLabel: UILabel?
    /// Turns in the image's place, and says that there is a menu; in buttons with a configuration for that.
    var spinner: UIActivityIndicatorView?
    var menuSign: UIImageView?
    /// Called when the user has chosen an element of the menu that the button shows.
    var onChoice: ((UIMenu) -> Void)?
    /// Whether the button has been sized to fit.
    var isFitted = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        refresh()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        refresh()
        adopt(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        refresh()
        decode(.button, from: coder)
        if let nib = coder.nib { nib.context.setStates(of: nib.element, on: self) }
        refresh()
    }

    /// A system button with an image.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = Instantiation.make(self, frame: .zero)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    final func become(_ type: ButtonType) {
        buttonType = type
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
        case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
        case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        case .custom, .system: break
        }
        refresh()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration == nil {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        } else {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Configuration

    /// A description of the whole look. With one, the values for states are not used.
    open var configuration: UIButton.Configuration? { didSet { refresh() } }
    /// Called when the button's state has changed, to change `configuration` to match.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesConfiguration = true
    /// Whether a tap turns `isSelected` on and off; with a menu that opens at once, whether the button shows what was chosen in it.
    open var changesSelectionAsPrimaryAction = false { didSet { showChosenElement() } }

    // MARK: Menu

    /// The menu that opens when the button is pressed, or touched where `showsMenuAsPrimaryAction` says so.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            showChosenElement()
        }
    }
    /// The order of the menu's elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    open override var showsMenuAsPrimaryAction: Bool { didSet { showChosenElement() } }

    /// Has `updateConfiguration()` called.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
        refresh()
    }

    /// Changes the configuration to match the state. Calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Insets, from before there were configurations

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true

    // MARK: What it shows

    /// The view of the title; made when it is first asked for.
    open var titleLabel: UILabel? { madeLabel }
    /// The view of the image; made when it is first asked for.
    open var imageView: UIImageView? { madePicture }
    open var subtitleLabel: UILabel? { secondLabel }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    // MARK: Behaviour

    override var blocksTapsOfAncestors: Bool { true }
    override var sendsPrimaryActionOnTouchUp: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration { updateConfiguration() }
        refresh()
        dim()
    }

    override func willSend(_ events: UIControl.Event) {
        if changesSelectionAsPrimaryAction && events.contains(.primaryActionTriggered) { isSelected.toggle() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    open override func sizeToFit() {
        isFitted = true
        super.sizeToFit()
    }
    override var accessibilityNature: AccessibilityNature {
        var traits: UIAccessibilityTraits = .button
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return AccessibilityNature(
            isElement: true, label: configuration?.title ?? currentTitle ?? currentAttributedTitle?.string,
            traits: traits)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    // MARK: States

    open func setTitle(_ title: String?, for state: UIControl.State) { set(title, \.title, state) }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        set(title, \.attributedTitle, state)
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { set(color, \.titleColor, state) }

    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        set(color, \.titleShadowColor, state)
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) { set(image, \.image, state) }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        set(image, \.backgroundImage, state)
    }

    open func title(for state: UIControl.State) -> String? { value(\.title, state) }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(\.attributedTitle, state) }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(\.titleShadowColor, state) }
    open func image(for state: UIControl.State) -> UIImage? { value(\.image, state) }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, state) }

    /// The colour set for the state, or the button's own: the tint for system buttons, grey when those are off, else white.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        if let own = contents[state.rawValue]?.titleColor { return own }
        if isSystemLike && state.contains(.disabled) && contents[0]?.titleColor == nil { return .tertiaryLabel }
        return contents[0]?.titleColor ?? (isSystemLike ? tintColor : .white)
    }
}
