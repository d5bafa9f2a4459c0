import CoreGraphics

// Each begins with the one image and ends with the other, to the byte. What lies between is described in words alone by
// Apple's reference; Documentation/coreimage.md says what was decided.

extension FilterValues {
    /// The two images and where they are; `nil` while one is missing.
    fileprivate var ends: (from: Recipe, to: Recipe, extent: CGRect)? {
        guard let from = image(), let to = image(kCIInputTargetImageKey) else { return nil }
        return (from, to, from.extent.joined(to.extent))
    }

    /// How much of the transition is over.
    var time: Float { float(kCIInputTimeKey) }

    /// The rectangle that the effect is laid out in: the images' own where none is given.
    func stage(_ extent: CGRect) -> CGRect {
        let rect = rect(kCIInputExtentKey)
        return rect.isNull || rect.isEndless ? extent : rect
    }
}

extension FilterKind {
    /// A transition's inputs and its recipe.
    static func transition(
        _ name: String, _ inputs: [FilterInput],
        make: @escaping @Sendable (_ values: FilterValues, _ from: Recipe, _ to: Recipe, _ extent: CGRect) -> Recipe
    ) -> FilterKind {
        FilterKind(name, kCICategoryTransition, [.image(), .image(kCIInputTargetImageKey), .time] + inputs) { values in
            guard let (from, to, extent) = values.ends else { return nil }
            if extent.isNull { return from }
            return make(values, from, to, extent)
        }
    }

    static let transitions: [FilterKind] = [
        transition("CIDissolveTransition", []) { values, from, to, extent in
            let time = values.time
            return KernelRecipe([from, to], extent: extent, isBounded: true) { _ in
                { _, inputs, result, count in
                    let (a, b) = (inputs[0], inputs[1])
                    for index in 0..<count { result[index] = mix(a[index], b[index], time) }
                }
            }
        },
        transition("CISwipeTransition", sweep(color: (1, 1, 1), width: 300, opacity: 0, turns: false)) {
            values, from, to, extent in
            let (sweep, color) = (Sweep(values, extent), values.color(kCIInputColorKey))
            let opacity = values.float("inputOpacity")
            return .combined(from, to, extent: extent) { space in
                let tint = space.straight(color).color
                return { spot, from, to in
                    let share = sweep.share(spot)
                    let mixed = mix(from, to, share)
                    let light = 4 * share * (1 - share) * min(opacity, 1)
                    return light > 0 ? Pixel(mix(mixed.color, tint * mixed.w, light), mixed.w) : mixed
                }
            }
        },
        transition("CICopyMachineTransition", sweep(color: (0.6, 1, 0.8), width: 200, opacity: 1.3, turns: true)) {
            values, from, to, extent in
            let (sweep, color) = (Sweep(values, extent), values.color(kCIInputColorKey))
            let opacity = values.float("inputOpacity")
            return .combined(from, to, extent: extent) { space in
                let tint = space.straight(color).color
                return { spot, from, to in
                    // The light's middle uncovers the target.
                    let share = sweep.share(spot)
                    let pixel = share > 0.5 ? to : from
                    let off = 2 * share - 1
                    let light = (1 - off * off) * (1 - off * off) * opacity
                    return light > 0 ? Pixel(pixel.color + tint * (light * pixel.w), pixel.w) : pixel
                }
            }
        },
        transition(
            "CIBarsSwipeTransition",
            [
                .angle(kCIInputAngleKey, .pi).slider(0...2 * Double.pi),
                .number(kCIInputWidthKey, 30, kCIAttributeTypeDistance).within(2, slider: 2...300),
                .number("inputBarOffset", 10).within(1, slider: 1...100),
            ]
        ) { values, from, to, extent in
            bars(values, from, to, extent)
        },
        transition(
            "CIFlashTransition",
            [
                .point(), .extent, .color(kCIInputColorKey, 1, 0.8, 0.6),
                .number("inputMaxStriationRadius", 2.58).within(0, slider: 0...10),
                .number("inputStriationStrength", 0.5).within(0, slider: 0...3),
                .number("inputStriationContrast", 1.375).within(0, slider: 0...5),
                .number("inputFadeThreshold", 0.85).within(0, 1, slider: 0...1),
            ]
        ) { values, from, to, extent in
            let (flash, color) = (Flash(values, extent), values.color(kCIInputColorKey))
            return .combined(from, to, extent: extent) { space in
                let tint = space.straight(color).color
                return { spot, from, to in
                    let light = flash.light(spot)
                    let pixel = mix(from, to, flash.share(light))
                    return light > 0 ? Pixel(mix(pixel.color, tint * pixel.w, light), pixel.w) : pixel
                }
            }
        },
        transition(
            "CIModTransition",
            [
                .point(), .angle(kCIInputAngleKey, 2).slider(-2 * Double.pi...2 * Double.pi),
                .number(kCIInputRadiusKey, 150, kCIAttributeTypeDistance).within(1, slider: 1...200),
                .number("inputCompression", 300, kCIAttributeTypeDistance).within(1, slider: 100...800),
            ]
        ) { values, from, to, extent in
            let holes = Holes(values)
            return .combined(from, to, extent: extent) { _ in { spot, from, to in mix(from, to, holes.share(spot)) } }
        },
        transition(
            "CIRippleTransition",
            [
                .image(kCIInputShadingImageKey), .point(), .extent,
                .number(kCIInputWidthKey, 100, kCIAttributeTypeDistance).within(1, slider: 10...300),
                .number(kCIInputScaleKey, 50).within(-50, 50, slider: -50...50),
            ]
        ) { values, from, to, extent in
            ripple(values, from, to, extent)
        },
        transition(
            "CIDisintegrateWithMaskTransition",
            [
                .image(kCIInputMaskImageKey), .distance("inputShadowRadius", 8).slider(0...50),
                .number("inputShadowDensity", 0.65).within(0, 1, slider: 0...1), .point("inputShadowOffset", 0, -10),
            ]
        ) { values, from, to, extent in
            disintegration(values, from, to, extent)
        },
        transition(
            "CIAccordionFoldTransition",
            [
                .number("inputBottomHeight", 0, kCIAttributeTypeDistance).within(0),
                .number("inputNumberOfFolds", 3).within(1, 50, slider: 1...10),
                .number("inputFoldShadowAmount", 0.1).within(0, 1, slider: 0...1),
            ]
        ) { values, from, to, _ in
            accordion(values, from, to)
        },
    ]

    /// The inputs of what sweeps over the image.
    private static func sweep(
        color: (CGFloat, CGFloat, CGFloat), width: Double, opacity: Double, turns: Bool
    ) -> [FilterInput] {
        [
            .extent, .color(kCIInputColorKey, color.0, color.1, color.2),
            .angle().slider(turns ? 0...2 * Double.pi : -Double.pi...Double.pi),
            .number(kCIInputWidthKey, width, kCIAttributeTypeDistance).within(0.1, slider: 0.1...800),
            .number("inputOpacity", opacity).within(0, slider: 0...(turns ? 3 : 1)),
        ]
    }
}

/// An edge that goes over a rectangle in a direction, from outside to outside.
struct Sweep: Sendable {
    private let direction: Spot
    private let front: Float
    private let width: Float

    init(_ values: FilterValues, _ extent: CGRect) {
        direction = Spot(angle: values.number(kCIInputAngleKey))
        width = values.float(kCIInputWidthKey)
        let (low, high) = values.stage(extent).range(along: direction)
        front = low + (high + width - low) * values.time
        time = values.time
    }

    private let time: Float

    /// How far the edge has gone over a place: 0 before it, 1 behind it. Over all at the end, whatever the rectangle was.
    @inline(__always) func share(_ spot: Spot) -> Float {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return ((front - spot.dot(direction)) / width).unit
    }
}

/// A light with rays that grows over the image, and fades from the target.
struct Flash: Sendable {
    private let center: Spot
    private let size: Float
    private let time: Float
    private let reach: Float
    private let strength: Float
    private let contrast: Float
    private let threshold: Float

    init(_ values: FilterValues, _ extent: CGRect) {
        center = values.spot(kCIInputCenterKey)
        size = max(values.stage(extent).farthest(from: center), 1)
        time = values.time
        reach = 1 + values.float("inputMaxStriationRadius")
        strength = values.float("inputStriationStrength")
        contrast = values.float("inputStriationContrast")
        threshold = values.float("inputFadeThreshold")
    }

    /// Rays in different lengths: soft noise around the circle.
    private func ray(_ turns: Float) -> Float {
        let place = turns * 48
        let first = Int(place.rounded(.down))
        let (a, b) = (
            Curves.share(Curves.chance(first % 48, 0, 3), 0), Curves.share(Curves.chance((first + 1) % 48, 0, 3), 0)
        )
        let noise = a + (b - a) * (place - place.rounded(.down)).smoothStep(0, 1)
        return ((noise - 0.5) * contrast + 0.5).unit
    }

    /// How much of a place the light covers: all of it half way, nothing at the ends.
    @inline(__always) func light(_ spot: Spot) -> Float {
        guard time > 0, time < 1 else { return 0 }
        if time >= 0.5 { return 1 - ((time - 0.5) * 2).smoothStep(0, 1) }
        let away = spot - center
        let growth = time * 2
        let radius = growth * growth * reach * (1 + strength * (ray(Curves.direction(away)) - 0.5))
        let light = radius / (away.length / size + 0.02) * growth
        return max(light.unit * growth, growth.smoothStep(0.7, 1))
    }

    /// How much of a place is the target's already, below the light.
    @inline(__always) func share(_ light: Float) -> Float {
        if time >= 0.5 { return 1 }
        return threshold < 1 ? ((light - threshold) / (1 - threshold)).unit : 0
    }
}

/// Holes that grow: sums of waves crossing each other, earlier near the center.
private struct Holes: Sendable {
    private let center: Spot
    private let along: Spot
    private let across: Spot
    private let compression: Float
    private let threshold: Float

    init(_ values: FilterValues) {
        let direction = Spot(angle: values.number(kCIInputAngleKey))
        let radius = values.float(kCIInputRadiusKey)
        center = values.spot(kCIInputCenterKey)
        along = direction / radius
        across = Spot(-direction.y, direction.x) / radius
        compression = values.float("inputCompression")
        threshold = -0.04 + 1.08 * values.time
    }

    @inline(__always) func share(_ spot: Spot) -> Float {
        let away = spot - center
        let (u, v) = (away.dot(along), away.dot(across))
        let waves = Curves.sine(u + 0.3 * Curves.sine(v)) + Curves.sine(v + 0.3 * Curves.sine(u * 0.5))
        let distance = away.length / compression
        let late = distance / (1 + distance)
        let height = 0.65 * (0.5 + 0.25 * waves) + 0.35 * late
        return threshold.smoothStep(height - 0.03, height + 0.03)
    }
}
