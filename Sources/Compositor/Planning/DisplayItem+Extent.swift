import CoreGraphics

extension DisplayItem {
    /// Whether the item cannot be seen outside of a shape because it is cut off there.
    func isClipped(to shape: RoundedRect, _ transform: Matrix4) -> Bool {
        switch self {
        case .group(let group): return group.clip == shape && group.transform == transform && group.blurRadius == 0
        case .border(let border): return border.outline == shape && border.transform == transform
        case .part(let part): return part.items.allSatisfy { $0.isClipped(to: shape, transform) }
        default: return false
        }
    }

    /// Whether the item certainly shows nothing outside of a rectangle of the frame. Only what is simply moved and scaled
    /// is looked at; of everything else the answer is no.
    func lies(within area: PreciseRect) -> Bool {
        switch self {
        case .fill(let item): return Self.lies(item.shape.bounds, item.transform, within: area)
        case .image(let item): return Self.lies(item.destination, item.transform, within: area)
        case .gradient(let item): return Self.lies(item.shape.bounds, item.transform, within: area)
        case .border(let item): return Self.lies(item.outline.rect, item.transform, within: area)
        case .shadow: return false
        case .backdrop(let item): return Self.lies(item.shape.rect, item.transform, within: area)
        case .group(let item):
            if item.blurRadius > 0 { return false }
            if let clip = item.clip, Self.lies(clip.rect, item.transform, within: area) { return true }
            return item.children.allSatisfy { $0.lies(within: area) }
        case .part(let part): return part.items.allSatisfy { $0.lies(within: area) }
        }
    }

    private static func lies(_ rect: CGRect, _ transform: Matrix4, within area: PreciseRect) -> Bool {
        guard let axes = Homography(transform).axisAligned else { return false }
        return area.contains(axes.edges(of: rect))
    }
}

extension DisplayShape {
    /// Nothing of the shape lies outside, in local units.
    var bounds: CGRect {
        switch self {
        case .rounded(let rounded): return rounded.rect
        case .coverage(_, let rect): return rect
        }
    }
}
