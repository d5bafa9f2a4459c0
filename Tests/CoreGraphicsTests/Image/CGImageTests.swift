import CoreGraphics
import Foundation
import Testing

@Suite struct CGImageTests {
    private func image(
        _ bytes: [UInt8], width: Int, height: Int = 1, bitsPerPixel: Int, _ info: CGImageAlphaInfo,
        order: CGBitmapInfo = [], space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), decode: [CGFloat]? = nil
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
                bytesPerRow: bytes.count / height, space: space,
                bitmapInfo: order.union(CGBitmapInfo(rawValue: info.rawValue)), provider: provider, decode: decode,
                shouldInterpolate: true, intent: .defaultIntent)
        }
        return decode.map { $0.withUnsafeBufferPointer { make($0.baseAddress) } } ?? make(nil)
    }

    @Test func `RGBA bytes become pixels`() {
        let made = image([10, 20, 30, 255, 5, 6, 7, 128], width: 2, bitsPerPixel: 32, .premultipliedLast)
        #expect(made.map { rows($0.buffer) } == [[0xFF0A_141E, 0x8005_0607]])
        #expect(made?.alphaInfo == .premultipliedLast)
        #expect(made?.bytesPerRow == 8 && made?.bitsPerPixel == 32 && made?.width == 2)
    }

    @Test func `straight alpha is multiplied in`() {
        let made = image([255, 100, 0, 128], width: 1, bitsPerPixel: 32, .last)
        #expect(made.map { rows($0.buffer) } == [[0x8080_3200]])
    }

    @Test func `byte order and place of alpha decide`() {
        let bytes: [UInt8] = [1, 2, 3, 255]
        let bgra = image(bytes, width: 1, bitsPerPixel: 32, .premultipliedFirst, order: .byteOrder32Little)
        #expect(bgra.map { rows($0.buffer) } == [[0xFF03_0201]])
        let argb = image([255, 1, 2, 3], width: 1, bitsPerPixel: 32, .premultipliedFirst)
        #expect(argb.map { rows($0.buffer) } == [[0xFF01_0203]])
        let skip = image([1, 2, 3, 0], width: 1, bitsPerPixel: 32, .noneSkipLast)
        #expect(skip.map { rows($0.buffer) } == [[0xFF01_0203]])
        #expect(skip?.buffer.isOpaque == true)
        let rgb = image([1, 2, 3, 4, 5, 6], width: 2, bitsPerPixel: 24, .none)
        #expect(rgb.map { rows($0.buffer) } == [[0xFF01_0203, 0xFF04_0506]])
    }

    @Test func `grey images, with and without alpha, and decode arrays`() {
        let gray = CGColorSpaceCreateDeviceGray()
        let plain = image([0, 128, 255], width: 3, bitsPerPixel: 8, .none, space: gray)
        #expect(plain.map { rows($0.buffer) } == [[0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF]])
        let alpha = image([100, 128], width: 1, bitsPerPixel: 16, .premultipliedLast, space: gray)
        #expect(alpha.map { rows($0.buffer) } == [[0x8064_6464]])
        let inverted = image([0, 200, 255], width: 3, bitsPerPixel: 8, .none, space: gray, decode: [1, 0])
        #expect(inverted.map { rows($0.buffer) } == [[0xFFFF_FFFF, 0xFF37_3737, 0xFF00_0000]])
        #expect(inverted?.decode?[0] == 1)
    }

    @Test func `too few bytes and unsupported formats give nil`() {
        #expect(image([1, 2, 3], width: 1, bitsPerPixel: 32, .premultipliedLast) == nil)
        #expect(image([1, 2], width: 1, bitsPerPixel: 16, .none) == nil)
    }

    @Test func `cropping takes whole pixels from the top`() {
        let source = CGImage(buffer: buffer([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
        let part = source.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 1))
        #expect(part.map { rows($0.buffer) } == [[5, 6]])
        #expect(source.cropping(to: CGRect(x: 0.5, y: 0, width: 1, height: 1))?.width == 2)
        #expect(source.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    }

    @Test func `the data provider gives the pixels' bytes`() throws {
        let made = CGImage(buffer: buffer([[0xFF01_0203]]))
        let data = try #require(made.dataProvider?.data)
        #expect(data.count == made.bytesPerRow)
        #expect(Array(data.prefix(4)) == [3, 2, 1, 255])
        #expect(made.bitmapInfo.contains(.byteOrder32Little))
    }

    @Test func `a provider tells when it no longer needs its memory`() {
        var released = 0
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 1)
        defer { memory.deallocate() }
        memory.storeBytes(of: 0x0102_0304, as: UInt32.self)
        var provider = CGDataProvider(dataInfo: nil, data: memory, size: 4) { _, pointer, size in
            #expect(pointer == UnsafeRawPointer(memory) && size == 4)
            released += 1
        }
        #expect(provider?.data == Data([4, 3, 2, 1]))
        provider = nil
        #expect(released == 1)
    }

    @Test func `masking multiplies alpha by the mask`() throws {
        let mask = try #require(
            CGDataProvider(data: Data([0, 255])).flatMap {
                CGImage(
                    maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: $0,
                    decode: nil, shouldInterpolate: false)
            })
        #expect(mask.isMask && mask.colorSpace == nil)
        let red = CGImage(buffer: buffer([[0xFFFF_0000, 0xFFFF_0000]]))
        #expect(red.masking(mask).map { rows($0.buffer) } == [[0xFFFF_0000, 0]])
    }
}
