/// A constraint between two attributes of views or guides: `first relation multiplier · second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, @preconcurrency NSCoding {
    /// The attribute that a constraint uses.
    public enum Attribute: Int, Sendable {
        /// The left edge, whatever the reading direction is.
        case left = 1
        /// The right edge, whatever the reading direction is.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge where reading begins.
        case leading = 5
        /// The edge where reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle of the width.
        case centerX = 9
        /// The middle of the height.
        case centerY = 10
        /// The baseline of the last text; the lower edge of a view without text.
        case lastBaseline = 11
        /// The baseline of the first text.
        case firstBaseline = 12
        /// The left layout margin.
        case leftMargin = 13
        /// The right layout margin.
        case rightMargin = 14
        /// The upper layout margin.
        case topMargin = 15
        /// The lower layout margin.
        case bottomMargin = 16
        /// The layout margin where reading begins.
        case leadingMargin = 17
        /// The layout margin where reading ends.
        case trailingMargin = 18
        /// The middle of what the layout margins leave of the width.
        case centerXWithinMargins = 19
        /// The middle of what the layout margins leave of the height.
        case centerYWithinMargins = 20
        /// Nothing: for constraints on a number alone.
        case notAnAttribute = 0
    }

    /// How the two sides compare.
    public enum Relation: Int, Sendable {
        /// The first is at most as large.
        case lessThanOrEqual = -1
        /// Both are the same.
        case equal = 0
        /// The first is at least as large.
        case greaterThanOrEqual = 1
    }

    /// One of the two directions of the plane.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From above to below.
        case vertical = 1
    }

    /// The view or guide on the left side of the constraint. The reference is weak.
    open private(set) weak var firstItem: AnyObject?
    /// The view or guide on the right side; `nil` if the constraint is about a number alone. The reference is weak.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the first item.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// The attribute of the second item.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// How the two sides compare.
    open private(set) var relation = Relation.equal
    /// By what the second attribute is multiplied. It cannot be changed afterwards.
    open private(set) var multiplier: CGFloat = 1
    /// A name for people who look at the layout. The default is `nil`.
    open var identifier: String?
    /// Has no effect here: all constraints are archived with the view that holds them.
    open var shouldBeArchived = false
    /// The view that holds the constraint while it is active: the nearest one around both items.
    private(set) weak var holder: UIView?
    /// The attribute that a distance is measured to, for a constraint about `anchorWithOffset(to:)`.
    private(set) var distances: (first: LayoutDistance?, second: LayoutDistance?) = (nil, nil)

    /// In points.
    open var constant: CGFloat = 0 {
        didSet {
            if constant != oldValue {
                Self.requireFinite(constant, "constant")
                holder?.constraintsChanged()
            }
        }
    }

    /// Must not be changed from or to required while the constraint is active.
    open var priority = UILayoutPriority.required {
        didSet {
            if priority != oldValue {
                Self.requireSensible(priority)
                holder?.constraintsChanged()
            }
        }
    }

    /// A constraint without items. It cannot be activated, as on iOS.
    ///
    /// All others use this initializer: the properties of an app's subclass get their values from the initializers that
    /// the app's module sees.
    public override init() { super.init() }

    /// Creates a constraint that is not active yet.
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
            constant: c)
    }

    /// Makes the constraints that a visual format draws, such as `H:|-[name]-[value(80)]-|`.
    ///
    /// A format that cannot be read traps with the place of the mistake, as on iOS.
    ///
    /// - Parameters:
    ///   - opts: How the views are aligned across the format's direction, and in which direction it reads.
    ///   - metrics: Numbers by the names that the format uses for them.
    ///   - views: Views and layout guides by their names.
    open class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatMistake) {
            var reader = VisualFormatReader(format, metrics: metrics ?? [:]) { views[$0] != nil }
            return try VisualFormatRules(
                try reader.read(), views: views, options: opts, length: format.count
            ).make()
        } catch {
            fatalError(error.text(in: format))
        }
    }

    convenience init(
        _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        distances: (first: LayoutDistance?, second: LayoutDistance?) = (nil, nil)
    ) {
        Self.requireFinite(multiplier, "multiplier")
        Self.requireFinite(constant, "constant")
        self.init()
        firstItem = first
        secondItem = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        self.distances = distances
    }

    /// Creates the constraint that an archive describes; it is not active.
    public required init?(coder: NSCoder) {
        let archived = Archived(from: coder)
        firstItem = archived.first
        secondItem = archived.second
        (firstAttribute, secondAttribute) = archived.attributes
        relation = archived.relation
        multiplier = archived.multiplier
        constant = archived.constant
        distances = (nil, nil)
        super.init()
        priority = archived.priority
        identifier = archived.identifier
    }

    /// Writes the constraint to an archive, with its views by number: it finds them again in an archive that has them too.
    open func encode(with coder: NSCoder) { writeArchive(to: coder) }

    /// Called once the constraint has been read from a nib.
    open func awakeFromNib() {}

    /// Whether the constraint counts. Activating it puts it into the nearest view around both items; if there is none the
    /// program stops, as on iOS.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates all constraints. Each is added to the nearest common view of its items. Precondition: there is one.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Takes all constraints back.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard holder == nil else { return }
        let views = involvedViews
        guard let first = views.first else { return }
        var common: UIView? = first
        while let candidate = common, !views.allSatisfy({ $0.isDescendant(of: candidate) }) {
            common = candidate.superview
        }
        guard let common else {
            fatalError(
                "A constraint cannot be activated: its items have no common ancestor. Add the views to a hierarchy first"
            )
        }
        hold(in: common)
    }

    /// Puts the constraint into a view.
    func hold(in view: UIView) {
        guard holder !== view else { return }
        deactivate()
        holder = view
        view.viewState.constraints.append(self)
        for item in involvedViews { item.openBoundaries(upTo: view) }
        for item in viewsOfInsets { item.viewState.hasRulesOnInsets = true }
        view.constraintsChanged()
    }

    private func deactivate() {
        guard let view = holder else { return }
        holder = nil
        view.viewState.constraints.removeAll { $0 === self }
        view.constraintsChanged()
    }

    /// The views of whose insets the constraint speaks: by one of the system's guides, or by a margin.
    private var viewsOfInsets: [UIView] {
        let items = [
            (firstItem, firstAttribute), (secondItem, secondAttribute),
            (distances.first?.item, distances.first?.attribute ?? .notAnAttribute),
            (distances.second?.item, distances.second?.attribute ?? .notAnAttribute),
        ]
        return items.compactMap { item, attribute in
            if let guide = item as? UILayoutGuide { return guide.system == nil ? nil : guide.owningView }
            return attribute.withoutMargin == attribute ? nil : item as? UIView
        }
    }

    /// The views whose places the constraint is about.
    var involvedViews: [UIView] {
        let items = [firstItem, secondItem, distances.first?.item, distances.second?.item]
        return items.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }

    /// The left side of the constraint as an anchor, which is equal to the view's or guide's own.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(firstItem, firstAttribute, distance: distances.first)
    }
    /// The right side of the constraint as an anchor; `nil` where the constraint is about a number alone.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor($0, secondAttribute, distance: distances.second) }
    }
}
