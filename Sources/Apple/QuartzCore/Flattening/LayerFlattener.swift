import Compositor
import CoreGraphics

/// Turns a layer tree into display items: one walk over the tree, front to back decided, everything in place.
///
/// Of a layer there come, in this order: shadow, background, contents, sublayers, border. Opacity, mask, clipping and
/// back-face culling become groups, but only where a group is needed.
struct LayerFlattener {
    /// Pixels in a point of the root.
    let scale: CGFloat
    /// The frame in pixels: what lies outside of it need not be rasterized.
    var frame: CGRect
    /// The moment of the media clock that is shown.
    var time: CFTimeInterval
    /// Whether animations are left out.
    var usesModel = false
    /// Whether layers keep their pictures from one frame to the next.
    var keepsPictures = false
    /// All pixels of the frame, for the pictures that are kept.
    var canvas = PixelRect.empty

    /// Items of one layer while they are collected: where they began in the list.
    typealias Items = [DisplayItem]

    /// The values that are shown.
    func shown(_ layer: CALayer) -> LayerValues {
        usesModel || layer.running.isEmpty ? layer.values : layer.animatedValues(atMediaTime: time)
    }

    // MARK: A layer

    /// Adds a layer with the values that it shows, and all below it.
    func append(
        _ layer: CALayer, _ values: LayerValues, in space: CATransform3D, alpha: Double = 1, to items: inout Items
    ) {
        let opacity = min(Double(values.opacity), 1) * alpha
        guard !values.isHidden, opacity > 0 else { return }
        let matrix = CATransform3DConcat(values.toSuperlayer, space)
        if layer.keepsDepth { return appendSublayers(of: layer, values, through: matrix, alpha: opacity, to: &items) }
        var isCulled = false
        if !values.isDoubleSided {
            if matrix.m14 == 0, matrix.m24 == 0 {
                if matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21 < 0 { return }
            } else {
                isCulled = true
            }
        }
        let start = items.count
        let isSplit = opacity < 1 && !layer.allowsGroupOpacity
        if let (entry, moment) = transition(of: layer) {
            appendTransition(entry, moment, layer, values, matrix, to: &items)
        } else {
            appendPicture(of: layer, values, matrix, alpha: isSplit ? opacity : 1, to: &items)
        }
        finish(layer, values, matrix, opacity: isSplit ? 1 : opacity, isCulled: isCulled, from: start, in: &items)
    }

    /// Everything of a layer but what applies to it as a whole.
    func appendPicture(
        of layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, alpha: Double, to items: inout Items
    ) {
        let start = items.count
        appendOwn(layer, values, matrix, alpha: alpha, to: &items)
        let clipStart = items.count
        appendContents(of: layer, values, matrix, alpha: alpha, to: &items)
        if !layer.children.isEmpty {
            appendSublayers(of: layer, values, through: matrix.flattened, alpha: alpha == 1 ? 1 : alpha, to: &items)
        }
        if values.showsThroughSublayers { cut(values, matrix, from: start, stencil: clipStart, in: &items) }
        if values.masksToBounds, items.count > clipStart { clip(layer, values, matrix, from: clipStart, in: &items) }
        if values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 {
            let item = BorderItem(
                outline: values.outline(layer), width: values.borderWidth, color: pixel(color, alpha),
                transform: matrix.matrix)
            items.append(.border(item))
        }
        if values.shadowOpacity > 0, !values.masksToBounds {
            insertShadow(layer, values, matrix, alpha, at: start, in: &items)
        }
    }

    /// The background, and what is seen through it.
    private func appendOwn(
        _ layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, alpha: Double, to items: inout Items
    ) {
        if values.backdropBlurRadius > 0, !values.bounds.isEmpty {
            let backdrop = BackdropItem(
                shape: values.outline(layer), radius: values.backdropBlurRadius,
                saturation: values.backdropSaturation, transform: matrix.matrix)
            items.append(
                alpha < 1
                    ? .group(GroupItem(children: [.backdrop(backdrop)], opacity: CGFloat(alpha))) : .backdrop(backdrop))
        }
        guard let color = values.backgroundColor, color.alpha > 0 else { return }
        if let tile = color.tile, let field = field(of: tile, on: layer, values, matrix, alpha) {
            return items.append(field)
        }
        items.append(
            .fill(
                FillItem(shape: .rounded(values.outline(layer)), color: pixel(color, alpha), transform: matrix.matrix)))
    }

    /// Shows what has been added between `start` and `stencil` where what came after that is seen, and nothing else.
    private func cut(
        _ values: LayerValues, _ matrix: CATransform3D, from start: Int, stencil: Int, in items: inout Items
    ) {
        let (look, mask) = (Array(items[start..<stencil]), Array(items[stencil...]))
        items.removeSubrange(start...)
        guard !look.isEmpty, !mask.isEmpty else { return }
        items.append(
            .group(GroupItem(children: look, mask: mask, bounds: values.bounds, transform: matrix.matrix)))
    }

    /// Cuts off at the bounds what has been added since `start`.
    func clip(
        _ layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, from start: Int, in items: inout Items
    ) {
        let children = Array(items[start...])
        items.removeSubrange(start...)
        items.append(
            .group(
                GroupItem(
                    children: children, clip: values.outline(layer), bounds: values.bounds, transform: matrix.matrix)))
    }

    /// Applies to all that has been added since `start` what concerns the layer as a whole.
    private func finish(
        _ layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, opacity: Double, isCulled: Bool,
        from start: Int, in items: inout Items
    ) {
        guard items.count > start, opacity < 1 || isCulled || layer.maskLayer != nil else { return }
        if !isCulled, layer.maskLayer == nil, items.count == start + 1,
            let faded = items[start].faded(opacity)
        {
            items[start] = faded
            return
        }
        var group = GroupItem(
            children: Array(items[start...]), opacity: CGFloat(opacity), bounds: values.bounds,
            transform: matrix.matrix, isCulledFromBehind: isCulled)
        items.removeSubrange(start...)
        if let mask = layer.maskLayer {
            var maskItems: Items = []
            withoutKeeping.append(mask, in: matrix.flattened, to: &maskItems)
            if maskItems.isEmpty { return }
            if let outline = plainOutline(maskItems, matrix) {
                group.clip = outline
            } else {
                group.mask = maskItems
            }
        }
        items.append(.group(group))
    }

    /// The outline of a mask that is nothing but one opaque rounded rectangle, in the coordinates of the layer that it
    /// masks; `nil` for any other.
    private func plainOutline(_ items: Items, _ matrix: CATransform3D) -> RoundedRect? {
        guard items.count == 1, case .fill(let fill) = items[0], fill.color.alpha == 255,
            case .rounded(var outline) = fill.shape
        else { return nil }
        var plain = fill.transform
        let base = matrix.matrix
        // The mask may only be moved in the layer, which shows in the fourth row alone.
        guard matrix.m14 == 0, matrix.m24 == 0, let inverse = matrix.inverse else { return nil }
        let offset = inverse.apply(to: CGPoint(x: plain.m41, y: plain.m42))
        plain.m41 = base.m41
        plain.m42 = base.m42
        plain.m43 = base.m43
        plain.m33 = base.m33
        plain.m31 = base.m31
        plain.m32 = base.m32
        plain.m34 = base.m34
        guard plain == base else { return nil }
        outline.rect = outline.rect.offsetBy(dx: offset.x, dy: offset.y)
        return outline
    }

    // MARK: Shadows

    private func insertShadow(
        _ layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, _ alpha: Double, at start: Int,
        in items: inout Items
    ) {
        guard let color = values.shadowColor, color.alpha > 0 else { return }
        let caster: ShadowItem.Caster
        if let path = values.shadowPath {
            guard let shape = shape(of: path, rule: .winding, matrix: matrix, cache: layer.cache(.shadow)) else {
                return
            }
            caster = .shape(shape)
        } else if isBox(layer, values) {
            caster = .shape(.rounded(values.outline(layer)))
        } else if items.count > start {
            caster = .items(Array(items[start...]))
        } else {
            return
        }
        let item = ShadowItem(
            caster: caster, color: pixel(color, alpha * Double(min(values.shadowOpacity, 1))),
            offset: values.shadowOffset, radius: values.shadowRadius, transform: matrix.matrix)
        items.insert(.shadow(item), at: start)
    }

    /// Whether the layer's alpha is its rounded bounds: an opaque background, and nothing that reaches beyond it.
    private func isBox(_ layer: CALayer, _ values: LayerValues) -> Bool {
        guard values.backgroundColor?.alpha == 1, values.shape == nil else { return false }
        return layer.children.allSatisfy {
            $0.children.isEmpty && $0.running.isEmpty && $0.values.shape == nil && $0.values.shadowOpacity == 0
                && values.bounds.contains($0.values.frame)
        }
    }

    // MARK: Colors

    /// A color as the compositor takes it.
    func pixel(_ color: CGColor, _ alpha: Double) -> PixelColor {
        if alpha == 1 { return PixelColor(value: color.premultipliedPixel) }
        let c = color.rgba
        return PixelColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha * alpha)
    }
}

extension LayerValues {
    /// The bounds with their round corners and the edge that the layer asks for.
    func outline(_ layer: CALayer) -> RoundedRect {
        var outline = RoundedRect(bounds.standardized, isSharp: layer.hasSharpEdges)
        if cornerRadius > 0 {
            (outline.topLeft, outline.topRight, outline.bottomLeft, outline.bottomRight) = corners
        }
        return outline
    }
}

extension DisplayItem {
    /// The same item more transparent, if that needs no group around it.
    func faded(_ opacity: Double) -> DisplayItem? {
        guard case .group(var group) = self else { return nil }
        group.opacity *= CGFloat(opacity)
        return .group(group)
    }
}
