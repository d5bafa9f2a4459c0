import CoreGraphics

extension FilterKind {
    static let stylizers: [FilterKind] = [
        FilterKind(
            "CIPixellate", kCICategoryStylize,
            [.image(), .point(), .number(kCIInputScaleKey, 8, kCIAttributeTypeDistance).within(1, slider: 1...100)]
        ) { values in
            values.image()?.pixellated(center: values.spot(kCIInputCenterKey), size: values.number(kCIInputScaleKey))
        },
        FilterKind("CICrystallize", kCICategoryStylize, [.image(), cell, .point()]) { values in
            values.image()?.crystallized(
                Seeds(values.spot(kCIInputCenterKey), values.float(kCIInputRadiusKey)), areDots: false)
        },
        FilterKind("CIPointillize", kCICategoryStylize, [.image(), cell, .point()]) { values in
            values.image()?.crystallized(
                Seeds(values.spot(kCIInputCenterKey), values.float(kCIInputRadiusKey)), areDots: true)
        },
        glow("CIBloom") { image, blurred, intensity in
            // Light is added where the surroundings are bright, as by a screen.
            let light = blurred * intensity
            return Pixel(image.color + light.color * (1 - image.color.unit), max(image.w, light.w))
        },
        glow("CIGloom") { image, blurred, intensity in
            Pixel(mix(image.color, pointwiseMin(image.color, blurred.color), intensity), image.w)
        },
        FilterKind(
            "CIEdges", kCICategoryStylize, [.image(), .number(kCIInputIntensityKey, 1).within(0, slider: 0...10)]
        ) { values in
            guard let image = values.image() else { return nil }
            let intensity = values.float(kCIInputIntensityKey)
            return image.workedOut.edges(intensity: intensity)
        },
    ]

    private static let cell = FilterInput.number(kCIInputRadiusKey, 20, kCIAttributeTypeDistance).within(
        1, slider: 1...100)

    /// A mixture of the image and its blur.
    private static func glow(
        _ name: String, _ blend: @escaping @Sendable (_ image: Pixel, _ blurred: Pixel, _ intensity: Float) -> Pixel
    ) -> FilterKind {
        FilterKind(
            name, kCICategoryStylize,
            [
                .image(), .distance(kCIInputRadiusKey, 10).slider(0...100),
                .number(kCIInputIntensityKey, 0.5).within(0, slider: 0...1),
            ]
        ) { values in
            guard let image = values.image() else { return nil }
            let intensity = values.float(kCIInputIntensityKey)
            let blurred = image.blurred(sigma: values.number(kCIInputRadiusKey))
            let extent = name == "CIBloom" ? blurred.extent : image.extent
            return .combined(image, blurred, extent: extent) { _ in
                { _, image, blurred in blend(image, blurred, intensity) }
            }
        }
    }

    static let sharpeners: [FilterKind] = [
        FilterKind(
            "CISharpenLuminance", kCICategorySharpen,
            [
                .image(), .number(kCIInputSharpnessKey, 0.4).slider(0...2),
                .number(kCIInputRadiusKey, 1.69).slider(0...20),
            ]
        ) { values in
            let sharpness = values.float(kCIInputSharpnessKey)
            return sharpened(values) { image, blurred in
                // Brightness alone changes.
                Pixel(image.color + (image.luma - blurred.luma) * sharpness, image.w)
            }
        },
        FilterKind(
            "CIUnsharpMask", kCICategorySharpen,
            [
                .image(), .distance(kCIInputRadiusKey, 2.5).slider(0...100),
                .number(kCIInputIntensityKey, 0.5).within(0, slider: 0...1),
            ]
        ) { values in
            let intensity = values.float(kCIInputIntensityKey)
            return sharpened(values) { image, blurred in
                Pixel(image.color + (image.color - blurred.color) * intensity, image.w)
            }
        },
    ]

    private static func sharpened(
        _ values: FilterValues, _ blend: @escaping @Sendable (_ image: Pixel, _ blurred: Pixel) -> Pixel
    ) -> Recipe? {
        guard let image = values.image() else { return nil }
        // The edges go on, or they would be sharpened against nothing. What is much wider than Apple's sliders go needs so much
        // of them that a small picture would take a minute.
        let radius = values.number(kCIInputRadiusKey).limited(to: 0...500)
        let blurred = image.clamped(to: image.extent).workedOut.blurred(sigma: radius)
        return .combined(image, blurred, extent: image.extent) { _ in
            { _, image, blurred in
                let sharp = blend(image, blurred)
                return Pixel(pointwiseMax(sharp.color, SIMD3()), sharp.w)
            }
        }
    }
}

/// Seeds strewn over the plane, one in each square of a grid.
private struct Seeds: Sendable {
    private let center: Spot
    let radius: Float

    init(_ center: Spot, _ radius: Float) {
        self.center = center
        self.radius = max(radius, 1)
    }

    /// The seed whose color shows at a place: the nearest one, or of the dots there the topmost.
    func seed(of spot: Spot, areDots: Bool) -> Spot {
        let place = (spot - center) / radius
        guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return .nowhere }
        let (column, row) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        var (best, bestScore) = (place, Float.infinity)
        for y in row - 1...row + 1 {
            for x in column - 1...column + 1 {
                let chance = Curves.chance(x, y, 7)
                let seed = Spot(Float(x) + Curves.share(chance, 0), Float(y) + Curves.share(chance, 1))
                let away = seed - place
                let distance = away.dot(away)
                // Dots reach 0.8 of a radius, so that few places are left over, which the nearest seed takes.
                let isDot = areDots && distance < 0.64
                let score = isDot ? Curves.share(chance, 2) - 2 : distance
                if score < bestScore {
                    best = seed
                    bestScore = score
                }
            }
        }
        return center + best * radius
    }
}

extension Recipe {
    /// Places show the color of the seed that they belong to.
    fileprivate func crystallized(_ seeds: Seeds, areDots: Bool) -> Recipe {
        let limits = SpotRect(extent)
        let margin = CGFloat(2 * seeds.radius + 1)
        return warped(extent: extent, regionOfInterest: { $0.insetBy(dx: -margin, dy: -margin) }) { spot in
            let seed = seeds.seed(of: spot, areDots: areDots)
            // Seeds outside show the edge.
            return pointwiseMin(pointwiseMax(seed, limits.low + 0.5), limits.high - 0.5)
        }
    }

    /// The differences to the neighbors.
    fileprivate func edges(intensity: Float) -> Recipe {
        let (right, up) = (
            transformed(by: CGAffineTransform(translationX: -1, y: 0)),
            transformed(by: CGAffineTransform(translationX: 0, y: -1))
        )
        return .combined(self, right, up, extent: extent) { _ in
            { _, pixel, right, up in
                let (dx, dy) = (right.color - pixel.color, up.color - pixel.color)
                return Pixel((dx * dx + dy * dy).squareRoot() * intensity * pixel.w, pixel.w)
            }
        }
    }

    /// Squares of one color each: the mean of the pixels that they take the place of.
    fileprivate func pixellated(center: Spot, size: Double) -> Recipe {
        let size = size.limited(to: 1...4096)
        guard !extent.isNull else { return self }
        let mosaic = Mosaic(center: center, size: size)
        return SurfaceRecipe(self, extent: extent, margin: CGFloat(size) + 1, isSmooth: false) {
            input, region, session in
            let result = Surface(region, isSmooth: false)
            let rows = mosaic.blocks(region.top..<region.bottom, center.y)
            let columns = mosaic.blocks(region.left..<region.right, center.x)
            session.share(rows.count, atLeast: 1) { part in
                for row in part {
                    for column in columns { mosaic.paint(rows[row], column, input, result) }
                }
            }
            return result
        }
    }
}

/// A grid of squares.
private struct Mosaic: Sendable {
    let center: Spot
    let size: Double

    /// The runs of pixels that belong together.
    func blocks(_ places: Range<Int>, _ center: Float) -> [Range<Int>] {
        guard let first = places.first, let last = places.last else { return [] }
        let from = ((Double(first) + 0.5 - Double(center)) / size).rounded(.down)
        let to = ((Double(last) + 0.5 - Double(center)) / size).rounded(.down)
        return stride(from: from, through: to, by: 1).map { index in
            let start = (Double(center) + index * size - 0.5).rounded(.up)
            let end = (Double(center) + (index + 1) * size - 0.5).rounded(.up)
            return Int(saturating: start)..<max(Int(saturating: start), Int(saturating: end))
        }
    }

    func paint(_ rows: Range<Int>, _ columns: Range<Int>, _ input: Surface, _ result: Surface) {
        let within = { (range: Range<Int>, low: Int, high: Int) in range.clamped(to: low..<max(low, high)) }
        var (sum, count) = (Pixel.clear, Float(0))
        let seen = within(columns, input.region.left, input.region.right)
        for y in within(rows, input.region.top, input.region.bottom) {
            let from = input.row(y)
            for x in seen { sum += from[x - input.region.left] }
            count += Float(seen.count)
        }
        let mean = count > 0 ? sum / count : .clear
        let target = within(columns, result.region.left, result.region.right)
        for y in within(rows, result.region.top, result.region.bottom) {
            let to = result.row(y)
            for x in target { to[x - result.region.left] = mean }
        }
    }
}
