import CoreGraphics

extension Recipe {
    /// The image through a line filter in both directions, grown by a margin.
    func smoothed(_ filter: LineFilter?, growth: Double) -> Recipe {
        guard let filter, !extent.isNull else { return self }
        // What is the same everywhere stays so.
        if self is ColorRecipe { return self }
        let margin = CGFloat(growth.rounded(.up))
        let grown = extent.isEndless ? extent : extent.insetBy(dx: -margin, dy: -margin)
        return SurfaceRecipe(self, extent: grown, margin: CGFloat(filter.radius)) { input, region, session in
            filter.apply(to: input, region: region, in: session)
        }
    }

    /// The image blurred by a Gaussian; it grows by three times sigma.
    func blurred(sigma: Double) -> Recipe {
        let sigma = sigma.limited(to: 0...8192)
        return smoothed(.gaussian(sigma: sigma), growth: 3 * sigma)
    }
}

extension FilterKind {
    static let blurs: [FilterKind] = [
        FilterKind("CIGaussianBlur", kCICategoryBlur, [.image(), .distance(kCIInputRadiusKey, 10).slider(0...100)]) {
            $0.image()?.blurred(sigma: $0.number(kCIInputRadiusKey))
        },
        FilterKind(
            "CIBoxBlur", kCICategoryBlur,
            [.image(), .number(kCIInputRadiusKey, 10, kCIAttributeTypeDistance).within(1, slider: 1...100)]
        ) {
            let radius = $0.number(kCIInputRadiusKey)
            return $0.image()?.smoothed(.box(radius: radius), growth: radius)
        },
        FilterKind("CIDiscBlur", kCICategoryBlur, [.image(), .distance(kCIInputRadiusKey, 8).slider(0...100)]) {
            $0.image()?.discBlurred(radius: $0.number(kCIInputRadiusKey))
        },
        FilterKind(
            "CIMotionBlur", kCICategoryBlur,
            [.image(), .distance(kCIInputRadiusKey, 20).slider(0...100), .angle().slider(-Double.pi...Double.pi)]
        ) {
            $0.image()?.motionBlurred(radius: $0.number(kCIInputRadiusKey), angle: $0.number(kCIInputAngleKey))
        },
        FilterKind(
            "CIZoomBlur", kCICategoryBlur,
            [.image(), .point(), .number("inputAmount", 20, kCIAttributeTypeDistance).slider(-200...200)]
        ) {
            $0.image()?.zoomBlurred(center: $0.spot(kCIInputCenterKey), amount: $0.number("inputAmount"))
        },
    ]
}

extension Recipe {
    /// The mean over a disc.
    fileprivate func discBlurred(radius: Double) -> Recipe {
        let radius = radius.limited(to: 0...512)
        guard radius >= 0.5, !extent.isNull else { return self }
        let margin = CGFloat(radius.rounded(.up))
        let grown = extent.isEndless ? extent : extent.insetBy(dx: -margin, dy: -margin)
        return SurfaceRecipe(self, extent: grown, margin: margin + 1) { input, region, session in
            Disc(radius).apply(to: input, region: region, in: session)
        }
    }

    /// The mean along a line through each pixel, `radius` to both sides.
    fileprivate func motionBlurred(radius: Double, angle: Double) -> Recipe {
        let radius = radius.limited(to: 0...2048)
        let steps = min(Int(radius.rounded(.up)), 48)
        guard steps > 0, !extent.isNull else { return self }
        let way = Spot(angle: angle) * Float(radius)
        let (dx, dy) = (CGFloat(abs(way.x)).rounded(.up), CGFloat(abs(way.y)).rounded(.up))
        let grown = extent.isEndless ? extent : extent.insetBy(dx: -dx, dy: -dy)
        return SmearRecipe(
            workedOut, extent: grown, samples: 2 * steps + 1, regionOfInterest: { $0.insetBy(dx: -dx, dy: -dy) }
        ) { sample, spot in spot + way * (Float(sample - steps) / Float(steps)) }
    }

    /// The mean along the line to a center, a hundredth of the way for each of `amount`.
    fileprivate func zoomBlurred(center: Spot, amount: Double) -> Recipe {
        let share = Float(amount.limited(to: -1000...1000) / 100)
        guard abs(share) > 1e-4, !extent.isNull else { return self }
        let samples = 48
        return SmearRecipe(
            workedOut, extent: extent, samples: samples,
            regionOfInterest: { [extent] rect in
                let far = CGFloat(max(1, abs(share)) * rect.farthest(from: center) + 2)
                return CGRect(x: CGFloat(center.x) - far, y: CGFloat(center.y) - far, width: 2 * far, height: 2 * far)
                    .joined(rect).overlap(extent)
            }
        ) { sample, spot in spot + (center - spot) * (share * Float(sample) / Float(samples - 1)) }
    }
}

/// The mean of several looks at another image.
private final class SmearRecipe: Recipe, @unchecked Sendable {
    private let input: Recipe
    private let samples: Int
    private let regionOfInterest: @Sendable (CGRect) -> CGRect
    private let look: @Sendable (Int, Spot) -> Spot

    init(
        _ input: Recipe, extent: CGRect, samples: Int, regionOfInterest: @escaping @Sendable (CGRect) -> CGRect,
        look: @escaping @Sendable (Int, Spot) -> Spot
    ) {
        self.input = input
        self.samples = samples
        self.regionOfInterest = regionOfInterest
        self.look = look
        super.init(extent: extent, inputs: [input], steps: samples)
    }

    override func source(for need: CGRect, in session: RenderSession) -> Source {
        let source = session.source(input, for: regionOfInterest(need).insetBy(dx: -2, dy: -2))
        return CroppedSource(SmearSource(source, samples: samples, look: look), to: extent)
    }
}

private final class SmearSource: Source, @unchecked Sendable {
    private let input: Source
    private let samples: Int
    private let look: @Sendable (Int, Spot) -> Spot

    init(_ input: Source, samples: Int, look: @escaping @Sendable (Int, Spot) -> Spot) {
        self.input = input
        self.samples = samples
        self.look = look
    }

    override func gather(_ spots: Spots, _ row: PixelRow, count: Int) {
        row.update(repeating: .clear, count: count)
        withScratch(count, of: Spot.self) { looks in
            withScratch(count, of: Pixel.self) { pixels in
                for sample in 0..<samples {
                    for index in 0..<count { looks[index] = look(sample, spots[index]) }
                    input.gather(looks, pixels, count: count)
                    for index in 0..<count { row[index] += pixels[index] }
                }
            }
        }
        let share = 1 / Float(samples)
        for index in 0..<count { row[index] *= share }
    }
}

/// A mean over a disc: runs of whole pixels, whose sums are differences of running sums.
private struct Disc: Sendable {
    /// Half the length of the run in each row from the middle onwards.
    private let halves: [Int]
    private let weight: Float

    init(_ radius: Double) {
        let rows = Int(radius.rounded(.down))
        halves = (0...rows).map { Int((radius * radius - Double($0 * $0)).squareRoot().rounded(.down)) }
        let count = halves.enumerated().reduce(0) { $0 + (2 * $1.element + 1) * ($1.offset == 0 ? 1 : 2) }
        weight = 1 / Float(count)
    }

    func apply(to input: Surface, region: PixelRect, in session: RenderSession) -> Surface {
        let margin = halves[0] + 1
        let band = PixelRect(
            left: region.left - margin, top: region.top - halves.count, right: region.right + margin,
            bottom: region.bottom + halves.count)
        let sums = Surface(band)
        session.share(band.height, atLeast: 8) { rows in
            for y in rows { addUp(sums.row(band.top + y), of: input, y: band.top + y, band) }
        }
        let result = Surface(region)
        session.share(region.height, atLeast: 4) { rows in
            for y in rows { mean(region.top + y, sums, result) }
        }
        return result
    }

    private func addUp(_ row: PixelRow, of input: Surface, y: Int, _ band: PixelRect) {
        input.fill(row, x: band.left, y: y, count: band.width)
        for index in 1..<max(band.width, 1) { row[index] += row[index - 1] }
    }

    private func mean(_ y: Int, _ sums: Surface, _ result: Surface) {
        let row = result.row(y)
        let offset = result.region.left - sums.region.left
        for dy in (1 - halves.count)...(halves.count - 1) {
            let half = halves[abs(dy)]
            let from = sums.row(y + dy) + offset
            for x in 0..<result.region.width { row[x] += from[x + half] - from[x - half - 1] }
        }
        for x in 0..<result.region.width { row[x] *= weight }
    }
}
