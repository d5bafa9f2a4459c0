import CoreGraphics

extension FilterKind {
    static let generators: [FilterKind] = [
        FilterKind("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, 1, 0, 0)]) {
            ColorRecipe($0.color(kCIInputColorKey))
        },
        pattern("CICheckerboardGenerator") { place, softness in
            let (x, y) = (wave(place.x, softness), wave(place.y, softness))
            return x * y + (1 - x) * (1 - y)
        },
        pattern("CIStripesGenerator") { place, softness in wave(place.x, softness) },
        FilterKind("CIRandomGenerator", kCICategoryGenerator, []) { _ in
            .generated { _ in
                { spot in
                    guard abs(spot.x) < 1e9, abs(spot.y) < 1e9 else { return .clear }
                    let chance = Curves.chance(Int(spot.x.rounded(.down)), Int(spot.y.rounded(.down)))
                    return Pixel(
                        Curves.share(chance, 0), Curves.share(chance, 1), Curves.share(chance, 2),
                        Curves.share(chance, 3)
                    ).multiplied
                }
            }
        },
        FilterKind(
            "CIRoundedRectangleGenerator", kCICategoryGenerator,
            [
                .rect(kCIInputExtentKey, CGRect(x: 0, y: 0, width: 100, height: 100)),
                .distance(kCIInputRadiusKey, 10).slider(0...100), .color(kCIInputColorKey, 1, 1, 1),
            ]
        ) { values in
            let (rect, color) = (values.rect(kCIInputExtentKey), values.color(kCIInputColorKey))
            guard !rect.isNull, !rect.isEndless else { return Recipe(extent: .null) }
            let (low, high) = (SpotRect(rect).low, SpotRect(rect).high)
            let (middle, half) = ((low + high) / 2, (high - low) / 2)
            let radius = min(values.float(kCIInputRadiusKey), half.min())
            return .generated(extent: rect.wholePixels) { space in
                let pixel = space.pixel(color)
                return { spot in
                    let away = spot - middle
                    let outside = Spot(abs(away.x), abs(away.y)) - half + radius
                    let corner = pointwiseMax(outside, Spot()).length + min(outside.max(), 0) - radius
                    return pixel * (0.5 - corner).unit
                }
            }
        },
    ]

    /// A pattern of two colors: `share` says how much of the first one is at a place, counted in widths from the
    /// center.
    private static func pattern(
        _ name: String, _ share: @escaping @Sendable (_ place: Spot, _ softness: Float) -> Float
    ) -> FilterKind {
        FilterKind(
            name, kCICategoryGenerator,
            [
                .point(), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
                .number(kCIInputWidthKey, 80, kCIAttributeTypeDistance).slider(0...800),
                .number(kCIInputSharpnessKey, 1).within(0, 1, slider: 0...1),
            ]
        ) { values in
            let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
            let (center, width) = (values.spot(kCIInputCenterKey), max(abs(values.float(kCIInputWidthKey)), 0.001))
            let softness = 1 - values.float(kCIInputSharpnessKey)
            return .generated { space in
                let (a, b) = (space.pixel(first), space.pixel(second))
                return { spot in mix(b, a, share((spot - center) / width, softness)) }
            }
        }
    }

    /// 1 and 0 in turns: 1 from 0 to 1, 0 from 1 to 2, and so on; soft ones take up to half a width from one to the other.
    private static func wave(_ place: Float, _ softness: Float) -> Float {
        let phase = place / 2 - (place / 2).rounded(.down)
        if softness <= 0 { return phase < 0.5 ? 1 : 0 }
        let inside = phase < 0.5 ? min(phase, 0.5 - phase) : -min(phase - 0.5, 1 - phase)
        return (0.5 + inside / (softness * 0.5)).unit
    }

    static let gradients: [FilterKind] = [
        linear("CILinearGradient") { $0 }, linear("CISmoothLinearGradient") { $0 * $0 * (3 - 2 * $0) },
        FilterKind(
            "CIRadialGradient", kCICategoryGradient,
            [
                .point(), .distance("inputRadius0", 5).slider(0...800), .distance("inputRadius1", 100).slider(0...800),
                .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
            ]
        ) { values in
            let (center, from) = (values.spot(kCIInputCenterKey), values.float("inputRadius0"))
            let way = values.float("inputRadius1") - from
            return gradient(values) { spot in
                let distance = (spot - center).length - from
                return way == 0 ? (distance < 0 ? 0 : 1) : (distance / way).unit
            }
        },
        FilterKind(
            "CIGaussianGradient", kCICategoryGradient,
            [
                .point(), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0, 0),
                .distance(kCIInputRadiusKey, 300).slider(0...800),
            ]
        ) { values in
            let (center, radius) = (values.spot(kCIInputCenterKey), max(values.float(kCIInputRadiusKey), 0.001))
            // A bell whose radius is three standard deviations, moved so that nothing is left there.
            let rest = Curves.fading(-4.5)
            return gradient(values) { spot in
                let distance = (spot - center).length / radius
                return 1 - ((Curves.fading(-4.5 * distance * distance) - rest) / (1 - rest)).unit
            }
        },
    ]

    private static func linear(_ name: String, _ curve: @escaping @Sendable (Float) -> Float) -> FilterKind {
        FilterKind(
            name, kCICategoryGradient,
            [
                .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", 1, 1, 1),
                .color("inputColor1", 0, 0, 0),
            ]
        ) { values in
            let start = values.spot("inputPoint0")
            let way = values.spot("inputPoint1") - start
            let square = way.dot(way)
            return gradient(values) { spot in square > 0 ? curve(((spot - start).dot(way) / square).unit) : 1 }
        }
    }

    /// From the first color to the second.
    private static func gradient(_ values: FilterValues, _ share: @escaping @Sendable (Spot) -> Float) -> Recipe {
        let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
        return .generated { space in
            let (a, b) = (space.pixel(first), space.pixel(second))
            return { mix(a, b, share($0)) }
        }
    }
}
