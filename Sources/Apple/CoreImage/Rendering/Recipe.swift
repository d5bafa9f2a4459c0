import CoreGraphics

/// How an image comes about: what an image object holds until somebody draws it. Never changes.
@usableFromInline class Recipe: @unchecked Sendable {
    /// Where the image is; outside it is transparent. Infinite for what has no end.
    final let extent: CGRect
    /// How many steps a pixel takes, those of all inputs counted.
    final let steps: Int
    /// Whether the pixels are worked out before somebody looks at them, since they would be worked out again and again
    /// otherwise.
    final let isWorkedOutAhead: Bool

    /// A pixel that takes more steps is worked out ahead. Decided; it keeps chains in which images occur several times from
    /// growing without end.
    private static let mostSteps = 48

    init(extent: CGRect, inputs: [Recipe] = [], steps own: Int = 1, isWorkedOutAhead: Bool = false) {
        self.extent = extent.cleaned
        let all = inputs.reduce(own) { min($0 + $1.steps, 1 << 20) }
        self.isWorkedOutAhead = isWorkedOutAhead || all > Recipe.mostSteps
        steps = self.isWorkedOutAhead ? 1 : all
    }

    /// What gives the pixels within a rectangle, which lies in the extent.
    func source(for need: CGRect, in session: RenderSession) -> Source { ColorSource(.clear) }

    /// The pixels of a region, where they are worked out together; `nil` where each is for itself.
    func surface(_ region: PixelRect, in session: RenderSession) -> Surface? { nil }

    /// Whether pixels are mixed where places lie between them.
    var isSmooth: Bool { true }
}

/// One color without end.
final class ColorRecipe: Recipe, @unchecked Sendable {
    private let color: SIMD4<Double>

    init(_ color: SIMD4<Double>) {
        self.color = color
        super.init(extent: .infinite)
    }

    override func source(for need: CGRect, in session: RenderSession) -> Source {
        ColorSource(session.space.pixel(color))
    }
}

/// A bitmap.
final class BitmapRecipe: Recipe, @unchecked Sendable {
    let image: CGImage
    private let smooth: Bool

    init(_ image: CGImage, isSmooth: Bool = true) {
        self.image = image
        smooth = isSmooth
        super.init(extent: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)))
    }

    override var isSmooth: Bool { smooth }

    override func source(for need: CGRect, in session: RenderSession) -> Source {
        BitmapSource(image.buffer, space: session.space, isSmooth: smooth)
    }
}

/// A part of another image.
final class CroppedRecipe: Recipe, @unchecked Sendable {
    private let input: Recipe

    init(_ input: Recipe, to rect: CGRect) {
        self.input = input
        super.init(extent: input.extent.overlap(rect), inputs: [input], steps: 0)
    }

    override var isSmooth: Bool { input.isSmooth }

    override func source(for need: CGRect, in session: RenderSession) -> Source {
        let source = session.source(input, for: need.insetBy(dx: -1, dy: -1))
        return extent == input.extent ? source : CroppedSource(source, to: extent)
    }
}

/// Pixels computed from those of other images at the same place, or from the place alone.
final class KernelRecipe: Recipe, @unchecked Sendable {
    private let inputs: [Recipe]
    private let isBounded: Bool
    private let make: @Sendable (WorkingSpace) -> KernelSource.Kernel

    /// - Parameter isBounded: Whether it is transparent outside of the extent without being cut off there.
    init(
        _ inputs: [Recipe], extent: CGRect, isBounded: Bool = false, steps: Int = 1,
        make: @escaping @Sendable (WorkingSpace) -> KernelSource.Kernel
    ) {
        self.inputs = inputs
        self.make = make
        self.isBounded = isBounded
        super.init(extent: extent, inputs: inputs, steps: steps)
    }

    override func source(for need: CGRect, in session: RenderSession) -> Source {
        let near = need.insetBy(dx: -1, dy: -1)
        let sources = inputs.map { session.source($0, for: near) }
        let source = KernelSource(sources, kernel: make(session.space))
        return isBounded || extent.isEndless ? source : CroppedSource(source, to: extent)
    }
}

/// Another image's pixels at other places.
final class WarpRecipe: Recipe, @unchecked Sendable {
    private let input: Recipe
    private let isBounded: Bool
    private let regionOfInterest: @Sendable (CGRect) -> CGRect
    private let warp: WarpedSource.Warp

    /// - Parameters:
    ///   - regionOfInterest: Given a rectangle of the result, which one of the input is looked at.
    ///   - warp: Given places of the result, where in the input to look.
    init(
        _ input: Recipe, extent: CGRect, isBounded: Bool = false, steps: Int = 1,
        regionOfInterest: @escaping @Sendable (CGRect) -> CGRect, warp: @escaping WarpedSource.Warp
    ) {
        self.input = input
        self.regionOfInterest = regionOfInterest
        self.warp = warp
        self.isBounded = isBounded
        super.init(extent: extent, inputs: [input], steps: steps)
    }

    override func source(for need: CGRect, in session: RenderSession) -> Source {
        let source = WarpedSource(
            session.source(input, for: regionOfInterest(need).insetBy(dx: -2, dy: -2)), warp: warp)
        return isBounded || extent.isEndless ? source : CroppedSource(source, to: extent)
    }
}

/// Pixels that another image's are worked out for first: blurs, mosaics.
final class SurfaceRecipe: Recipe, @unchecked Sendable {
    private let input: Recipe
    private let margin: CGFloat
    private let smooth: Bool
    private let make: @Sendable (Surface, PixelRect, RenderSession) -> Surface

    /// - Parameters:
    ///   - margin: How far around a pixel the filter looks.
    ///   - make: Given the input's pixels and the region of the result, the result.
    init(
        _ input: Recipe, extent: CGRect, margin: CGFloat, isSmooth: Bool = true,
        make: @escaping @Sendable (Surface, PixelRect, RenderSession) -> Surface
    ) {
        self.input = input
        self.margin = margin
        self.make = make
        smooth = isSmooth
        super.init(extent: extent, inputs: [input], isWorkedOutAhead: true)
    }

    override var isSmooth: Bool { smooth }

    override func surface(_ region: PixelRect, in session: RenderSession) -> Surface? {
        let around = region.rect.insetBy(dx: -margin, dy: -margin)
        return make(session.surface(input, for: around), region, session)
    }
}

extension CGRect {
    /// Whether there is no end to it.
    var isEndless: Bool { isInfinite || width > 1e15 || height > 1e15 }

    /// The same without what is no number, and without negative sides; `null` for nothing.
    var cleaned: CGRect {
        if isNull || isInfinite { return self }
        let numbers = [origin.x, origin.y, size.width, size.height]
        guard numbers.allSatisfy({ $0 == $0 }), size.width != 0, size.height != 0 else { return .null }
        let rect = standardized
        return rect.isEndless || rect.minX < -1e15 || rect.minY < -1e15 ? overlapOfAll(rect) : rect
    }

    private func overlapOfAll(_ rect: CGRect) -> CGRect {
        if rect.width > 1e15, rect.height > 1e15 { return .infinite }
        return rect.overlap(CGRect(x: -1e15, y: -1e15, width: 2e15, height: 2e15))
    }

    /// The smallest whole rectangle around it; what computing has added stays out.
    var wholePixels: CGRect {
        if isNull || isEndless { return self }
        let slack: CGFloat = 1e-6
        let (left, low) = ((minX + slack).rounded(.down), (minY + slack).rounded(.down))
        return CGRect(
            x: left, y: low, width: (maxX - slack).rounded(.up) - left, height: (maxY - slack).rounded(.up) - low)
    }

    /// The smallest rectangle that holds both; nothing adds nothing.
    func joined(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        if isEndless || other.isEndless { return .infinite }
        let (left, low) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(
            x: left, y: low, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - low)
    }
}
