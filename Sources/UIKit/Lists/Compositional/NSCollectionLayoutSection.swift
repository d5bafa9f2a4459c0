/// How a section is scrolled across the layout's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It rests anywhere.
    case continuous = 1
    /// It rests where groups begin.
    case continuousGroupLeadingBoundary = 2
    /// A page is as long as the section.
    case paging = 3
    /// A page is a group.
    case groupPaging = 4
    /// A page is a group, which rests in the middle.
    case groupPagingCentered = 5
}

/// How a section that is scrolled across feels.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// Whether content goes beyond its edges.
    public enum Bounce: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }

    /// How fast the content slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As fits the behaviour.
        public static var automatic: DecelerationRate { DecelerationRate(rawValue: -1) }
        public static var normal: DecelerationRate { DecelerationRate(rawValue: ScrollMetrics.normalDeceleration) }
        public static var fast: DecelerationRate { DecelerationRate(rawValue: ScrollMetrics.fastDeceleration) }
    }

    open var bounce = Bounce.automatic
    open var decelerationRate = DecelerationRate.automatic

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

/// Called for the elements of a section that are seen, whenever they or the scrolling change; may change their look.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a compositional layout: a group, repeated until all items have their place.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
    final let group: NSCollectionLayoutGroup
    /// Where the section is a list.
    final var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Around the groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between the groups.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers lie within the section's insets. Default true.
    open var supplementariesFollowContentInsets = true
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Headers, footers and their like.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a section is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The whole size.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section's description can go by.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
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
