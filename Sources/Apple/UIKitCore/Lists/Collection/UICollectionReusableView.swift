import QuartzCore

/// A view that a collection view reuses: a header, a footer, a decoration, or a cell.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    final var identifier: String?
    final weak var collection: UICollectionView?
    /// What the layout said last.
    final var attributes: UICollectionViewLayoutAttributes?
    private final var followed: Followed?

    /// Creates a view. Registered classes are created with this initializer; subclasses override
    /// it.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        identifier = coder.nib?.element["reuseIdentifier"]
        super.init(coder: coder)
        decode(.collectionReusableView, from: coder)
    }

    /// The identifier with which the view is reused; `nil` if it is not reused.
    open var reuseIdentifier: String? { identifier }
    /// Called before the view is reused for another element.
    open func prepareForReuse() {}
    /// Called with the view's attributes from the layout. A subclass applies the additional
    /// properties of its own attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before the collection view changes its layout. The default implementation does
    /// nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the collection view has changed its layout. The default implementation does
    /// nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Returns the view's preferred attributes: by default with its fitting size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = ruledSize ?? sizeThatFits(layoutAttributes.size)
        guard size != layoutAttributes.size else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate()
        preferred.size = size
        return preferred
    }

    /// The size that constraints of the content ask for; `nil` where there are none.
    private var ruledSize: CGSize? {
        let content = (self as? UICollectionViewCell)?.contentView
        let holders = [content, self].compactMap { $0 }.filter {
            !$0.constraints.isEmpty && $0.hasSubviewsPlacedByRules
        }
        return holders.first?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    /// Brings the view where the layout wants it.
    final func follow(_ new: UICollectionViewLayoutAttributes) {
        // A layout with an animator gives the same object every time, with other values.
        if let attributes, attributes === new ? followed == Followed(new) : attributes.isEqual(new) { return }
        viewState.isPlacedByOwner = true
        attributes = new
        followed = Followed(new)
        place(new)
        apply(new)
    }

    /// What attributes said when they were followed last.
    private struct Followed {
        let center: CGPoint
        let size: CGSize
        let alpha: CGFloat
        let isHidden: Bool
        let zIndex: Int
        let transform: CATransform3D

        init(_ attributes: UICollectionViewLayoutAttributes) {
            center = attributes.center
            size = attributes.size
            transform = attributes.transform3D
            alpha = attributes.alpha
            isHidden = attributes.isHidden
            zIndex = attributes.zIndex
        }

        static func == (a: Followed?, b: Followed) -> Bool {
            guard let a else { return false }
            return a.center == b.center && a.size == b.size && a.alpha == b.alpha && a.isHidden == b.isHidden
                && a.zIndex == b.zIndex && CATransform3DEqualToTransform(a.transform, b.transform)
        }
    }

    /// Sets place and look without telling the subclass.
    final func place(_ new: UICollectionViewLayoutAttributes) {
        if bounds.size != new.size { bounds = CGRect(origin: bounds.origin, size: new.size) }
        if center != new.center { center = new.center }
        if !CATransform3DEqualToTransform(transform3D, new.transform3D) { transform3D = new.transform3D }
        if alpha != new.alpha { alpha = new.alpha }
        if isHidden != new.isHidden { isHidden = new.isHidden }
        if layer.zPosition != CGFloat(new.zIndex) { layer.zPosition = CGFloat(new.zIndex) }
    }
}

/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView(frame: .zero)
    /// The segue that the file has the cell start.
    final var selectionSegue: SegueTemplate?
    private var marked = (selected: false, highlighted: false)
    /// What the collection view says.
    final var isMarkedEditing = false { didSet { if isMarkedEditing != oldValue { setNeedsUpdateConfiguration() } } }
    private(set) final lazy var configured = ConfiguredParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
        decode(.collectionViewCell, from: coder)
        decodeContent(from: coder)
    }

    /// Notifies the collection view that the cell's size can change; see
    /// `UICollectionView.selfSizingInvalidation`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.viewBecameInvalid(self)
    }

    private func setUpCell() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The view that contains the content.
    open var contentView: UIView { content }
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            fill(with: backgroundView)
            insertSubview(backgroundView, at: 0)
        }
    }
    /// The view behind the content, above the background, while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let selectedBackgroundView else { return }
            fill(with: selectedBackgroundView)
            insertSubview(selectedBackgroundView, belowSubview: content)
            showSelection()
        }
    }

    private func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Whether the item is selected. The collection view sets it; a change updates the
    /// configurations.
    open var isSelected: Bool {
        get { marked.selected }
        set {
            let isNew = marked.selected != newValue
            marked.selected = newValue
            showSelection()
            if isNew { setNeedsUpdateConfiguration() }
        }
    }
    /// Whether the item is touched. The collection view sets it; a change updates the
    /// configurations.
    open var isHighlighted: Bool {
        get { marked.highlighted }
        set {
            let isNew = marked.highlighted != newValue
            marked.highlighted = newValue
            showSelection()
            if isNew { setNeedsUpdateConfiguration() }
        }
    }

    private func showSelection() { selectedBackgroundView?.isHidden = !marked.selected && !marked.highlighted }

    // MARK: Configuration

    /// The current state for the configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = marked.highlighted
        state.isSelected = marked.selected
        state.isEditing = isMarkedEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    package override func invalidateConfiguration() { setNeedsUpdateConfiguration() }
    /// Requests a call of `updateConfiguration(using:)`.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        showConfigurations()
    }
    /// Updates the configurations for the state. Calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Called when the cell's state has changed. Updates the configurations.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether `contentConfiguration` is updated with `updated(for:)`.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether `backgroundConfiguration` is updated with `updated(for:)`.
    open var automaticallyUpdatesBackgroundConfiguration = true
}
