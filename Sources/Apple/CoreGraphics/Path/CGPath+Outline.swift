import Foundation

/// A rectangle with rounded corners: what many paths turn out to be. A plain rectangle has corners of no size, an ellipse
/// ones of half its width and height.
package struct RoundedOutline: Equatable, Sendable {
    /// The area, with a positive size.
    package var rect: CGRect
    /// The radii of the corner at (minX, minY) along x and y.
    package var minXMinY = CGSize.zero
    /// The radii of the corner at (maxX, minY).
    package var maxXMinY = CGSize.zero
    /// The radii of the corner at (minX, maxY).
    package var minXMaxY = CGSize.zero
    /// The radii of the corner at (maxX, maxY).
    package var maxXMaxY = CGSize.zero

    /// A rectangle with square corners.
    package init(rect: CGRect) {
        self.rect = rect
    }

    private var corners: [CGSize] { [minXMinY, maxXMinY, minXMaxY, maxXMaxY] }

    /// Whether all corners are square.
    package var isRect: Bool { corners.allSatisfy { $0 == .zero } }

    /// Whether every corner is a part of a circle, which is what the compositor can draw without rasterising.
    package var hasCircularCorners: Bool {
        corners.allSatisfy { abs($0.width - $0.height) <= 1e-3 * max($0.width, $0.height, 1e-9) }
    }
}

extension CGPath {
    /// The rectangle, rounded rectangle, ellipse or circle that this path is, however it was put together; `nil` when it is
    /// something else. A full circle of arcs counts wherever it begins. Deviations up to a thousandth of a radius are
    /// overlooked: that is below what a quarter circle's Bézier curve itself is off.
    package var roundedOutline: RoundedOutline? {
        guard let pieces = closedPieces, pieces.count >= 2 else { return nil }
        return OutlineReader(pieces: pieces).roundedRect ?? OutlineReader(pieces: pieces).circle
    }

    /// Whether the path is one rectangle with sides along the axes; if so and `rect` is not `nil`, it is stored there.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let pieces = closedPieces, pieces.allSatisfy(\.isLine),
            let outline = OutlineReader(pieces: pieces).roundedRect
        else { return false }
        rect?.pointee = outline.rect
        return true
    }

    /// The lines and curves of a path that consists of one subpath, the closing line included; `nil` for any other path.
    private var closedPieces: [OutlinePiece]? {
        // Anything this long is no simple shape: 4 corners of 2 pieces, 4 sides, a move, a close, some slack.
        guard storage.verbs.count <= 24, storage.verbs.first == .move else { return nil }
        var pieces: [OutlinePiece] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for (index, element) in storage.elements.enumerated() {
            switch element {
            case .move(let point):
                // A move at the end draws nothing.
                guard index == 0 || index == storage.verbs.count - 1 else { return nil }
                if index == 0 {
                    start = point
                    current = point
                }
            case .line(let point):
                if point != current { pieces.append(OutlinePiece(from: current, to: point)) }
                current = point
            case .quad: return nil
            case .cubic(let control1, let control2, let end):
                pieces.append(OutlinePiece(from: current, control1, control2, to: end))
                current = end
            case .close:
                if current != start { pieces.append(OutlinePiece(from: current, to: start)) }
                current = start
            }
        }
        if current != start { pieces.append(OutlinePiece(from: current, to: start)) }
        return pieces
    }
}

/// One line or curve of an outline.
struct OutlinePiece {
    let from: CGPoint
    let controls: (CGPoint, CGPoint)?
    let to: CGPoint

    init(from: CGPoint, to: CGPoint) {
        self.from = from
        self.to = to
        controls = nil
    }

    init(from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to: CGPoint) {
        self.from = from
        self.to = to
        controls = (control1, control2)
    }

    var isLine: Bool { controls == nil }
}
