import QuartzCore

/// A view that a collection view uses again and again: a header, a footer, a decoration, or a cell.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    final var identifier: String?
    final weak var collection: UICollectionView?
    /// What the layout said last.
    final var attributes: UICollectionViewLayoutAttributes?
    private final var followed: Followed?

    /// Creates a view. It is what subclasses override: registered classes are made with it.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        identifier = coder.nib?.element["reuseIdentifier"]
        super.init(coder: coder)
        decode(.collectionReusableView, from: coder)
    }

    /// The name under which the view is kept for further use; `nil` for one that is not.
    open var reuseIdentifier: String? { identifier }
    /// The view is about to be used for another element.
    open func prepareForReuse() {}
    /// The layout has said where the view is; a subclass takes over its own attributes' further properties.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// The collection view is about to exchange its layout. The default implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The collection view has exchanged its layout. The default implementation does nothing.
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

/// An item of a collection view.
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

    /// Tells the collection view that the cell may want another size; see `UICollectionView.selfSizingInvalidation`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.viewBecameInvalid(self)
    }

    private func setUpCell() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// Holds what the cell shows.
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

    /// Whether the item is chosen. The collection view sets it; a change has the configurations brought up to date.
    open var isSelected: Bool {
        get { marked.selected }
        set {
            let isNew = marked.selected != newValue
            marked.selected = newValue
            showSelection()
            if isNew { setNeedsUpdateConfiguration() }
        }
    }
    /// Whether a finger is on the item. The collection view sets it; a change has the configurations brought up to
    /// date.
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

    /// The states that the content is shown in.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = marked.highlighted
        state.isSelected = marked.selected
        state.isEditing = isMarkedEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    package override func invalidateConfiguration() { setNeedsUpdateConfiguration() }
    /// Has `updateConfiguration(using:)` called.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        showConfigurations()
    }
    /// Changes the configurations to match the state. Calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Called when the cell's state has changed, to change the configurations to match.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether `contentConfiguration` is shown as `updated(for:)` gives it.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether `backgroundConfiguration` is shown as `updated(for:)` gives it.
    open var automaticallyUpdatesBackgroundConfiguration = true
}
