import CoreGraphics

/// Blurred shadows, kept from frame to frame: a card that slides casts the same shadow all the way.
///
/// A rounded rectangle's shadow is kept with a middle of two pixels that is stretched, so it does not matter how large the
/// rectangle is.
final class ShadowCache {
    /// A shadow as a bitmap, and how it lies over its caster.
    struct Shadow {
        var buffer: CoverageBuffer
        /// From the caster's local units to the bitmap's pixels.
        var placement: BitmapPlacement
        /// All that the shadow covers, in local units.
        var extent: CGRect
    }

    private enum Key: Hashable {
        /// Rounded lengths: width, height, four radii, deviation.
        case rounded([Int])
        /// A path's bitmap and the rounded deviations in its pixels.
        case bitmap(ObjectIdentifier, Int, Int)
    }

    private struct Entry {
        var buffer: CoverageBuffer
        /// Keeps the identity in the key from being used again.
        var owner: CoverageBuffer?
        var lastUse: Int
    }

    private let pool: WorkerPool
    private var entries: [Key: Entry] = [:]
    private var frame = 0

    /// Rounder corners than this, in pixels, are kept at a lower resolution.
    private static let largestCorner = 1024.0

    /// Shadows whose lengths differ by less than one part in so many of a pixel are the same.
    fileprivate static let fineness = 64.0

    fileprivate static func rounded(_ length: Double) -> Double { (length * fineness).rounded() / fineness }

    /// Shadows that no frame has used for so long are dropped.
    private static let framesKept = 60

    init(pool: WorkerPool) { self.pool = pool }

    /// Forgets the shadows that are no longer needed.
    func beginFrame() {
        frame += 1
        entries = entries.filter { frame - $0.value.lastUse <= Self.framesKept }
    }

    private func entry(_ key: Key, owner: CoverageBuffer? = nil, make: () -> CoverageBuffer) -> CoverageBuffer {
        if let found = entries[key] {
            entries[key]?.lastUse = frame
            return found.buffer
        }
        let made = make()
        entries[key] = Entry(buffer: made, owner: owner, lastUse: frame)
        return made
    }

    /// The shadow of a rounded rectangle.
    ///
    /// - Parameters:
    ///   - radius: The blur's deviation in local units.
    ///   - scale: The frame's pixels for one local unit.
    func shadow(of caster: RoundedRect, radius: Double, scale: Double) -> Shadow {
        let radius = min(radius, BlurPlane.limit / scale)
        let largest = Double(max(caster.topLeft, caster.topRight, caster.bottomLeft, caster.bottomRight))
        var halvings = BlurPlane.halvings(radius * scale)
        while largest * scale / Double(1 << halvings) > Self.largestCorner { halvings += 1 }
        let scale = scale / Double(1 << halvings)
        // The bitmap is made from rounded lengths only, so that it does not matter who needed it first.
        let sigma = Self.rounded(radius * scale)
        let margin = BlurPlane.margin(sigma)
        let corner = clampedInt(Self.rounded(largest * scale).rounded(.up)) + margin + 1
        let x = ShadowAxis(length: Self.rounded(Double(caster.rect.width) * scale), corner: corner, margin: margin)
        let y = ShadowAxis(length: Self.rounded(Double(caster.rect.height) * scale), corner: corner, margin: margin)
        let m = Double(margin)
        let small = caster.scaled(by: scale, to: CGRect(x: m, y: m, width: x.length, height: y.length)).rounded
        let buffer = entry(Self.key(small, sigma)) {
            self.blurred(small, width: x.pixels, height: y.pixels, sigma: sigma)
        }
        let (r, edge) = (caster.rect, CGFloat(Double(margin) / scale))
        let placement = BitmapPlacement(
            x: x.map(from: Double(r.minX), to: Double(r.maxX), scale: scale),
            y: y.map(from: Double(r.minY), to: Double(r.maxY), scale: scale))
        return Shadow(buffer: buffer, placement: placement, extent: r.insetBy(dx: -edge, dy: -edge))
    }

    private static func key(_ r: RoundedRect, _ sigma: Double) -> Key {
        let lengths = [r.rect.width, r.rect.height, r.topLeft, r.topRight, r.bottomLeft, r.bottomRight, CGFloat(sigma)]
        return .rounded(lengths.map { clampedInt((Double($0) * fineness).rounded()) })
    }

    private func blurred(_ shape: RoundedRect, width: Int, height: Int, sigma: Double) -> CoverageBuffer {
        let all = PixelRect(left: 0, top: 0, right: width, bottom: height)
        let sharp = CoverageBuffer(width: width, height: height)
        PolygonCoverage(PlaneOutline.project(shape, by: Homography(.identity), near: all))?.rasterize(into: sharp)
        let plane = BlurPlane(sharp, halvings: 0, margin: 0, pool: pool)
        plane.blur(sigmaX: sigma, sigmaY: sigma, pool: pool)
        return plane.coverageBuffer()
    }

    /// The shadow of a rasterized path that lies over `rect`.
    ///
    /// - Parameter radius: The blur's deviation in local units.
    func shadow(of caster: CoverageBuffer, over rect: CGRect, radius: Double) -> Shadow {
        let perUnit = (x: Double(caster.width) / Double(rect.width), y: Double(caster.height) / Double(rect.height))
        let sx = Self.rounded(BlurPlane.limited(radius * perUnit.x))
        let sy = Self.rounded(BlurPlane.limited(radius * perUnit.y))
        let halvings = BlurPlane.halvings(max(sx, sy))
        let block = Double(1 << halvings)
        let margin = BlurPlane.margin(max(sx, sy) / block)
        let key = Key.bitmap(
            ObjectIdentifier(caster), clampedInt((sx * Self.fineness).rounded()),
            clampedInt((sy * Self.fineness).rounded()))
        let buffer = entry(key, owner: caster) {
            let plane = BlurPlane(caster, halvings: halvings, margin: margin, pool: pool)
            plane.blur(sigmaX: sx / block, sigmaY: sy / block, pool: self.pool)
            return plane.coverageBuffer()
        }
        let (ux, uy) = (block / perUnit.x, block / perUnit.y)
        let extent = CGRect(
            x: Double(rect.minX) - Double(margin) * ux, y: Double(rect.minY) - Double(margin) * uy,
            width: Double(buffer.width) * ux, height: Double(buffer.height) * uy)
        let whole = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        return Shadow(buffer: buffer, placement: BitmapPlacement(source: whole, destination: extent), extent: extent)
    }
}

/// One axis of a rounded rectangle's shadow: how long the caster is in the bitmap, and how the bitmap is stretched.
private struct ShadowAxis {
    /// The caster's length in the bitmap, in pixels.
    let length: Double
    private let isStretched: Bool
    private let corner: Int
    private let margin: Int

    /// The stretched middle of the bitmap, in pixels.
    private static let middle = 2

    init(length: Double, corner: Int, margin: Int) {
        isStretched = length > Double(2 * corner + Self.middle)
        self.length = isStretched ? Double(2 * corner + Self.middle) : length
        self.corner = corner
        self.margin = margin
    }

    /// The bitmap's length.
    var pixels: Int { clampedInt(length.rounded(.up)) + 2 * margin }

    /// From the caster's edges (local units) to the bitmap.
    func map(from start: Double, to end: Double, scale: Double) -> AxisMap {
        let (m, c) = (Double(margin), Double(corner))
        guard isStretched else {
            return AxisMap(from: (start - m / scale, start + (Double(pixels) - m) / scale), to: (0, Double(pixels)))
        }
        return AxisMap(
            knots: [start - m / scale, start + c / scale, end - c / scale, end + m / scale],
            sources: [0, m + c, m + c + Double(Self.middle), Double(pixels)])
    }
}

extension RoundedRect {
    /// Every length rounded to what the cache tells apart.
    fileprivate var rounded: RoundedRect {
        func round(_ x: CGFloat) -> CGFloat { CGFloat(ShadowCache.rounded(Double(x))) }
        var r = RoundedRect(
            CGRect(x: rect.minX, y: rect.minY, width: round(rect.width), height: round(rect.height)))
        r.topLeft = round(topLeft)
        r.topRight = round(topRight)
        r.bottomLeft = round(bottomLeft)
        r.bottomRight = round(bottomRight)
        return r
    }

    /// Radii scaled, the rectangle replaced.
    fileprivate func scaled(by scale: Double, to rect: CGRect) -> RoundedRect {
        var r = RoundedRect(rect)
        let k = CGFloat(scale)
        r.topLeft = topLeft * k
        r.topRight = topRight * k
        r.bottomLeft = bottomLeft * k
        r.bottomRight = bottomRight * k
        return r
    }
}
