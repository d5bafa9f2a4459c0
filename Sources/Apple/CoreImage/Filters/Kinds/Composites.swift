import CoreGraphics

/// How one image goes onto another one: Porter and Duff, "Compositing Digital Images", 1984, and their like.
enum CompositeMode: String, CaseIterable, Sendable {
    case sourceOver = "CISourceOverCompositing"
    case sourceIn = "CISourceInCompositing"
    case sourceOut = "CISourceOutCompositing"
    case sourceAtop = "CISourceAtopCompositing"
    case addition = "CIAdditionCompositing"
    case multiply = "CIMultiplyCompositing"
    case maximum = "CIMaximumCompositing"
    case minimum = "CIMinimumCompositing"

    @inline(__always) func apply(_ s: Pixel, _ b: Pixel) -> Pixel {
        switch self {
        case .sourceOver: return s + b * (1 - s.w)
        case .sourceIn: return s * b.w
        case .sourceOut: return s * (1 - b.w)
        case .sourceAtop: return s * b.w + b * (1 - s.w)
        case .addition:
            let sum = s + b
            return Pixel(sum.color, min(sum.w, 1))
        case .multiply: return s * b
        case .maximum: return pointwiseMax(s, b)
        case .minimum: return pointwiseMin(s, b)
        }
    }

    /// Where the result is.
    func extent(_ source: CGRect, _ background: CGRect) -> CGRect {
        switch self {
        case .sourceIn, .multiply, .minimum: source.overlap(background)
        case .sourceOut: source
        case .sourceAtop: background
        case .sourceOver, .addition, .maximum: source.joined(background)
        }
    }
}

extension Recipe {
    func composited(_ mode: CompositeMode, onto background: Recipe) -> Recipe {
        KernelRecipe([self, background], extent: mode.extent(extent, background.extent), isBounded: true) { _ in
            { _, inputs, result, count in
                let (source, below) = (inputs[0], inputs[1])
                for index in 0..<count { result[index] = mode.apply(source[index], below[index]) }
            }
        }
    }
}

extension FilterKind {
    static let composites: [FilterKind] = CompositeMode.allCases.map { mode in
        FilterKind(
            mode.rawValue, kCICategoryCompositeOperation, [.image(), .image(kCIInputBackgroundImageKey)]
        ) { values in
            guard let image = values.image() else { return nil }
            guard let background = values.image(kCIInputBackgroundImageKey) else { return image }
            return image.composited(mode, onto: background)
        }
    }

    static let masks: [FilterKind] =
        [
            mask("CIBlendWithMask") { ($0.color * Light.weights).sum() }, mask("CIBlendWithAlphaMask") { $0.w },
            mask("CIBlendWithRedMask") { $0.x }, mask("CIBlendWithBlueMask") { $0.z },
        ] + [
            FilterKind(
                "CIMix", kCICategoryStylize,
                [
                    .image(), .image(kCIInputBackgroundImageKey),
                    .number("inputAmount", 1).within(nil, slider: 0...1),
                ]
            ) { values in
                guard let image = values.image() else { return nil }
                let background = values.image(kCIInputBackgroundImageKey) ?? Recipe(extent: .null)
                let amount = values.float("inputAmount")
                return .combined(background, image, extent: image.extent.joined(background.extent)) { _ in
                    { _, from, to in mix(from, to, amount) }
                }
            }
        ]

    /// Mixes an image and a background as a third one says.
    private static func mask(_ name: String, _ share: @escaping @Sendable (Pixel) -> Float) -> FilterKind {
        FilterKind(
            name, kCICategoryStylize, [.image(), .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
        ) { values in
            guard let image = values.image() else { return nil }
            guard let mask = values.image(kCIInputMaskImageKey) else { return image }
            let background = values.image(kCIInputBackgroundImageKey) ?? Recipe(extent: .null)
            return .combined(image, background, mask, extent: image.extent.joined(background.extent)) { _ in
                { _, front, back, mask in mix(back, front, share(mask).unit) }
            }
        }
    }
}
