import CoreGraphics

extension RoundedRect {
    /// No coordinate is farther out, in local units or in the frame's pixels: products of three of them are still exact enough
    /// for a double, and no frame reaches as far. Decided.
    static let limit = 1_099_511_627_776.0

    /// The same as far as it can be drawn: what is farther away is cut off. Nil where there is nothing to draw, or no number.
    var drawable: RoundedRect? {
        let (x0, y0, x1, y1) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
        guard x1 > x0, y1 > y0 else { return nil }
        guard max(-x0, -y0, x1, y1) > Self.limit || !radiiAreSound else { return self }
        let limits = -Self.limit...Self.limit
        let (left, top) = (x0.limited(to: limits), y0.limited(to: limits))
        let (right, bottom) = (x1.limited(to: limits), y1.limited(to: limits))
        guard right > left, bottom > top else { return nil }
        var result = self
        result.rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let most = min(right - left, bottom - top) / 2
        func radius(_ r: CGFloat) -> CGFloat { CGFloat(Double(r).limited(to: 0...most)) }
        result.topLeft = radius(topLeft)
        result.topRight = radius(topRight)
        result.bottomLeft = radius(bottomLeft)
        result.bottomRight = radius(bottomRight)
        return result
    }

    private var radiiAreSound: Bool {
        let sum = topLeft + topRight + bottomLeft + bottomRight
        return sum >= 0 && sum <= Self.limit && min(topLeft, topRight, bottomLeft, bottomRight) >= 0
    }
}
