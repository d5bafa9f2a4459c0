/// The scrolling of a section orthogonally to the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll.
    case none = 0
    /// The section scrolls continuously.
    case continuous = 1
    /// The section scrolls continuously and stops at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls by pages of its own width or height.
    case paging = 3
    /// The section scrolls by groups.
    case groupPaging = 4
    /// The section scrolls by groups, which are centered.
    case groupPagingCentered = 5
}

/// Options of a section's orthogonal scrolling.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// Whether content bounces at its edges.
    public enum Bounce: Int, Sendable {
        /// Only if the content is larger than the section.
        case automatic = 0
        /// Even if all content is visible.
        case always = 1
        /// The content stops at its edges.
        case never = 2
    }

    /// The speed at which the content slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that is left after a millisecond; -1 for `automatic`.
        public let rawValue: CGFloat
        /// Creates a rate from the fraction of the velocity that is left after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The rate depends on the scrolling behavior.
        public static var automatic: DecelerationRate { DecelerationRate(rawValue: -1) }
        /// Slow: 0.998, the default of scroll views.
        public static var normal: DecelerationRate { DecelerationRate(rawValue: ScrollMetrics.normalDeceleration) }
        /// Fast: 0.99, the rate of sections that stop at groups.
        public static var fast: DecelerationRate { DecelerationRate(rawValue: ScrollMetrics.fastDeceleration) }
    }

    /// The bounce at the edges. The default is automatic.
    open var bounce = Bounce.automatic
    /// The speed at which the content slows down. The default is automatic.
    open var decelerationRate = DecelerationRate.automatic

    /// Returns a copy with the same options.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated {
            let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
            copy.bounce = bounce
            copy.decelerationRate = decelerationRate
            result = copy
        }
        return result
    }
}

/// Called for the visible elements of a section when they change or scroll. Can change their
/// appearance.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a compositional layout: a group, repeated for all items.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
    final let group: NSCollectionLayoutGroup
    /// Where the section is a list.
    final var list: UICollectionLayoutListConfiguration?

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The insets around the groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between the groups in points.
    open var interGroupSpacing: CGFloat = 0
    /// The reference of the section's insets. The default is the layout's own reference.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are inside the section's insets. The default is `true`.
    open var supplementariesFollowContentInsets = true
    /// The reference of the insets of headers and footers. The default is the section's reference.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The decorations behind the section. Empty by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The scrolling of the section orthogonally to the layout's axis. The default is none.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Options of the orthogonal scrolling.
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called for the section's visible elements when they change or scroll. The default is `nil`.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Returns the section itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The container of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The whole size in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// Equals `contentInsets` here.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section provider.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container of the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }

    init(size: CGSize, insets: NSDirectionalEdgeInsets) {
        contentSize = size
        contentInsets = insets
    }
}

@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(container: any NSCollectionLayoutContainer, traits: UITraitCollection) {
        self.container = container
        traitCollection = traits
    }
}
