import NibDocument

/// What files can say about objects of one class: its properties, on top of its superclass's.
@MainActor final class NibFamily {
    let superfamily: NibFamily?
    /// Names of attributes and keys of children, with the elements that such a child may be.
    let ownNames: [String: Set<String>]
    /// Children that are no property but parts: `subviews`, `items`.
    private let ownParts: Set<String>
    /// Whether an object is of the family's class.
    let fits: (AnyObject) -> Bool
    private let applyOwn: (AnyObject, NibElement, NibContext) -> Void

    init<Owner: AnyObject>(
        _ type: Owner.Type, above: NibFamily? = nil, parts: Set<String> = [], _ properties: [NibProperty<Owner>]
    ) {
        superfamily = above
        ownParts = parts
        ownNames = Dictionary(properties.map { ($0.name, $0.elements) }) { $0.union($1) }
        fits = { $0 is Owner }
        applyOwn = { object, element, context in
            guard let owner = object as? Owner else { return }
            for property in properties {
                let value = NibValue(element: element, name: property.name, context: context)
                if !value.isGiven {
                    property.absent?(owner)
                } else if !property.apply(owner, value) {
                    context.note(.value, "\(element.name).\(property.name)", element)
                }
            }
        }
    }

    /// Gives an object all values that an element has for it, the superclass's first.
    func apply(_ element: NibElement, to object: AnyObject, _ context: NibContext) {
        superfamily?.apply(element, to: object, context)
        applyOwn(object, element, context)
    }

    func isBelow(_ other: NibFamily) -> Bool {
        guard let superfamily else { return false }
        return superfamily === other || superfamily.isBelow(other)
    }

    /// Whether an attribute has a meaning here.
    func knows(attribute: String) -> Bool {
        ownNames[attribute] != nil || superfamily?.knows(attribute: attribute) == true
    }

    /// Whether a child has a meaning here.
    func knows(child: NibElement) -> Bool {
        if let key = child.key, let elements = ownNames[key], elements.contains(child.name) { return true }
        if ownParts.contains(child.key.map { "\(child.name) \($0)" } ?? child.name) { return true }
        return superfamily?.knows(child: child) == true
    }
}
