// How tables and collections name their rows and items: a section and a place in it.

extension IndexPath {
    /// Names a row of a table: the section first, then the row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Names an item of a collection view: the section first, then the item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index. A path of no length has none: the program traps.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The second index, for tables. Equals `item`.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The second index, for collection views. Equals `row`.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// Names a row of a table: the section first, then the row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// Names an item of a collection view: the section first, then the item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    /// Equals `init(row:section:)`, with the name of Objective-C.
    public convenience init(forRow row: Int, inSection section: Int) { self.init(indexes: [section, row], length: 2) }
    /// Equals `init(item:section:)`, with the name of Objective-C.
    public convenience init(forItem item: Int, inSection section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The first index.
    public var section: Int { index(atPosition: 0) }
    /// The second index, for tables.
    public var row: Int { index(atPosition: 1) }
    /// The second index, for collection views.
    public var item: Int { index(atPosition: 1) }
}
