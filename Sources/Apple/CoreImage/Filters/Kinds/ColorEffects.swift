import CoreGraphics

extension FilterKind {
    static let colorEffects: [FilterKind] = [
        FilterKind("CIColorInvert", kCICategoryColorEffect, [.image()]) { $0.image()?.recolored { 1 - $0 } },
        FilterKind(
            "CIColorMonochrome", kCICategoryColorEffect,
            [
                .image(), .color(kCIInputColorKey, 0.6, 0.45, 0.3),
                .number(kCIInputIntensityKey, 1).within(0, slider: 0...1),
            ]
        ) { values in
            let (color, intensity) = (values.color(kCIInputColorKey), values.float(kCIInputIntensityKey))
            return values.image()?.toned { space in
                let shade = space.straight(color).color
                return { Pixel(mix($0.color, shade * $0.luma, intensity), $0.w) }
            }
        },
        FilterKind(
            "CIColorPosterize", kCICategoryColorEffect, [.image(), .number("inputLevels", 6).within(1, slider: 2...30)]
        ) { values in
            let steps = Float(max(1, values.number("inputLevels").rounded() - 1))
            return values.image()?.recoloredAsStored { (($0.unit * steps) + 0.5).rounded(.down) / steps }
        },
        FilterKind(
            "CIFalseColor", kCICategoryColorEffect,
            [.image(), .color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
        ) { values in
            let (dark, light) = (values.color("inputColor0"), values.color("inputColor1"))
            return values.image()?.toned { space in
                let (low, high) = (space.straight(dark), space.straight(light))
                return { pixel in
                    let shade = mix(low, high, pixel.luma)
                    return Pixel(shade.color, shade.w.unit * pixel.w)
                }
            }
        },
        FilterKind(
            "CISepiaTone", kCICategoryColorEffect,
            [.image(), .number(kCIInputIntensityKey, 1).within(0, slider: 0...1)]
        ) { values in
            let intensity = values.float(kCIInputIntensityKey)
            // The matrix of Filter Effects 1, section "sepia".
            let brown = ColorTransform(
                SIMD3(0.393, 0.769, 0.189), SIMD3(0.349, 0.686, 0.168), SIMD3(0.272, 0.534, 0.131))
            return values.image()?.recoloredAsStored { mix($0, brown($0), intensity).unit }
        },
        FilterKind("CIMaskToAlpha", kCICategoryColorEffect, [.image()]) {
            $0.image()?.mapped { Pixel(repeating: $0.luma.unit) }
        },
        FilterKind("CIMaximumComponent", kCICategoryColorEffect, [.image()]) {
            $0.image()?.recolored { SIMD3(repeating: $0.max()) }
        },
        FilterKind("CIMinimumComponent", kCICategoryColorEffect, [.image()]) {
            $0.image()?.recolored { SIMD3(repeating: $0.min()) }
        },
        FilterKind(
            "CIVignette", kCICategoryColorEffect,
            [
                .image(), .number(kCIInputIntensityKey, 0).within(-1, 1, slider: -1...1),
                .number(kCIInputRadiusKey, 1).within(0, 2, slider: 0...2),
            ]
        ) { values in
            guard let image = values.image(), !image.extent.isNull, !image.extent.isEndless else {
                return values.image()
            }
            let center = (SpotRect(image.extent).low + SpotRect(image.extent).high) / 2
            let corner = max(image.extent.farthest(from: center), 1)
            let (intensity, radius) = (values.float(kCIInputIntensityKey), values.float(kCIInputRadiusKey))
            return image.placed { _ in
                { spot, pixel in
                    // A radius of 1 leaves half of the way to the corners as it is.
                    let distance = (spot - center).length / corner
                    let shade = distance.smoothStep(radius / 2, radius / 2 + 0.75)
                    return Pixel(pixel.color * max(0, 1 - intensity * shade), pixel.w)
                }
            }
        },
        FilterKind(
            "CIVignetteEffect", kCICategoryColorEffect,
            [
                .image(), .point(), .distance(kCIInputRadiusKey, 150).slider(0...2000),
                .number(kCIInputIntensityKey, 1).within(-1, 1, slider: -1...1),
                .number("inputFalloff", 0.5).within(0, 1, slider: 0...1),
            ]
        ) { values in
            let (center, radius) = (values.spot(kCIInputCenterKey), values.float(kCIInputRadiusKey))
            let (intensity, falloff) = (values.float(kCIInputIntensityKey), values.float("inputFalloff"))
            return values.image()?.placed { _ in
                { spot, pixel in
                    let shade = (spot - center).length.smoothStep(radius, radius * (1 + 2 * falloff) + 1)
                    return Pixel(pixel.color * max(0, 1 - intensity * shade), pixel.w)
                }
            }
        },
    ]

    static let photoEffects: [FilterKind] = PhotoLook.all.map { look in
        FilterKind("CIPhotoEffect\(look.name)", kCICategoryColorEffect, [.image(), .flag("inputExtrapolate", false)]) {
            $0.image()?.recoloredAsStored { look.apply($0.unit) }
        }
    }
}

/// A look of old films. Decided by eye after Apple's pictures of its filters: their tables are not published.
struct PhotoLook: Sendable {
    let name: String
    /// How much of the colors stays.
    var saturation: Float = 1
    /// How bright red, green and blue count for gray.
    var weights = Light.weights
    /// How steep the middle is.
    var contrast: Float = 1
    /// What becomes of black and of white.
    var black = SIMD3<Float>(0, 0, 0)
    var white = SIMD3<Float>(1, 1, 1)

    static let all: [PhotoLook] = [
        PhotoLook(name: "Chrome", saturation: 1.25, contrast: 1.15),
        PhotoLook(
            name: "Fade", saturation: 0.7, contrast: 0.85, black: SIMD3(0.08, 0.08, 0.09),
            white: SIMD3(0.96, 0.96, 0.95)),
        PhotoLook(
            name: "Instant", saturation: 0.75, contrast: 0.95, black: SIMD3(0.07, 0.05, 0.10),
            white: SIMD3(1, 0.96, 0.88)),
        PhotoLook(name: "Mono", saturation: 0, contrast: 1),
        PhotoLook(name: "Noir", saturation: 0, contrast: 1.45),
        PhotoLook(
            name: "Process", saturation: 0.9, contrast: 1.08, black: SIMD3(0, 0.03, 0.07), white: SIMD3(0.94, 1, 0.97)),
        PhotoLook(name: "Tonal", saturation: 0, weights: SIMD3(0.33, 0.50, 0.17), contrast: 0.9),
        PhotoLook(
            name: "Transfer", saturation: 0.9, contrast: 0.98, black: SIMD3(0.07, 0.03, 0.02),
            white: SIMD3(1, 0.97, 0.84)),
    ]

    @inline(__always) func apply(_ color: SIMD3<Float>) -> SIMD3<Float> {
        let gray = SIMD3<Float>(repeating: (color * weights).sum())
        let toned = ((mix(gray, color, saturation) - 0.5) * contrast + 0.5).unit
        return black + (white - black) * toned
    }
}
