import CoreGraphics

extension Recipe {
    /// The image scaled with Lanczos's window of three lobes.
    func scaled(x: Double, y: Double) -> Recipe {
        guard x.isFinite, y.isFinite, x > 1e-6, y > 1e-6, !extent.isNull, !extent.isEndless else {
            return Recipe(extent: .null)
        }
        if x == 1, y == 1 { return self }
        return ScaledRecipe(self, x: x, y: y)
    }
}

/// Another image scaled. Each pixel is a weighed sum of those below it, so made smaller nothing is left out.
private final class ScaledRecipe: Recipe, @unchecked Sendable {
    private let input: Recipe
    private let x: Double
    private let y: Double

    init(_ input: Recipe, x: Double, y: Double) {
        self.input = input
        self.x = x
        self.y = y
        let scaled = input.extent.bounds(under: CGAffineTransform(scaleX: CGFloat(x), y: CGFloat(y)))
        super.init(extent: scaled.wholePixels, inputs: [input], isWorkedOutAhead: true)
    }

    override func surface(_ region: PixelRect, in session: RenderSession) -> Surface? {
        let result = Surface(region)
        let (columns, rows) = (taps(region.left..<region.right, x), taps(region.top..<region.bottom, y))
        let margin = (CGFloat(3 / min(x, 1) + 2), CGFloat(3 / min(y, 1) + 2))
        let need = region.rect.bounds(under: CGAffineTransform(scaleX: CGFloat(1 / x), y: CGFloat(1 / y)))
        // Beyond the edges the image goes on, or they would become transparent.
        let source = session.surface(
            input.clamped(to: input.extent).workedOut, for: need.insetBy(dx: -margin.0, dy: -margin.1))
        guard !region.isEmpty, !source.region.isEmpty else { return result }
        let band = Surface(
            PixelRect(left: region.left, top: source.region.top, right: region.right, bottom: source.region.bottom))
        session.share(band.region.height, atLeast: 4) { part in
            for index in part { columns.acrossRow(band.region.top + index, from: source, to: band) }
        }
        session.share(region.height, atLeast: 4) { part in
            for index in part { rows.sumRows(index, from: band, to: result) }
        }
        return result
    }

    private func taps(_ places: Range<Int>, _ scale: Double) -> Taps { Taps(places, scale) }
}

/// Which pixels of a line make each of the scaled one, and how much they count.
private struct Taps: Sendable {
    private let firsts: [Int]
    private let weights: [[Float]]

    init(_ places: Range<Int>, _ scale: Double) {
        let reach = 3 / min(scale, 1)
        var firsts: [Int] = []
        var weights: [[Float]] = []
        for place in places {
            let middle = (Double(place) + 0.5) / scale
            let first = Int(saturating: (middle - reach).rounded(.down))
            let last = Int(saturating: (middle + reach).rounded(.up))
            let raw = (first...max(first, min(last, first + 4096))).map {
                Taps.lanczos((Double($0) + 0.5 - middle) * min(scale, 1))
            }
            let sum = raw.reduce(0, +)
            firsts.append(first)
            weights.append(raw.map { Float(sum == 0 ? 0 : $0 / sum) })
        }
        self.firsts = firsts
        self.weights = weights
    }

    private static func lanczos(_ x: Double) -> Double {
        if abs(x) < 1e-9 { return 1 }
        guard abs(x) < 3 else { return 0 }
        let p = Double.pi * x
        return 3 * sin(p) * sin(p / 3) / (p * p)
    }

    func acrossRow(_ y: Int, from source: Surface, to band: Surface) {
        let (from, to) = (source.row(y), band.row(y))
        for index in firsts.indices {
            var sum = Pixel.clear
            for (tap, weight) in weights[index].enumerated() {
                let x = min(max(firsts[index] + tap, source.region.left), source.region.right - 1)
                sum += from[x - source.region.left] * weight
            }
            to[index] = sum
        }
    }

    func sumRows(_ index: Int, from band: Surface, to result: Surface) {
        let to = result.row(result.region.top + index)
        for (tap, weight) in weights[index].enumerated() where weight != 0 {
            let y = min(max(firsts[index] + tap, band.region.top), band.region.bottom - 1)
            let from = band.row(y)
            for x in 0..<result.region.width { to[x] += from[x] * weight }
        }
        // The window's lobes overshoot at edges.
        for x in 0..<result.region.width {
            let pixel = to[x]
            let alpha = pixel.w.unit
            to[x] = Pixel(pointwiseMax(pixel.color, SIMD3()), alpha)
        }
    }
}
