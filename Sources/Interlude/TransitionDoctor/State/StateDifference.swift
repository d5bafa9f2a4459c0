import InterludeStage

/// One thing in which a record differs from an earlier one.
package struct StateDifference: Hashable, Sendable {
    /// What has become of the part, or of one of its properties.
    package enum Change: Hashable, Sendable {
        /// A property has another value.
        case changed(property: StateProperty, before: StateValue, after: StateValue)
        /// The part was not there before.
        case added
        /// The part is no longer there.
        case gone
        /// The part stands elsewhere among its siblings.
        case moved
    }

    /// The parts' names from the outside in, the part itself last.
    package let path: [PartName]
    package let change: Change
    /// The part itself, as the record knows it.
    package let identity: ObjectToken
    /// What it looks like; `nil` for what is no view.
    var look: ViewLook?
    /// Whether nothing is seen of it.
    var isHidden = false
    /// Whether it dims or blurs what lies behind it, and lies behind a screen itself.
    var isBackdrop = false
    /// Whether it is about a part that a scroll view or an element of the system's brings along.
    var isInner = false
    /// Whether it is a scroll view's, or of what is in one.
    var isInScrollView = false
    /// Whether it stands in a list, which makes as many cells as it has room for.
    var isInList = false
    /// Whether it is a layer's clock alone that is late, while it goes as fast as before.
    var isOfLateClock = false
    /// Whether it is the earlier record that is wrong here.
    var isOfReference = false
}

extension StateDifference {
    /// Which part of a part it is about, without its values.
    package enum Aspect: Hashable, Sendable {
        case property(StateProperty)
        case added, gone, moved
    }

    package var aspect: Aspect {
        switch change {
        case .changed(let property, _, _): .property(property)
        case .added: .added
        case .gone: .gone
        case .moved: .moved
        }
    }
}

extension StateDifference: CustomStringConvertible {
    package var description: String {
        let place = path.map(\.description).joined(separator: " › ")
        switch change {
        case .changed(let property, let before, let after):
            return "\(place): \(property.rawValue) \(before.words) → \(after.words)"
        case .added: return "\(place): was not there"
        case .gone: return "\(place): is missing"
        case .moved: return "\(place): has another position"
        }
    }
}

/// Goes through two records side by side.
struct StateComparison {
    let matching: StateRecord.Matching
    private(set) var differences: [StateDifference] = []
    /// How many scroll views, and how many lists, are around what is being compared.
    private var (scrollViews, lists) = (0, 0)

    init(matching: StateRecord.Matching) {
        self.matching = matching
    }

    /// Compares the parts of one place: those that belong together property by property, the others as gone or added.
    mutating func compare(_ old: [StatePart], _ new: [StatePart], at path: [PartName]) {
        let changes = new.difference(from: old, by: belongTogether)
        let gone = changes.removals.map(\.place)
        let added = changes.insertions.map(\.place)
        let stayed = old.indices.filter { !gone.contains($0) }
        let remained = new.indices.filter { !added.contains($0) }
        for (before, after) in zip(stayed, remained) { compare(old[before], new[after], at: path) }
        tell(gone.map { old[$0] }, added.map { new[$0] }, among: new, at: path)
    }

    private func belongTogether(_ one: StatePart, _ other: StatePart) -> Bool {
        let byName = matching == .kinds || (one.isMadeAnew && other.isMadeAnew)
        return byName ? one.name == other.name : one.identity == other.identity
    }

    private mutating func tell(
        _ gone: [StatePart], _ all: [StatePart], among siblings: [StatePart], at path: [PartName]
    ) {
        var (gone, added) = (gone, all)
        // What an app makes again when its screen appears again, such as a mask or a cell, is no other when it looks the same.
        gone.removeAll { old in
            guard let twin = added.firstIndex(where: { isTwin(old, $0) }) else { return false }
            added.remove(at: twin)
            return true
        }
        for part in gone {
            guard let moved = added.first(where: { $0.identity == part.identity }) else {
                add(.gone, part, path)
                continue
            }
            add(.moved, part, path)
            compare(part, moved, at: path)
        }
        for part in added where !gone.contains(where: { $0.identity == part.identity }) {
            add(.added, part, path)
            let isBehind = siblings.drop { $0.identity != part.identity }.contains { $0.name.isScreen }
            differences[differences.count - 1].isBackdrop = isBehind && part.look?.isVeil == true
        }
    }

    /// Whether a part stands for another one that has gone: of its kind, and in nothing different.
    private func isTwin(_ old: StatePart, _ new: StatePart) -> Bool {
        guard matching == .objects, old.name == new.name, old.identity != new.identity else { return false }
        var comparison = StateComparison(matching: .kinds)
        comparison.compare([old], [new], at: [])
        return comparison.differences.isEmpty
    }

    private mutating func compare(_ old: StatePart, _ new: StatePart, at path: [PartName]) {
        if new.scrolling != nil { scrollViews += 1 }
        defer { if new.scrolling != nil { scrollViews -= 1 } }
        let changes = new.changes(from: old)
        // What was paused and goes on has a clock that is late, by the way that Apple describes. It shows in nothing that rests, where the
        // clock goes as fast as before.
        let goesOn = !changes.contains { $0.after.name == .speed || $0.after.name == .timeOffset }
        for (before, after) in changes where !before.isNear(after) {
            add(
                .changed(property: after.name, before: before.value, after: after.value), new, path)
            if goesOn, after.name == .beginTime { differences[differences.count - 1].isOfLateClock = true }
        }
        if new.scrolling == .list { lists += 1 }
        compare(old.parts, new.parts, at: path + [new.name])
        if new.scrolling == .list { lists -= 1 }
    }

    private mutating func add(_ change: StateDifference.Change, _ part: StatePart, _ path: [PartName]) {
        differences.append(
            StateDifference(
                path: path + [part.name], change: change, identity: part.identity, look: part.look,
                isHidden: part.look?.isHidden ?? false, isInner: part.isInner,
                isInScrollView: scrollViews > 0, isInList: lists > 0))
    }
}

extension StatePart {
    /// The properties that are others than in an earlier record of it.
    fileprivate func changes(from earlier: StatePart) -> [(before: StateFact, after: StateFact)] {
        let own = StateFact.changes(from: earlier.facts, to: facts)
        guard let layer, let old = earlier.layer else { return own }
        return own + layer.changes(from: old)
    }
}

extension CollectionDifference.Change {
    /// The index of what was taken out or put in.
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

extension StateFact {
    /// Points by which a place may be another one without anybody seeing it: bodies that come to rest and springs do so a little beside
    /// their places (decided: an eighth of a pixel).
    private static let hair = 0.04

    /// Whether it is the same place, but for a hair.
    fileprivate func isNear(_ other: StateFact) -> Bool {
        guard name == .position || name == .bounds, case .numbers(let one) = value,
            case .numbers(let two) = other.value, one.count == two.count
        else { return false }
        return zip(one, two).allSatisfy { abs($0 - $1) < StateFact.hair }
    }
}
