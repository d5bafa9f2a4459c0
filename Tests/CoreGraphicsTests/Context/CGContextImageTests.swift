import CoreGraphics
import Foundation
import Testing

/// Opaque red as a pixel.
private let r: UInt32 = 0xFFFF_0000
/// Opaque green as a pixel.
private let g: UInt32 = 0xFF00_FF00
/// Opaque blue as a pixel.
private let b: UInt32 = 0xFF00_00FF
/// Opaque white as a pixel.
private let w: UInt32 = 0xFFFF_FFFF

@Suite struct CGContextImageTests {
    private let image = CGImage(buffer: buffer([[r, g], [b, w]]))

    private func bitmap(_ width: Int, _ height: Int, _ info: CGImageAlphaInfo = .premultipliedFirst) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    }

    @Test func `an image stands upright where y grows upwards`() {
        let context = bitmap(2, 2)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context?.makeImage().map { rows($0.buffer) } == [[r, g], [b, w]])
    }

    @Test func `an image stands on its head in a UIKit context, and the usual flip puts it right`() {
        let canvas = Canvas(2, 2)
        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas.pixels == [[b, w], [r, g]])
        let flipped = Canvas(4, 3, scale: 1)
        flipped.context.translateBy(x: 1, y: 3)
        flipped.context.scaleBy(x: 1, y: -1)
        flipped.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(flipped.pixels == [[0, 0, 0, 0], [0, r, g, 0], [0, b, w, 0]])
    }

    @Test func `without interpolation pixels become blocks`() {
        let context = bitmap(4, 4)
        context?.interpolationQuality = .none
        context?.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(
            context?.makeImage().map { rows($0.buffer) }
                == [[r, r, g, g], [r, r, g, g], [b, b, w, w], [b, b, w, w]])
    }

    @Test func `a smoothed image keeps hard outer edges`() {
        let context = bitmap(6, 6)
        context?.draw(CGImage(buffer: buffer([[r, r], [r, r]])), in: CGRect(x: 1, y: 1, width: 4, height: 4))
        let pixels = context?.makeImage().map { rows($0.buffer) }
        #expect(pixels?[1] == [0, r, r, r, r, 0])
        #expect(pixels?[0] == [0, 0, 0, 0, 0, 0])
    }

    @Test func `alpha applies to images`() {
        let canvas = Canvas(1, 1)
        canvas.context.setAlpha(0.5)
        canvas.context.draw(CGImage(buffer: buffer([[r]])), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[0x8080_0000]])
    }

    @Test func `tiles repeat from the rectangle over the clip`() {
        let context = bitmap(4, 2)
        context?.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
        #expect(context?.makeImage().map { rows($0.buffer) } == [[g, r, g, r], [w, b, w, b]])
    }

    @Test func `an image mask paints the fill colour`() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255, 127])))
        let mask = try #require(
            CGImage(
                maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider,
                decode: nil, shouldInterpolate: false))
        let canvas = Canvas(3, 1)
        canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        canvas.context.draw(mask, in: CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(canvas.pixels == [[r, 0, 0x8080_0000]])
    }

    @Test func `makeImage is a copy`() {
        let canvas = Canvas(1, 1)
        let before = canvas.context.makeImage()
        canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(before.map { rows($0.buffer) } == [[0]])
        #expect(canvas.context.makeImage().map { rows($0.buffer) } == [[r]])
    }

    @Test func `the caller's memory is drawn into in the caller's format`() throws {
        var bytes = [UInt8](repeating: 0, count: 8)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            #expect(context.data == memory.baseAddress)
        }
        #expect(bytes == [0, 0, 0, 0, 255, 128, 0, 255])
    }

    @Test func `what is written into the memory is there for the next drawing call`() throws {
        let context = try #require(bitmap(2, 1, .premultipliedLast))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        (bytes[0], bytes[1], bytes[2], bytes[3]) = (0, 255, 0, 255)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(context.makeImage().map { rows($0.buffer) } == [[g, r]])
        #expect(bytes[4] == 255 && bytes[5] == 0)
        #expect(context.bitsPerPixel == 32 && context.bytesPerRow >= 8 && context.alphaInfo == .premultipliedLast)
    }

    @Test func `grey and alpha-only contexts have one byte a pixel`() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 0.5, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(gray.data?.load(as: UInt8.self) == 128)
        #expect(gray.bitsPerPixel == 8)
        let alpha = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.setFillColor(gray: 1, alpha: 0.5)
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(alpha.data?.load(as: UInt8.self) == 128)
    }

    @Test func `formats that cannot be drawn in are refused`() {
        #expect(bitmap(2, 2, .last) == nil)
        #expect(bitmap(2, 2, .none) == nil)
        #expect(bitmap(0, 2) == nil)
    }
}

@Suite struct CGContextGradientTests {
    private func gradient(_ colors: CGColor...) -> CGGradient? {
        CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    }

    private func levels(_ options: CGGradientDrawingOptions) throws -> [UInt32] {
        let canvas = Canvas(8, 1)
        canvas.context.drawLinearGradient(
            try #require(gradient(.black, .white)), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0),
            options: options)
        return canvas.pixels[0]
    }

    @Test func `a linear gradient rises from stop to stop`() throws {
        let row = try levels([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        // Pixel centres lie at 1/8, 3/8, 5/8, 7/8 of the way.
        for (pixel, expected) in zip(row, [0, 0, 32, 96, 159, 223, 255, 255] as [Int]) {
            #expect(pixel >> 24 == 255 && abs(Int(pixel & 0xFF) - expected) <= 1)
        }
    }

    @Test func `options decide which ends go on`() throws {
        #expect(try levels([]).map { $0 >> 24 } == [0, 0, 255, 255, 255, 255, 0, 0])
        #expect(try levels(.drawsBeforeStartLocation).map { $0 >> 24 } == [255, 255, 255, 255, 255, 255, 0, 0])
        #expect(try levels(.drawsAfterEndLocation).map { $0 >> 24 } == [0, 0, 255, 255, 255, 255, 255, 255])
    }

    @Test func `a radial gradient ends at its outer circle`() throws {
        let canvas = Canvas(9, 9)
        canvas.context.drawRadialGradient(
            try #require(gradient(.white, .black)), startCenter: CGPoint(x: 4.5, y: 4.5), startRadius: 0,
            endCenter: CGPoint(x: 4.5, y: 4.5), endRadius: 4, options: [])
        let pixels = canvas.pixels
        #expect(pixels[4][4] & 0xFF == 255)
        #expect(abs(Int(pixels[4][6] & 0xFF) - 128) <= 2)
        #expect(pixels[0][0] == 0)
    }

    @Test func `a gradient is clipped and faded`() throws {
        let canvas = Canvas(2, 1)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.setAlpha(0.5)
        canvas.context.drawLinearGradient(
            try #require(gradient(.white, .white)), start: .zero, end: CGPoint(x: 2, y: 0), options: [])
        #expect(canvas.pixels == [[0x8080_8080, 0]])
    }
}
