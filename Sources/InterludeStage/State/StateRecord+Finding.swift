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
}

extension StatePart {
    fileprivate func holds(_ place: CGRect) -> Bool {
        guard let look, !look.isHidden else { return false }
        return look.frame.insetBy(dx: -1, dy: -1).contains(place)
    }
}
