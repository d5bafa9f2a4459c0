import Foundation

// What Apple's overlay adds to the geometry types and Foundation on Linux lacks.

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns the size transformed as a vector: translation has no effect, mirrored sides become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Whether both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns the smallest rectangle with sides along the axes that contains the transformed
    /// rectangle. `null` and `infinite` are returned unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || t.isIdentity { return isNull || isInfinite ? self : standardized }
        let box = standardized
        if t.isScaleAndTranslation { return box.applyingScaleAndTranslation(t) }
        return CGRect(enclosing: [
            CGPoint(x: box.minX, y: box.minY).applying(t), CGPoint(x: box.maxX, y: box.minY).applying(t),
            CGPoint(x: box.minX, y: box.maxY).applying(t), CGPoint(x: box.maxX, y: box.maxY).applying(t),
        ])
    }

    /// Kept apart because it is exact for the sizes: no sum of transformed corners rounds them.
    private func applyingScaleAndTranslation(_ t: CGAffineTransform) -> CGRect {
        CGRect(
            x: origin.x * t.a + t.tx, y: origin.y * t.d + t.ty, width: size.width * t.a, height: size.height * t.d
        ).standardized
    }

    /// Whether both rectangles are the same once their sides are made positive.
    public func equalTo(_ rect2: CGRect) -> Bool {
        if isNull || rect2.isNull { return isNull && rect2.isNull }
        return standardized == rect2.standardized
    }

    /// The smallest rectangle that holds all points; `null` for none.
    package init(enclosing points: some Sequence<CGPoint>) {
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        for point in points {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
        self = minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }
}
