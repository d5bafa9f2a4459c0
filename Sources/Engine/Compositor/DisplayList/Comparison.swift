/// Items that are equal when they draw the same, whether or not some of them come as a part.
@propertyWrapper package struct ItemsAsDrawn: Equatable, Sendable {
    package var wrappedValue: [DisplayItem]

    package init(wrappedValue: [DisplayItem]) { self.wrappedValue = wrappedValue }

    package static func == (a: ItemsAsDrawn, b: ItemsAsDrawn) -> Bool {
        a.wrappedValue.drawsSame(as: b.wrappedValue)
    }
}

/// An object that is equal to itself alone.
@propertyWrapper package struct SameObject<Object: AnyObject & Sendable>: Equatable, Sendable {
    package var wrappedValue: Object

    package init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    package static func == (a: SameObject, b: SameObject) -> Bool { a.wrappedValue === b.wrappedValue }
}

extension [DisplayItem] {
    /// Whether both draw the same pixels for certain.
    func drawsSame(as other: [DisplayItem]) -> Bool {
        if isCut(as: other) { return self == other }
        return (hasParts || other.hasParts) && opened.drawsSame(as: other.opened)
    }

    /// Whether both have as many items, and parts at the same places.
    func isCut(as other: [DisplayItem]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isPart == $1.isPart }
    }

    var hasParts: Bool { contains(where: \.isPart) }

    /// The same with the items of parts in the parts' stead.
    var opened: [DisplayItem] {
        flatMap { item -> [DisplayItem] in
            if case .part(let part) = item { return part.items }
            return [item]
        }
    }
}

extension DisplayItem {
    fileprivate var isPart: Bool {
        if case .part = self { return true }
        return false
    }
}
