import CoreGraphics
import Foundation
import Testing

/// Opaque red as a pixel.
private let r: UInt32 = 0xFFFF_0000
/// Opaque green as a pixel.
private let g: UInt32 = 0xFF00_FF00

@Suite struct CGLayerTests {
    private func bitmap(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    }

    /// A layer of 2 × 1 pixels, red on the left and green on the right.
    private func layer(for context: CGContext) throws -> CGLayer {
        let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 1), auxiliaryInfo: nil))
        let canvas = try #require(layer.context)
        canvas.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        return layer
    }

    @Test func `a layer is drawn in its own size, as often as wanted`() throws {
        let context = try #require(bitmap(3, 2))
        let layer = try layer(for: context)
        context.draw(layer, at: .zero)
        context.draw(layer, at: CGPoint(x: 1, y: 1))
        #expect(context.makeImage().map { rows($0.buffer) } == [[0, r, g], [r, g, 0]])
    }

    @Test func `a layer is scaled into a rectangle`() throws {
        let context = try #require(bitmap(4, 2))
        context.interpolationQuality = .none
        context.draw(try layer(for: context), in: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(context.makeImage().map { rows($0.buffer) } == [[r, r, g, g], [r, r, g, g]])
    }

    @Test func `the origin of a layer is at the origin of a UIKit context's rectangle`() throws {
        let canvas = Canvas(1, 2)
        let layer = try #require(CGLayer(canvas.context, size: CGSize(width: 1, height: 2), auxiliaryInfo: nil))
        layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.draw(layer, at: .zero)
        #expect(canvas.pixels == [[r], [0]])
    }

    @Test func `a layer has its size, and its bitmap whole pixels`() throws {
        let context = try #require(bitmap(1, 1))
        let layer = try #require(CGLayer(context, size: CGSize(width: 1.5, height: 2), auxiliaryInfo: nil))
        #expect(layer.size == CGSize(width: 1.5, height: 2))
        #expect(layer.context?.width == 2 && layer.context?.height == 2)
        #expect(layer == layer)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 4, height: -1), CGSize(width: 1e9, height: 1e9)])
    func `there is no layer without a size that a bitmap can have`(size: CGSize) throws {
        let context = try #require(bitmap(1, 1))
        #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
    }
}
