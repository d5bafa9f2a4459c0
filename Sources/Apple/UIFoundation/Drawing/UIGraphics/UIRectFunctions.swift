import CoreGraphics

/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill color in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide just inside a rectangle, in the current fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame one point wide just inside a rectangle, in the current fill color and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let inner = CGRect(
        x: rect.minX, y: rect.minY + 1, width: rect.width, height: max(0, rect.height - 2))
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(1, rect.height)))
    context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: min(1, rect.height)))
    context.fill(CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height))
    context.fill(CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height))
    context.restoreGState()
}

/// Clips drawing to the intersection of a rectangle and the current clip.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
