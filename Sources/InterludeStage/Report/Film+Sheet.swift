import CoreGraphics

extension Film {
    /// All frames side by side without gaps, as the report's page wants them.
    var sheet: Picture {
        let width = frames.first?.picture.pixelWidth ?? 1
        let height = frames.first?.picture.pixelHeight ?? 1
        let sheet = PixelBuffer(width: width * max(1, frames.count), height: height, isOpaque: true)
        for (index, frame) in frames.enumerated() {
            for y in 0..<min(height, frame.picture.pixelHeight) {
                (sheet.row(y) + index * width).update(
                    from: frame.picture.buffer.row(y), count: min(width, frame.picture.pixelWidth))
            }
        }
        return Picture(buffer: sheet, scale: frames.first?.picture.scale ?? 1)
    }
}
