/// What the edit menu and the keys for it do.
enum EditAction: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case select = "select:"
    case selectAll = "selectAll:"
    case delete = "delete:"
}
