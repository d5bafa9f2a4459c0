import CoreGraphics
import Foundation

/// What is known of a picture before its pixels are read: the size and the orientation, of a PNG or JPEG file that is whole.
///
/// The layouts are those of the PNG specification (third edition, chapter 5), of ITU-T T.81 (annex B) and of Exif 2.3 (4.5 and 4.6).
package struct PictureOutline: Equatable {
    package let width: Int
    package let height: Int
    /// As Exif counts, 1 to 8; 1 if the file says none.
    package let orientation: Int

    /// Smaller files are read sooner than another thread has begun. Decided.
    private static let leastBytes = 2048

    /// `nil` for files of other kinds, for those that end too early or have been damaged, and for very small ones.
    package init?(_ data: Data) {
        guard data.count >= Self.leastBytes else { return nil }
        let outline = Self.png(data) ?? data.withUnsafeBytes { Self.jpeg($0) }
        guard let outline, PixelBuffer.canHold(width: outline.width, height: outline.height) else { return nil }
        self = outline
    }

    private init(_ width: Int, _ height: Int, _ orientation: Int = 1) {
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    // MARK: PNG

    /// A file whose chunks are all there, with the checksums that they should have.
    private static func png(_ data: Data) -> PictureOutline? {
        guard let chunks = PNGChunks(data) else { return nil }
        var outline: PictureOutline?
        var hasPixels = false
        for chunk in chunks {
            guard chunk.isIntact else { return nil }
            switch chunk.type {
            case "IHDR" where outline == nil && chunk.content.count == 13:
                outline = PictureOutline(
                    Int(chunk.content.bigEndian(at: 0)), Int(chunk.content.bigEndian(at: 4)))
            case "IDAT": hasPixels = true
            case "IEND": return hasPixels ? outline : nil
            // Apple's own kind (`CrushedPNG`) begins with another chunk.
            default: if outline == nil { return nil }
            }
        }
        return nil
    }

    // MARK: JPEG

    /// A file with Huffman's code that has its end.
    private static func jpeg(_ bytes: UnsafeRawBufferPointer) -> PictureOutline? {
        guard bytes.number(at: 0, bytes: 2) == 0xFFD8, bytes.number(at: bytes.count - 2, bytes: 2) == 0xFFD9 else {
            return nil
        }
        var orientation: Int?
        var place = 2
        while place + 4 <= bytes.count {
            let (marker, length) = (bytes.number(at: place, bytes: 2), bytes.number(at: place + 2, bytes: 2))
            guard marker > 0xFF00, length >= 2, place + 2 + length <= bytes.count else { return nil }
            switch marker {
            case 0xFFC0, 0xFFC1, 0xFFC2:
                guard length >= 8 else { return nil }
                return PictureOutline(
                    bytes.number(at: place + 7, bytes: 2), bytes.number(at: place + 5, bytes: 2), orientation ?? 1)
            // Other codes, and pixels without a header.
            case 0xFFC3, 0xFFC5...0xFFC7, 0xFFC9...0xFFCB, 0xFFCD...0xFFDA: return nil
            case 0xFFE1 where orientation == nil:
                orientation = exif(UnsafeRawBufferPointer(rebasing: bytes[place + 4..<place + 2 + length]))
            default: break
            }
            place += 2 + length
        }
        return nil
    }

    /// The orientation in an Exif segment; `nil` where there is none.
    private static func exif(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard bytes.count >= 14, bytes.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let tiff = UnsafeRawBufferPointer(rebasing: bytes[6...])
        let isLittle = tiff.number(at: 0, bytes: 2) == 0x4949
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= tiff.count else { return nil }
            let value = tiff.number(at: place, bytes: count)
            guard isLittle else { return value }
            return count == 2 ? Int(UInt16(value).byteSwapped) : Int(UInt32(value).byteSwapped)
        }
        guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for entry in 0..<count {
            let place = directory + 2 + entry * 12
            guard let tag = number(place, 2) else { return nil }
            // 0x0112 is the orientation, type 3 a number of two bytes, of which there is one.
            guard tag == 0x0112 else { continue }
            guard number(place + 2, 2) == 3, number(place + 4, 4) == 1, let value = number(place + 8, 2) else {
                return nil
            }
            return (1...8).contains(value) ? value : nil
        }
        return nil
    }
}

extension UnsafeRawBufferPointer {
    /// A number of so many bytes, the highest first. The place is one that there is.
    func number(at place: Int, bytes: Int) -> Int {
        (0..<bytes).reduce(0) { $0 << 8 | Int(self[place + $1]) }
    }
}
