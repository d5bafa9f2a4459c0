/// A constraint between two attributes of views or guides: `first relation multiplier · second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, @preconcurrency NSCoding {
    /// The attribute that a constraint uses.
    public enum Attribute: Int, Sendable {
        /// The left edge in every reading direction.
        case left = 1
        /// The right edge in every reading direction.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The leading edge, where reading begins.
        case leading = 5
        /// The trailing edge, where reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last text; the bottom edge of a view without text.
        case lastBaseline = 11
        /// The baseline of the first text.
        case firstBaseline = 12
        /// The left layout margin.
        case leftMargin = 13
        /// The right layout margin.
        case rightMargin = 14
        /// The top layout margin.
        case topMargin = 15
        /// The bottom layout margin.
        case bottomMargin = 16
        /// The leading layout margin.
        case leadingMargin = 17
        /// The trailing layout margin.
        case trailingMargin = 18
        /// The horizontal center of the area within the layout margins.
        case centerXWithinMargins = 19
        /// The vertical center of the area within the layout margins.
        case centerYWithinMargins = 20
        /// No attribute: for constraints with a constant alone.
        case notAnAttribute = 0
    }

    /// The relation of the two sides.
    public enum Relation: Int, Sendable {
        /// Less than or equal.
        case lessThanOrEqual = -1
        /// Equal.
        case equal = 0
        /// Greater than or equal.
        case greaterThanOrEqual = 1
    }

    /// An axis of the layout.
    public enum Axis: Int, Sendable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }

    /// The view or guide on the left side of the constraint. Weak reference.
    open private(set) weak var firstItem: AnyObject?
    /// The view or guide on the right side; `nil` for a constraint with a constant alone. Weak
    /// reference.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the first item.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// The attribute of the second item.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// The relation of the two sides.
    open private(set) var relation = Relation.equal
    /// The factor of the second attribute. Read-only.
    open private(set) var multiplier: CGFloat = 1
    /// A name that identifies the constraint in debug output. The default is `nil`.
    open var identifier: String?
    /// Has no effect here: all constraints are archived with their view.
    open var shouldBeArchived = false
    /// The view that holds the constraint while it is active: the nearest one around both items.
    private(set) weak var holder: UIView?
    /// The attribute that a distance is measured to, for a constraint about `anchorWithOffset(to:)`.
    private(set) var distances: (first: LayoutDistance?, second: LayoutDistance?) = (nil, nil)

    /// The constant in points.
    open var constant: CGFloat = 0 {
        didSet {
            if constant != oldValue {
                Self.requireFinite(constant, "constant")
                holder?.constraintsChanged()
            }
        }
    }

    /// The priority. Precondition: it does not change from or to required while the constraint is
    /// active.
    open var priority = UILayoutPriority.required {
        didSet {
            if priority != oldValue {
                Self.requireSensible(priority)
                holder?.constraintsChanged()
            }
        }
    }

    /// Creates a constraint without items. It cannot be activated, as on iOS.
    ///
    /// All others use this initializer: the properties of an app's subclass get their values from
    /// the initializers that the app's module sees.
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

    /// Creates the constraints of a visual format, such as `H:|-[name]-[value(80)]-|`.
    ///
    /// Traps with the position of the error if the format is invalid, as on iOS.
    ///
    /// - Parameters:
    ///   - opts: The alignment of the views across the format's axis, and the direction of the
    ///     format.
    ///   - metrics: Numbers by their names in the format.
    ///   - views: Views and layout guides by their names in the format.
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

    /// Creates an inactive constraint from an archive.
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

    /// Encodes the constraint with references to its views, which are resolved if the archive
    /// contains them too.
    open func encode(with coder: NSCoder) { writeArchive(to: coder) }

    /// Called after the constraint was loaded from a nib.
    open func awakeFromNib() {}

    /// Whether the constraint is active. Activation adds it to the nearest common view of both
    /// items, and traps if there is none, as on iOS.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates all constraints. Each is added to the nearest common view of its items. Precondition: there is one.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates all constraints.
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

    /// The left side of the constraint as an anchor, equal to that of the view or guide.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(firstItem, firstAttribute, distance: distances.first)
    }
    /// The right side of the constraint as an anchor; `nil` for a constraint with a constant alone.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor($0, secondAttribute, distance: distances.second) }
    }
}
