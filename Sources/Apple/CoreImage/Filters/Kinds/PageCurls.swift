import CoreGraphics

/// A page that is rolled up around a cylinder which goes over it.
struct Curl: Sendable {
    /// The page is lifted from this side.
    private let direction: Spot
    /// Where the page leaves the ground.
    private let line: Float
    private let radius: Float
    private let free: Float
    private let shadow: (width: Float, amount: Float)
    /// Whether the free edge is parallel to the roll.
    private let isStraight: Bool

    init(_ values: FilterValues, _ extent: CGRect, shadow: (size: Float, amount: Float)) {
        let angle = values.number(kCIInputAngleKey)
        direction = Spot(angle: angle)
        radius = max(values.float(kCIInputRadiusKey), 0.01)
        self.shadow = (2 * radius * shadow.size, shadow.amount)
        let (low, high) = values.stage(extent).range(along: direction)
        free = high
        let end = low - radius - self.shadow.width
        line = high + (end - high) * values.time
        isStraight = abs(sin(2 * angle)) < 1e-3
    }

    /// How far beyond the line a place is.
    @inline(__always) private func distance(_ spot: Spot) -> Float { spot.dot(direction) - line }

    /// Where on the page the ground shows, and the roll's lower half.
    @inline(__always) func front(_ spot: Spot) -> Spot {
        let d = distance(spot)
        if d <= 0 { return spot }
        if d >= radius { return .nowhere }
        return spot + direction * (radius * Curves.arcSine(d / radius) - d)
    }

    /// Where on the page the upper half shows, which is seen from behind, and what lies flat behind it.
    @inline(__always) func back(_ spot: Spot) -> Spot {
        let d = distance(spot)
        if d >= radius { return .nowhere }
        let half = radius * .pi
        return spot + direction * (d > 0 ? half - radius * Curves.arcSine(d / radius) - d : half - 2 * d)
    }

    /// How light the back of the page is: darker where it turns away.
    @inline(__always) func backLight(_ spot: Spot) -> Float {
        let share = (distance(spot) / radius).unit
        return 1 - 0.45 * share * share
    }

    /// How light the front is: darker where the page rises, and in the shadow of the part that lies above.
    @inline(__always) func frontLight(_ spot: Spot) -> Float {
        let d = distance(spot)
        if d > 0 { return 1 - 0.5 * (d / radius).unit }
        // The free edge lies there.
        let edge = line + (radius * .pi - (free - line))
        let away = edge - spot.dot(direction)
        return isStraight && away > 0 ? 1 - shade(away) : 1
    }

    /// How light what is below the page is.
    @inline(__always) func groundLight(_ spot: Spot) -> Float { 1 - shade(max(0, distance(spot) - radius)) }

    /// The shadow at a distance from the page.
    @inline(__always) private func shade(_ distance: Float) -> Float {
        guard shadow.width > 0, distance < shadow.width else { return 0 }
        let rest = 1 - distance / shadow.width
        return shadow.amount * rest * rest
    }
}

extension FilterKind {
    static let curls: [FilterKind] = [
        transition(
            "CIPageCurlTransition",
            [
                .image("inputBacksideImage"), .image(kCIInputShadingImageKey), .extent,
                .angle().slider(-Double.pi...Double.pi), curlRadius,
            ]
        ) { values, from, to, extent in
            curl(values, from, to, extent, shadow: (0, 0))
        },
        transition(
            "CIPageCurlWithShadowTransition",
            [
                .image("inputBacksideImage"), .rect(kCIInputExtentKey, .zero), .angle().slider(-Double.pi...Double.pi),
                curlRadius, .number("inputShadowSize", 0.5).within(0, 1, slider: 0...1),
                .number("inputShadowAmount", 0.7).within(0, 1, slider: 0...1), .rect("inputShadowExtent", .zero),
            ]
        ) { values, from, to, extent in
            curl(values, from, to, extent, shadow: (values.float("inputShadowSize"), values.float("inputShadowAmount")))
        },
    ]

    private static let curlRadius = FilterInput.number(kCIInputRadiusKey, 100, kCIAttributeTypeDistance)
        .within(0.01, slider: 0.01...400)

    private static func curl(
        _ values: FilterValues, _ from: Recipe, _ to: Recipe, _ extent: CGRect, shadow: (Float, Float)
    ) -> Recipe {
        let time = values.time
        if time <= 0 { return from.composited(.sourceOver, onto: to) }
        if time >= 1 { return to }
        let curl = Curl(values, extent, shadow: shadow)
        // The back of a page that has none shows it through.
        let isThin = values.image("inputBacksideImage") == nil
        let backside = values.image("inputBacksideImage") ?? from
        let page = from.extent
        let front = from.warped(extent: extent, regionOfInterest: { _ in page }) { curl.front($0) }
        // The back is as large as the page.
        let back = CroppedRecipe(backside, to: page).warped(extent: extent, regionOfInterest: { _ in page }) {
            curl.back($0)
        }
        return .combined(front, back, to, extent: extent) { _ in
            { spot, front, back, to in
                var result = to
                let ground = curl.groundLight(spot)
                if ground < 1 { result = Pixel(result.color * ground, result.w) }
                if front.w > 0 {
                    let lit = Pixel(front.color * curl.frontLight(spot), front.w)
                    result = lit + result * (1 - lit.w)
                }
                if back.w > 0 {
                    let shown = isThin ? mix(back, Pixel(repeating: back.w), 0.7) : back
                    let lit = Pixel(shown.color * curl.backLight(spot), shown.w)
                    result = lit + result * (1 - lit.w)
                }
                return result
            }
        }
    }
}
