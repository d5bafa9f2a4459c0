/// The second end of a distance.
@usableFromInline struct LayoutDistance {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
}

/// What anchors of all kinds have.
@MainActor protocol LayoutAnchorPlace: AnyObject {
    var item: AnyObject? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
    var distance: LayoutDistance? { get }
}

extension NSLayoutAnchor: LayoutAnchorPlace {}

/// An edge, a center or a dimension of a view or guide, from which constraints are made. `AnchorType` keeps apart what
/// cannot be compared.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance: where it ends; it begins at `attribute`.
    let distance: LayoutDistance?

    @usableFromInline init(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, distance: LayoutDistance? = nil
    ) {
        self.item = item
        self.attribute = attribute
        self.distance = distance
        super.init()
    }

    /// Whether another anchor has the same item and attribute.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let object = object as? any LayoutAnchorPlace else { return false }
        nonisolated(unsafe) let other = object
        return MainActor.assumeIsolated { isSamePlace(as: other) }
    }

    open override var hash: Int { attribute.rawValue }

    private func isSamePlace(as other: any LayoutAnchorPlace) -> Bool {
        item === other.item && attribute == other.attribute && distance?.item === other.distance?.item
            && distance?.attribute == other.distance?.attribute
    }

    func rule(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant, distances: (distance, other?.distance))
    }

    /// Returns an inactive constraint: this anchor equals the other.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        rule(.equal, anchor, constant: 0)
    }
    /// Returns an inactive constraint: this anchor is greater than or equal to the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        rule(.greaterThanOrEqual, anchor, constant: 0)
    }
    /// Returns an inactive constraint: this anchor is less than or equal to the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        rule(.lessThanOrEqual, anchor, constant: 0)
    }
    /// Returns an inactive constraint: this anchor equals the other plus `c` points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        rule(.equal, anchor, constant: c)
    }
    /// Returns an inactive constraint: this anchor is greater than or equal to the other plus `c`
    /// points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        rule(.greaterThanOrEqual, anchor, constant: c)
    }
    /// Returns an inactive constraint: this anchor is less than or equal to the other plus `c`
    /// points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        rule(.lessThanOrEqual, anchor, constant: c)
    }
}

/// The system's spacing between neighbors, in points (documented as standard spacing; 8 on iOS).
let systemSpacing: CGFloat = 8

/// An anchor of the horizontal axis.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Creates an anchor without an item. A constraint with it cannot be activated.
    public convenience init() { self.init(nil, .notAnAttribute) }

    /// Returns the distance from this anchor to another one as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(
            item, attribute, distance: LayoutDistance(item: otherAnchor.item, attribute: otherAnchor.attribute))
    }
    /// Returns an inactive constraint: this anchor is `multiplier` times 8 points after the other.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        rule(.equal, anchor, constant: systemSpacing * multiplier)
    }
    /// Returns an inactive constraint: this anchor is at least `multiplier` times 8 points after
    /// the other.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        rule(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
    /// Returns an inactive constraint: this anchor is at most `multiplier` times 8 points after the
    /// other.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        rule(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}

/// An anchor of the vertical axis.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Creates an anchor without an item. A constraint with it cannot be activated.
    public convenience init() { self.init(nil, .notAnAttribute) }

    /// Returns the distance from this anchor to another one as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(
            item, attribute, distance: LayoutDistance(item: otherAnchor.item, attribute: otherAnchor.attribute))
    }
    /// Returns an inactive constraint: this anchor is `multiplier` times 8 points below the other.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        rule(.equal, anchor, constant: systemSpacing * multiplier)
    }
    /// Returns an inactive constraint: this anchor is at least `multiplier` times 8 points below
    /// the other.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        rule(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
    /// Returns an inactive constraint: this anchor is at most `multiplier` times 8 points below the
    /// other.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        rule(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}

/// A dimension: a width, a height or a distance.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates an anchor without an item. A constraint with it cannot be activated.
    public convenience init() { self.init(nil, .notAnAttribute) }

    /// Returns an inactive constraint: the dimension is `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { rule(.equal, nil, constant: c) }
    /// Returns an inactive constraint: the dimension is at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        rule(.greaterThanOrEqual, nil, constant: c)
    }
    /// Returns an inactive constraint: the dimension is at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        rule(.lessThanOrEqual, nil, constant: c)
    }
    /// Returns an inactive constraint: the dimension is `m` times the other.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        rule(.equal, anchor, multiplier: m, constant: 0)
    }
    /// Returns an inactive constraint: the dimension is at least `m` times the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        rule(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
    }
    /// Returns an inactive constraint: the dimension is at most `m` times the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        rule(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
    }
    /// Returns an inactive constraint: the dimension is `m` times the other plus `c` points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        rule(.equal, anchor, multiplier: m, constant: c)
    }
    /// Returns an inactive constraint: the dimension is at least `m` times the other plus `c`
    /// points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        rule(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }
    /// Returns an inactive constraint: the dimension is at most `m` times the other plus `c`
    /// points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        rule(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}
