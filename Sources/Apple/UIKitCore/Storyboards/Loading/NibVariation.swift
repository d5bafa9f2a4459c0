import NibDocument

/// What a file says about an object for screens of some size only.
@MainActor struct NibVariation {
    /// The size classes that it is for; `nil` where the other counts alone.
    struct Condition: Equatable {
        var width: UIUserInterfaceSizeClass?
        var height: UIUserInterfaceSizeClass?
        /// Something that is not known here, so that it never holds.
        var isForeign = false

        /// `widthClass=compact`, `heightClass=regular-widthClass=compact`
        init(_ key: String) {
            for part in key.split(separator: "-") {
                let pair = part.split(separator: "=", maxSplits: 1)
                let value = pair.last.flatMap { Condition.classes[String($0)] }
                switch (pair.first, value) {
                case ("widthClass", let value?): width = value
                case ("heightClass", let value?): height = value
                default: isForeign = true
                }
            }
        }

        private static let classes: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]

        /// How much is asked: what asks for more counts more.
        var weight: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

        func holds(_ traits: UITraitCollection) -> Bool {
            !isForeign && (width == nil || width == traits.horizontalSizeClass)
                && (height == nil || height == traits.verticalSizeClass)
        }
    }

    /// Holds constraints and views that are not in use, so it must not be kept by them.
    let object: AnyObject
    let element: NibElement
    /// The view that the constraints are in, or that the views are in.
    weak var holder: UIView?
    let cases: [(condition: Condition, element: NibElement)]
}

extension NibContext {
    /// Takes note of an element's variations; without size classes in the file there are none.
    func collectVariations(of element: NibElement, object: AnyObject, holder: UIView?) {
        guard document.usesTraitCollections else { return }
        let cases = element.children.filter { $0.name == "variation" && $0.key != "default" }
            .map { (condition: NibVariation.Condition($0.key ?? ""), element: $0) }
            .sorted { $0.condition.weight < $1.condition.weight }
        let hasMasks = element.children.contains { $0.name == "variation" && $0.key == "default" }
        guard !cases.isEmpty || hasMasks else { return }
        variations.append(NibVariation(object: object, element: element, holder: holder, cases: cases))
    }

    /// Hands the variations to the view at the top, which applies them to the screen's size now and later.
    func startVariations(in root: UIView) {
        guard !variations.isEmpty else { return }
        let list = NibVariations(variations, self)
        variations = []
        list.apply(root.traitCollection)
        root.viewState.nibVariations = list
    }
}

/// The variations of one hierarchy.
@MainActor final class NibVariations: TraitVariations {
    private let all: [NibVariation]
    private let context: NibContext
    private var present: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)?
    /// Views and constraints that are left out at present; otherwise nobody would hold them.
    private var parked: [String: AnyObject] = [:]

    init(_ all: [NibVariation], _ context: NibContext) {
        self.all = all
        self.context = context
    }

    /// Makes everything as the file says for a size.
    func apply(_ traits: UITraitCollection) {
        let size = (traits.horizontalSizeClass, traits.verticalSizeClass)
        if let present, present == size { return }
        present = size
        for variation in all {
            let holding = variation.cases.filter { $0.condition.holds(traits) }.map(\.element)
            applyProperties(variation, holding)
            applyMasks(variation, holding)
        }
    }

    private func applyProperties(_ variation: NibVariation, _ holding: [NibElement]) {
        guard
            variation.cases.contains(where: {
                !$0.element.attributes.filter { $0.key != "key" }.isEmpty
                    || $0.element.children.contains { $0.name != "mask" }
            })
        else { return }
        let merged = merge(variation, holding)
        if let rule = variation.object as? NSLayoutConstraint {
            rule.constant = CGFloat(merged.double("constant") ?? 0)
            // A constraint in use must not become required, or stop being so.
            let isActive = rule.isActive
            if let priority = merged.double("priority") ?? (variation.element["priority"] == nil ? 1000 : nil),
                Float(priority) != rule.priority.rawValue, priority > 0
            {
                rule.isActive = false
                rule.priority = UILayoutPriority(Float(min(priority, 1000)))
                if isActive { variation.holder?.addConstraint(rule) }
            }
        } else {
            NibKind.table[variation.element.name]?.family.apply(merged, to: variation.object, context)
        }
    }

    /// The element with what holds now in place of what is there otherwise.
    private func merge(_ variation: NibVariation, _ holding: [NibElement]) -> NibElement {
        let base = variation.element
        var attributes = base.attributes
        // A switch that only a variation speaks of is the other way round without it.
        for (_, element) in variation.cases {
            for (name, value) in element.attributes where name != "key" && attributes[name] == nil {
                if value == "YES" { attributes[name] = "NO" } else if value == "NO" { attributes[name] = "YES" }
            }
        }
        var children = base.children.filter { $0.name != "variation" }.map(copy)
        for element in holding {
            for (name, value) in element.attributes where name != "key" { attributes[name] = value }
            children += element.children.filter { $0.name != "mask" }.map(copy)
        }
        return NibElement(name: base.name, attributes: attributes, line: base.line, children: children)
    }

    /// A tree's elements know their parents, so a second tree needs its own.
    private func copy(_ element: NibElement) -> NibElement {
        let copy = NibElement(
            name: element.name, attributes: element.attributes, line: element.line, children: element.children.map(copy)
        )
        copy.text = element.text
        return copy
    }

    // MARK: Parts that come and go

    private func applyMasks(_ variation: NibVariation, _ holding: [NibElement]) {
        guard let view = variation.object as? UIView else { return }
        let start = variation.element.children.filter { $0.name == "variation" && $0.key == "default" }
        for kind in ["subviews", "constraints"] {
            var isIn: [String: Bool] = [:]
            var order: [String] = []
            for element in start + holding {
                for mask in element.children where mask.name == "mask" && mask.key == kind {
                    for part in mask.children {
                        guard let id = part["reference"] else { continue }
                        if isIn[id] == nil { order.append(id) }
                        isIn[id] = part.name == "include"
                    }
                }
            }
            // What only other sizes speak of is there.
            for (_, element) in variation.cases {
                for mask in element.children where mask.name == "mask" && mask.key == kind {
                    for id in mask.children.compactMap({ $0["reference"] }) where isIn[id] == nil {
                        order.append(id)
                        isIn[id] = true
                    }
                }
            }
            for id in order {
                guard let part = parked[id] ?? context.object(id) else { continue }
                set(part, id, isIn: isIn[id] ?? true, in: view)
            }
        }
    }

    private func set(_ part: AnyObject, _ id: String, isIn: Bool, in view: UIView) {
        parked[id] = isIn ? nil : part
        if let rule = part as? NSLayoutConstraint {
            if !isIn {
                rule.isActive = false
            } else if !rule.isActive, isWhole(rule, in: view) {
                view.addConstraint(rule)
            }
        } else if let subview = part as? UIView {
            if !isIn {
                subview.removeFromSuperview()
            } else if subview.superview !== view {
                put(subview, id, in: view)
            }
        }
    }

    private func isWhole(_ rule: NSLayoutConstraint, in view: UIView) -> Bool {
        [rule.firstItem, rule.secondItem].compactMap { $0 }.allSatisfy { item in
            let part = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return part?.isDescendant(of: view) == true
        }
    }

    /// Brings a view back to its place among those that are there.
    private func put(_ subview: UIView, _ id: String, in view: UIView) {
        let siblings = context.document.element(id)?.parent?.children ?? []
        let before = siblings.prefix { $0.id != id }.reversed()
        let below = before.lazy.compactMap { $0.id.flatMap(self.context.object) as? UIView }.first {
            $0.superview === view
        }
        if let stack = view as? UIStackView {
            let index =
                below.flatMap { below in stack.arrangedSubviews.firstIndex { $0 === below } }.map { $0 + 1 } ?? 0
            stack.insertArrangedSubview(subview, at: index)
        } else if let below {
            view.insertSubview(subview, aboveSubview: below)
        } else {
            view.insertSubview(subview, at: 0)
        }
    }
}
