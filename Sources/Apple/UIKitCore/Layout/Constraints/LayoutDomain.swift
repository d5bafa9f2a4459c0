/// A view with a place of its own, all in it that constraints place, and those constraints: one problem for the solver.
///
/// Coordinates are those of the domain's own corner, y downwards.
@MainActor
struct LayoutDomain {
    private typealias Expression = LinearSolver.Expression

    /// The four variables of a view or guide.
    private struct Place {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    private let root: UIView
    /// The views whose subviews the domain places, outer ones first.
    private var containers: [UIView] = []
    /// The views that the domain places, outer ones first.
    private var members: [UIView] = []
    private var rules: [NSLayoutConstraint] = []
    private var equations: [LayoutEquation] = []
    private var solver = LayoutProblem(levels: 0)
    private var places: [ObjectIdentifier: Place] = [:]
    private var levels: [Float] = []
    /// The size that the root would like, if its size is not given.
    private var wish: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    /// The scroll views whose content constraints are about.
    private var scrollersWithRules: Set<ObjectIdentifier> = []
    /// Whether the constraint that is being added counts its places along the x axis from the right, see `isMirrored(_:)`.
    private var countsFromRight = false
    /// The view that the constraint that is being added sees from outside while a scroll view around it zooms it, and how much: its edges
    /// are where they are seen then.
    private var zoomed: (item: ObjectIdentifier, scale: Double)?
    /// The views with a place to be found: those that some constraint is about, and those that have a size by their content. Another
    /// one keeps the frame that it was given, whoever was to rule over it.
    private var sought: [UIView] = []
    /// Widths that a first pass has found, for views whose height depends on them.
    private var knownWidths: [ObjectIdentifier: CGFloat] = [:]

    init(_ root: UIView) {
        self.root = root
        collect(root)
        seek()
    }

    /// Whether there is anything to solve.
    static func hasRules(_ root: UIView) -> Bool {
        if !root.viewState.constraints.isEmpty { return true }
        return root.children.contains {
            $0.isPlacedByRules || (!$0.isLayoutDomain && hasRules($0))
        }
    }

    private mutating func collect(_ view: UIView) {
        containers.append(view)
        for child in view.children {
            members.append(child)
            if !child.isLayoutDomain { collect(child) }
        }
    }

    private mutating func seek() {
        rules = containers.flatMap(\.viewState.constraints)
        equations = containers.compactMap { $0 as? UIStackView }.flatMap(\.equations)
        var involved = Set(rules.flatMap(\.involvedViews).map(ObjectIdentifier.init))
        involved.formUnion(equations.flatMap(\.terms).map { ObjectIdentifier($0.item) })
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        sought = members.filter {
            $0.isPlacedByRules
                && (involved.contains(ObjectIdentifier($0)) || $0.intrinsicContentSize != none)
        }
    }

    // MARK: Outcome

    /// Solves, and gives all views their frames.
    mutating func place() {
        solveTwice()
        // All are found before the first is set: a scroll view that comes to its place may move its content's corner.
        let frames = sought.filter { !$0.isHiddenInStack }
            .compactMap { view in view.parent.map { (view, frame(of: view, in: $0)) } }
        let guides = containers.flatMap { view in
            view.layoutGuides.filter { $0.system == nil }.map { ($0, rounded(rect(of: $0, in: view))) }
        }
        for (view, frame) in frames { view.setLaidOutFrame(frame) }
        for view in containers { (view as? UIStackView)?.placeHiddenViews() }
        for view in containers where scrollersWithRules.contains(ObjectIdentifier(view)) {
            guard let guides = view.scrollGuides else { continue }
            view.rulesDecidedContentSize(rounded(CGRect(origin: .zero, size: rect(of: guides.content).size)).size)
        }
        for (guide, frame) in guides { guide.solvedFrame = frame }
    }

    private func frame(of view: UIView, in parent: UIView) -> CGRect {
        rounded(view.frame(forAlignmentRect: rect(of: view, in: parent)))
    }

    /// What was found for a view or guide, in the coordinates of the view around.
    private func rect(of item: AnyObject, in parent: UIView) -> CGRect {
        let origin = parent === root ? .zero : rect(of: parent).origin
        return rect(of: item).offsetBy(dx: parent.bounds.minX - origin.x, dy: parent.bounds.minY - origin.y)
    }

    /// The size of the root that comes nearest to a wish.
    mutating func fittingSize(
        _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        wish = (size, horizontal, vertical)
        solveTwice()
        return rounded(rect(of: root)).size
    }

    /// To whole pixels, edge by edge, so that what touches still touches.
    private func rounded(_ rect: CGRect) -> CGRect {
        let scale = root.layer.contentsScale
        func round(_ x: CGFloat) -> CGFloat { (x * scale).rounded() / scale }
        let (x, y) = (round(rect.minX), round(rect.minY))
        return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
    }

    private func rect(of item: AnyObject) -> CGRect {
        guard let place = places[ObjectIdentifier(item)] else { return .zero }
        return CGRect(
            x: solver.value(of: place.x), y: solver.value(of: place.y), width: solver.value(of: place.width),
            height: solver.value(of: place.height))
    }

    // MARK: The problem

    /// Solves once, and once more if text that got narrower than it would like needs more lines.
    private mutating func solveTwice() {
        solveOnce()
        knownWidths = [:]
        for view in sought {
            let width = rect(of: view).width
            let natural = view.intrinsicContentSize
            if natural.width != UIView.noIntrinsicMetric, natural.height != UIView.noIntrinsicMetric,
                width < natural.width - 0.01
            {
                knownWidths[ObjectIdentifier(view)] = width
            }
        }
        if !knownWidths.isEmpty { solveOnce() }
    }

    private mutating func solveOnce() {
        levels = collectLevels()
        solver = LayoutProblem(levels: levels.count)
        places = [:]
        makePlaces()
        let found = Set(sought.map(ObjectIdentifier.init))
        for view in members where !found.contains(ObjectIdentifier(view)) { placeAsGiven(view) }
        for view in containers { placeGuides(ofScroller: view) }
        for (number, rule) in rules.enumerated() { add(rule, number: number) }
        for equation in equations { add(equation) }
        for view in sought { addContentSize(of: view) }
        for number in solver.solve() { LayoutLog.conflict(rules[number]) }
    }

    private func collectLevels() -> [Float] {
        var all = Set(rules.map(\.priority.rawValue) + equations.map(\.priority.rawValue))
        for view in members {
            let (hugging, resistance) = (view.viewState.hugging, view.viewState.resistance)
            for priority in [hugging.horizontal, hugging.vertical, resistance.horizontal, resistance.vertical] {
                all.insert(priority.rawValue)
            }
        }
        if let wish { all.formUnion([wish.horizontal.rawValue, wish.vertical.rawValue]) }
        return all.filter { $0 < UILayoutPriority.required.rawValue }.sorted(by: >)
    }

    private func level(_ priority: UILayoutPriority) -> Int? { levels.firstIndex(of: priority.rawValue) }

    private mutating func makePlaces() {
        func make(_ item: AnyObject) {
            places[ObjectIdentifier(item)] = Place(
                x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
                height: solver.makeVariable())
        }
        make(root)
        for view in members { make(view) }
        for view in containers {
            for guide in view.layoutGuides where guide.system == nil { make(guide) }
            if let guides = view.scrollGuides {
                make(guides.content)
                make(guides.frame)
            }
        }
        placeRoot()
        for (_, place) in places.sorted(by: { $0.value.x < $1.value.x }) {
            require([(place.width, 1)], .greaterOrEqual)
            require([(place.height, 1)], .greaterOrEqual)
        }
    }

    /// A scroll view's content begins where its bounds' origin says; its frame is the view's.
    private mutating func placeGuides(ofScroller view: UIView) {
        guard let guides = view.scrollGuides, let own = places[ObjectIdentifier(view)],
            let content = places[ObjectIdentifier(guides.content)], let frame = places[ObjectIdentifier(guides.frame)]
        else { return }
        require([(content.x, 1), (own.x, -1)], .equal, constant: view.bounds.minX)
        require([(content.y, 1), (own.y, -1)], .equal, constant: view.bounds.minY)
        for (a, b) in [(frame.x, own.x), (frame.y, own.y), (frame.width, own.width), (frame.height, own.height)] {
            require([(a, 1), (b, -1)], .equal)
        }
    }

    private mutating func placeRoot() {
        guard let place = places[ObjectIdentifier(root)] else { return }
        require([(place.x, 1)], .equal)
        require([(place.y, 1)], .equal)
        guard let wish else {
            require([(place.width, 1)], .equal, constant: -root.bounds.width)
            require([(place.height, 1)], .equal, constant: -root.bounds.height)
            return
        }
        add([(place.width, 1)], .equal, -wish.size.width, wish.horizontal)
        add([(place.height, 1)], .equal, -wish.size.height, wish.vertical)
    }

    /// A view with a frame of its own keeps it, relative to its superview.
    private mutating func placeAsGiven(_ view: UIView) {
        guard let parent = view.parent,
            let place = places[ObjectIdentifier(view)], let outer = places[ObjectIdentifier(parent)]
        else { return }
        let frame = view.untransformedFrame
        require([(place.x, 1), (outer.x, -1)], .equal, constant: parent.bounds.minX - frame.minX)
        require([(place.y, 1), (outer.y, -1)], .equal, constant: parent.bounds.minY - frame.minY)
        require([(place.width, 1)], .equal, constant: -frame.width)
        require([(place.height, 1)], .equal, constant: -frame.height)
    }

    // MARK: Constraints

    private mutating func require(
        _ terms: [(Int, Double)], _ relation: LinearSolver.Relation, constant: CGFloat = 0
    ) {
        add(terms, relation, constant, .required)
    }

    private mutating func add(
        _ terms: [(Int, Double)], _ relation: LinearSolver.Relation, _ constant: CGFloat, _ priority: UILayoutPriority
    ) {
        var expression = Expression(constant: Double(constant))
        for (variable, coefficient) in terms { expression.add(variable, coefficient) }
        solver.add(expression, relation, level: level(priority))
    }

    private mutating func add(_ rule: NSLayoutConstraint, number: Int) {
        countsFromRight = isMirrored([(rule.firstItem, rule.firstAttribute), (rule.secondItem, rule.secondAttribute)])
        zoomed = zoomedView(of: rule)
        defer { zoomed = nil }
        guard let (first, second) = items(of: rule),
            var expression = value(first, rule.firstAttribute, to: rule.distances.first)
        else { return }
        if let second {
            guard var other = value(second, rule.secondAttribute, to: rule.distances.second) else { return }
            expression.constant += scrolled(first, rule.firstAttribute, seenFrom: second)
            other.constant += scrolled(second, rule.secondAttribute, seenFrom: first)
            expression.add(other, times: -Double(rule.multiplier))
        }
        expression.constant -= Double(rule.constant)
        let relation: LinearSolver.Relation =
            switch rule.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThanOrEqual: .greaterOrEqual
            }
        solver.add(expression, relation, level: level(rule.priority), rule: number)
    }

    /// The items of a constraint. To what is inside it, a scroll view's edges are those of its content.
    private mutating func items(of rule: NSLayoutConstraint) -> (first: AnyObject, second: AnyObject?)? {
        guard let first = rule.firstItem else { return nil }
        let second = rule.secondItem
        guard let second else { return (first, nil) }
        return (
            content(of: first, rule.firstAttribute, seenFrom: second),
            content(of: second, rule.secondAttribute, seenFrom: first)
        )
    }

    private mutating func content(
        of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: AnyObject
    ) -> AnyObject {
        if let guide = item as? UILayoutGuide, let owner = guide.owningView, owner.scrollGuides?.content === guide {
            scrollersWithRules.insert(ObjectIdentifier(owner))
        }
        guard let view = scroller(item, around: other), let guides = view.scrollGuides, attribute.isEdge else {
            return item
        }
        scrollersWithRules.insert(ObjectIdentifier(view))
        return guides.content
    }

    /// The view of a constraint that a scroll view zooms, where the other one is not inside it.
    private func zoomedView(of rule: NSLayoutConstraint) -> (item: ObjectIdentifier, scale: Double)? {
        for (item, other) in [(rule.firstItem, rule.secondItem), (rule.secondItem, rule.firstItem)] {
            guard let view = item as? UIView, let scroller = view.parent, scroller.scrollGuides != nil else { continue }
            let inside = other as? UIView ?? (other as? UILayoutGuide)?.owningView
            let scale = scroller.zoomScale(of: view)
            if scale != 1, inside?.isDescendant(of: view) == false { return (ObjectIdentifier(view), Double(scale)) }
        }
        return nil
    }

    /// A scroll view that another item of a constraint is inside of.
    private func scroller(_ item: AnyObject, around other: AnyObject) -> UIView? {
        guard let view = item as? UIView, view.scrollGuides != nil,
            let inside = other as? UIView ?? (other as? UILayoutGuide)?.owningView, inside !== view,
            inside.isDescendant(of: view)
        else { return nil }
        return view
    }

    /// How far a middle lies from where the item's frame has it: to what is inside it, a scroll view's middles are those of its frame, as
    /// documented, and what is bound to them moves with the content all the same.
    private func scrolled(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: AnyObject
    ) -> Double {
        guard let view = scroller(item, around: other) else { return 0 }
        switch attribute.withoutMargin {
        case .centerX: return Double(countsFromRight ? view.bounds.minX : -view.bounds.minX)
        case .centerY: return Double(-view.bounds.minY)
        default: return 0
        }
    }

    private mutating func add(_ equation: LayoutEquation) {
        countsFromRight = isMirrored(equation.terms.map { ($0.item, $0.attribute) })
        var expression = Expression(constant: Double(equation.constant))
        for term in equation.terms {
            guard let value = value(term.item, term.attribute, to: nil) else { return }
            expression.add(value, times: Double(term.coefficient))
        }
        solver.add(expression, equation.relation, level: level(equation.priority))
    }

    /// The content's own size: not larger by the hugging priority, not smaller by the compression resistance.
    private mutating func addContentSize(of view: UIView) {
        guard let place = places[ObjectIdentifier(view)] else { return }
        var size = view.intrinsicContentSize
        if let width = knownWidths[ObjectIdentifier(view)] {
            size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let (hugging, resistance) = (view.viewState.hugging, view.viewState.resistance)
        if size.width != UIView.noIntrinsicMetric {
            add([(place.width, 1)], .lessOrEqual, -size.width, hugging.horizontal)
            add([(place.width, 1)], .greaterOrEqual, -size.width, resistance.horizontal)
        }
        if size.height != UIView.noIntrinsicMetric {
            add([(place.height, 1)], .lessOrEqual, -size.height, hugging.vertical)
            add([(place.height, 1)], .greaterOrEqual, -size.height, resistance.vertical)
        }
    }

    // MARK: Attributes

    /// Whether a constraint is about leading and trailing edges where one reads from right to left: its places along the x axis
    /// count from the right then, so that constants and relations mean the same in both directions.
    private func isMirrored(_ places: [(item: AnyObject?, attribute: NSLayoutConstraint.Attribute)]) -> Bool {
        guard let item = places.first(where: { $0.attribute.isDirectional })?.item else { return false }
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// An attribute of a view or guide, or its distance to another one's.
    private func value(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, to distance: LayoutDistance?
    ) -> Expression? {
        guard var expression = value(item, attribute) else { return nil }
        guard let distance else { return expression }
        guard let end = distance.item, let other = value(end, distance.attribute) else { return nil }
        expression.add(other, times: -1)
        var turned = Expression()
        turned.add(expression, times: -1)
        return turned
    }

    private func value(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Expression? {
        if let guide = item as? UILayoutGuide, guide.system != nil {
            guard let owner = guide.owningView else { return nil }
            return edge(attribute, of: owner, insets: guide.insetsFromOwner)
        }
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        switch attribute {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            guard let view = item as? UIView else { return nil }
            return edge(attribute.withoutMargin, of: view, insets: view.layoutMargins)
        case .firstBaseline, .lastBaseline:
            guard let view = item as? UIView else { return edge(.bottom, of: item, insets: .zero) }
            return baseline(of: view, isFirst: attribute == .firstBaseline)
        default: return edge(attribute, of: item, insets: .zero, direction: view)
        }
    }

    /// The first or last line of text of a view, or of the view below that stands for it; else its lower edge.
    private func baseline(of view: UIView, isFirst: Bool) -> Expression? {
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if text !== view, text.isDescendant(of: view) {
            if places[ObjectIdentifier(text)] != nil { return baseline(of: text, isFirst: isFirst) }
            // It is placed by hand: where it stands now.
            let frame = text.convert(text.bounds, to: view)
            let line = text.layoutBaselines(width: text.bounds.width)
            let distance =
                line?.distanceFromTop(height: frame.height, isFirst: isFirst) ?? frame.height
            return isFirst
                ? moved(.top, of: view, by: frame.minY + distance)
                : moved(.bottom, of: view, by: frame.minY + distance - view.bounds.height)
        }
        guard let lines = view.layoutBaselines(width: knownWidths[ObjectIdentifier(view)]) else {
            return edge(.bottom, of: view, insets: .zero)
        }
        return moved(lines.origin.attribute, of: view, by: isFirst ? lines.first : lines.last)
    }

    private func moved(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, by distance: CGFloat) -> Expression?
    {
        var place = edge(attribute, of: view, insets: .zero)
        place?.constant += Double(distance)
        return place
    }

    /// An edge, center or dimension of an item's rectangle, moved inwards by insets.
    private func edge(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, insets: UIEdgeInsets, direction: UIView? = nil
    ) -> Expression? {
        guard let place = places[ObjectIdentifier(item)] else { return nil }
        let view = direction ?? item as? UIView
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func make(_ terms: [(Int, Double)], _ constant: CGFloat) -> Expression {
            var expression = Expression(constant: Double(constant))
            for (variable, coefficient) in terms { expression.add(variable, coefficient) }
            return expression
        }
        func alongX(_ expression: Expression) -> Expression {
            var counted = Expression()
            counted.add(expression, times: countsFromRight ? -1 : 1)
            return counted
        }
        let scale = zoomed?.item == ObjectIdentifier(item) ? zoomed?.scale ?? 1 : 1
        let (near, far) = ((1 - scale) / 2, (1 + scale) / 2)
        switch attribute.resolved(isMirrored: isMirrored) {
        case .left: return alongX(make([(place.x, 1), (place.width, near)], insets.left * scale))
        case .right: return alongX(make([(place.x, 1), (place.width, far)], -insets.right * scale))
        case .top: return make([(place.y, 1), (place.height, near)], insets.top * scale)
        case .bottom: return make([(place.y, 1), (place.height, far)], -insets.bottom * scale)
        case .width: return make([(place.width, 1)], -insets.left - insets.right)
        case .height: return make([(place.height, 1)], -insets.top - insets.bottom)
        case .centerX: return alongX(make([(place.x, 1), (place.width, 0.5)], (insets.left - insets.right) / 2))
        case .centerY: return make([(place.y, 1), (place.height, 0.5)], (insets.top - insets.bottom) / 2)
        default: return nil
        }
    }
}
