extension AppearanceTable {
    /// Those of lists.
    static var lists: [AppearanceTable] {
        [
            .init(UITableView.self) {
                [
                    .init("separatorColor", \UITableView.separatorColor),
                    .init("separatorInset", \UITableView.separatorInset),
                ]
            }
        ]
    }
}
