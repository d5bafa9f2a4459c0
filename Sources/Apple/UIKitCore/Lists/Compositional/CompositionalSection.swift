/// A section of a compositional layout that has been laid out: where its elements are, in the layout's content.
@MainActor struct CompositionalSection {
    /// An element that is no item.
    struct Edge {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        let index: Int
        var frame: CGRect
    }

    let description: NSCollectionLayoutSection
    let environment: any NSCollectionLayoutEnvironment
    /// All of the section, header and footer included.
    private(set) var frame = CGRect.zero
    /// Where the groups are; of a section that is scrolled across, the part that is seen.
    private(set) var content = CGRect.zero
    private(set) var items: [(frame: CGRect, zIndex: Int)] = []
    private(set) var supplements: [CompositionalSolver.Supplement] = []
    private(set) var edges: [Edge] = []
    /// Where the groups begin, and how long they are, along the way in which they follow each other.
    private(set) var groups: [(start: CGFloat, length: CGFloat)] = []
    /// How long the groups of a section that is scrolled across are together.
    private(set) var stripLength: CGFloat = 0

    /// By how much headers and footers are inset more than the section is.
    private let edgeInsets: NSDirectionalEdgeInsets

    var isScrolledAcross: Bool { description.orthogonalScrollingBehavior != .none }

    /// - Parameters:
    ///   - start: Where the section begins, along the layout's direction.
    ///   - breadth: The layout's breadth.
    init(
        _ description: NSCollectionLayoutSection, at start: CGFloat, size: CGSize, isHorizontal: Bool,
        environment: any NSCollectionLayoutEnvironment, solver: CompositionalSolver,
        edgeInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.description = description
        self.edgeInsets = edgeInsets
        self.environment = environment
        var solver = solver
        let insets = description.contentInsets
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let heads = boundaries(room, size, solver)
        let before =
            heads.filter { Self.isBefore($0.item, isHorizontal) && $0.item.extendsBoundary }
            .map { Self.along($0.frame.size, isHorizontal) }.max() ?? 0
        let after =
            heads.filter { Self.isAfter($0.item, isHorizontal) && $0.item.extendsBoundary }
            .map { Self.along($0.frame.size, isHorizontal) }.max() ?? 0
        let origin =
            isHorizontal
            ? CGPoint(x: start + before + insets.leading, y: insets.top)
            : CGPoint(x: insets.leading, y: start + before + insets.top)
        fill(&solver, at: origin, room: room, isHorizontal: isHorizontal)
        let end =
            (isHorizontal ? content.maxX + insets.trailing : content.maxY + insets.bottom) + after
        frame =
            isHorizontal
            ? CGRect(x: start, y: 0, width: end - start, height: size.height)
            : CGRect(x: 0, y: start, width: size.width, height: end - start)
        edges = heads.map { place($0, isHorizontal) }
    }

    static func along(_ size: CGSize, _ isHorizontal: Bool) -> CGFloat { isHorizontal ? size.width : size.height }

    private static func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ isHorizontal: Bool) -> Bool {
        item.alignment.edges.contains(isHorizontal ? .leading : .top)
    }

    private static func isAfter(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ isHorizontal: Bool) -> Bool {
        item.alignment.edges.contains(isHorizontal ? .trailing : .bottom)
    }

    // MARK: Groups

    private mutating func fill(
        _ solver: inout CompositionalSolver, at origin: CGPoint, room: CGSize, isHorizontal: Bool
    ) {
        // Groups of a section that is scrolled across follow each other in the other direction.
        let goesAcross = isScrolledAcross
        let runsHorizontally = isHorizontal != goesAcross
        var position: CGFloat = 0
        var breadth: CGFloat = 0
        while var piece = solver.piece(description.group, in: room) {
            if !groups.isEmpty { position += description.interGroupSpacing }
            piece.shift(
                by: runsHorizontally
                    ? CGPoint(x: origin.x + position, y: origin.y) : CGPoint(x: origin.x, y: origin.y + position))
            for item in piece.items {
                while items.count <= item.index { items.append((.zero, 0)) }
                items[item.index] = (item.frame, item.zIndex)
            }
            supplements += piece.supplements
            let length = Self.along(piece.size, runsHorizontally)
            groups.append((position, length))
            position += length
            breadth = max(breadth, Self.along(piece.size, !runsHorizontally))
        }
        stripLength = position
        let along = goesAcross ? breadth : position
        content = CGRect(
            origin: origin,
            size: isHorizontal ? CGSize(width: along, height: room.height) : CGSize(width: room.width, height: along))
    }

    // MARK: Headers and footers

    private func boundaries(_ room: CGSize, _ size: CGSize, _ solver: CompositionalSolver) -> [Edge] {
        var counts: [String: Int] = [:]
        return description.boundarySupplementaryItems.map { item in
            let index = counts[item.elementKind, default: 0]
            counts[item.elementKind] = index + 1
            var container = description.supplementariesFollowContentInsets ? room : size
            container.width = max(0, container.width - edgeInsets.leading - edgeInsets.trailing)
            container.height = max(0, container.height - edgeInsets.top - edgeInsets.bottom)
            let own = item.layoutSize.size(in: container, found: solver.foundSupplement(item.elementKind, index))
            return Edge(item: item, index: index, frame: CGRect(origin: .zero, size: own))
        }
    }

    private func place(_ edge: Edge, _ isHorizontal: Bool) -> Edge {
        var edge = edge
        let follows = description.supplementariesFollowContentInsets
        let insets = description.contentInsets
        var box = frame
        if follows {
            box =
                isHorizontal
                ? CGRect(
                    x: frame.minX, y: frame.minY + insets.top, width: frame.width,
                    height: max(0, frame.height - insets.top - insets.bottom))
                : CGRect(
                    x: frame.minX + insets.leading, y: frame.minY,
                    width: max(0, frame.width - insets.leading - insets.trailing), height: frame.height)
        }
        box = box.inset(by: edgeInsets)
        // What takes no room of its own lies over the content.
        if !edge.item.extendsBoundary { box = isHorizontal ? content.spanning(box, .y) : content.spanning(box, .x) }
        let (edges, size) = (edge.item.alignment.edges, edge.frame.size)
        let x =
            edges.contains(.leading)
            ? box.minX : edges.contains(.trailing) ? box.maxX - size.width : box.midX - size.width / 2
        let y =
            edges.contains(.top)
            ? box.minY : edges.contains(.bottom) ? box.maxY - size.height : box.midY - size.height / 2
        edge.frame.origin = CGPoint(x: x + edge.item.offset.x, y: y + edge.item.offset.y)
        edge.frame = edge.frame.inset(by: edge.item.contentInsets)
        return edge
    }

    mutating func move(by way: CGPoint) {
        frame = frame.offsetBy(dx: way.x, dy: way.y)
        content = content.offsetBy(dx: way.x, dy: way.y)
        for index in items.indices { items[index].frame = items[index].frame.offsetBy(dx: way.x, dy: way.y) }
        for index in edges.indices { edges[index].frame = edges[index].frame.offsetBy(dx: way.x, dy: way.y) }
        for index in supplements.indices {
            supplements[index].frame = supplements[index].frame.offsetBy(dx: way.x, dy: way.y)
        }
    }

    /// The background's frame.
    func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect { frame.inset(by: decoration.contentInsets) }
}

extension CGRect {
    /// The same along one axis, as long as another one along the other.
    fileprivate func spanning(_ other: CGRect, _ axis: ScrollAxis) -> CGRect {
        axis == .x
            ? CGRect(x: other.minX, y: minY, width: other.width, height: height)
            : CGRect(x: minX, y: other.minY, width: width, height: other.height)
    }
}
