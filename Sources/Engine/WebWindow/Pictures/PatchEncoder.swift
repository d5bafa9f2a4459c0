import CTurboJPEG
import CoreGraphics
import Foundation

/// Packs parts of a picture for a viewer.
///
/// Small parts and pictures at rest are PNG: exact. Big parts of a moving picture are JPEG, which is three times as quick to
/// pack and quicker to unpack; its faint blur is gone when the picture rests, see `Audience`. The sizes hardly differ.
struct PatchEncoder: Sendable {
    /// JPEG's quality, with colors as fine as brightness: text in color stays clean. Decided by eye and size.
    private static let quality: Int32 = 85
    /// A bigger rectangle is cut into strips of about so many pixels, so that a browser unpacks them side by side.
    private static let stripPixels = 500_000

    /// Packs rectangles of a picture.
    func patches(of rects: [PixelRect], in picture: PixelBuffer, exact: Bool) -> [PictureMessage.Patch] {
        rects.flatMap(strips).map { rect in
            if !exact, let data = jpeg(rect, picture) { return .init(rect: rect, encoding: .jpeg, data: data) }
            return .init(rect: rect, encoding: .png, data: PNGEncoder.encode(picture, in: rect, opaque: true))
        }
    }

    private func strips(_ rect: PixelRect) -> [PixelRect] {
        let count = max(1, rect.width * rect.height / PatchEncoder.stripPixels)
        // Multiples of sixteen rows, so that no block of JPEG's is cut.
        let height = max(16, (rect.height / count + 15) & ~15)
        return stride(from: rect.top, to: rect.bottom, by: height).map { top in
            PixelRect(left: rect.left, top: top, right: rect.right, bottom: min(top + height, rect.bottom))
        }
    }

    /// `nil` when the library cannot, which takes wrong arguments or the end of memory.
    private func jpeg(_ rect: PixelRect, _ picture: PixelBuffer) -> Data? {
        let packer = tjInitCompress()
        defer { tjDestroy(packer) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let start = UnsafeRawPointer(picture.row(rect.top) + rect.left).assumingMemoryBound(to: UInt8.self)
        let status = tjCompress2(
            packer, start, Int32(rect.width), Int32(picture.bytesPerRow), Int32(rect.height), Int32(TJPF_BGRX.rawValue),
            &bytes, &count, Int32(TJSAMP_444.rawValue), PatchEncoder.quality, 0)
        defer { tjFree(bytes) }
        guard status == 0, let bytes else { return nil }
        return Data(bytes: bytes, count: Int(count))
    }
}
