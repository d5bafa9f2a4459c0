import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct ImageRendererTests {
    private func renderer(_ width: CGFloat, _ height: CGFloat, scale: CGFloat, opaque: Bool = false)
        -> UIGraphicsImageRenderer
    {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    }

    @Test func `who has kept the context draws on without changing the image`() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        var kept: CGContext?
        func draw(_ color: UIColor, keeps: Bool) -> UIImage {
            renderer.image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                if keeps { kept = context.cgContext }
            }
        }
        let (image, alone) = (draw(.red, keeps: true), draw(.red, keeps: false))
        let context = try #require(kept)
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let (pixels, others) = (try #require(image.cgImage?.buffer), try #require(alone.cgImage?.buffer))
        #expect(pixels[1, 1] == 0xFFFF_0000 && others.hasSamePixels(as: pixels))
        #expect(context.makeImage()?.buffer[1, 1] == 0xFF00_00FF)
    }

    @Test func `an image has the size in points and the pixels of its scale`() {
        let image = renderer(10, 20, scale: 3).image { _ in }
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage?.width == 30 && image.cgImage?.height == 60)
    }

    @Test func `the origin is above on the left`() throws {
        let image = renderer(4, 4, scale: 1).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(try #require(image.cgImage?.buffer)[0, 0] == 0xFF00_00FF)
    }

    @Test func `an opaque image begins black`() throws {
        let image = renderer(2, 2, scale: 1, opaque: true).image { _ in }
        #expect(try #require(image.cgImage?.buffer)[1, 1] == 0xFF00_0000)
    }

    @Test func `image contexts nest`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        UIColor.red.setFill()
        let inner = renderer(2, 2, scale: 1).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        inner.draw(at: CGPoint(x: 2, y: 2))
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.buffer)
        UIGraphicsEndImageContext()
        #expect(outer[0, 0] == 0xFFFF_0000 && outer[3, 3] == 0xFF00_FF00 && outer[1, 1] == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a picture taken meanwhile does not change afterwards`() throws {
        var early: UIImage?
        _ = renderer(1, 1, scale: 1).image { context in
            early = context.currentImage
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(try #require(early?.cgImage?.buffer)[0, 0] == 0)
    }

    @Test func `drawing an image keeps it upright`() throws {
        let flag = renderer(2, 2, scale: 1).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let copy = try #require(renderer(2, 2, scale: 1).image { _ in flag.draw(at: .zero) }.cgImage?.buffer)
        #expect(copy[0, 0] == 0xFFFF_0000 && copy[0, 1] == 0)
    }

    @MainActor @Test func `without a format an image has the screen's scale`() {
        for (device, scale) in [(DeviceProfile.iPhone15, 3.0), (.iPhoneSE, 2.0)] {
            let host = HeadlessHost(device: device)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
            #expect(image.scale == CGFloat(scale) && UIImage(systemName: "star")?.scale == CGFloat(scale))
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == CGFloat(scale))
            UIGraphicsEndImageContext()
            #expect(host.screen.scale == CGFloat(scale))
        }
    }
}
