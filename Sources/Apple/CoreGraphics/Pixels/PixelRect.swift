/// A rectangle of whole pixels of a picture: columns `left..<right`, rows `top..<bottom`.
package struct PixelRect: Hashable, Sendable {
    package var left: Int
    package var top: Int
    package var right: Int
    package var bottom: Int

    @inlinable package init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// All of a picture.
    @inlinable package init(width: Int, height: Int) { self.init(left: 0, top: 0, right: width, bottom: height) }

    @inlinable package static var empty: PixelRect { PixelRect(left: 0, top: 0, right: 0, bottom: 0) }

    @inlinable package var isEmpty: Bool { left >= right || top >= bottom }
    @inlinable package var width: Int { max(0, right - left) }
    @inlinable package var height: Int { max(0, bottom - top) }
    /// How many pixels it holds.
    @inlinable package var area: Int { width * height }

    @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    @inlinable package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    @inlinable package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    @inlinable package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    /// Grown by `margin` pixels on every side.
    @inlinable package func outset(by margin: Int) -> PixelRect {
        PixelRect(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
}
