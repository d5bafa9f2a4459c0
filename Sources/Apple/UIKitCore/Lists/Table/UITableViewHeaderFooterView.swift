import QuartzCore

/// The header or footer of a table's section: a title by default, or a subclass with its own views.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    final var identifier: String?
    private let content = UIView(frame: .zero)
    private var ownText: UILabel?
    private var ownDetail: UILabel?
    /// Content and background by configurations, once there were any.
    private(set) final lazy var configured = ConfiguredParts()
    /// What the table says about its place.
    final var role = Role() { didSet { roleDidChange() } }

    /// Where a title stands, which decides on its look.
    struct Role {
        var tableStyle = UITableView.Style.plain
        var isFooter = false
        /// Whether it is the table's own title, not one of the application's views.
        var isTitle = false
        /// The table's traits: a title is measured before it is in the table.
        var traits: UITraitCollection?
    }

    /// Creates a header or footer. Registered classes are created with this initializer; subclasses
    /// override it.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(content)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        identifier = coder.nib?.element["reuseIdentifier"]
        super.init(coder: coder)
        insertSubview(content, at: 0)
        decode(.view, from: coder)
    }

    /// The identifier with which the view is reused; `nil` if it is not reused.
    open var reuseIdentifier: String? { identifier }
    /// Called before the view is reused for another section.
    open func prepareForReuse() {}

    /// The view that contains the content. It has the view's size without the areas at the screen's
    /// sides that are covered.
    open var contentView: UIView { content }
    /// The label of the title, created at the first access.
    open var textLabel: UILabel? {
        if let ownText { return ownText }
        let label = UILabel()
        ownText = label
        content.addSubview(label)
        roleDidChange()
        return label
    }
    /// The label of a second, smaller and gray text, created at the first access.
    open var detailTextLabel: UILabel? {
        if let ownDetail { return ownDetail }
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        ownDetail = label
        content.addSubview(label)
        return label
    }
    /// The view behind the content, with the view's size. The default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Configuration

    /// Called when the view's state has changed, to change its configurations to match.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether `contentConfiguration` is updated with `updated(for:)`.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether `backgroundConfiguration` is updated with `updated(for:)`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The state that the content is shown in.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    /// Changes the configurations to match the state. Calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
    package override func invalidateConfiguration() { setNeedsUpdateConfiguration() }
    /// Requests a call of `updateConfiguration(using:)`.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        showConfigurations()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        content.frame = bounds.inset(by: sideInsets)
        layOutConfiguration()
        guard let ownText, ownText.text?.isEmpty == false else { return }
        let margin = titleMargin
        let width = max(0, content.bounds.width - 2 * margin)
        let height = ownText.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let y =
            if role.tableStyle == .plain {
                (bounds.height - height) / 2
            } else if role.isFooter {
                TableMetrics.groupTitlePadding
            } else {
                bounds.height - TableMetrics.groupTitlePadding - height
            }
        ownText.frame = CGRect(x: margin, y: y, width: width, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = max(0, size.width - sideInsets.left - sideInsets.right)
        if let height = configuredHeight(width: room) { return CGSize(width: size.width, height: height) }
        guard let ownText, ownText.text?.isEmpty == false else { return CGSize(width: size.width, height: 0) }
        let width = max(0, room - 2 * titleMargin)
        let text = ownText.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        if role.tableStyle == .plain { return CGSize(width: size.width, height: max(TableMetrics.plainHeader, text)) }
        let above = role.isFooter ? TableMetrics.groupTitlePadding : TableMetrics.groupTitleTop
        return CGSize(width: size.width, height: (text + above + TableMetrics.groupTitlePadding).rounded(.up))
    }

    /// The table that the view is in, or is measured for.
    final weak var table: UITableView?

    private var sideInsets: UIEdgeInsets {
        guard let table = superview as? UITableView ?? table else { return .zero }
        // Headers and footers stand where rows do.
        let (left, right) = table.sideInsets(
            of: CGRect(x: table.columnInset, y: 0, width: table.columnWidth, height: 0))
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }

    final var titleMargin: CGFloat {
        (superview as? UITableView ?? table)?.textMargin
            ?? TableMetrics.margin(width: superview?.bounds.width ?? bounds.width)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        role.traits = traitCollection
        showConfigurations()
    }

    private func roleDidChange() {
        guard let ownText, role.isTitle else { return }
        ownText.numberOfLines = 0
        if role.tableStyle == .plain {
            ownText.font = .preferredFont(forTextStyle: .headline, compatibleWith: role.traits)
            ownText.textColor = .secondaryLabel
            backgroundColor = role.isFooter ? nil : .systemBackground
        } else {
            ownText.font = .preferredFont(forTextStyle: .footnote, compatibleWith: role.traits)
            ownText.textColor = .secondaryLabel
        }
        setNeedsLayout()
    }
}
