import UIKit

extension ScreenTransition.Part {
    /// A snapshot of the upper screen that is bent like a cloth: `place` returns the position of each of its points.
    ///
    /// The snapshot is cut along a net. Neighboring pieces have common corners, so no gaps appear.
    ///
    /// - Parameters:
    ///   - net: The resolution of the net; only rectangles can be bent.
    ///   - look: Returns further modifiers of a piece at a progress.
    ///   - place: Returns the position of a point at a progress from 0 (normal) to 1 (away), in points. The last
    ///     argument is the size of the screen.
    public static func upper(
        warped net: ScreenTransition.Cut,
        _ look: @escaping @MainActor (ScreenTransition.Piece, CGFloat) -> [ScreenTransition.Modifier] = { _, _ in [] },
        to place: @escaping @MainActor (CGPoint, CGFloat, CGSize) -> CGPoint
    ) -> ScreenTransition.Part {
        .upper(mesh: net) { piece, amount in [.drawn(piece, amount, place)] + look(piece, amount) }
    }

    /// A snapshot of the lower screen that is bent like a cloth.
    public static func lower(
        warped net: ScreenTransition.Cut,
        _ look: @escaping @MainActor (ScreenTransition.Piece, CGFloat) -> [ScreenTransition.Modifier] = { _, _ in [] },
        to place: @escaping @MainActor (CGPoint, CGFloat, CGSize) -> CGPoint
    ) -> ScreenTransition.Part {
        .lower(mesh: net) { piece, amount in [.drawn(piece, amount, place)] + look(piece, amount) }
    }
}

extension ScreenTransition.Modifier {
    /// A piece whose corners are at other points.
    fileprivate static func drawn(
        _ piece: ScreenTransition.Piece, _ amount: CGFloat, _ place: (CGPoint, CGFloat, CGSize) -> CGPoint
    ) -> Self {
        let frame = piece.frame
        let corners = [
            CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
            CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
        ].map { corner in
            let there = place(corner, amount, piece.screen)
            return CGPoint(x: there.x - frame.midX, y: there.y - frame.midY)
        }
        return Self(kind: .corners(Quadrilateral(corners)))
    }
}

/// Four corners, from the top left in the order of a clock, in points from the middle of the rectangle that they are the
/// picture of.
struct Quadrilateral {
    private let corners: [CGPoint]

    init(_ corners: [CGPoint]) { self.corners = corners }

    /// The quadrilateral in a mirrored layout.
    var mirrored: Quadrilateral {
        Quadrilateral([1, 0, 3, 2].map { CGPoint(x: -corners[$0].x, y: corners[$0].y) })
    }

    /// The pixels by which a piece is enlarged on each side, so that no gap is visible between the soft edges of two neighbors:
    /// two partial covers with this opacity must look like one. (1 - (1 - k o)² = o, for a cover of k.)
    private static func overlap(at opacity: CGFloat) -> CGFloat {
        opacity > 0.01 ? (1 - (1 - opacity).squareRoot()) / opacity - 0.5 : 0
    }

    /// The transform, about its middle, that draws a rectangle of a size out to these corners: the projective map of a
    /// square to a quadrilateral (P. Heckbert, Fundamentals of Texture Mapping, 1989). Identity where there is none.
    ///
    /// - Parameters:
    ///   - pixel: A pixel of the screen, in points.
    ///   - opacity: How opaque it is.
    func transform(of size: CGSize, pixel: CGFloat, opacity: CGFloat) -> CATransform3D {
        guard size.width > 0, size.height > 0 else { return CATransform3DIdentity }
        let (p0, p1, p2, p3) = (corners[0], corners[1], corners[2], corners[3])
        let (dx1, dx2, sx) = (p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x)
        let (dy1, dy2, sy) = (p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y)
        let area = dx1 * dy2 - dx2 * dy1
        // A piece without area has no inverse; it is not visible either.
        guard abs(area) > 0.001 else { return CATransform3DMakeScale(0.001, 0.001, 1) }
        let (g, h) = ((sx * dy2 - dx2 * sy) / area, (dx1 * sy - sx * dy1) / area)
        let (a, d) = (p1.x - p0.x + g * p1.x, p1.y - p0.y + g * p1.y)
        let (b, e) = (p3.x - p0.x + h * p3.x, p3.y - p0.y + h * p3.y)
        var result = CATransform3DIdentity
        result.m11 = a / size.width
        result.m12 = d / size.width
        result.m14 = g / size.width
        result.m21 = b / size.height
        result.m22 = e / size.height
        result.m24 = h / size.height
        result.m41 = p0.x + (a + b) / 2
        result.m42 = p0.y + (d + e) / 2
        result.m44 = 1 + (g + h) / 2
        let overlap = Self.overlap(at: opacity) * pixel
        let grown = CATransform3DMakeScale(1 + 2 * overlap / size.width, 1 + 2 * overlap / size.height, 1)
        return CATransform3DConcat(grown, result)
    }
}
