import Compositor
import CoreGraphics

extension LayerFlattener {
    /// Adds a shape layer's fill and stroke.
    func appendShape(
        _ shape: ShapeValues, _ layer: CALayer, _ matrix: CATransform3D, alpha: Double, to items: inout Items
    ) {
        guard let path = shape.path, !path.isEmpty else { return }
        if let color = shape.fillColor, color.alpha > 0 {
            let rule: CGPathFillRule = shape.fillRule == .evenOdd ? .evenOdd : .winding
            if let area = self.shape(of: path, rule: rule, matrix: matrix, cache: layer.cache(.fill)) {
                items.append(.fill(FillItem(shape: area, color: pixel(color, alpha), transform: matrix.matrix)))
            }
        }
        if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
            appendStroke(shape, path, layer, matrix, pixel(color, alpha), to: &items)
        }
    }

    private func appendStroke(
        _ shape: ShapeValues, _ path: CGPath, _ layer: CALayer, _ matrix: CATransform3D, _ color: PixelColor,
        to items: inout Items
    ) {
        if let outline = frameLine(shape, path) {
            let item = BorderItem(
                outline: outline, width: shape.lineWidth, color: color, transform: matrix.matrix)
            items.append(.border(item))
            return
        }
        let key = RasterKey.stroke(path, shape.lineStyle, shape.strokeStart, shape.strokeEnd)
        let reach = shape.lineWidth / 2 * (shape.lineJoin == .miter ? max(shape.miterLimit, 1.5) : 1.5)
        let area = path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
        let made = rasterise(area, key, matrix, layer.cache(.stroke)) { grid in
            let part = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
            return part.strokedCoverage(
                shape.lineStyle, width: grid.width, height: grid.height, origin: grid.rect.origin, scale: grid.scale)
        }
        guard let made else { return }
        items.append(.fill(FillItem(shape: made, color: color, transform: matrix.matrix)))
    }

    /// The whole stroke of a rectangle, circle or rounded rectangle is a frame line.
    private func frameLine(_ shape: ShapeValues, _ path: CGPath) -> RoundedRect? {
        guard shape.strokeStart <= 0, shape.strokeEnd >= 1, shape.lineDashPattern?.isEmpty != false,
            let outline = path.roundedOutline, var rounded = RoundedRect(outline)
        else { return nil }
        let half = shape.lineWidth / 2
        let radii = [rounded.topLeft, rounded.topRight, rounded.bottomLeft, rounded.bottomRight]
        let isSquare = rounded.isRect && shape.lineJoin == .miter && shape.miterLimit >= 1.5
        guard isSquare || radii.allSatisfy({ $0 >= half }),
            min(rounded.rect.width, rounded.rect.height) > shape.lineWidth
        else { return nil }
        rounded.rect = rounded.rect.insetBy(dx: -half, dy: -half)
        if !isSquare {
            rounded.topLeft += half
            rounded.topRight += half
            rounded.bottomLeft += half
            rounded.bottomRight += half
        }
        return rounded
    }

    /// The inside of a path: a rounded rectangle if it is one, otherwise rasterized.
    func shape(
        of path: CGPath, rule: CGPathFillRule, matrix: CATransform3D, cache: RasterCache
    ) -> DisplayShape? {
        if let outline = path.roundedOutline, let rounded = RoundedRect(outline) { return .rounded(rounded) }
        return rasterise(path.boundingBoxOfPath, .fill(path, rule), matrix, cache) { grid in
            path.filledCoverage(
                width: grid.width, height: grid.height, origin: grid.rect.origin, scale: grid.scale, rule: rule)
        }
    }

    // MARK: Rasterising

    /// The pixels that a shape is rasterized into.
    struct RasterGrid: Equatable {
        var rect: CGRect
        var scale: CGFloat
        var width: Int
        var height: Int
    }

    /// What is longer is only rasterized as far as it is seen.
    private static let largestSide: CGFloat = 4096

    /// Rasterizes an area, or takes what was rasterized before if nothing has changed.
    private func rasterise(
        _ area: CGRect, _ key: RasterKey, _ matrix: CATransform3D, _ cache: RasterCache,
        draw: (RasterGrid) -> CoverageBuffer
    ) -> DisplayShape? {
        guard let grid = grid(for: area, matrix) else { return nil }
        if cache.grid == grid, cache.key == key, let buffer = cache.buffer { return .coverage(buffer, rect: grid.rect) }
        let buffer = draw(grid)
        cache.grid = grid
        cache.key = key
        cache.buffer = buffer
        return .coverage(buffer, rect: grid.rect)
    }

    /// Pixels that lie on the frame's own grid when the layer is not scaled. Otherwise the resolution is the next higher
    /// one of a fixed row, so that the picture depends on nothing but the values that are shown.
    private func grid(for area: CGRect, _ matrix: CATransform3D) -> RasterGrid? {
        guard !area.isNull, !area.isEmpty, !area.isInfinite else { return nil }
        var area = area
        let resolution = rasterScale(matrix)
        if max(area.width, area.height) * resolution > Self.largestSide, let seen = visibleArea(matrix) {
            area = area.overlap(seen)
            if area.isNull || area.isEmpty { return nil }
        }
        // Still too large (a shape in perspective): coarser, but all of it.
        let limit = min(1, 2 * Self.largestSide / (max(area.width, area.height) * resolution))
        let s = resolution * limit
        let (x0, y0) = ((area.minX * s).rounded(.down), (area.minY * s).rounded(.down))
        let (x1, y1) = ((area.maxX * s).rounded(.up), (area.maxY * s).rounded(.up))
        // Where numbers are so large that their last digit is more than a pixel, nothing can be rasterized.
        guard x1 > x0, y1 > y0, x1 - x0 <= 4 * Self.largestSide, y1 - y0 <= 4 * Self.largestSide else { return nil }
        return RasterGrid(
            rect: CGRect(x: x0 / s, y: y0 / s, width: (x1 - x0) / s, height: (y1 - y0) / s), scale: s,
            width: Int(x1 - x0), height: Int(y1 - y0))
    }

    private func rasterScale(_ matrix: CATransform3D) -> CGFloat {
        let needed = matrix.planeScale
        if abs(needed - scale) <= scale * 1e-6 || needed <= 0 || !needed.isFinite { return scale }
        // Half octaves, at most eight times and at least an eighth of the frame's resolution.
        let step = (2 * log2(Double(needed / scale)) - 1e-6).rounded(.up)
        return scale * CGFloat(exp2(min(max(step, -6), 6) / 2))
    }

    /// The part of a layer's plane that the frame shows, with a margin; `nil` if perspective makes that hard to say.
    private func visibleArea(_ matrix: CATransform3D) -> CGRect? {
        guard matrix.m14 == 0, matrix.m24 == 0, !frame.isNull, let inverse = matrix.flattened.inverse else {
            return nil
        }
        return inverse.apply(to: frame.insetBy(dx: -2, dy: -2))
    }
}

extension RoundedRect {
    /// The compositor's rounded rectangles have circular corners only.
    init?(_ outline: RoundedOutline) {
        guard outline.hasCircularCorners else { return nil }
        self.init(outline.rect)
        topLeft = outline.minXMinY.width
        topRight = outline.maxXMinY.width
        bottomLeft = outline.minXMaxY.width
        bottomRight = outline.maxXMaxY.width
    }
}

extension ShapeValues {
    /// As the rasteriser takes it.
    var lineStyle: LineStyle {
        let cap: CGLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        let join: CGLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        return LineStyle(
            width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dashPhase: lineDashPhase,
            dashLengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    }
}
