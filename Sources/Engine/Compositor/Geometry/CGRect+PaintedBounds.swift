import CoreGraphics

extension CGRect {
    /// The pixels that the rectangle touches in the frame; all of the frame where it comes near the eye's plane.
    func paintedBounds(_ transform: Matrix4, in frame: PixelRect) -> PixelRect {
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

extension CGRect {
    /// Whether the rectangle certainly lies within an area of the frame; no where it is more than moved and scaled.
    func lies(_ transform: Matrix4, within area: PreciseRect) -> Bool {
        guard let axes = Homography(transform).axisAligned else { return false }
        return area.contains(axes.edges(of: self))
    }
}

extension PreciseRect {
    /// The pixels that the rectangle touches, with one more on each side: edges are snapped and smoothed.
    fileprivate var touched: PixelRect {
        touchedPixels.outset(by: 1)
    }
}
