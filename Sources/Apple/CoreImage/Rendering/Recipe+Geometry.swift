import CoreGraphics

extension Recipe {
    /// The image transformed.
    func transformed(by matrix: CGAffineTransform) -> Recipe {
        guard let back = matrix.soundInverse else { return Recipe(extent: .null) }
        if matrix.isIdentity { return self }
        if let moved = TranslatedRecipe(self, matrix) { return moved }
        if let before = self as? AffineRecipe { return AffineRecipe(before.input, before.matrix.concatenating(matrix)) }
        _ = back
        return AffineRecipe(self, matrix)
    }

    /// The same; made smaller, it is averaged before.
    func reduced(by matrix: CGAffineTransform) -> Recipe {
        let width = hypot(matrix.a, matrix.b)
        let height = hypot(matrix.c, matrix.d)
        guard width < 1, height < 1, width > 0, height > 0 else { return transformed(by: matrix) }
        let scaled = scaled(x: Double(width), y: Double(height))
        let rest = CGAffineTransform(scaleX: 1 / width, y: 1 / height).concatenating(matrix)
        return scaled.transformed(by: rest)
    }

    /// The part inside a rectangle, its edges going on without end.
    func clamped(to rect: CGRect) -> Recipe {
        let inner = rect.cleaned.overlap(extent)
        guard !inner.isNull, inner.width > 0, inner.height > 0 else { return Recipe(extent: .null) }
        if inner.isEndless { return self }
        let (low, high) = (SpotRect(inner).low + 0.5, SpotRect(inner).high - 0.5)
        let middle = (low + high) / 2
        return warped(extent: .infinite, regionOfInterest: { CGRect.nearest(of: $0, in: inner) }) { spot in
            // What is narrower than a pixel has its middle everywhere.
            Spot(
                low.x <= high.x ? min(max(spot.x, low.x), high.x) : middle.x,
                low.y <= high.y ? min(max(spot.y, low.y), high.y) : middle.y)
        }
    }

    /// The image over and over, side by side.
    func tiled(by matrix: CGAffineTransform) -> Recipe {
        guard let back = matrix.soundInverse, !extent.isNull, !extent.isEndless else { return self }
        let (tile, map) = (extent, Affine(back))
        let (low, size) = (SpotRect(tile).low, SpotRect(tile).high - SpotRect(tile).low)
        return warped(extent: .infinite, regionOfInterest: { _ in tile }) { spot in
            let turns = (map(spot) - low) / size
            return low + (turns - turns.rounded(.down)) * size
        }
    }
}

extension CGRect {
    /// The part of `inner` that is nearest to a rectangle: what its edges going on show of it there.
    fileprivate static func nearest(of rect: CGRect, in inner: CGRect) -> CGRect {
        func side(_ from: CGFloat, _ to: CGFloat, _ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
            let (start, end) = (Swift.min(Swift.max(from, low), high), Swift.min(Swift.max(to, low), high))
            return (Swift.max(start - 2, low), Swift.min(end + 2, high))
        }
        let (left, right) = side(rect.minX, rect.maxX, inner.minX, inner.maxX)
        let (bottom, top) = side(rect.minY, rect.maxY, inner.minY, inner.maxY)
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
}

/// Another image moved by whole pixels: the same bytes elsewhere.
final class TranslatedRecipe: Recipe, @unchecked Sendable {
    private let input: Recipe
    private let x: Int
    private let y: Int

    /// `nil` for other transforms.
    init?(_ input: Recipe, _ matrix: CGAffineTransform) {
        guard matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1, matrix.tx == matrix.tx.rounded(),
            matrix.ty == matrix.ty.rounded(), abs(matrix.tx) < 1e9, abs(matrix.ty) < 1e9
        else { return nil }
        self.input = input
        x = Int(matrix.tx)
        y = Int(matrix.ty)
        let extent = input.extent
        super.init(
            extent: extent.isNull || extent.isEndless ? extent : extent.offsetBy(dx: matrix.tx, dy: matrix.ty),
            inputs: [input], steps: 0)
    }

    override var isSmooth: Bool { input.isSmooth }

    override func source(for need: CGRect, in session: RenderSession) -> Source {
        MovedSource(session.source(input, for: need.offsetBy(dx: CGFloat(-x), dy: CGFloat(-y))), x: x, y: y)
    }
}

/// Another image transformed.
final class AffineRecipe: Recipe, @unchecked Sendable {
    let input: Recipe
    let matrix: CGAffineTransform

    init(_ input: Recipe, _ matrix: CGAffineTransform) {
        self.input = input
        self.matrix = matrix
        let extent = input.extent
        super.init(
            extent: extent.isNull || extent.isEndless ? extent : extent.bounds(under: matrix).wholePixels,
            inputs: [input])
    }

    override func source(for need: CGRect, in session: RenderSession) -> Source {
        guard let back = matrix.soundInverse else { return ColorSource(.clear) }
        let map = Affine(back)
        let near = need.bounds(under: back).insetBy(dx: -2, dy: -2)
        return WarpedSource(session.source(input, for: near)) { spots, looks, count in
            for index in 0..<count { looks[index] = map(spots[index]) }
        }
    }
}

/// An affine map, reckoned in double precision: places of large images are exact to a thousandth of a pixel.
struct Affine: Sendable {
    private let x: SIMD2<Double>
    private let y: SIMD2<Double>
    private let move: SIMD2<Double>

    init(_ matrix: CGAffineTransform) {
        x = SIMD2(Double(matrix.a), Double(matrix.b))
        y = SIMD2(Double(matrix.c), Double(matrix.d))
        move = SIMD2(Double(matrix.tx), Double(matrix.ty))
    }

    @inline(__always) func callAsFunction(_ spot: Spot) -> Spot {
        let mapped = x * Double(spot.x) + y * Double(spot.y) + move
        // Whole halves stay what they are where sines and cosines are a little off.
        return Spot(Float(mapped.x), Float(mapped.y))
    }
}

extension CGAffineTransform {
    /// The way back; `nil` where there is none, or where a number is none.
    var soundInverse: CGAffineTransform? {
        let numbers = [a, b, c, d, tx, ty]
        guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e12 }) else { return nil }
        let determinant = a * d - b * c
        guard determinant.isFinite, abs(determinant) > 1e-18 else { return nil }
        let back = inverted()
        return [back.a, back.b, back.c, back.d, back.tx, back.ty].allSatisfy { $0.isFinite } ? back : nil
    }
}

extension CGRect {
    /// The smallest rectangle around the transformed one.
    func bounds(under matrix: CGAffineTransform) -> CGRect {
        if isNull || isEndless { return self }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
            CGPoint(x: $0.0 * matrix.a + $0.1 * matrix.c + matrix.tx, y: $0.0 * matrix.b + $0.1 * matrix.d + matrix.ty)
        }
        return CGRect.around(corners)
    }

    /// The smallest rectangle around points.
    static func around(_ points: [CGPoint]) -> CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (low, high) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: low, width: right - left, height: high - low).cleaned
    }

    /// The four corners' farthest distance from a place.
    func farthest(from spot: Spot) -> Float {
        let rect = SpotRect(self)
        let span = Spot(
            max(abs(rect.low.x - spot.x), abs(rect.high.x - spot.x)),
            max(abs(rect.low.y - spot.y), abs(rect.high.y - spot.y)))
        return (span * span).sum().squareRoot()
    }

    /// How far the rectangle reaches along a direction.
    func range(along direction: Spot) -> (low: Float, high: Float) {
        let rect = SpotRect(self)
        let corners = [
            rect.low, rect.high, Spot(rect.low.x, rect.high.y), Spot(rect.high.x, rect.low.y),
        ].map { ($0 * direction).sum() }
        return (corners.min() ?? 0, corners.max() ?? 0)
    }
}
