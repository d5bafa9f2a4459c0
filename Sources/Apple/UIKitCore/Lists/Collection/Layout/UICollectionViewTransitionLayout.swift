import QuartzCore

/// A layout that interpolates between two layouts.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private var values: [String: CGFloat] = [:]
    /// Where the content is in each of the layouts.
    final var offsets: (from: CGPoint, to: CGPoint)?

    /// Creates a layout between two others, at progress 0.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Returns `nil`: archives are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// The layout at progress 0.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout at progress 1.
    open private(set) var nextLayout: UICollectionViewLayout
    /// The progress from 0, the current layout, to 1, the next one.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            invalidateLayout()
            guard let owner, let offsets else { return }
            owner.contentOffset = Self.between(offsets.from, offsets.to, transitionProgress)
        }
    }

    /// Stores a custom value of the transition.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns the value that was stored for a key, or 0.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.owner = owner
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: from.width + (to.width - from.width) * transitionProgress,
            height: from.height + (to.height - from.height) * transitionProgress)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What is near in either layout may be on its way through what is seen.
        var keys: [ElementKey] = []
        for (layout, offset) in [(currentLayout, offsets?.from), (nextLayout, offsets?.to)] {
            let room = CGRect(origin: offset ?? rect.origin, size: rect.size)
            for attributes in layout.layoutAttributesForElements(in: room) ?? [] where !keys.contains(attributes.key) {
                keys.append(attributes.key)
            }
        }
        return keys.compactMap { between($0) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(.supplement(elementKind, indexPath))
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(.decoration(elementKind, indexPath))
    }

    private func attributes(_ key: ElementKey, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layout.layoutAttributesForItem(at: key.path)
        case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
        case .decorationView: layout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
        }
    }

    /// An element on its way; what one of the layouts does not have fades in or out.
    private func between(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (start, end) = (attributes(key, in: currentLayout), attributes(key, in: nextLayout))
        guard let base = start ?? end else { return nil }
        let result = base.duplicate()
        let part = transitionProgress
        guard let start, let end else {
            result.alpha = base.alpha * (start == nil ? part : 1 - part)
            return result
        }
        result.center = Self.between(start.center, end.center, part)
        result.size = CGSize(
            width: start.size.width + (end.size.width - start.size.width) * part,
            height: start.size.height + (end.size.height - start.size.height) * part)
        result.alpha = start.alpha + (end.alpha - start.alpha) * part
        result.zIndex = part < 0.5 ? start.zIndex : end.zIndex
        if !CATransform3DEqualToTransform(start.transform3D, end.transform3D) {
            let (a, b) = (start.transform, end.transform)
            result.transform = CGAffineTransform(
                a: a.a + (b.a - a.a) * part, b: a.b + (b.b - a.b) * part, c: a.c + (b.c - a.c) * part,
                d: a.d + (b.d - a.d) * part, tx: a.tx + (b.tx - a.tx) * part, ty: a.ty + (b.ty - a.ty) * part)
        }
        return result
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
}

// Changing layouts by hand.
extension UICollectionView {
    final func startTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        demand(
            !(collectionViewLayout is UICollectionViewTransitionLayout),
            "the collection is already in the middle of an interactive transition")
        layoutIfNeeded()
        let old = collectionViewLayout
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        let offset = contentOffset
        old.prepareForTransition(to: layout)
        use(transition)
        layout.owner = self
        layout.prepareForTransition(from: old)
        collection.transitionCompletion = completion
        collection.isLayoutValid = false
        prepareLayoutIfNeeded()
        let inset = adjustedContentInset
        let size = layout.collectionViewContentSize
        let proposed = CGPoint(
            x: min(max(offset.x, -inset.left), max(-inset.left, size.width + inset.right - bounds.width)),
            y: min(max(offset.y, -inset.top), max(-inset.top, size.height + inset.bottom - bounds.height)))
        transition.offsets = (offset, layout.targetContentOffset(forProposedContentOffset: proposed))
        for element in collection.elements { element.view.willTransition(from: old, to: layout) }
        setNeedsLayout()
        return transition
    }

    /// The rest of the way, in the one direction or the other.
    final func endTransition(finishing: Bool) {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        layoutIfNeeded()
        let completion = collection.transitionCompletion
        collection.transitionCompletion = nil
        showUpdate(animated: window != nil && UIView.areAnimationsEnabled) {
            transition.transitionProgress = finishing ? 1 : 0
            self.tile()
            for element in self.collection.elements { element.view.layoutIfNeeded() }
        } completion: { [weak self] finished in
            guard let self, collectionViewLayout === transition else { return }
            let (old, new) = (transition.currentLayout, transition.nextLayout)
            let last = finishing ? new : old
            UIView.performWithoutAnimation {
                self.use(last)
                (finishing ? old : new).owner = nil
                last.owner = self
                self.collection.isLayoutValid = false
                self.setNeedsLayout()
                self.layoutIfNeeded()
            }
            new.finalizeLayoutTransition()
            for element in collection.elements { element.view.didTransition(from: old, to: last) }
            completion?(finished, finishing)
        }
    }
}
