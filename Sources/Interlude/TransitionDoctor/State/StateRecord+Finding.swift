import CoreGraphics

extension StateRecord {
    /// The innermost view in front that holds a part of the window; `nil` for what is nobody's alone.
    /// Transforms and what has been scrolled are not looked at: it helps people to find the view, and no more.
    func owner(of part: CGRect) -> PartOwner? {
        guard let window = parts.first(where: { $0.look != nil }) else { return nil }
        var (here, place, path, found) = (window, part, [window.name], ViewLook?.none)
        while let inside = here.parts.reversed().first(where: { $0.holds(place) }), let look = inside.look {
            path.append(inside.name)
            place = place.offsetBy(dx: -look.frame.minX, dy: -look.frame.minY)
            here = inside
            found = look
        }
        return found.map { PartOwner(path: path, look: $0) }
    }

    /// Where on the window views of a name are, in points. Transforms and what has been scrolled are not looked at.
    func boxes(of path: [PartName]) -> [CGRect] {
        func boxes(_ parts: [StatePart], _ path: ArraySlice<PartName>, _ origin: CGPoint) -> [CGRect] {
            parts.filter { $0.name == path.first }.flatMap { part -> [CGRect] in
                guard let look = part.look else { return [] }
                let frame = look.frame.offsetBy(dx: origin.x, dy: origin.y)
                return path.count == 1 ? [frame] : boxes(part.parts, path.dropFirst(), frame.origin)
            }
        }
        return path.isEmpty ? [] : boxes(parts, path[...], .zero)
    }

    /// Whether something that looks the same stands here where a difference is about one that has been added.
    func holdsAnother(like difference: StateDifference) -> Bool {
        guard let look = difference.look else { return false }
        return namesakes(at: difference.path[...]).contains { $0.look?.isLike(look) == true }
    }

    /// Whether a view of this name dims all of the view that it is in.
    func holdsVeil(at path: [PartName]) -> Bool {
        namesakes(at: path.dropLast()).contains { owner in
            guard let look = owner.look else { return false }
            return owner.parts.contains { $0.name == path.last && $0.look?.dims(look) == true }
        }
    }

    /// All parts at a path, since several can have one name.
    private func namesakes(at path: ArraySlice<PartName>) -> [StatePart] {
        path.dropFirst().reduce(parts.filter { $0.name == path.first }) { level, name in
            level.flatMap(\.parts).filter { $0.name == name }
        }
    }
}

/// A view in which a part of the window lies.
struct PartOwner {
    let path: [PartName]
    let look: ViewLook

    /// Such as `UIView “veil” (black at 40 %, 393 × 852 at 0, 0) in view of Page`.
    var words: String {
        let own = path.last.map { "\($0)" } ?? ""
        return "\(own) (\(look.words))" + (path.parent.map { " in \($0)" } ?? "")
    }
}

extension StatePart {
    fileprivate func holds(_ place: CGRect) -> Bool {
        guard let look, !look.isHidden else { return false }
        return look.frame.insetBy(dx: -1, dy: -1).contains(place)
    }
}
