import QuartzCore

/// A control with a title and an image that calls its actions when it is tapped.
///
/// Its content is that of the values set for its states or, if it has one, of its `configuration`. Titles and images
/// that are set for states precede those of a configuration, until it gets others; colors and backgrounds for states
/// are not used with one.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The type of a button, which cannot be changed later.
    public enum ButtonType: Int, Sendable {
        /// A plain button with a white title. Only the image is dimmed.
        case custom = 0
        /// Title and image in the tint color; all of it dims when pressed.
        case system = 1
        /// An i in a circle, in the tint color.
        case detailDisclosure = 2
        /// Equals `detailDisclosure`; it was lighter in old systems.
        case infoLight = 3
        /// Equals `detailDisclosure`; it was darker in old systems.
        case infoDark = 4
        /// A plus in a circle, in the tint color.
        case contactAdd = 5
        /// A filled circle with a cross, in the tint color.
        case close = 7

        /// The earlier name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button.
    public enum Role: Int, Sendable {
        /// No particular role.
        case normal = 0
        /// The most frequent action; drawn here as any other.
        case primary = 1
        /// Cancels. Drawn like other buttons here.
        case cancel = 2
        /// Deletes data. A button with a configuration is red unless that sets a color.
        case destructive = 3
    }

    /// A closure that updates a button's configuration for the button's state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// The type with which the button was created. The default is custom.
    open private(set) var buttonType: ButtonType = .custom
    /// The role of the button, which changes the colors of buttons with a configuration. The default is normal.
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

    /// Creates a button of a type, with an empty frame.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Creates a button with the title and image of an action, which a tap performs.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Creates a custom button with the title and image of an action, which a tap performs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Creates a system button with a configuration, and an action that a tap performs. The action's title and image
    /// are used if the configuration has none.
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

    /// Returns a system button with an image.
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
        case .close: setImage(.closeSign, for: .normal)
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

    /// A description of the whole appearance. Titles and images for states override those of the
    /// configuration. A title or an image that is set later replaces that of the normal state.
    /// (Decided, see `Documentation/fidelity.md`.)
    open var configuration: UIButton.Configuration? {
        didSet {
            forgetStates(replacedIn: configuration, from: oldValue)
            refresh()
        }
    }
    /// Called after the button's state has changed, to update `configuration`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether a change of state calls `updateConfiguration()`. The default is `true`.
    open var automaticallyUpdatesConfiguration = true
    /// Whether a tap toggles `isSelected`. With a menu as primary action, whether the button shows the selected
    /// element.
    open var changesSelectionAsPrimaryAction = false { didSet { showChosenElement() } }

    // MARK: Menu

    /// The menu that a long press opens, or a touch if `showsMenuAsPrimaryAction` is set.
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

    package override func invalidateConfiguration() { setNeedsUpdateConfiguration() }
    /// Requests a call of `updateConfiguration()`.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
        refresh()
    }

    /// Updates the configuration for the state. Calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Insets, from before there were configurations

    /// The insets of image and title in points. The default is zero. Not used with a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// The insets of the title in points. They move it by half the difference of opposite sides and do not change the
    /// button's size. The default is zero.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
    /// The insets of the image in points. They move it by half the difference of opposite sides and do not change the
    /// button's size. The default is zero.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }
    /// Whether the image of a highlighted custom button is paler. The default is `true`. Not used with a configuration.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image is dimmed while the button is disabled. The default is `true`. Has no
    /// effect here: images are not dimmed.
    open var adjustsImageWhenDisabled = true

    // MARK: What it shows

    /// The label of the title. Created when it is first accessed.
    open var titleLabel: UILabel? { madeLabel }
    /// The image view. Created when it is first accessed.
    open var imageView: UIImageView? { madePicture }
    /// The label of the subtitle; `nil` if the configuration has none.
    open var subtitleLabel: UILabel? { secondLabel }

    /// The title for the button's current state.
    open var currentTitle: String? { title(for: state) }
    /// The color of the title for the button's current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The color of the title's shadow for the button's current state. The shadow is visible if the label has a shadow
    /// offset.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image for the button's current state.
    open var currentImage: UIImage? { image(for: state) }
    /// The symbol configuration for the button's current state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    /// The background image for the button's current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The attributed title for the button's current state; it precedes the plain one.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    // MARK: Behavior

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
    private var shownTitle: String? {
        if let shown = configuration?.withContent(of: self) {
            return shown.attributedTitle.map { String($0.characters) } ?? shown.title
        }
        return currentAttributedTitle?.string ?? currentTitle
    }
    override var accessibilityNature: AccessibilityNature {
        var traits: UIAccessibilityTraits = .button
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return AccessibilityNature(
            isElement: true, label: shownTitle,
            traits: traits)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // Constraints ask for the height that a width needs; who sizes a button to fit wants its title on a line.
        let asksForHeight = size.height == .greatestFiniteMagnitude && size.width > 0
        return asksForHeight ? fittingSize(width: size.width) : fittingSize
    }
    open override var intrinsicContentSize: CGSize { fittingSize }

    package override func layoutBaselines(width: CGFloat?) -> LayoutBaselines? { lines(width: width) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    /// The arrangement during layout.
    final var arranged: (room: CGRect, block: Arrangement)?

    // A button with a configuration does not ask these.

    /// Returns the frame of the background image. The default is the whole button.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle for image and title. The default is the bounds without `contentEdgeInsets`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns the frame of the title in the content rectangle, which it shares with the image.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleFrame(in: contentRect) }
    /// Returns the frame of the image in the content rectangle, which it shares with the title.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageFrame(in: contentRect) }

    // MARK: States

    /// Sets the title for a state; `nil` for that of the normal state.
    open func setTitle(_ title: String?, for state: UIControl.State) { set(title, \.title, state) }

    /// Sets the attributed title for a state; `nil` for that of the normal state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        set(title, \.attributedTitle, state)
    }

    /// Sets the color of the title for a state; `nil` for that of the normal state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { set(color, \.titleColor, state) }

    /// Sets the color of the title's shadow for a state; `nil` for that of the normal state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        set(color, \.titleShadowColor, state)
    }

    /// Sets the image for a state; `nil` for that of the normal state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { set(image, \.image, state) }

    /// Sets the symbol configuration for a state; `nil` for that of the normal state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) { set(configuration, \.symbol, state) }

    /// Returns the symbol configuration of a state, or that of the normal state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        value(\.symbol, state)
    }

    /// Sets the background image for a state; `nil` for that of the normal state. It fills the button.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        set(image, \.backgroundImage, state)
    }

    /// Returns the title of a state, or that of the normal state.
    open func title(for state: UIControl.State) -> String? { value(\.title, state) }
    /// Returns the attributed title of a state, or that of the normal state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(\.attributedTitle, state) }
    /// Returns the color of the title's shadow for a state, or that of the normal state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(\.titleShadowColor, state) }
    /// Returns the image of a state, or that of the normal state.
    open func image(for state: UIControl.State) -> UIImage? { value(\.image, state) }
    /// Returns the background image of a state, or that of the normal state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, state) }

    /// Returns the color of the title for a state, or the default: the tint color of system buttons, gray if these are
    /// disabled, white for others.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        if let own = contents[state.rawValue]?.titleColor { return own }
        if isSystemLike && state.contains(.disabled) && contents[0]?.titleColor == nil { return .tertiaryLabel }
        return contents[0]?.titleColor ?? (isSystemLike ? tintColor : .white)
    }
}
