import QuartzCore

/// Lays items out in lines, one after the other, with a header and a footer for each section.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The reference of section insets.
    public enum SectionInsetReference: Int, Sendable {
        /// The content's edges: only the section insets are used.
        case fromContentInset = 0
        /// The safe area, orthogonally to the scrolling direction.
        case fromSafeArea = 1
        /// The collection view's layout margins, orthogonally to the scrolling direction.
        case fromLayoutMargins = 2
    }

    /// The estimated size for self-sizing cells.
    public nonisolated class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    /// The size of items for which the delegate returns none, in points. The default is 50 × 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// Not zero: each cell's `preferredLayoutAttributesFitting(_:)` finds its size, starting from this.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    /// The minimum spacing between lines in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The minimum spacing between the items of a line in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// Along which axis lines follow one another. The default is vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Only the length in the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Only the length in the direction of scrolling counts; zero, the default, for no footers.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The insets of each section in points. The default is zero.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// The reference of section insets. The default is the content inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Whether headers are pinned to the visible bounds while their section is visible. The default
    /// is `false`.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers are pinned to the visible bounds while their section is visible. The default
    /// is `false`.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decode(.flowLayout, from: coder)
    }

    private var geometry = FlowGeometry([], isHorizontal: false, breadth: 0, scale: 1)
    /// The sizes that cells have found for themselves.
    private var preferredSizes: [IndexPath: CGSize] = [:]
    private var preparedSize = CGSize.zero

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Preparing

    open override func prepare() {
        super.prepare()
        guard let owner else { return }
        preparedSize = owner.bounds.size
        geometry = FlowGeometry(
            (0..<owner.numberOfSections).map { input($0, of: owner) }, isHorizontal: scrollDirection == .horizontal,
            breadth: breadth(of: owner), scale: owner.traitCollection.displayScale)
    }

    private func breadth(of view: UICollectionView) -> CGFloat {
        let room = view.bounds.inset(by: view.adjustedContentInset)
        return max(0, scrollDirection == .horizontal ? room.height : room.width)
    }

    private var asked: (any UICollectionViewDelegateFlowLayout)? {
        owner?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func input(_ section: Int, of view: UICollectionView) -> FlowGeometry.Input {
        let delegate = asked
        var input = FlowGeometry.Input()
        let horizontal = scrollDirection == .horizontal
        func along(_ size: CGSize) -> CGFloat { max(0, horizontal ? size.width : size.height) }
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        input.header = along(header ?? headerReferenceSize)
        input.footer = along(footer ?? footerReferenceSize)
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        input.inset = inset.adding(referenceInset(of: view))
        input.lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        input.itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        input.sizes = (0..<view.numberOfItems(inSection: section)).map { item in
            let path = IndexPath(item: item, section: section)
            if let size = preferredSizes[path] { return size }
            return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? ownItemSize
        }
        dropEndlessSizes(&input.sizes)
        return input
    }

    /// Sides that no item can have become 0. UIKit says that the behavior is not defined then.
    private func dropEndlessSizes(_ sizes: inout [CGSize]) {
        func isUsable(_ length: CGFloat) -> Bool { length.magnitude < Self.longestSide }
        guard let wrong = sizes.first(where: { !isUsable($0.width) || !isUsable($0.height) }) else { return }
        SystemLog.warn(
            "The behavior of the UICollectionViewFlowLayout is not defined because: the item size must be finite, and it is "
                + "\(wrong.width) by \(wrong.height)")
        for index in sizes.indices {
            if !isUsable(sizes[index].width) { sizes[index].width = 0 }
            if !isUsable(sizes[index].height) { sizes[index].height = 0 }
        }
    }

    /// In points. Decided: a thousand of them still have a sum that is exact to a pixel.
    private static let longestSide: CGFloat = 1e9

    /// The size of an item about which nobody says anything.
    final var ownItemSize: CGSize {
        let isGiven = estimatedItemSize != .zero && estimatedItemSize != UICollectionViewFlowLayout.automaticSize
        return isGiven ? estimatedItemSize : itemSize
    }

    private func referenceInset(of view: UICollectionView) -> UIEdgeInsets {
        switch sectionInsetReference {
        case .fromContentInset: .zero
        case .fromSafeArea: across(view.safeAreaForSubviews(view.safeAreaInsets))
        case .fromLayoutMargins: across(view.layoutMargins)
        }
    }

    private func across(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        scrollDirection == .horizontal
            ? UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
            : UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }

    open override var collectionViewContentSize: CGSize { geometry.contentSize }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // Not what a subclass makes of an item: one that has its attributes from an animator knows none until it has been given
        // these, and one that changes them here would change them twice.
        var found = geometry.items(in: rect).compactMap(flowAttributes(ofItem:))
        for section in geometry.sections.indices {
            let path = IndexPath(item: 0, section: section)
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                guard let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    edge.frame.intersects(rect)
                else { continue }
                found.append(edge)
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flowAttributes(ofItem: indexPath)
    }

    private func flowAttributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard geometry.contains(path) else { return nil }
        let attributes = makeAttributes(.cell(path))
        attributes.frame = geometry.sections[path.section].items[path.item]
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard geometry.sections.indices.contains(indexPath.section) else { return nil }
        let section = geometry.sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        let frame = isHeader ? section.header : section.footer
        guard frame.width > 0, frame.height > 0 else { return nil }
        let attributes = makeAttributes(.supplement(elementKind, indexPath))
        attributes.frame = isHeader ? pinnedHeader(section) : pinnedFooter(section)
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned { attributes.zIndex = UICollectionViewFlowLayout.pinnedIndex }
        return attributes
    }

    /// In front of the cells that scroll by below. Decided; iOS uses the same figure.
    private static let pinnedIndex = 10

    private func pinnedHeader(_ section: FlowGeometry.Section) -> CGRect {
        guard sectionHeadersPinToVisibleBounds, let owner else { return section.header }
        let visible = owner.bounds.inset(by: owner.adjustedContentInset)
        var frame = section.header
        if scrollDirection == .horizontal {
            frame.origin.x = min(max(frame.minX, visible.minX), max(frame.minX, section.footer.minX - frame.width))
        } else {
            frame.origin.y = min(max(frame.minY, visible.minY), max(frame.minY, section.footer.minY - frame.height))
        }
        return frame
    }

    private func pinnedFooter(_ section: FlowGeometry.Section) -> CGRect {
        guard sectionFootersPinToVisibleBounds, let owner else { return section.footer }
        let visible = owner.bounds.inset(by: owner.adjustedContentInset)
        var frame = section.footer
        if scrollDirection == .horizontal {
            frame.origin.x = max(min(frame.minX, visible.maxX - frame.width), min(frame.minX, section.header.maxX))
        } else {
            frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), min(frame.minY, section.header.maxY))
        }
        return frame
    }

    // MARK: Invalidation

    /// Whether the width has changed. Scrolling changes only pinned headers, which are laid out anyway.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        scrollDirection == .horizontal
            ? newBounds.height != preparedSize.height : newBounds.width != preparedSize.width
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { preferredSizes = [:] }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        preferredSizes[preferredAttributes.indexPath] = preferredAttributes.size
        let context = makeContext()
        context.invalidateItems(at: [preferredAttributes.indexPath])
        return context
    }
}
