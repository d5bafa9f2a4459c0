import CoreGraphics
import Foundation
import InterludeStage

/// A frame so small that a golden can keep one of every frame: each pixel is the mean of a square of the frame's.
///
/// A digest tells only whether a frame is the same to the last bit. With a tolerance thumbnails are compared; without one they show
/// what a frame was like of which no picture is kept.
struct FrameThumbnail: Hashable {
    let picture: Snapshot

    /// In pixels. Decided: an edge that is a pixel further on changes a square's mean by a sixteenth of what it parts, which is
    /// far more than what a tolerance is for; and a phone's screen in points is a kilobyte.
    static let square = 16

    init(of frame: Snapshot) {
        let square = FrameThumbnail.square
        let width = (frame.pixelWidth + square - 1) / square
        let height = (frame.pixelHeight + square - 1) / square
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        for row in 0..<height {
            let rows = row * square..<min((row + 1) * square, frame.pixelHeight)
            var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
            for y in rows {
                let line = frame.buffer.row(y)
                for x in 0..<frame.pixelWidth {
                    let pixel = line[x]
                    sums[x / square] &+= SIMD4(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, 1)
                }
            }
            for (column, sum) in sums.enumerated() {
                // To the nearest.
                let mean = (sum &+ SIMD4(repeating: sum.w / 2)) / max(sum.w, 1)
                buffer.row(row)[column] = 0xFF00_0000 | mean.x << 16 | mean.y << 8 | mean.z
            }
        }
        picture = Snapshot(buffer: buffer, scale: 1)
    }

    /// As large as the frame was: each pixel a square.
    func enlarged(to size: (width: Int, height: Int), scale: CGFloat) -> Snapshot {
        let buffer = PixelBuffer(width: size.width, height: size.height, isOpaque: true)
        for y in 0..<size.height {
            let (from, to) = (
                picture.buffer.row(min(y / FrameThumbnail.square, picture.pixelHeight - 1)), buffer.row(y)
            )
            for x in 0..<size.width { to[x] = from[min(x / FrameThumbnail.square, picture.pixelWidth - 1)] }
        }
        return Snapshot(buffer: buffer, scale: scale)
    }

    /// The part of a frame that is not as here, in points; `nil` where all is, as far as a thumbnail tells.
    func part(differingFrom frame: Snapshot) -> CGRect? {
        let other = FrameThumbnail(of: frame).picture
        guard other.size == picture.size, let part = picture.part(differingFrom: other) else { return nil }
        let factor = CGFloat(FrameThumbnail.square) / frame.scale
        return part.applying(CGAffineTransform(scaleX: factor, y: factor))
            .intersection(CGRect(origin: .zero, size: frame.size))
    }

    /// As it appears in a golden's note.
    var text: String { picture.pngData().base64EncodedString() }

    init?(_ text: String) {
        guard let data = Data(base64Encoded: text), let picture = Snapshot(pngData: data) else { return nil }
        self.picture = picture
    }
}
