import NibDocument

/// A `<constraint>` that waits until all views are there.
struct NibRule {
    let element: NibElement
    /// The view that the file has it in: the first item where none is named.
    let owner: UIView
    /// Whether the file leaves the constraint out until the screen has another size.
    var isInstalled = true
}

extension NibContext {
    /// Makes the constraints of the views made so far, then gives views that no constraint is about the frame they have in the file.
    func makeRules() {
        let rules = rules
        self.rules = []
        var mentioned: Set<ObjectIdentifier> = []
        for rule in rules {
            guard let made = constraint(rule) else { continue }
            for item in [made.firstItem, made.secondItem].compactMap({ $0 }) {
                mentioned.insert(ObjectIdentifier(item))
            }
            adopt(made, for: rule.element)
            if rule.isInstalled { rule.owner.addConstraint(made) }
            collectVariations(of: rule.element, object: made, holder: rule.owner)
        }
        for view in unruled where !mentioned.contains(ObjectIdentifier(view)) {
            guard view.superview != nil, !(view.superview is UIStackView) else { continue }
            // What Interface Builder does as well: a view without constraints keeps to its frame.
            view.translatesAutoresizingMaskIntoConstraints = true
        }
        unruled = []
    }

    private func constraint(_ rule: NibRule) -> NSLayoutConstraint? {
        let element = rule.element
        guard element.bool("placeholder") != true else { return nil }
        guard let attribute = element["firstAttribute"].flatMap({ NibRule.attributes[$0] }) else {
            note(.value, "constraint.firstAttribute", element)
            return nil
        }
        let first = element["firstItem"].map { item($0) } ?? rule.owner
        let second = element["secondItem"].map { item($0) }
        let other = element["secondAttribute"].flatMap { NibRule.attributes[$0] } ?? .notAnAttribute
        guard let first, second == nil || second! != nil,
            NibRule.isSensible(attribute, other, hasSecond: second != nil), isInside(first, rule.owner),
            (second ?? nil).map({ isInside($0, rule.owner) }) ?? true
        else {
            note(.reference, "constraint \(element.id ?? "")", element)
            return nil
        }
        let result = NSLayoutConstraint(
            item: first, attribute: attribute,
            relatedBy: element["relation"].flatMap { NibRule.relations[$0] } ?? .equal,
            toItem: second ?? nil, attribute: other,
            multiplier: CGFloat(element["multiplier"].flatMap(NibNumber.ratio) ?? 1),
            constant: CGFloat(constant(element, first, second ?? nil)))
        NibRule.set(element, on: result)
        return result
    }

    /// A distance of the system's is written as a number too, but in the newest files.
    private func constant(_ element: NibElement, _ first: AnyObject, _ second: AnyObject?) -> Double {
        if let given = element.double("constant") { return given }
        guard element.bool("symbolic") == true, let a = first as? UIView, let b = second as? UIView else { return 0 }
        // Documented distances: 8 between neighbors, 20 to the superview's edges.
        return a.superview === b.superview ? 8 : 20
    }

    /// What a constraint is about: a view, or a guide of a view or controller.
    private func item(_ id: String) -> AnyObject? {
        if let object = object(id) { return object is UIView || object is UILayoutGuide ? object : nil }
        guard let element = document.element(id) else { return nil }
        let made = guide(element)
        set(made, for: id)
        return made
    }

    func guide(_ element: NibElement) -> UILayoutGuide? {
        if element.name == "viewControllerLayoutGuide" {
            guard let controller, controller.isLoadingView || controller.isViewLoaded, controller.loadedView != nil
            else {
                return nil
            }
            return controller.barsGuide(atTop: element["type"] == "top")
        }
        guard element.name == "viewLayoutGuide", let view = element.parent?.id.flatMap(object) as? UIView else {
            return nil
        }
        switch element.key {
        case "safeArea": return view.safeAreaLayoutGuide
        case "layoutMargins", "layoutMarginsGuide": return view.layoutMarginsGuide
        case "readableContent", "readableContentGuide": return view.readableContentGuide
        case "keyboard", "keyboardLayoutGuide": return view.keyboardLayoutGuide
        case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
        default: return nil
        }
    }

    private func isInside(_ item: AnyObject, _ owner: UIView) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view?.isDescendant(of: owner) == true
    }
}

extension NibRule {
    /// Sets what may change while a constraint is in use.
    @MainActor static func set(_ element: NibElement, on rule: NSLayoutConstraint) {
        if let priority = element.double("priority"), priority > 0 {
            rule.priority = UILayoutPriority(Float(min(priority, 1000)))
        }
        if let identifier = element["identifier"] { rule.identifier = identifier }
    }

    /// Whether two attributes can stand in one constraint: both widths or heights, both across or both along.
    static func isSensible(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, hasSecond: Bool
    ) -> Bool {
        let isSize = first == .width || first == .height
        guard hasSecond else { return isSize && second == .notAnAttribute }
        guard second != .notAnAttribute, first != .notAnAttribute else { return false }
        if isSize || second == .width || second == .height {
            return isSize && (second == .width || second == .height)
        }
        guard first.axis == second.axis else { return false }
        let fixed: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
        let reading: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        return !(fixed.contains(first) && reading.contains(second) || reading.contains(first) && fixed.contains(second))
    }

    static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]
    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
