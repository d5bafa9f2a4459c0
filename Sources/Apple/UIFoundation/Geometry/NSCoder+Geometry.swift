import Foundation

// Geometry as text, as UIKit writes it: `{1, 2}`, `{{1, 2}, {3, 4}}`. What cannot be read is zero, as documented.

extension NSCoder {
    private static func numbers(_ text: String, _ count: Int) -> [CGFloat] {
        let separators: Set<Character> = ["{", "}", "[", "]", ",", " "]
        let parts = text.split { separators.contains($0) }
        let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
        return numbers.count == count && parts.count == count ? numbers : Array(repeating: 0, count: count)
    }

    private static func text(_ numbers: CGFloat...) -> String {
        numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }

    /// Returns the point of a string like `{1, 2}`; zero if it cannot be parsed.
    public class func cgPoint(for string: String) -> CGPoint {
        let n = numbers(string, 2)
        return CGPoint(x: n[0], y: n[1])
    }
    /// Returns the vector of a string like `{1, 2}`; zero if it cannot be parsed.
    public class func cgVector(for string: String) -> CGVector {
        let n = numbers(string, 2)
        return CGVector(dx: n[0], dy: n[1])
    }
    /// Returns the size of a string like `{1, 2}`; zero if it cannot be parsed.
    public class func cgSize(for string: String) -> CGSize {
        let n = numbers(string, 2)
        return CGSize(width: n[0], height: n[1])
    }
    /// Returns the rectangle of a string like `{{1, 2}, {3, 4}}`; zero if it cannot be parsed.
    public class func cgRect(for string: String) -> CGRect {
        let n = numbers(string, 4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    /// Returns the transform of a string like `[1, 0, 0, 1, 0, 0]`; six zeros if it cannot be
    /// parsed.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let n = numbers(string, 6)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    /// Returns the insets of a string like `{1, 2, 3, 4}`: top, left, bottom, right. Zero if it
    /// cannot be parsed.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let n = numbers(string, 4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    /// Returns the insets of a string like `{1, 2, 3, 4}`: top, leading, bottom, trailing. Zero if
    /// it cannot be parsed.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let n = numbers(string, 4)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }
    /// Returns the offset of a string like `{1, 2}`; zero if it cannot be parsed.
    public class func uiOffset(for string: String) -> UIOffset {
        let n = numbers(string, 2)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }

    /// Returns a point as a string: `{1, 2}`.
    public class func string(for point: CGPoint) -> String { "{\(text(point.x, point.y))}" }
    /// Returns a vector as a string: `{1, 2}`.
    public class func string(for vector: CGVector) -> String { "{\(text(vector.dx, vector.dy))}" }
    /// Returns a size as a string: `{1, 2}`.
    public class func string(for size: CGSize) -> String { "{\(text(size.width, size.height))}" }
    /// Returns a rectangle as a string: `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Returns a transform's six numbers as a string: `[1, 0, 0, 1, 0, 0]`.
    public class func string(for transform: CGAffineTransform) -> String {
        "[\(text(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty))]"
    }
    /// Insets as text: top, left, bottom, right in `{1, 2, 3, 4}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(text(insets.top, insets.left, insets.bottom, insets.right))}"
    }
    /// Insets as text: top, leading, bottom, trailing in `{1, 2, 3, 4}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        "{\(text(insets.top, insets.leading, insets.bottom, insets.trailing))}"
    }
    /// Returns an offset as a string: `{1, 2}`.
    public class func string(for offset: UIOffset) -> String { "{\(text(offset.horizontal, offset.vertical))}" }
}
