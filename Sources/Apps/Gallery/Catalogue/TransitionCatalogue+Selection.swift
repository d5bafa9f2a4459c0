extension TransitionCatalogue {
    /// The names of the transitions that stand for all: the system's, the five seed systems, and the most telling of each
    /// family. At most 16, for a gallery that is recorded in seconds.
    public static let selection = [
        "spring", "move", "door", "magic-move", "overlay", "circle",
        "system", "tab-slide",
        "deck", "elastic-edge", "cube", "page-curl", "fragments", "liquid-swipe", "genie", "store-card",
    ]

    /// The transitions of the selection, in its order.
    public static let selectedEntries: [CatalogueEntry] = selection.compactMap { entry(named: $0) }
}

extension CatalogueEntry {
    /// The operations that a short presentation shows with a tap: the one that brings a screen.
    public var shownOperations: [TransitionOperation] { Array(operations.prefix(1)) }

    /// The operations that a short presentation shows with a finger: the reverse of the one with a tap.
    public var shownInteractiveOperations: [TransitionOperation] { Array(interactiveOperations.prefix(1)) }
}
