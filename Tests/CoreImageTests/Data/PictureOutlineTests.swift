import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite struct PictureOutlineTests {
    /// A picture whose pixels differ, so that its file is not too small.
    private func picture(_ width: Int = 60, _ height: Int = 48) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        for y in 0..<height {
            for x in 0..<width {
                buffer[x, y] =
                    0xFF00_0000 | UInt32(truncatingIfNeeded: (x * 7919 + y * 104_729) * 2_654_435_761 >> 8) & 0xFF_FFFF
            }
        }
        return CGImage(buffer: buffer)
    }

    private func jpeg() throws -> Data { try #require(ImageDecoder.jpeg(picture().buffer, quality: 0.9)) }

    /// The same file with an Exif segment that says an orientation.
    private func jpeg(orientation: UInt8, littleEndian: Bool) throws -> Data {
        func two(_ value: UInt8) -> [UInt8] { littleEndian ? [value, 0] : [0, value] }
        func four(_ value: UInt8) -> [UInt8] { littleEndian ? [value, 0, 0, 0] : [0, 0, 0, value] }
        var tiff: [UInt8] = Array((littleEndian ? "II" : "MM").utf8) + two(42) + four(8) + two(1)
        tiff += (littleEndian ? [0x12, 0x01] : [0x01, 0x12]) + two(3) + four(1) + two(orientation) + [0, 0]
        tiff += four(0)
        let segment = Array("Exif\0\0".utf8) + tiff
        var data = try jpeg()
        data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment, at: 2)
        return data
    }

    /// What is read at once, since the file does not end as it should.
    private func readAtOnce(_ data: Data) throws -> ImageDecoder.Picture {
        let open = data + [0]
        try #require(PictureOutline(open) == nil)
        return try #require(ImageDecoder.decode(open))
    }

    @Test func `the size of a JPEG file is known, and its pixels are those that are read at once`() throws {
        let data = try jpeg()
        let outline = try #require(PictureOutline(data))
        #expect(outline.width == 60 && outline.height == 48 && outline.orientation == 1)
        let (later, now) = (try #require(ImageDecoder.decode(data)), try readAtOnce(data))
        #expect(later.image.comesLater && !now.image.comesLater)
        #expect(later.image.buffer.hasSamePixels(as: now.image.buffer) && later.image.buffer.isOpaque)
    }

    @Test(arguments: 0...9, [true, false])
    func `the orientation is the one that the decoder finds`(orientation: Int, littleEndian: Bool) throws {
        let data = try jpeg(orientation: UInt8(orientation), littleEndian: littleEndian)
        let outline = try #require(PictureOutline(data))
        #expect(outline.orientation == ((1...8).contains(orientation) ? orientation : 1))
        if (1...8).contains(orientation) { #expect(try readAtOnce(data).orientation == orientation) }
    }

    @Test func `files that end too early are not taken for whole ones`() throws {
        let data = try jpeg()
        for count in stride(from: 0, to: data.count - 1, by: 37) { #expect(PictureOutline(data.prefix(count)) == nil) }
        #expect(PictureOutline(Data(repeating: 0xFF, count: 5000)) == nil)
        #expect(PictureOutline(Data([0xFF, 0xD8]) + Data(repeating: 0, count: 5000) + [0xFF, 0xD9]) == nil)
    }

    /// A PNG file whose chunks are all whole, and whose pixels have seven bits, which nobody knows.
    private func unreadablePNG(width: UInt8, height: UInt8) -> Data {
        let header = Data([0, 0, 0, width, 0, 0, 0, height, 7, 6, 0, 0, 0])
        let pixels = Data(repeating: 0xAA, count: 3000)
        return [("IHDR", header), ("IDAT", pixels), ("IEND", Data())].reduce(PNGChunks.signature) { file, chunk in
            file + PNGChunk(type: chunk.0, content: chunk.1).data
        }
    }

    @Test func `pixels of a whole file that cannot be read are clear, and their picture is as large as it says`() throws
    {
        let data = unreadablePNG(width: 60, height: 48)
        let image = try #require(ImageDecoder.decode(data)).image
        #expect(image.width == 60 && image.height == 48 && image.comesLater)
        #expect((0..<48).allSatisfy { y in (0..<60).allSatisfy { x in image.buffer[x, y] == 0 } })
        // One that ends too early is read at once, and is none.
        #expect(ImageDecoder.decode(data.dropLast()) == nil)
    }
}
