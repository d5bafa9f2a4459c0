/// A rule between two attributes of views or guides: `first relation multiplier · second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// What a rule is about.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute: Attribute
    open private(set) var secondAttribute: Attribute
    open private(set) var relation: Relation
    open private(set) var multiplier: CGFloat
    open var identifier: String?
    /// Kept only; archives are not written here.
    open var shouldBeArchived = false
    /// The view that holds the rule while it is active: the nearest one around both items.
    private(set) weak var holder: UIView?
    /// The attribute that a distance is measured to, for a rule about `anchorWithOffset(to:)`.
    let distances: (first: LayoutDistance?, second: LayoutDistance?)

    /// In points.
    open var constant: CGFloat {
        didSet {
            if constant != oldValue {
                Self.requireFinite(constant, "constant")
                holder?.constraintsChanged()
            }
        }
    }

    /// Must not be changed from or to required while the rule is active.
    open var priority = UILayoutPriority.required {
        didSet {
            if priority != oldValue {
                Self.requireSensible(priority)
                holder?.constraintsChanged()
            }
        }
    }

    /// A rule about nothing. It cannot be activated, as on iOS.
    public convenience override init() {
        self.init(nil, .notAnAttribute, .equal, nil, .notAnAttribute)
    }

    /// Makes a rule that is not active yet.
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
            constant: c)
    }

    /// Makes the rules that a visual format draws, such as `H:|-[name]-[value(80)]-|`.
    ///
    /// A format that cannot be read stops the program with the place of the mistake, as on iOS.
    ///
    /// - Parameters:
    ///   - opts: how the views are aligned across the format's direction, and in which direction it reads.
    ///   - metrics: numbers by the names that the format uses for them.
    ///   - views: views and layout guides by their names.
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

    @usableFromInline init(
        _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        distances: (first: LayoutDistance?, second: LayoutDistance?) = (nil, nil)
    ) {
        Self.requireFinite(multiplier, "multiplier")
        Self.requireFinite(constant, "constant")
        firstItem = first
        secondItem = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        self.distances = distances
        super.init()
    }

    /// Called once the rule has been read from a nib.
    open func awakeFromNib() {}

    /// Whether the rule counts. Activating it puts it into the nearest view around both items; if there is none the
    /// program stops, as on iOS.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

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

    /// Puts the rule into a view.
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

    /// The views of whose insets the rule speaks: by one of the system's guides, or by a margin.
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

    /// The views whose places the rule is about.
    var involvedViews: [UIView] {
        let items = [firstItem, secondItem, distances.first?.item, distances.second?.item]
        return items.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }
}
