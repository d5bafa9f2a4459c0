import Compositor
import CoreGraphics

/// Where an image is worked out, once: the space its numbers are in, the threads, and what was worked out before.
final class RenderSession {
    let space: WorkingSpace
    private let pool: WorkerPool
    private var kept: [ObjectIdentifier: [(recipe: Recipe, surface: Surface)]] = [:]

    init(space: WorkingSpace, pool: WorkerPool) {
        self.space = space
        self.pool = pool
    }

    /// What gives the pixels of an image within a rectangle.
    func source(_ recipe: Recipe, for need: CGRect) -> Source {
        let need = need.overlap(recipe.extent)
        if need.isNull || need.width <= 0 || need.height <= 0 { return ColorSource(.clear) }
        return recipe.isWorkedOutAhead ? surface(recipe, for: need) : recipe.source(for: need, in: self)
    }

    /// The pixels within a rectangle, worked out; once, if several filters ask for them.
    func surface(_ recipe: Recipe, for need: CGRect) -> Surface {
        let region = RenderSession.region(need.overlap(recipe.extent))
        let known = kept[ObjectIdentifier(recipe)] ?? []
        if let surface = known.first(where: { $0.surface.region.contains(region) })?.surface { return surface }
        let surface = recipe.surface(region, in: self) ?? worked(recipe, region)
        kept[ObjectIdentifier(recipe)] = known + [(recipe, surface)]
        return surface
    }

    private func worked(_ recipe: Recipe, _ region: PixelRect) -> Surface {
        let surface = Surface(region, isSmooth: recipe.isSmooth)
        if !region.isEmpty { work(recipe.source(for: region.rect, in: self), into: surface) }
        return surface
    }

    /// Works out all pixels of a surface.
    private func work(_ source: Source, into surface: Surface) {
        let region = surface.region
        share(region.height, atLeast: 8) { rows in
            for y in rows {
                let row = surface.row(region.top + y)
                for x in stride(from: 0, to: region.width, by: Source.longestRow) {
                    source.fill(
                        row + x, x: region.left + x, y: region.top + y, count: min(Source.longestRow, region.width - x))
                }
            }
        }
    }

    /// Shares the numbers below `count` out among the threads, in ranges of no fewer than `least`.
    func share(_ count: Int, atLeast least: Int, _ work: @Sendable (Range<Int>) -> Void) {
        pool.share(count, atLeast: least, work)
    }

    /// The pixels that a rectangle touches, no more than a bitmap may have: more are asked for by enlargements of a thousand
    /// times alone, and of them the middle is worked out.
    static func region(_ rect: CGRect) -> PixelRect {
        guard !rect.isNull else { return .empty }
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(saturating: Double(value).rounded(rule))
        }
        var region = PixelRect(
            left: whole(rect.minX, .down), top: whole(rect.minY, .down), right: whole(rect.maxX, .up),
            bottom: whole(rect.maxY, .up))
        region.shrink(toSide: PixelBuffer.longestSide)
        if region.area > PixelBuffer.mostPixels { region.shrink(toSide: 1 << 13) }
        return region
    }
}

extension PixelRect {
    /// The same as a rectangle.
    var rect: CGRect {
        CGRect(x: CGFloat(left), y: CGFloat(top), width: CGFloat(width), height: CGFloat(height))
    }

    /// Keeps the middle of what is longer.
    fileprivate mutating func shrink(toSide side: Int) {
        if width > side {
            left += (width - side) / 2
            right = left + side
        }
        if height > side {
            top += (height - side) / 2
            bottom = top + side
        }
    }
}
