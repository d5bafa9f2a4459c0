import CoreGraphics
import Foundation

/// The format of an image file and the sizes that it declares, read before a pixel is allocated.
///
/// Formats that iOS does not read are refused: the system's library knows more of them, and not all of those loaders report a size
/// before they allocate. The layouts are those of the PNG specification (third edition), GIF89a (sections 17 to 27), BMP, TIFF 6.0,
/// Windows icons and RIFF/WebP.
package struct ImageHeader: Equatable {
    /// A format that iOS reads.
    package enum Format: Equatable { case png, jpeg, gif, bmp, tiff, icon, webP }

    package let format: Format
    /// Every size in pixels that the header declares. Empty where only the loader finds it, which then reports it to ``ImageLoader``.
    package let sizes: [(width: Int, height: Int)]

    /// - Returns: `nil` for data in another format.
    package init?(_ data: Data) {
        guard let format = data.withUnsafeBytes(Self.detect) else { return nil }
        self.format = format
        sizes = data.withUnsafeBytes { bytes in
            switch format {
            case .png: Self.pngSizes(bytes)
            case .gif: Self.gifSizes(bytes)
            default: []
            }
        }
    }

    /// Whether every declared size may be decoded.
    package var isWithinLimits: Bool { sizes.allSatisfy { PixelBuffer.canHold(width: $0.width, height: $0.height) } }

    package static func == (one: ImageHeader, other: ImageHeader) -> Bool {
        one.format == other.format && one.sizes.elementsEqual(other.sizes, by: { $0 == $1 })
    }

    private static func detect(_ bytes: UnsafeRawBufferPointer) -> Format? {
        func begins(_ signature: [UInt8], at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: signature) }
        if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if begins([0xFF, 0xD8, 0xFF]) { return .jpeg }
        if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) { return .gif }
        if begins(Array("BM".utf8)) { return .bmp }
        if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) { return .tiff }
        if begins([0, 0, 1, 0]) || begins([0, 0, 2, 0]) { return .icon }
        if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return .webP }
        return nil
    }

    /// The size of the header chunk, wherever it is: Apple's own files begin with another one.
    private static func pngSizes(_ bytes: UnsafeRawBufferPointer) -> [(width: Int, height: Int)] {
        var place = 8
        while place + 16 <= bytes.count {
            let length = bytes.number(at: place, bytes: 4)
            if bytes[(place + 4)..<(place + 8)].elementsEqual("IHDR".utf8) {
                return [(bytes.number(at: place + 8, bytes: 4), bytes.number(at: place + 12, bytes: 4))]
            }
            place += 12 + length
        }
        return []
    }

    /// The sizes of the screen and of every frame: the loader allocates each of them.
    private static func gifSizes(_ bytes: UnsafeRawBufferPointer) -> [(width: Int, height: Int)] {
        guard bytes.count >= 13 else { return [] }
        var sizes: [(width: Int, height: Int)] = [(bytes.littleEndian16(at: 6), bytes.littleEndian16(at: 8))]
        var place = 13 + colorTable(bytes[10])
        while place < bytes.count {
            switch bytes[place] {
            case 0x2C where place + 10 < bytes.count:
                sizes.append((bytes.littleEndian16(at: place + 5), bytes.littleEndian16(at: place + 7)))
                // A descriptor, the frame's own colors, the length of its codes.
                place = afterBlocks(bytes, place + 10 + colorTable(bytes[place + 9]) + 1)
            case 0x21: place = afterBlocks(bytes, place + 2)
            default: return sizes
            }
        }
        return sizes
    }

    /// The length in bytes of the color table that a byte of flags announces.
    private static func colorTable(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << ((Int(flags) & 7) + 1) }

    /// The place after a row of blocks, of which each begins with its length and the last one has none.
    private static func afterBlocks(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
        var place = start
        while place < bytes.count, bytes[place] != 0 { place += 1 + Int(bytes[place]) }
        return place + 1
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func littleEndian16(at place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }
}
