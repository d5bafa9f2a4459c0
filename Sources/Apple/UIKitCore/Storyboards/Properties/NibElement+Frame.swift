import NibDocument

// How a view's frame is written: as a rectangle, or, as Xcode 8 had it, as distances to the superview's edges.
extension NibElement {
    /// The frame of the view that the element is, in its superview.
    ///
    /// `<frame key="frameInset" minX="21.47%" minY="13.82%" width="57.20%" height="34"/>`: a distance or a length is a number of
    /// points, or a share of the superview's width or height. A length that is missing is what the distances leave, and a
    /// distance that is missing is 0.
    var frame: CGRect? {
        if let rect = child(key: "frame")?.rect { return rect }
        guard let inset = child(key: "frameInset") else { return nil }
        let outer = superviewElement?.frame?.size
        guard let x = inset.span("minX", "maxX", "width", of: outer?.width),
            let y = inset.span("minY", "maxY", "height", of: outer?.height)
        else { return nil }
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    private var superviewElement: NibElement? {
        guard let parent, parent.name == "subviews" else { return parent }
        return parent.parent
    }

    private func span(
        _ near: String, _ far: String, _ length: String, of whole: CGFloat?
    ) -> (start: CGFloat, length: CGFloat)? {
        let (before, after) = (distance(near, of: whole), distance(far, of: whole))
        guard let own = distance(length, of: whole) else {
            guard let whole, self[length] == nil else { return nil }
            return (before ?? 0, whole - (before ?? 0) - (after ?? 0))
        }
        if let before { return (before, own) }
        guard let after else { return (0, own) }
        return whole.map { ($0 - after - own, own) }
    }

    /// Points, or a share of the whole.
    private func distance(_ attribute: String, of whole: CGFloat?) -> CGFloat? {
        guard let text = self[attribute], text.hasSuffix("%") else { return double(attribute).map { CGFloat($0) } }
        guard let whole, let share = NibNumber.double(String(text.dropLast())) else { return nil }
        return whole * CGFloat(share) / 100
    }
}
