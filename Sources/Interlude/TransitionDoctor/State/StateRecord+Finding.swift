import CoreGraphics

extension StateRecord {
    /// The innermost view in front that holds a part of the window, with what it looks like; `nil` for what is nobody's alone.
    /// Transforms and what has been scrolled are not looked at: it helps people to find the view, and no more.
    func owner(of part: CGRect) -> String? {
        guard let window = parts.first(where: { $0.look != nil }) else { return nil }
        var (here, place, words) = (window, part, String?.none)
        while let inside = here.parts.reversed().first(where: { $0.holds(place) }) {
            guard let look = inside.look else { return words }
            words = "\(inside.name) (\(look.words)) in \(here.name)"
            place = place.offsetBy(dx: -look.frame.minX, dy: -look.frame.minY)
            here = inside
        }
        return words
    }

    /// Whether something that looks the same stands here where a difference is about one that has been added.
    func holdsAnother(like difference: StateDifference) -> Bool {
        let siblings = difference.path.dropLast().reduce(parts) { level, name in
            level.filter { $0.name == name }.flatMap(\.parts)
        }
        return !difference.look.isEmpty
            && siblings.contains { $0.name == difference.path.last && $0.look?.words == difference.look }
    }
}

extension StatePart {
    fileprivate func holds(_ place: CGRect) -> Bool {
        guard let look, !look.isHidden else { return false }
        return look.frame.insetBy(dx: -1, dy: -1).contains(place)
    }
}
