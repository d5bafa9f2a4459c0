/// Where the elements of a compositional layout's section lie: a pure function of its description and of the sizes that elements have
/// found for themselves. From left to right; mirroring comes later.
@MainActor struct CompositionalSolver {
    /// A piece that has been laid out: an item, or a group with its items.
    struct Piece {
        /// The place that it takes in what it is in.
        var size: CGSize
        var items: [(index: Int, frame: CGRect, zIndex: Int)] = []
        var supplements: [Supplement] = []

        mutating func shift(by way: CGPoint) {
            for index in items.indices { items[index].frame = items[index].frame.offsetBy(dx: way.x, dy: way.y) }
            for index in supplements.indices {
                supplements[index].frame = supplements[index].frame.offsetBy(dx: way.x, dy: way.y)
            }
        }
    }

    /// A view attached to an item.
    struct Supplement {
        let item: NSCollectionLayoutSupplementaryItem
        /// The item whose index path it has.
        let index: Int
        var frame: CGRect
    }

    /// How many items there are.
    let count: Int
    let environment: any NSCollectionLayoutEnvironment
    /// The sizes that items have found for themselves.
    let found: (Int) -> CGSize?
    let foundSupplement: (String, Int) -> CGSize?
    private(set) var next = 0

    init(
        count: Int, environment: any NSCollectionLayoutEnvironment, found: @escaping (Int) -> CGSize?,
        foundSupplement: @escaping (String, Int) -> CGSize?
    ) {
        self.count = count
        self.environment = environment
        self.found = found
        self.foundSupplement = foundSupplement
    }

    private static let tolerance: CGFloat = 0.01

    /// The next piece of a kind; `nil` when there is no item left.
    mutating func piece(_ item: NSCollectionLayoutItem, in container: CGSize, size given: CGSize? = nil) -> Piece? {
        guard next < count else { return nil }
        if let group = item as? NSCollectionLayoutGroup { return self.group(group, in: container, size: given) }
        let size = given ?? item.layoutSize.size(in: container, found: found(next))
        var piece = Piece(size: size)
        let frame = CGRect(origin: .zero, size: size).inset(by: item.contentInsets)
        piece.items = [(next, frame, 0)]
        attach(item, frame, first: next, to: &piece)
        next += 1
        return piece
    }

    private func attach(_ item: NSCollectionLayoutItem, _ box: CGRect, first: Int, to piece: inout Piece) {
        for supplement in item.attached {
            let size = supplement.layoutSize.size(
                in: box.size, found: foundSupplement(supplement.elementKind, first))
            piece.supplements.append(
                Supplement(item: supplement, index: first, frame: supplement.frame(in: box, size: size)))
        }
    }

    // MARK: Groups

    private mutating func group(_ group: NSCollectionLayoutGroup, in container: CGSize, size given: CGSize?) -> Piece? {
        let first = next
        var size = given ?? group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var content: Piece
        switch group.arrangement {
        case .horizontal: content = line(group, in: room, isHorizontal: true)
        case .vertical: content = line(group, in: room, isHorizontal: false)
        case .custom(let provider): content = custom(provider, in: room)
        }
        content.shift(by: CGPoint(x: insets.leading, y: insets.top))
        if given == nil || group.layoutSize.isEstimated {
            if group.layoutSize.widthDimension.isEstimated {
                size.width = content.size.width + insets.leading + insets.trailing
            }
            if group.layoutSize.heightDimension.isEstimated {
                size.height = content.size.height + insets.top + insets.bottom
            }
        }
        content.size = size
        guard next > first else { return nil }
        attach(group, CGRect(origin: .zero, size: size), first: first, to: &content)
        return content
    }

    private mutating func custom(_ provider: NSCollectionLayoutGroupCustomItemProvider, in room: CGSize) -> Piece {
        let container = LayoutContainer(size: room, insets: .zero)
        var piece = Piece(size: .zero)
        for item in provider(LayoutEnvironment(container: container, traits: environment.traitCollection)) {
            guard next < count else { break }
            piece.items.append((next, item.frame, item.zIndex))
            piece.size.width = max(piece.size.width, item.frame.maxX)
            piece.size.height = max(piece.size.height, item.frame.maxY)
            next += 1
        }
        return piece
    }

    /// What is in a row or column, before the room that is left is spread.
    private struct Entry {
        var piece: Piece
        let edges: NSCollectionLayoutEdgeSpacing?
    }

    private mutating func line(_ group: NSCollectionLayoutGroup, in room: CGSize, isHorizontal: Bool) -> Piece {
        guard !group.subitems.isEmpty else { return Piece(size: .zero) }
        let spacing = group.interItemSpacing?.spacing ?? 0
        let isOpen =
            isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        let length = isHorizontal ? room.width : room.height
        var entries: [Entry] = []
        var used: CGFloat = 0
        while next < count, group.count.map({ entries.count < $0 }) ?? true {
            let item = group.subitems[entries.count % group.subitems.count]
            let mark = next
            let given = group.isEven ? evenSize(item, group, room, spacing, isHorizontal) : nil
            guard let piece = piece(item, in: room, size: given) else { break }
            let gap = entries.isEmpty ? 0 : spacing
            let need = gap + along(piece.size, isHorizontal) + fixedEdges(item.edgeSpacing, isHorizontal)
            let isWhole = group.count == nil && isOpen && entries.count >= group.subitems.count
            if !entries.isEmpty, isWhole || (!isOpen && group.count == nil && used + need > length + Self.tolerance) {
                next = mark
                break
            }
            used += need
            entries.append(Entry(piece: piece, edges: item.edgeSpacing))
        }
        return place(
            entries, group, left: isOpen ? 0 : max(0, length - used), isHorizontal: isHorizontal)
    }

    /// The size of one of several items that share a group's room.
    private func evenSize(
        _ item: NSCollectionLayoutItem, _ group: NSCollectionLayoutGroup, _ room: CGSize, _ spacing: CGFloat,
        _ isHorizontal: Bool
    ) -> CGSize {
        let count = CGFloat(group.count ?? 1)
        let own = item.layoutSize.size(in: room, found: found(next))
        if isHorizontal {
            return CGSize(width: max(0, (room.width - spacing * (count - 1)) / count), height: own.height)
        }
        // A column that is as high as its items leaves them their heights.
        if group.layoutSize.heightDimension.isEstimated { return own }
        return CGSize(width: own.width, height: max(0, (room.height - spacing * (count - 1)) / count))
    }

    private func along(_ size: CGSize, _ isHorizontal: Bool) -> CGFloat { isHorizontal ? size.width : size.height }

    private func edges(
        _ spacing: NSCollectionLayoutEdgeSpacing?, _ isHorizontal: Bool
    ) -> (start: NSCollectionLayoutSpacing?, end: NSCollectionLayoutSpacing?) {
        isHorizontal ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
    }

    private func fixedEdges(_ spacing: NSCollectionLayoutEdgeSpacing?, _ isHorizontal: Bool) -> CGFloat {
        let (start, end) = edges(spacing, isHorizontal)
        return (start?.spacing ?? 0) + (end?.spacing ?? 0)
    }

    /// Places entries one after the other; flexible spaces share what is left.
    private func place(
        _ entries: [Entry], _ group: NSCollectionLayoutGroup, left: CGFloat, isHorizontal: Bool
    ) -> Piece {
        var result = Piece(size: .zero)
        let gapIsFlexible = group.interItemSpacing?.isFlexible ?? false
        var flexible = gapIsFlexible ? max(0, entries.count - 1) : 0
        for entry in entries {
            let (start, end) = edges(entry.edges, isHorizontal)
            flexible += (start?.isFlexible == true ? 1 : 0) + (end?.isFlexible == true ? 1 : 0)
        }
        let extra = flexible > 0 ? left / CGFloat(flexible) : 0
        func space(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            guard let spacing else { return 0 }
            return spacing.spacing + (spacing.isFlexible ? extra : 0)
        }
        var position: CGFloat = 0
        var breadth: CGFloat = 0
        for (index, entry) in entries.enumerated() {
            if index > 0 { position += space(group.interItemSpacing) }
            let (start, end) = edges(entry.edges, isHorizontal)
            let across = edges(entry.edges, !isHorizontal)
            position += space(start)
            var piece = entry.piece
            let aside = across.start?.spacing ?? 0
            piece.shift(
                by: isHorizontal ? CGPoint(x: position, y: aside) : CGPoint(x: aside, y: position))
            result.items += piece.items
            result.supplements += piece.supplements
            position += along(piece.size, isHorizontal) + space(end)
            breadth = max(breadth, along(piece.size, !isHorizontal) + aside + (across.end?.spacing ?? 0))
        }
        result.size = isHorizontal ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position)
        return result
    }
}

extension CGRect {
    /// Without the insets, from left to right.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
