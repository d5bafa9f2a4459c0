import CoreGraphics

/// What a backdrop needs to know of the frame.
struct Underlay {
    /// All that is below what is being planned, in drawing order, the frame's background first.
    var painters: [Painter]
    /// Whether no pixel of the frame is translucent.
    let isOpaque: Bool
    /// A backdrop outside of here is neither drawn nor seen through one that is.
    let wanted: PixelRect
}

extension FramePlanner {
    func planBackdrop(_ item: BackdropItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        let map = Homography(item.transform)
        guard let underlay, item.radius > 0, let place = place(.rounded(item.shape), map) else { return }
        let bounds = place.bounds.intersection(clip)
        let rect = item.shape.rect
        let scale = map.scale(at: Double(rect.midX), Double(rect.midY))
        guard bounds.intersects(underlay.wanted),
            let blurred = rasterizer.blurredBitmap(
                of: underlay.painters + painters, sigmaX: BlurPlane.limited(Double(item.radius) * scale.x),
                sigmaY: BlurPlane.limited(Double(item.radius) * scale.y), within: bounds)
        else { return }
        if underlay.isOpaque { blurred.buffer.makeOpaque() }
        if item.saturation != 1 { blurred.buffer.saturate(by: Double(item.saturation)) }
        let source = alignedSource(blurred.buffer, blurred.placement, bounds, .linear)
        painters.append(BitmapPainter(source: source, bounds: bounds, shapes: place.edges))
    }

    /// The same planner for what lies above `painters`.
    func above(_ painters: [Painter]) -> FramePlanner {
        guard underlay != nil, !painters.isEmpty else { return self }
        var planner = self
        planner.underlay?.painters += painters
        return planner
    }
}

extension PixelBuffer {
    /// Takes what is missing in each pixel from the pixel's own color: that of a blur whose surroundings are unknown.
    fileprivate func makeOpaque() {
        for y in 0..<height {
            let row = self.row(y)
            for x in 0..<width {
                let (pixel, alpha) = (row[x], row[x] >> 24)
                guard alpha > 0, alpha < 255 else { continue }
                func whole(_ shift: UInt32) -> UInt32 {
                    min(255, (((pixel >> shift) & 255) * 255 + alpha / 2) / alpha) << shift
                }
                row[x] = 0xFF00_0000 | whole(16) | whole(8) | whole(0)
            }
        }
        isOpaque = true
    }
    /// Moves each color away from the gray of its own lightness, or towards it. The weights of red, green and blue are those of
    /// Rec. 709.
    fileprivate func saturate(by amount: Double) {
        let share = amount.isFinite ? Int32(min(max(amount, 0), 16) * 256) : 256
        for y in 0..<height {
            let row = self.row(y)
            for x in 0..<width {
                let pixel = row[x]
                let alpha = Int32(pixel >> 24)
                let (red, green, blue) = (
                    Int32((pixel >> 16) & 255), Int32((pixel >> 8) & 255), Int32(pixel & 255)
                )
                let grey = red * 54 + green * 183 + blue * 19
                // In 256ths: premultiplied colors cannot exceed their alpha.
                func moved(_ value: Int32) -> UInt32 {
                    UInt32(min(max((grey * 256 + (value * 256 - grey) * share + 32768) >> 16, 0), alpha))
                }
                row[x] = UInt32(alpha) << 24 | moved(red) << 16 | moved(green) << 8 | moved(blue)
            }
        }
    }
}
