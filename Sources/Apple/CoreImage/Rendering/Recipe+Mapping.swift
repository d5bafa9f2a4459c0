import CoreGraphics

extension Recipe {
    /// Each pixel changed by itself, multiplied as it is.
    func mapped(extent: CGRect? = nil, _ change: @escaping @Sendable (Pixel) -> Pixel) -> Recipe {
        KernelRecipe([self], extent: extent.map { self.extent.overlap($0) } ?? self.extent) { _ in
            { _, inputs, result, count in
                let pixels = inputs[0]
                for index in 0..<count { result[index] = change(pixels[index]) }
            }
        }
    }

    /// Each pixel's straight numbers changed; what was transparent stays so.
    func toned(_ prepare: @escaping @Sendable (WorkingSpace) -> @Sendable (Pixel) -> Pixel) -> Recipe {
        KernelRecipe([self], extent: extent) { space in
            let change = prepare(space)
            return { _, inputs, result, count in
                let pixels = inputs[0]
                for index in 0..<count { result[index] = change(pixels[index].straight).multiplied }
            }
        }
    }

    /// Each pixel's color changed, opacity kept.
    func recolored(_ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>) -> Recipe {
        toned { _ in { Pixel(change($0.color), $0.w) } }
    }

    /// Each pixel's color changed as it is stored, in what the eye takes for even steps.
    func recoloredAsStored(_ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>) -> Recipe {
        toned { space in { Pixel(space.work(change(space.store($0.color))), $0.w) } }
    }

    /// The numbers taken from one space to another.
    func matched(_ convert: @escaping @Sendable (WorkingSpace, SIMD3<Float>) -> SIMD3<Float>) -> Recipe {
        toned { _ in { Pixel(convert(.linear, $0.color), $0.w) } }
    }

    /// Pixels computed from a place, and two images there.
    static func combined(
        _ first: Recipe, _ second: Recipe, extent: CGRect,
        _ prepare: @escaping @Sendable (WorkingSpace) -> @Sendable (Spot, Pixel, Pixel) -> Pixel
    ) -> Recipe {
        KernelRecipe([first, second], extent: extent) { space in
            let change = prepare(space)
            return { spots, inputs, result, count in
                let (a, b) = (inputs[0], inputs[1])
                for index in 0..<count { result[index] = change(spots[index], a[index], b[index]) }
            }
        }
    }

    /// Pixels computed from a place, and three images there.
    static func combined(
        _ first: Recipe, _ second: Recipe, _ third: Recipe, extent: CGRect,
        _ prepare: @escaping @Sendable (WorkingSpace) -> @Sendable (Spot, Pixel, Pixel, Pixel) -> Pixel
    ) -> Recipe {
        KernelRecipe([first, second, third], extent: extent) { space in
            let change = prepare(space)
            return { spots, inputs, result, count in
                let (a, b, c) = (inputs[0], inputs[1], inputs[2])
                for index in 0..<count { result[index] = change(spots[index], a[index], b[index], c[index]) }
            }
        }
    }

    /// Each pixel changed by itself and its place.
    func placed(
        _ prepare: @escaping @Sendable (WorkingSpace) -> @Sendable (Spot, Pixel) -> Pixel
    ) -> Recipe {
        KernelRecipe([self], extent: extent) { space in
            let change = prepare(space)
            return { spots, inputs, result, count in
                let pixels = inputs[0]
                for index in 0..<count { result[index] = change(spots[index], pixels[index]) }
            }
        }
    }

    /// An image without end, computed from the place.
    static func generated(
        extent: CGRect = .infinite, _ prepare: @escaping @Sendable (WorkingSpace) -> @Sendable (Spot) -> Pixel
    ) -> Recipe {
        KernelRecipe([], extent: extent) { space in
            let pixel = prepare(space)
            return { spots, _, result, count in for index in 0..<count { result[index] = pixel(spots[index]) } }
        }
    }

    /// The image looked at elsewhere, place by place.
    func warped(
        extent: CGRect, regionOfInterest: @escaping @Sendable (CGRect) -> CGRect,
        _ look: @escaping @Sendable (Spot) -> Spot
    ) -> Recipe {
        WarpRecipe(self, extent: extent, regionOfInterest: regionOfInterest) { spots, looks, count in
            for index in 0..<count { looks[index] = look(spots[index]) }
        }
    }

    /// The same image worked out once.
    var workedOut: Recipe { isWorkedOutAhead || self is BitmapRecipe || self is ColorRecipe ? self : AheadRecipe(self) }

    /// The same image, between whose pixels are mixtures or not.
    func sampled(isSmooth: Bool) -> Recipe {
        if let bitmap = self as? BitmapRecipe { return BitmapRecipe(bitmap.image, isSmooth: isSmooth) }
        return AheadRecipe(self, isSmooth: isSmooth)
    }
}

/// Another image, worked out before it is looked at.
final class AheadRecipe: Recipe, @unchecked Sendable {
    private let input: Recipe
    private let smooth: Bool

    init(_ input: Recipe, isSmooth: Bool = true) {
        self.input = input
        smooth = isSmooth
        super.init(extent: input.extent, inputs: [input], isWorkedOutAhead: true)
    }

    override var isSmooth: Bool { smooth }

    override func source(for need: CGRect, in session: RenderSession) -> Source { session.source(input, for: need) }
}
