import CoreGraphics
import Foundation
import Testing

/// A context as UIKit makes them, with its pixels.
struct Canvas {
    let buffer: PixelBuffer
    let context: CGContext

    init(_ width: Int, _ height: Int, scale: CGFloat = 1, isOpaque: Bool = false) {
        buffer = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
        context = CGContext(buffer: buffer, scale: scale)
    }

    var pixels: [[UInt32]] {
        context.flush()
        return rows(buffer)
    }
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
/// Opaque red as a pixel.
private let r: UInt32 = 0xFFFF_0000
/// Opaque blue as a pixel.
private let b: UInt32 = 0xFF00_00FF

@Suite struct CGContextFillTests {
    @Test func `a rect on pixel edges fills exactly those pixels`() {
        let canvas = Canvas(4, 3)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 1, y: 0, width: 2, height: 2))
        #expect(canvas.pixels == [[0, r, r, 0], [0, r, r, 0], [0, 0, 0, 0]])
    }

    @Test func `the scale turns points to pixels`() {
        let canvas = Canvas(4, 4, scale: 2)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 1, y: 0.5, width: 1, height: 1))
        #expect(canvas.pixels == [[0, 0, 0, 0], [0, 0, r, r], [0, 0, r, r], [0, 0, 0, 0]])
    }

    @Test func `half a pixel gets half the coverage`() {
        let canvas = Canvas(2, 1)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[0x8080_0000, 0x8080_0000]])
    }

    @Test func `without antialiasing a pixel is in or out`() {
        let canvas = Canvas(3, 1)
        canvas.context.setShouldAntialias(false)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0.3, y: 0, width: 1.4, height: 1))
        #expect(canvas.pixels == [[r, r, 0]])
    }

    @Test(arguments: [0.1, 0.3, 0.5, 0.7, 0.9] as [CGFloat])
    func `a translucent fill has the pixel of its colour`(alpha: CGFloat) {
        let color = CGColor(red: 0.9, green: 0.4, blue: 0.2, alpha: alpha)
        let canvas = Canvas(1, 1)
        canvas.context.setFillColor(color)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[color.premultipliedPixel]])
    }

    @Test func `alpha multiplies the colour's alpha`() {
        let canvas = Canvas(1, 1)
        canvas.context.setAlpha(0.5)
        canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[0x4040_0000]])
    }

    @Test func `even-odd leaves the overlap out`() {
        let canvas = Canvas(3, 1)
        canvas.context.setFillColor(red)
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 2, height: 1))
        canvas.context.addRect(CGRect(x: 1, y: 0, width: 2, height: 1))
        canvas.context.fillPath(using: .evenOdd)
        #expect(canvas.pixels == [[r, 0, r]])
        #expect(canvas.context.isPathEmpty)
    }

    @Test func `strokes lie on both sides of the path`() {
        let canvas = Canvas(4, 4)
        canvas.context.setStrokeColor(red)
        canvas.context.setLineWidth(2)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 2)])
        #expect(canvas.pixels == [[0, 0, 0, 0], [0, r, r, 0], [0, r, r, 0], [0, 0, 0, 0]])
    }

    @Test func `dashes break strokes`() {
        let canvas = Canvas(6, 1)
        canvas.context.setStrokeColor(red)
        canvas.context.setLineDash(phase: 0, lengths: [2, 1])
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 6, y: 0.5)])
        #expect(canvas.pixels == [[r, r, 0, r, r, 0]])
        canvas.context.clear(CGRect(x: 0, y: 0, width: 6, height: 1))
        canvas.context.setLineDash(phase: 0, lengths: [])
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 6, y: 0.5)])
        #expect(canvas.pixels == [[r, r, r, r, r, r]])
    }

    @Test func `fill and stroke in one call`() {
        let canvas = Canvas(4, 4)
        canvas.context.setFillColor(blue)
        canvas.context.setStrokeColor(red)
        canvas.context.setLineWidth(1)
        canvas.context.addRect(CGRect(x: 0.5, y: 0.5, width: 3, height: 3))
        canvas.context.drawPath(using: .fillStroke)
        #expect(canvas.pixels == [[r, r, r, r], [r, b, b, r], [r, b, b, r], [r, r, r, r]])
    }
}

@Suite struct CGContextStateTests {
    @Test func `a bitmap context's y grows upwards`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        #expect(context.ctm.isIdentity)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.makeImage().map { rows($0.buffer) } == [[0, 0], [r, 0]])
    }

    @Test func `a UIKit context's transform turns y over`() {
        let context = Canvas(4, 6, scale: 2).context
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 6))
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 4))
        #expect(context.convertToUserSpace(CGPoint(x: 2, y: 4)) == CGPoint(x: 1, y: 1))
    }

    @Test func `saving and restoring keeps colours, transform and clip, not the path`() {
        let canvas = Canvas(2, 1)
        let context = canvas.context
        context.setFillColor(red)
        context.saveGState()
        context.setFillColor(blue)
        context.translateBy(x: 1, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 0, height: 0))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas.pixels == [[r, r]])
        context.restoreGState()
    }

    @Test func `the path keeps the transform under which it was made`() {
        let canvas = Canvas(3, 1)
        canvas.context.setFillColor(red)
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.translateBy(x: 2, y: 0)
        #expect(canvas.context.boundingBoxOfPath == CGRect(x: -2, y: 0, width: 1, height: 1))
        canvas.context.fillPath()
        #expect(canvas.pixels == [[r, 0, 0]])
    }

    @Test func `nothing is drawn under a transform that collapses the plane, and drawing goes on after it`() {
        let canvas = Canvas(1, 1)
        canvas.context.setFillColor(red)
        canvas.context.saveGState()
        canvas.context.scaleBy(x: 0, y: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[0]])
        canvas.context.restoreGState()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[r]])
    }

    @Test func `rotation in a UIKit context is clockwise on the screen`() {
        let canvas = Canvas(2, 2)
        canvas.context.setFillColor(red)
        canvas.context.translateBy(x: 1, y: 1)
        canvas.context.rotate(by: .pi / 2)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[0, 0], [r, 0]])
    }
}

@Suite struct CGContextClipTests {
    @Test func `clips intersect`() {
        let canvas = Canvas(3, 3)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 3))
        canvas.context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 1))
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 1, height: 1))
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(canvas.pixels == [[0, 0, 0], [0, r, 0], [0, 0, 0]])
    }

    @Test func `an even-odd clip leaves the hole alone`() {
        let canvas = Canvas(3, 1)
        canvas.context.addRects([CGRect(x: 0, y: 0, width: 3, height: 1), CGRect(x: 1, y: 0, width: 1, height: 1)])
        canvas.context.clip(using: .evenOdd)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(canvas.pixels == [[r, 0, r]])
    }

    @Test func `a clip in a rounded shape smooths its edge once`() {
        let canvas = Canvas(1, 1)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 0.5, height: 1))
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[0x8080_0000]])
    }

    @Test func `resetClip ends all clips of the state`() {
        let canvas = Canvas(1, 1)
        canvas.context.clip(to: .zero)
        #expect(canvas.context.boundingBoxOfClipPath.isNull)
        canvas.context.resetClip()
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func `an image clips by its alpha`() {
        let canvas = Canvas(3, 1)
        let mask = CGImage(buffer: buffer([[0xFF00_0000, 0x8000_0000]]))
        canvas.context.saveGState()
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(canvas.pixels == [[r, 0x8080_0000, 0]])
        canvas.context.restoreGState()
        canvas.context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        #expect(canvas.pixels[0][2] == 0xFF00_0000)
    }
}
