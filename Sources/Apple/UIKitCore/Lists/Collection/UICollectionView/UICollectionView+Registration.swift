extension UICollectionView {
    /// A registration of a cell class for items of a type. Create it once and store it: cells are
    /// only reused with the same registration.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for its item. Called each time a cell is dequeued.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        final class Name {}

        let handler: Handler
        /// Tells registrations apart.
        let name = Name()

        /// Creates a registration for a cell class.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A registration of a class of supplementary views.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view. Called each time a view is dequeued.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        final class Name {}

        let elementKind: String
        let handler: Handler
        let name = Name()

        /// Creates a registration for one kind of supplementary views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a reused or new cell that is configured for an item.
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

    /// Returns a reused or new supplementary view that is configured for its index path.
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
