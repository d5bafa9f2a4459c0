import QuartzCore

/// What a compositional layout knows of what it has laid out.
@MainActor struct CompositionalState {
    var sections: [CompositionalSection] = []
    var contentSize = CGSize.zero
    var preparedSize = CGSize.zero
    /// The sizes that elements have found for themselves.
    var found: [ElementKey: CGSize] = [:]
    /// Headers and footers of the whole layout.
    var edges: [CompositionalSection.Edge] = []
    /// The scroll views of sections that are scrolled across, by section.
    var scrollers: [Int: AcrossScroller] = [:]
    var isMirrored = false

    mutating func forgetSizes() { found = [:] }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].items.indices.contains(path.item)
    }
}

extension UICollectionViewCompositionalLayout {
    final var isHorizontal: Bool { configuration.scrollDirection == .horizontal }

    final func layOut(in view: UICollectionView, _ provider: UICollectionViewCompositionalLayoutSectionProvider) {
        state.preparedSize = view.bounds.size
        state.isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = view.adjustedContentInset
        let own = referenceInset(configuration.contentInsetsReference, view)
        let whole = view.bounds.inset(by: inset).size
        let environment = LayoutEnvironment(
            container: LayoutContainer(size: whole, insets: own), traits: view.traitCollection)
        let heads = globalEdges(environment.container.effectiveContentSize)
        var place =
            heads.filter { isBefore($0.item) && $0.item.extendsBoundary }.map { along($0.frame.size) }.max() ?? 0
        place += isHorizontal ? own.leading : own.top
        var sections: [CompositionalSection] = []
        for index in 0..<view.numberOfSections {
            if index > 0 { place += configuration.interSectionSpacing }
            let section = layOut(section: index, at: place, view, environment, provider)
            sections.append(section)
            place += along(section.frame.size)
        }
        place += isHorizontal ? own.trailing : own.bottom
        place += heads.filter { isAfter($0.item) && $0.item.extendsBoundary }.map { along($0.frame.size) }.max() ?? 0
        state.sections = sections
        state.contentSize =
            isHorizontal ? CGSize(width: place, height: whole.height) : CGSize(width: whole.width, height: place)
        state.edges = heads.map { edge in
            var edge = edge
            let box = CGRect(origin: .zero, size: state.contentSize)
            let (edges, size) = (edge.item.alignment.edges, edge.frame.size)
            edge.frame.origin.x =
                edges.contains(.leading)
                ? 0 : edges.contains(.trailing) ? box.maxX - size.width : box.midX - size.width / 2
            edge.frame.origin.y =
                edges.contains(.top) ? 0 : edges.contains(.bottom) ? box.maxY - size.height : box.midY - size.height / 2
            return edge
        }
        arrangeScrollers(in: view)
    }

    private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    private func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        item.alignment.edges.contains(isHorizontal ? .leading : .top)
    }
    private func isAfter(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        item.alignment.edges.contains(isHorizontal ? .trailing : .bottom)
    }

    private func globalEdges(_ room: CGSize) -> [CompositionalSection.Edge] {
        configuration.boundarySupplementaryItems.map { item in
            let size = item.layoutSize.size(
                in: room, found: state.found[.supplement(item.elementKind, IndexPath(index: 0))])
            return CompositionalSection.Edge(item: item, index: 0, frame: CGRect(origin: .zero, size: size))
        }
    }

    /// The insets that a reference adds across the layout's direction; what the scroll view has taken over counts no more.
    private func referenceInset(_ reference: UIContentInsetsReference, _ view: UICollectionView)
        -> NSDirectionalEdgeInsets
    {
        let insets: UIEdgeInsets =
            switch reference {
            case .automatic, .safeArea: view.safeAreaForSubviews(view.safeAreaInsets)
            case .none: .zero
            case .layoutMargins: view.layoutMargins
            case .readableContent: readableInsets(of: view)
            }
        let (start, end) = state.isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
        return isHorizontal
            ? NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
            : NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: end)
    }

    /// The margins, or more where text would be wider than reads well.
    private func readableInsets(of view: UICollectionView) -> UIEdgeInsets {
        var insets = view.layoutMargins
        let room = (view.bounds.width - UIView.readableWidth) / 2
        insets.left = max(insets.left, room.rounded())
        insets.right = max(insets.right, room.rounded())
        return insets
    }

    /// What a section is laid out in: with its own reference, if it has one.
    private func environment(
        of description: NSCollectionLayoutSection?, _ view: UICollectionView, _ layout: LayoutEnvironment
    ) -> LayoutEnvironment {
        guard let reference = description?.contentInsetsReference, reference != .automatic else { return layout }
        let container = LayoutContainer(
            size: layout.container.contentSize, insets: referenceInset(reference, view))
        return LayoutEnvironment(container: container, traits: layout.traitCollection)
    }

    /// By how much headers and footers are inset more than the section, where they have another reference.
    private func supplementInsets(
        of description: NSCollectionLayoutSection?, _ view: UICollectionView, beside own: NSDirectionalEdgeInsets
    ) -> NSDirectionalEdgeInsets {
        guard let reference = description?.supplementaryContentInsetsReference, reference != .automatic else {
            return .zero
        }
        let wanted = referenceInset(reference, view)
        return NSDirectionalEdgeInsets(
            top: wanted.top - own.top, leading: wanted.leading - own.leading, bottom: wanted.bottom - own.bottom,
            trailing: wanted.trailing - own.trailing)
    }

    private func layOut(
        section index: Int, at place: CGFloat, _ view: UICollectionView, _ layout: LayoutEnvironment,
        _ provider: UICollectionViewCompositionalLayoutSectionProvider
    ) -> CompositionalSection {
        let description = provider(index, layout)
        let environment = environment(of: description, view, layout)
        let found = state.found
        let solver = CompositionalSolver(
            count: description == nil ? 0 : view.numberOfItems(inSection: index), environment: environment,
            found: { found[.cell(IndexPath(item: $0, section: index))] },
            foundSupplement: { found[.supplement($0, IndexPath(item: $1, section: index))] })
        let insets = environment.container.contentInsets
        let size = environment.container.effectiveContentSize
        let empty = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)),
            subitems: [])
        let section = CompositionalSection(
            description ?? NSCollectionLayoutSection(group: empty), at: place, size: size, isHorizontal: isHorizontal,
            environment: environment, solver: solver,
            edgeInsets: supplementInsets(of: description, view, beside: insets))
        let isInset = isHorizontal ? insets.top > 0 : insets.leading > 0
        return isInset
            ? section.shifted(by: CGPoint(x: isHorizontal ? 0 : insets.leading, y: isHorizontal ? insets.top : 0))
            : section
    }

    // MARK: Attributes

    /// A frame as it is where one reads from right to left.
    private func mirrored(_ frame: CGRect) -> CGRect {
        state.isMirrored ? frame.mirrored(in: state.contentSize.width) : frame
    }

    final func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let section = state.sections[path.section]
        let attributes = makeAttributes(.cell(path))
        attributes.frame = onPixels(shown(section.items[path.item].frame, in: path.section))
        attributes.zIndex = section.items[path.item].zIndex
        return attributes
    }

    /// Items lie on whole pixels.
    private func onPixels(_ frame: CGRect) -> CGRect {
        let scale = max(1, owner?.traitCollection.displayScale ?? 1)
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (pixel(frame.minX), pixel(frame.minY))
        return CGRect(x: x, y: y, width: pixel(frame.maxX) - x, height: pixel(frame.maxY) - y)
    }

    /// Where an element of a section is in the content, with the section's own scrolling.
    private func shown(_ frame: CGRect, in section: Int) -> CGRect {
        guard let scroller = state.scrollers[section] else { return mirrored(frame) }
        return scroller.shown(frame)
    }

    final func supplement(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 { return global(kind) }
        guard state.sections.indices.contains(path.section) else { return nil }
        let section = state.sections[path.section]
        if let edge = section.edges.first(where: { $0.item.elementKind == kind && $0.index == path.item }) {
            return attributes(edge, path, section)
        }
        guard let found = section.supplements.first(where: { $0.item.elementKind == kind && $0.index == path.item })
        else { return nil }
        let attributes = makeAttributes(.supplement(kind, path))
        attributes.frame = shown(found.frame, in: path.section)
        attributes.zIndex = found.item.zIndex
        return attributes
    }

    private func global(_ kind: String) -> UICollectionViewLayoutAttributes? {
        guard let edge = state.edges.first(where: { $0.item.elementKind == kind }) else { return nil }
        let attributes = makeAttributes(.supplement(kind, IndexPath(index: 0)))
        attributes.frame = pinned(
            mirrored(edge.frame), edge.item, within: CGRect(origin: .zero, size: state.contentSize))
        attributes.zIndex = edge.item.pinToVisibleBounds ? max(2, edge.item.zIndex) : edge.item.zIndex
        return attributes
    }

    private func attributes(
        _ edge: CompositionalSection.Edge, _ path: IndexPath, _ section: CompositionalSection
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.supplement(edge.item.elementKind, path))
        attributes.frame = pinned(mirrored(edge.frame), edge.item, within: mirrored(section.frame))
        attributes.zIndex = edge.item.pinToVisibleBounds ? max(2, edge.item.zIndex) : edge.item.zIndex
        return attributes
    }

    /// Where a header or footer is that stays in view.
    private func pinned(
        _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, within section: CGRect
    ) -> CGRect {
        guard item.pinToVisibleBounds, let owner else { return frame }
        let visible = owner.bounds.inset(by: owner.adjustedContentInset)
        var frame = frame
        if isHorizontal {
            if isAfter(item) {
                frame.origin.x = max(min(frame.minX, visible.maxX - frame.width), section.minX)
            } else {
                frame.origin.x = min(max(frame.minX, visible.minX), max(frame.minX, section.maxX - frame.width))
            }
        } else if isAfter(item) {
            frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), section.minY)
        } else {
            frame.origin.y = min(max(frame.minY, visible.minY), max(frame.minY, section.maxY - frame.height))
        }
        return frame
    }

    final func decoration(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard state.sections.indices.contains(path.section) else { return nil }
        let section = state.sections[path.section]
        guard let item = section.description.decorationItems.first(where: { $0.elementKind == kind }) else {
            return nil
        }
        let attributes = makeAttributes(.decoration(kind, path))
        attributes.frame = mirrored(section.frame(of: item))
        // Behind the items, unless it says otherwise.
        attributes.zIndex = item.zIndex == 0 ? -1 : item.zIndex
        return attributes
    }

    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found = state.edges.compactMap { global($0.item.elementKind) }.filter { $0.frame.intersects(rect) }
        for (index, section) in state.sections.enumerated() {
            let isNear = mirrored(section.frame).intersects(rect.insetBy(dx: -1, dy: -1))
            let hasPinned = section.edges.contains { $0.item.pinToVisibleBounds }
            guard isNear || hasPinned || section.supplements.isEmpty == false else { continue }
            var own: [UICollectionViewLayoutAttributes] = []
            for item in section.items.indices {
                let attributes = self.item(IndexPath(item: item, section: index))
                if attributes.frame.intersects(rect) { own.append(attributes) }
            }
            for supplement in section.supplements {
                let path = IndexPath(item: supplement.index, section: index)
                if let attributes = self.supplement(supplement.item.elementKind, path),
                    attributes.frame.intersects(rect)
                {
                    own.append(attributes)
                }
            }
            for edge in section.edges {
                let attributes = attributes(edge, IndexPath(item: edge.index, section: index), section)
                if attributes.frame.intersects(rect) { own.append(attributes) }
            }
            for item in section.description.decorationItems {
                if let attributes = decoration(item.elementKind, IndexPath(item: 0, section: index)) {
                    own.append(attributes)
                }
            }
            letHandlerChange(own, of: section, index)
            found += own
        }
        return found
    }

    private func letHandlerChange(
        _ attributes: [UICollectionViewLayoutAttributes], of section: CompositionalSection, _ index: Int
    ) {
        guard let handler = section.description.visibleItemsInvalidationHandler, let owner else { return }
        let offset = state.scrollers[index]?.contentOffset ?? owner.contentOffset
        handler(attributes.map { LayoutVisibleItem($0) }, offset, section.environment)
    }

    // MARK: Sizes that elements find

    private func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> NSCollectionLayoutSize? {
        let (path, kind) = (attributes.indexPath, attributes.key.kind)
        guard attributes.representedElementCategory != .cell else {
            guard state.contains(path) else { return nil }
            return leafSize(of: state.sections[path.section].description.group, path.item)
        }
        if path.count == 1 { return state.edges.first { $0.item.elementKind == kind }?.item.layoutSize }
        guard state.sections.indices.contains(path.section) else { return nil }
        let section = state.sections[path.section]
        if let edge = section.edges.first(where: { $0.item.elementKind == kind && $0.index == path.item }) {
            return edge.item.layoutSize
        }
        return section.supplements.first { $0.item.elementKind == kind }?.item.layoutSize
    }

    /// The size that the description has for an item. Groups repeat, so it is that of the item in the same place of the first one.
    private func leafSize(of group: NSCollectionLayoutGroup, _ index: Int) -> NSCollectionLayoutSize? {
        var leaves: [NSCollectionLayoutSize] = []
        func collect(_ group: NSCollectionLayoutGroup) {
            for item in group.subitems {
                for _ in 0..<(group.count ?? 1) {
                    if let inner = item as? NSCollectionLayoutGroup {
                        collect(inner)
                    } else {
                        leaves.append(item.layoutSize)
                    }
                }
            }
        }
        collect(group)
        guard !leaves.isEmpty else { return nil }
        let estimated = leaves.filter(\.isEstimated)
        // All alike is the rule; in a mixed group the place decides.
        return estimated.count == leaves.count || estimated.isEmpty ? leaves[0] : leaves[index % leaves.count]
    }

    final func fittingSize(
        _ preferred: UICollectionViewLayoutAttributes, in original: UICollectionViewLayoutAttributes
    ) -> CGSize {
        guard let size = isEstimated(original) else { return original.size }
        return CGSize(
            width: size.widthDimension.isEstimated ? preferred.size.width : original.size.width,
            height: size.heightDimension.isEstimated ? preferred.size.height : original.size.height)
    }

    final func takes(
        _ preferred: UICollectionViewLayoutAttributes, in original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let size = isEstimated(original), size.isEstimated, original.representedElementCategory != .decorationView
        else { return false }
        let fitting = fittingSize(preferred, in: original)
        let change = max(abs(fitting.width - original.size.width), abs(fitting.height - original.size.height))
        return change > 0.01
    }
}

extension CompositionalSection {
    /// The same elsewhere.
    func shifted(by way: CGPoint) -> CompositionalSection {
        var section = self
        section.move(by: way)
        return section
    }
}
