import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct UIImageTests {
    /// Two by three pixels of different colours.
    private func sample() -> CGImage {
        let buffer = PixelBuffer(width: 2, height: 3, isOpaque: true)
        for y in 0..<3 {
            for x in 0..<2 { buffer[x, y] = 0xFF00_0000 | UInt32(x + 1) << 16 | UInt32(y + 1) }
        }
        return CGImage(buffer: buffer)
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIImageTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func `a stretchable image stretches the point behind its edges`() {
        let image = UIImage(cgImage: CGImage(buffer: PixelBuffer(width: 20, height: 10, isOpaque: true)))
        let both = image.stretchableImage(withLeftCapWidth: 8, topCapHeight: 3)
        #expect(both.capInsets == UIEdgeInsets(top: 3, left: 8, bottom: 6, right: 11))
        #expect(both.resizingMode == .stretch && both.leftCapWidth == 8 && both.topCapHeight == 3)
        let across = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
        #expect(across.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 14))
    }

    @Test func `size is in points and follows the orientation`() {
        #expect(UIImage(cgImage: sample(), scale: 2, orientation: .up).size == CGSize(width: 1, height: 1.5))
        #expect(UIImage(cgImage: sample(), scale: 1, orientation: .right).size == CGSize(width: 3, height: 2))
    }

    @Test(arguments: [
        (UIImage.Orientation.up, 0xFF01_0001), (.down, 0xFF02_0003), (.right, 0xFF01_0003), (.left, 0xFF02_0001),
        (.upMirrored, 0xFF02_0001), (.downMirrored, 0xFF01_0003), (.leftMirrored, 0xFF01_0001),
        (.rightMirrored, 0xFF02_0003),
    ])
    func `the upper left pixel upright`(orientation: UIImage.Orientation, pixel: Int) throws {
        let image = UIImage(cgImage: sample(), scale: 1, orientation: orientation)
        #expect(try #require(image.uprightImage).buffer[0, 0] == UInt32(pixel))
    }

    @Test func `PNG data comes back as the same pixels`() throws {
        let data = try #require(UIImage(cgImage: sample()).pngData())
        let copy = try #require(UIImage(data: data)?.cgImage?.buffer)
        #expect(copy[1, 2] == sample().buffer[1, 2])
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test func `JPEG data comes back nearly the same`() throws {
        let buffer = PixelBuffer(width: 16, height: 16, isOpaque: true)
        for y in 0..<16 { buffer.row(y).update(repeating: 0xFF40_80C0, count: 16) }
        let data = try #require(UIImage(cgImage: CGImage(buffer: buffer)).jpegData(compressionQuality: 0.9))
        let copy = try #require(UIImage(data: data)?.cgImage?.buffer)
        #expect(abs(Int(copy[8, 8] >> 16 & 0xFF) - 0x40) < 4 && abs(Int(copy[8, 8] & 0xFF) - 0xC0) < 4)
    }

    @Test func `a file's name gives its scale, and the sister for the screen is found`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try #require(UIImage(cgImage: sample()).pngData())
        try data.write(to: folder.appendingPathComponent("a@3x.png"))
        try data.write(to: folder.appendingPathComponent("a.png"))
        let traits = UITraitCollection(displayScale: 3)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "a", in: bundle, compatibleWith: traits)?.scale == 3)
        #expect(UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection(displayScale: 1))?.scale == 1)
        #expect(UIImage(named: "b", in: bundle, compatibleWith: traits) == nil)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("a@3x.png").path)?.scale == 3)
    }

    @Test func `an asset catalogue's source folder is read`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Icons/star.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try #require(UIImage(cgImage: sample()).pngData()).write(to: set.appendingPathComponent("s2.png"))
        let json = """
            {"images": [{"filename": "s2.png", "scale": "2x", "idiom": "universal"}],
             "properties": {"template-rendering-intent": "template"}}
            """
        try json.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let image = UIImage(named: "star", in: bundle, compatibleWith: UITraitCollection(displayScale: 2))
        #expect(image?.scale == 2 && image?.renderingMode == .alwaysTemplate)
    }

    @Test func `a stencil has one colour and the image's transparency`() throws {
        let buffer = PixelBuffer(width: 2, height: 1)
        buffer[0, 0] = 0x8080_8080
        buffer[1, 0] = 0xFF00_0000
        let stencil = try #require(UIImage(cgImage: CGImage(buffer: buffer)).stencil(in: .red)).buffer
        #expect(stencil[0, 0] == 0x8080_0000 && stencil[1, 0] == 0xFFFF_0000)
    }

    @Test func `a resizable image keeps its edges`() throws {
        let buffer = PixelBuffer(width: 3, height: 3, isOpaque: true)
        for y in 0..<3 {
            for x in 0..<3 { buffer[x, y] = x == 1 && y == 1 ? 0xFFFF_FFFF : 0xFF00_0000 }
        }
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let image = UIImage(cgImage: CGImage(buffer: buffer)).resizableImage(
            withCapInsets: insets, resizingMode: .stretch)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format).image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        let pixels = try #require(drawn.cgImage?.buffer)
        #expect(pixels[0, 4] == 0xFF00_0000 && pixels[1, 1] == 0xFFFF_FFFF && pixels[7, 7] == 0xFFFF_FFFF)
        #expect(pixels[8, 8] == 0xFF00_0000)
    }

    @Test func `symbols are known by name and grow with their size`() throws {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        let small = try #require(UIImage(systemName: "star"))
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(small.isSymbolImage && small.isTemplate)
        #expect(abs(large.size.width - small.size.width * 2) < 1)
        #expect(abs(small.size.width - 20) < 1)
    }

    @Test func `every symbol draws something, and the same twice`() throws {
        for name in ["chevron.left", "heart.fill", "gear", "trash", "person.crop.circle.fill", "square.and.arrow.up"] {
            let first = try #require(UIImage(systemName: name)?.pngData())
            let second = try #require(UIImage(systemName: name)?.pngData())
            #expect(first == second)
            #expect(first.count > 100)
        }
    }
}
