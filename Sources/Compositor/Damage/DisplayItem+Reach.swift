import CoreGraphics

extension DisplayItem {
    /// A rectangle of the frame outside of which the item certainly draws nothing. May be larger than need be.
    func reach(in frame: PixelRect) -> PixelRect {
        switch self {
        case .fill(let item): return item.shape.bounds.reach(item.transform, in: frame)
        case .image(let item): return item.destination.reach(item.transform, in: frame)
        case .gradient(let item): return item.shape.bounds.reach(item.transform, in: frame)
        case .border(let item): return item.outline.rect.reach(item.transform, in: frame)
        case .shadow(let item): return item.reach(in: frame)
        case .group(let item): return item.reach(in: frame)
        case .backdrop(let item): return item.reach(in: frame)
        case .part(let part): return part.reach(in: frame)
        }
    }
}

extension GroupItem {
    /// What lies outside draws nothing: the clip's rectangle, or else all children's, with what a blur adds.
    func reach(in frame: PixelRect) -> PixelRect {
        let far = blurRadius > 0 ? Blurring.reach(blurRadius, transform, around: bounds) : 0
        let wide = frame.outset(by: far)
        var reach = children.reach(in: wide)
        if let clip { reach = reach.intersection(clip.rect.reach(transform, in: wide)) }
        return reach.outset(by: far).intersection(frame)
    }
}

extension ShadowItem {
    fileprivate func reach(in frame: PixelRect) -> PixelRect {
        switch caster {
        case .shape(let shape):
            let spread = radius * CGFloat(Blurring.widestSpread)
            let moved = shape.bounds.offsetBy(dx: offset.width, dy: offset.height)
            return moved.insetBy(dx: -spread, dy: -spread).reach(transform, in: frame)
        case .items(let items): return reach(of: items, in: frame)
        }
    }

    private func reach(of items: [DisplayItem], in frame: PixelRect) -> PixelRect {
        let scale = Homography(transform).scale(at: 0, 0)
        let offset = Double(abs(offset.width) + abs(offset.height)) * max(scale.x, scale.y)
        guard offset < 1e6 else { return frame }
        let far = Blurring.reach(radius, transform, around: .zero) + clampedInt(offset.rounded(.up)) + 1
        let wide = frame.outset(by: far)
        let casters = items.reach(in: wide)
        return casters.isEmpty ? .empty : casters.outset(by: far).intersection(frame)
    }
}

/// How far blurs spread, with room for the coarser grid on which wide ones are made.
enum Blurring {
    /// In deviations: three are blurred, and the grid's margin is less than half of that again.
    static let widestSpread = 5.0

    /// In the frame's pixels.
    static func reach(_ radius: CGFloat, _ transform: Matrix4, around rect: CGRect) -> Int {
        let scale = Homography(transform).scale(at: Double(rect.midX), Double(rect.midY))
        let sigma = BlurPlane.limited(Double(radius) * max(scale.x, scale.y))
        return clampedInt((sigma * widestSpread).rounded(.up)) + 4
    }
}

extension CGRect {
    /// The pixels that the rectangle touches in the frame; all of the frame where it comes near the eye's plane.
    func reach(_ transform: Matrix4, in frame: PixelRect) -> PixelRect {
        let map = Homography(transform)
        if let edges = map.axisAligned?.edges(of: self), (edges.left + edges.top + edges.right + edges.bottom).isFinite
        {
            return edges.touched.intersection(frame)
        }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
            map.homogeneous(Double($0.0), Double($0.1))
        }
        guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }) else { return frame }
        let largest = corners.map(\.z).max() ?? 0
        // Far larger than the share at which outlines are cut off in front of the eye.
        guard let nearest = corners.map(\.z).min(), nearest > largest / 1024 else { return frame }
        let xs = corners.map { $0.x / $0.z }
        let ys = corners.map { $0.y / $0.z }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return frame }
        return PreciseRect(left: left, top: top, right: right, bottom: bottom).touched.intersection(frame)
    }
}

extension PreciseRect {
    /// The pixels that the rectangle touches, with one more on each side: edges are snapped and smoothed.
    fileprivate var touched: PixelRect {
        touchedPixels.outset(by: 1)
    }
}
