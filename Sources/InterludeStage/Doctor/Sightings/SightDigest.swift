import QuartzCore

/// A number that stands for what is seen of a layer tree, animations applied: the same for the same sight.
///
/// It holds places, transforms, colours, borders, shadows, opacities and the outlines of paths; not what a layer's picture
/// shows, which no animator changes without changing one of these.
func sightDigest(of layer: CALayer) -> Int {
    var hasher = Hasher()
    combine(layer, into: &hasher)
    return hasher.finalize()
}

private func combine(_ layer: CALayer, into hasher: inout Hasher) {
    let values = layer.presentedValues
    combine(values, into: &hasher)
    if let path = values.shape?.path { combine(path.boundingBox, into: &hasher) }
    if let mask = layer.mask { combine(mask, into: &hasher) }
    for sublayer in layer.sublayers ?? [] { combine(sublayer, into: &hasher) }
}

private func combine(_ values: LayerValues, into hasher: inout Hasher) {
    combine(values.bounds, into: &hasher)
    let numbers = [
        values.position.x, values.position.y, values.zPosition, values.anchorPoint.x, values.anchorPoint.y,
        values.cornerRadius, values.borderWidth, values.shadowRadius, values.shadowOffset.width,
        values.shadowOffset.height,
    ]
    for number in numbers { hasher.combine(number) }
    if values.hasTransform { combine(values.transform, into: &hasher) }
    if values.hasSublayerTransform { combine(values.sublayerTransform, into: &hasher) }
    for color in [values.backgroundColor, values.borderColor, values.shadowColor] { combine(color, into: &hasher) }
    hasher.combine(values.opacity)
    hasher.combine(values.shadowOpacity)
    hasher.combine(values.isHidden)
}

private func combine(_ rect: CGRect, into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
}

private func combine(_ t: CATransform3D, into hasher: inout Hasher) {
    let numbers = [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
    for number in numbers { hasher.combine(number) }
}

private func combine(_ color: CGColor?, into hasher: inout Hasher) {
    guard let color = color?.rgba else { return hasher.combine(0) }
    for number in [color.red, color.green, color.blue, color.alpha] { hasher.combine(number) }
}
