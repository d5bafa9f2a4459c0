/// A view that arranges views in a row or a column, by constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distribution of the views along the stack's axis.
    public enum Distribution: Int, Sendable {
        /// The views fill the length, according to their hugging and compression resistance.
        case fill = 0
        /// The views fill the length with equal lengths.
        case fillEqually = 1
        /// The views fill the length, in proportion to their intrinsic sizes.
        case fillProportionally = 2
        /// Views in their own length, equal gaps between them of at least the spacing.
        case equalSpacing = 3
        /// Equal distances between centers, if the gaps are at least the spacing.
        case equalCentering = 4
    }

    /// The alignment of the views across the stack's axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the width of a column or the height of a row.
        case fill = 0
        /// At the leading edge of a column, or at the top edge of a row.
        case leading = 1
        /// First lines of text at one height, in rows; columns leave it open.
        case firstBaseline = 2
        /// Centered.
        case center = 3
        /// At the trailing edge of a column, or at the bottom edge of a row.
        case trailing = 4
        /// Last lines of text at one height, in rows; columns leave it open.
        case lastBaseline = 5

        /// The top edge of a row; equals `leading`.
        public static var top: Alignment { .leading }
        /// The bottom edge of a row; equals `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// The arranged views in order, including hidden ones.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The axis of the stack. The default is `horizontal`.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { constraintsChanged() } } }
    /// The distribution of the views along the axis. The default is `fill`.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { constraintsChanged() } } }
    /// The alignment of the views across the axis. The default is `fill`.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { constraintsChanged() } } }
    /// The distance between adjacent views in points.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { constraintsChanged() } } }
    /// The view of the first arranged view that defines its first baseline. Without arranged views it is the stack
    /// view.
    open override var forFirstBaselineLayout: UIView { visibleViews.first?.forFirstBaselineLayout ?? self }
    /// The view that defines the last baseline: of the last arranged view in a column, of the first one in a row.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visibleViews.last : visibleViews.first)?.forLastBaselineLayout ?? self
    }
    /// Whether spacing is measured from baseline to baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { constraintsChanged() } }
    }
    /// Whether the views are inset by the stack's layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            guard isLayoutMarginsRelativeArrangement != oldValue else { return }
            viewState.hasRulesOnInsets = true
            constraintsChanged()
        }
    }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// A value of `setCustomSpacing(_:after:)`: the stack's spacing.
    nonisolated public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// A value of `setCustomSpacing(_:after:)`: the system's spacing.
    nonisolated public class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decode(.stackView, from: coder)
        fill(from: coder)
        for view in subviews { addArrangedSubview(view) }
    }

    /// Creates a stack with arranged views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds an arranged view at the end, and as a subview. A view that is already arranged moves to the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts an arranged view at an index, and adds it as a subview. An index that is too large is the end.
    /// Constraints replace its autoresizing mask.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        var views = arrangedSubviews.filter { $0 !== view }
        views.insert(view, at: min(max(stackIndex, 0), views.count))
        let isInPlace = views == arrangedSubviews && view.superview === self
        arrangedSubviews = views
        view.translatesAutoresizingMaskIntoConstraints = false
        guard !isInPlace else { return }
        if view.superview !== self { addSubview(view) }
        constraintsChanged()
    }

    /// Removes an arranged view, which remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        constraintsChanged()
    }

    /// Sets the spacing in points after an arranged view. The spacing is removed when the view is
    /// no longer arranged. `spacingUseDefault` removes it immediately.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let custom = spacing == Self.spacingUseDefault ? nil : spacing
        guard customSpacings[ObjectIdentifier(arrangedSubview)] != custom else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = custom
        constraintsChanged()
    }

    /// Returns the spacing that was set after a view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    private func gap(after view: UIView) -> CGFloat {
        guard let custom = customSpacings[ObjectIdentifier(view)] else { return spacing }
        return custom == Self.spacingUseSystem ? systemSpacing : custom
    }
}

// MARK: - Constraints

extension UIStackView {
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The attributes along the stack (start, end, length, middle) and across it.
    private var along: (start: Attribute, end: Attribute, length: Attribute, middle: Attribute) {
        axis == .horizontal ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
    }
    private var across: (start: Attribute, end: Attribute, length: Attribute, middle: Attribute) {
        axis == .horizontal ? (.top, .bottom, .height, .centerY) : (.leading, .trailing, .width, .centerX)
    }

    private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The item that the views are aligned with: the stack view, or its layout margins guide.
    private var frameItem: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    private func relation(
        _ first: (AnyObject, Attribute), _ relation: LinearSolver.Relation, _ second: (AnyObject, Attribute),
        times factor: CGFloat = 1, plus constant: CGFloat = 0, _ priority: UILayoutPriority = .required
    ) -> LayoutEquation {
        LayoutEquation(
            terms: [
                .init(item: first.0, attribute: first.1, coefficient: 1),
                .init(item: second.0, attribute: second.1, coefficient: -factor),
            ], constant: -constant, relation: relation, priority: priority)
    }

    /// The equations of the arrangement for the solver.
    var equations: [LayoutEquation] {
        let views = visibleViews
        guard let first = views.first, let last = views.last else { return [] }
        var result = [
            relation((first, along.start), .equal, (frameItem, along.start)),
            relation((last, along.end), .equal, (frameItem, along.end)),
        ]
        result += gaps(views)
        result += lengths(views)
        for view in views { result += alignment(of: view) }
        // No longer across than it has to be, in case nothing else says so.
        result.append(
            LayoutEquation(
                terms: [.init(item: self, attribute: across.length, coefficient: 1)], priority: UILayoutPriority(1)))
        return result
    }

    private func gaps(_ views: [UIView]) -> [LayoutEquation] {
        var result: [LayoutEquation] = []
        for (view, next) in zip(views, views.dropFirst()) {
            let isEven = distribution == .equalSpacing || distribution == .equalCentering
            result.append(
                relation(
                    (next, along.start), isEven ? .greaterOrEqual : .equal, (view, along.end), plus: gap(after: view)))
        }
        guard views.count > 2 else { return result }
        for index in 1..<(views.count - 1) where distribution == .equalSpacing || distribution == .equalCentering {
            let (a, b, c) = (views[index - 1], views[index], views[index + 1])
            let isSpacing = distribution == .equalSpacing
            let ends = isSpacing ? (along.end, along.start) : (along.middle, along.middle)
            result.append(
                LayoutEquation(
                    terms: [
                        .init(item: b, attribute: ends.1, coefficient: 1),
                        .init(item: a, attribute: ends.0, coefficient: -1),
                        .init(item: c, attribute: ends.1, coefficient: -1),
                        .init(item: b, attribute: ends.0, coefficient: 1),
                    ], priority: isSpacing ? .required : UILayoutPriority(149)))
        }
        return result
    }

    private func lengths(_ views: [UIView]) -> [LayoutEquation] {
        guard let first = views.first else { return [] }
        switch distribution {
        case .fillEqually:
            return views.dropFirst().map { relation(($0, along.length), .equal, (first, along.length)) }
        case .fillProportionally:
            let natural = { (view: UIView) -> CGFloat in
                let size = view.intrinsicContentSize
                return max(self.axis == .horizontal ? size.width : size.height, 0)
            }
            let base = natural(first)
            guard base > 0 else { return [] }
            return views.dropFirst().map {
                relation(
                    ($0, along.length), .equal, (first, along.length), times: natural($0) / base, UILayoutPriority(999))
            }
        case .fill: return lengthsInDoubt(views)
        default: return []
        }
    }

    /// How weakly the stack decides between views without a length of their own. Decided: below every priority an app uses.
    private static let doubt = UILayoutPriority(0.5)

    /// Of several views that nothing gives a length, the first one takes the room.
    ///
    /// Apple documents that in case of ambiguity the stack resizes views "based on their index"; that it is the first one is
    /// seen in apps' own recordings, where a scrolling text view has the room and the empty view after it has none.
    private func lengthsInDoubt(_ views: [UIView]) -> [LayoutEquation] {
        let undecided = views.filter { view in
            let size = view.intrinsicContentSize
            return (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric
        }
        return undecided.dropFirst().map { view in
            LayoutEquation(
                terms: [.init(item: view, attribute: along.length, coefficient: 1)], priority: Self.doubt)
        }
    }

    private func alignment(of view: UIView) -> [LayoutEquation] {
        let frame = frameItem
        var result = [
            relation((view, across.start), .greaterOrEqual, (frame, across.start)),
            relation((view, across.end), .lessOrEqual, (frame, across.end)),
        ]
        switch alignment {
        case .fill:
            return [
                relation((view, across.start), .equal, (frame, across.start)),
                relation((view, across.end), .equal, (frame, across.end)),
            ]
        case .leading: result[0].relation = .equal
        case .trailing: result[1].relation = .equal
        case .center: result.append(relation((view, across.middle), .equal, (frame, across.middle)))
        case .firstBaseline, .lastBaseline:
            guard axis == .horizontal, let first = visibleViews.first, first !== view else { break }
            let attribute: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            result.append(relation((view, attribute), .equal, (first, attribute)))
        }
        return result
    }
}
