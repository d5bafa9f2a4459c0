import CoreGraphics

extension DisplayItem {
    /// Whether both draw the same pixels for certain. Bitmaps are the same if they are the same object: nobody writes to
    /// one that is in a display list.
    func isSame(as other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.fill(let a), .fill(let b)):
            return a.color == b.color && a.transform == b.transform && a.shape.isSame(as: b.shape)
        case (.image(let a), .image(let b)): return a.isSame(as: b)
        case (.gradient(let a), .gradient(let b)): return a.isSame(as: b)
        case (.border(let a), .border(let b)):
            return a.outline == b.outline && a.width == b.width && a.color == b.color && a.transform == b.transform
        case (.shadow(let a), .shadow(let b)): return a.isSame(as: b)
        case (.group(let a), .group(let b)):
            return a.isSameFrame(as: b) && DisplayItem.areSame(a.children, b.children)
        case (.backdrop(let a), .backdrop(let b)): return a == b
        case (.part(let a), .part(let b)): return a === b || DisplayItem.areSame(a.items, b.items)
        default: return false
        }
    }

    static func areSame(_ a: [DisplayItem], _ b: [DisplayItem]) -> Bool {
        if a.isCut(as: b) { return zip(a, b).allSatisfy { $0.isSame(as: $1) } }
        return (a.hasParts || b.hasParts) && areSame(a.opened, b.opened)
    }

    fileprivate var isPart: Bool {
        if case .part = self { return true }
        return false
    }
}

extension [DisplayItem] {
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

extension DisplayShape {
    fileprivate func isSame(as other: DisplayShape) -> Bool {
        switch (self, other) {
        case (.rounded(let a), .rounded(let b)): return a == b
        case (.coverage(let a, let rect), .coverage(let b, let otherRect)): return a === b && rect == otherRect
        default: return false
        }
    }
}

extension ImageItem {
    fileprivate func isSame(as other: ImageItem) -> Bool {
        buffer === other.buffer && source == other.source && destination == other.destination
            && filter == other.filter && isSharp == other.isSharp && transform == other.transform
            && center?.source == other.center?.source
            && center?.destination == other.center?.destination
    }
}

extension GradientItem {
    fileprivate func isSame(as other: GradientItem) -> Bool {
        kind == other.kind && start == other.start && end == other.end && transform == other.transform
            && shape.isSame(as: other.shape) && stops.count == other.stops.count
            && zip(stops, other.stops).allSatisfy { $0.location == $1.location && $0.color == $1.color }
    }
}

extension ShadowItem {
    fileprivate func isSame(as other: ShadowItem) -> Bool {
        guard color == other.color, offset == other.offset, radius == other.radius, transform == other.transform
        else { return false }
        switch (caster, other.caster) {
        case (.shape(let a), .shape(let b)): return a.isSame(as: b)
        case (.items(let a), .items(let b)): return DisplayItem.areSame(a, b)
        default: return false
        }
    }
}

extension GroupItem {
    /// Whether everything but the children is the same.
    func isSameFrame(as other: GroupItem) -> Bool {
        guard opacity == other.opacity, clip == other.clip, transform == other.transform, bounds == other.bounds,
            blurRadius == other.blurRadius, ordersByDepth == other.ordersByDepth,
            isCulledFromBehind == other.isCulledFromBehind
        else { return false }
        guard let mask, let otherMask = other.mask else { return mask == nil && other.mask == nil }
        return DisplayItem.areSame(mask, otherMask)
    }
}
