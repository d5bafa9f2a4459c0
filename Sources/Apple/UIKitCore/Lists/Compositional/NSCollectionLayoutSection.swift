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
    /// Whether content bounces at its edges.
    public enum Bounce: Int, Sendable {
        /// Where there is more content than room.
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
        /// Creates a rate of what is left of the velocity after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As fits the behavior.
        public static var automatic: DecelerationRate { DecelerationRate(rawValue: -1) }
        /// Slow: 0.998, that of scroll views by default.
        public static var normal: DecelerationRate { DecelerationRate(rawValue: ScrollMetrics.normalDeceleration) }
        /// Fast: 0.99, that of sections which rest at groups.
        public static var fast: DecelerationRate { DecelerationRate(rawValue: ScrollMetrics.fastDeceleration) }
    }

    /// Whether content bounces at its edges. The default is automatic.
    open var bounce = Bounce.automatic
    /// The speed at which the content slows down. The default is automatic.
    open var decelerationRate = DecelerationRate.automatic

    /// A copy with the same feel.
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

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Around the groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between the groups.
    open var interGroupSpacing: CGFloat = 0
    /// The reference of the section's insets. The default is the layout's own reference.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers lie within the section's insets. The default is `true`.
    open var supplementariesFollowContentInsets = true
    /// The reference of the insets of headers and footers. The default is the section's reference.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Headers, footers and their like.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The decorations behind the section. Empty by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Whether and how the section scrolls orthogonally to the layout's direction. Default not at all.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How that scrolling feels.
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called for the section's visible elements, whenever they or the scrolling change. The default is `nil`.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The section itself, not another one.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The container of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The whole size.
    var contentSize: CGSize { get }
    /// The size without the insets.
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
