extension UICollectionView {
    /// How cells of a class show items of a type. Keep it; a new one each time would make new cells each time.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with what its item shows, each time it is taken out.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        final class Name {}

        let handler: Handler
        /// Tells registrations apart.
        let name = Name()

        /// Creates the registration for cells of a class.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// How headers, footers and their like of a class are set up.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a header, a footer or the like, each time it is taken out.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        final class Name {}

        let elementKind: String
        let handler: Handler
        let name = Name()

        /// Creates the registration for one kind of such views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell out of sight or a new one, set up for an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registered(Cell.self, by: registration.name, .cell(indexPath))
        guard let cell = dequeue(.cell(indexPath), identifier) as? Cell else {
            fatalError("The registered class has made something that is no \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view out of sight or a new one, set up for its place.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = ElementKey.supplement(registration.elementKind, indexPath)
        let identifier = registered(Supplementary.self, by: registration.name, key)
        guard let view = dequeue(key, identifier) as? Supplementary else {
            fatalError("The registered class has made something that is no \(Supplementary.self)")
        }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// The identifier of a registration; its class is registered the first time.
    private func registered(_ type: AnyClass, by owner: AnyObject, _ key: ElementKey) -> String {
        let id = ObjectIdentifier(owner)
        if let known = collection.registrations[id] { return known.identifier }
        let identifier = " registration \(collection.registrations.count)"
        collection.registrations[id] = (identifier, owner)
        cellPool.register(type, for: UICollectionView.poolName(key, identifier))
        return identifier
    }
}
