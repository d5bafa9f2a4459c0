import CoreGraphics

/// Smooths lines of pixels, rows or columns.
///
/// A small Gaussian is summed up as it is; a larger one is three running means one after the other, whose width need not be
/// whole (Gwosdek, Grewenig, Bruhn and Weickert, 2011), so that its variance is exact.
struct LineFilter: Sendable {
    private enum Pass: Sendable {
        /// A mean over `radius` pixels on both sides, and `edge` of the next ones.
        case mean(radius: Int, edge: Float)
        /// The middle's weight, then those of the neighbors.
        case weights([Float])

        var radius: Int {
            switch self {
            case .mean(let radius, _): radius + 1
            case .weights(let weights): weights.count - 1
            }
        }
    }

    private let passes: [Pass]
    /// How far away pixels still count.
    let radius: Int

    private init(_ passes: [Pass]) {
        self.passes = passes
        radius = passes.reduce(0) { $0 + $1.radius }
    }

    /// From here on means take the Gaussian's place: three of them differ from it by less than a hundredth.
    private static let meansFrom = 2.0
    /// No blur is larger. Decided: a bitmap's longest side.
    private static let largest = 8192.0

    /// A Gaussian; `nil` for one that changes nothing.
    static func gaussian(sigma: Double) -> LineFilter? {
        let sigma = sigma.limited(to: 0...largest)
        if sigma < 0.05 { return nil }
        return LineFilter(
            sigma < meansFrom
                ? [.weights(weights(sigma))] : Array(repeating: mean(variance: sigma * sigma / 3), count: 3))
    }

    /// A mean over `radius` pixels on both sides, which need not be whole; `nil` for none.
    static func box(radius: Double) -> LineFilter? {
        let radius = radius.limited(to: 0...largest)
        if radius < 0.01 { return nil }
        let whole = radius.rounded(.down)
        return LineFilter([.mean(radius: Int(whole), edge: Float(radius - whole))])
    }

    private static func weights(_ sigma: Double) -> [Float] {
        let radius = max(1, Int((3 * sigma).rounded(.up)))
        let heights = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = heights[0] + 2 * heights.dropFirst().reduce(0, +)
        return heights.map { Float($0 / sum) }
    }

    private static func mean(variance: Double) -> Pass {
        let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
        let edge =
            (2 * radius + 1) * (radius * (radius + 1) - 3 * variance) / (6 * (variance - (radius + 1) * (radius + 1)))
        return .mean(radius: Int(radius), edge: Float(edge.finite(or: 0)))
    }

    /// Smooths a line of `count` places with `lanes` pixels each, which are smoothed apart; there is nothing beyond its ends. The
    /// result is in the one or the other piece of memory.
    func apply(_ line: PixelRow, _ other: PixelRow, count: Int, lanes: Int) -> PixelRow {
        var (from, to) = (line, other)
        for pass in passes {
            switch pass {
            case .mean(let radius, let edge):
                LineFilter.mean(from, to, count: count, lanes: lanes, radius: radius, edge: edge)
            case .weights(let weights):
                weights.withUnsafeBufferPointer {
                    LineFilter.convolve(from, to, count: count, lanes: lanes, weights: $0)
                }
            }
            swap(&from, &to)
        }
        return from
    }

    private static func mean(
        _ from: PixelRow, _ to: PixelRow, count: Int, lanes: Int, radius: Int, edge: Float
    ) {
        let weight = 1 / (Float(2 * radius + 1) + 2 * edge)
        withScratch(lanes, of: Pixel.self) { sums in
            for lane in 0..<lanes {
                var sum = Pixel.clear
                for place in 0..<min(radius, count) { sum += from[place * lanes + lane] }
                sums[lane] = sum
            }
            for place in 0..<count {
                let (entering, leaving, next) = (place + radius, place - radius - 1, place + radius + 1)
                let target = to + place * lanes
                for lane in 0..<lanes {
                    var sum = sums[lane]
                    if entering < count { sum += from[entering * lanes + lane] }
                    var ends = Pixel.clear
                    if leaving >= 0 {
                        let left = from[leaving * lanes + lane]
                        sum -= left
                        ends = left
                    }
                    sums[lane] = sum
                    if next < count { ends += from[next * lanes + lane] }
                    target[lane] = (sum + ends * edge) * weight
                }
            }
        }
    }

    private static func convolve(
        _ from: PixelRow, _ to: PixelRow, count: Int, lanes: Int, weights: UnsafeBufferPointer<Float>
    ) {
        for place in 0..<count {
            for lane in 0..<lanes {
                var sum = from[place * lanes + lane] * weights[0]
                for distance in 1..<weights.count {
                    if place >= distance { sum += from[(place - distance) * lanes + lane] * weights[distance] }
                    if place + distance < count { sum += from[(place + distance) * lanes + lane] * weights[distance] }
                }
                to[place * lanes + lane] = sum
            }
        }
    }
}

extension LineFilter {
    /// Smooths rows and then columns; the result is the region.
    func apply(to input: Surface, region: PixelRect, in session: RenderSession) -> Surface {
        let band = PixelRect(
            left: region.left, top: max(input.region.top, region.top - radius), right: region.right,
            bottom: min(input.region.bottom, region.bottom + radius))
        let rows = Surface(band)
        if !band.isEmpty {
            session.share(band.height, atLeast: 8) { part in
                for y in part { smoothRow(band.top + y, of: input, into: rows) }
            }
        }
        let result = Surface(region)
        guard !region.isEmpty, !band.isEmpty else { return result }
        let strips = (region.width + Self.lanes - 1) / Self.lanes
        session.share(strips, atLeast: 1) { part in
            for strip in part { smoothColumns(from: strip * Self.lanes, of: rows, into: result) }
        }
        return result
    }

    /// Columns that are smoothed together: a cache line holds four pixels.
    private static let lanes = 16

    private func smoothRow(_ y: Int, of input: Surface, into rows: Surface) {
        let count = rows.region.width + 2 * radius
        withLines(count) { line, other in
            input.fill(line, x: rows.region.left - radius, y: y, count: count)
            let result = apply(line, other, count: count, lanes: 1)
            rows.row(y).update(from: result + radius, count: rows.region.width)
        }
    }

    private func smoothColumns(from start: Int, of rows: Surface, into result: Surface) {
        let (region, band) = (result.region, rows.region)
        let lanes = min(Self.lanes, region.width - start)
        let count = region.height + 2 * radius
        withLines(count * lanes) { line, other in
            let first = region.top - radius
            for place in 0..<count {
                let y = first + place
                if y >= band.top, y < band.bottom {
                    (line + place * lanes).update(from: rows.row(y) + start, count: lanes)
                } else {
                    (line + place * lanes).update(repeating: .clear, count: lanes)
                }
            }
            let smooth = apply(line, other, count: count, lanes: lanes)
            for y in 0..<region.height {
                (result.row(region.top + y) + start).update(from: smooth + (y + radius) * lanes, count: lanes)
            }
        }
    }

    private func withLines(_ count: Int, _ body: (PixelRow, PixelRow) -> Void) {
        withScratch(2 * count, of: Pixel.self) { body($0, $0 + count) }
    }
}
