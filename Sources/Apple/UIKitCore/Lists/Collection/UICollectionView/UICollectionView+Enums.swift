extension UICollectionView {
    /// The updates of self-sizing cells.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// With updates and reloads only.
        case disabled = 0
        /// Also when the cell's intrinsic size becomes invalid, or it gets another content configuration.
        case enabled = 1
        /// Equals `enabled` here: changes of constraints in the cell are not observed.
        case enabledIncludingConstraints = 2
    }

    /// The kind of element.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell = 0
        /// A header, a footer, or a view attached to an item.
        case supplementaryView = 1
        /// A decoration of the layout, which represents no data.
        case decorationView = 2
    }

    /// Along which axis content is scrolled.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Left and right.
        case horizontal = 1
    }

    /// The speed at which items move aside for an interactively moved one.
    public enum ReorderingCadence: Int, Sendable {
        /// Immediately. The default.
        case immediate = 0
        /// After a short delay on iOS; immediately here.
        case fast = 1
        /// After a longer delay on iOS; immediately here.
        case slow = 2
    }

    /// The position of an item after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The positions as bits, with UIKit's values.
        public let rawValue: UInt
        /// Creates positions from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item is at the top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item is at the vertical center.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item is at the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item's left edge at the view's.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item is at the horizontal center.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item's right edge at the view's.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of a section's header.
    public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of a section's footer.
    public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
