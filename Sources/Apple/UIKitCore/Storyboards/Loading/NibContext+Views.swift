import NibDocument

extension NibContext {
    /// Puts what an element's view consists of into the view: subviews, recognizers, constraints.
    ///
    /// It is done in the view's `init(coder:)`, so that a subclass finds its subviews after `super.init`.
    ///
    /// - Parameter own: The ids of subviews that the view has already.
    func fill(_ view: UIView, from element: NibElement, without own: Set<String> = []) {
        set(view, for: element.id)
        for child in element.list("subviews") where child.id.map({ !own.contains($0) }) ?? true {
            guard let subview = make(child, as: UIView.self) else { continue }
            view.addSubview(subview)
        }
        for child in element.list("gestureRecognizers") {
            if let recognizer = make(child, as: UIGestureRecognizer.self) { view.addGestureRecognizer(recognizer) }
        }
        for rule in element.list("constraints") where rule.name == "constraint" {
            rules.append(NibRule(element: rule, owner: view))
        }
        collectVariations(of: element, object: view, holder: view.superview)
    }

    /// Takes a view that is there already for an element's: a cell's content, a controller's bar.
    func adopt(_ view: UIView, as element: NibElement, without own: Set<String> = []) {
        (NibKind.table[element.name]?.family ?? .view).apply(element, to: view, self)
        adopt(view as AnyObject, for: element)
        fill(view, from: element, without: own)
    }

    /// A child that is made of the element's part with a key: a table's header, an item's view.
    func part<Object: AnyObject>(_ key: String, of element: NibElement, as type: Object.Type) -> Object? {
        guard let child = element.child(key: key), child.name != "nil" else { return nil }
        return make(child, as: type)
    }

    func parts<Object: AnyObject>(_ name: String, of element: NibElement, as type: Object.Type) -> [Object] {
        element.list(name).compactMap { make($0, as: type) }
    }
}

extension NSCoder {
    /// The file's element and what is known around it; `nil` for any other archive.
    @MainActor var nib: (element: NibElement, context: NibContext)? {
        (self as? NibCoder).map { ($0.element, $0.context) }
    }
}
