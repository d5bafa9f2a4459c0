import QuartzCore

/// Returns the section at an index; `nil` leaves it empty.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// The settings of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// The axis along which the sections follow one another. The default is vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference of the insets of the whole content. The default is the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }

    /// Returns a copy with the same values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated {
            let copy = UICollectionViewCompositionalLayoutConfiguration()
            copy.scrollDirection = scrollDirection
            copy.interSectionSpacing = interSectionSpacing
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.contentInsetsReference = contentInsetsReference
            result = copy
        }
        return result
    }
}

/// A layout that is composed of sections, groups and items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var state = CompositionalState()

    /// Creates a layout in which all sections are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(provider: { _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout in which all sections are alike, with a configuration.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(provider: { _, _ in section }, configuration)
    }
    /// Creates a layout that calls the provider for each section when it is prepared.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(provider: sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout that calls the provider for each section when it is prepared, with a
    /// configuration.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(provider: sectionProvider, configuration)
    }

    @usableFromInline init(
        provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.provider = provider
        self.configuration = configuration
        super.init()
    }

    /// Returns `nil`: archives are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// The configuration of all sections. Setting it invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// Creates a layout whose sections are lists.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override func prepare() {
        super.prepare()
        if let owner { layOut(in: owner, provider) }
    }

    open override var collectionViewContentSize: CGSize { state.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard state.contains(indexPath) else { return nil }
        return item(indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplement(elementKind, indexPath)
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        decoration(elementKind, indexPath)
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != state.preparedSize
    }
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { state.forgetSizes() }
        super.invalidateLayout(with: context)
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        takes(preferredAttributes, in: originalAttributes)
    }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        state.found[preferredAttributes.key] = fittingSize(preferredAttributes, in: originalAttributes)
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func scroller(of key: ElementKey) -> UIScrollView? { acrossScroller(of: key) }
    override func wasTakenAway() { removeScrollers() }
    override func list(in section: Int) -> UICollectionLayoutListConfiguration? {
        state.sections.indices.contains(section) ? state.sections[section].description.list : nil
    }
}
