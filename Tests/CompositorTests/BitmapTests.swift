import Compositor
import CoreGraphics
import Testing

struct BitmapTests {
    @Test func `a whole-pixel move copies the pixels`() {
        let picture = pattern(40, 30)
        let frame = draw(64, 64, [image(picture, .translation(x: 7, y: -3))])
        expectEvery(frame) { x, y in
            let inside = x >= 7 && x < 47 && y < 27
            return inside ? picture[x - 7, y + 3] : black
        }
    }

    @Test func `only the named part of a bitmap is shown`() {
        let picture = pattern(16, 16)
        let item = ImageItem(
            buffer: picture, source: rect(4, 5, 6, 7), destination: rect(1, 2, 6, 7), transform: .identity)
        let frame = draw(10, 12, [.image(item)])
        #expect(frame[1, 2] == picture[4, 5])
        #expect(frame[6, 8] == picture[9, 11])
        #expect(frame[7, 8] == 0xFF00_0000)
        #expect(frame[1, 9] == 0xFF00_0000)
    }

    @Test func `doubling interpolates between the pixel centres`() {
        let picture = bitmap(2, 1, opaque: true) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let frame = draw(4, 2, [image(picture, .scale(x: 2, y: 2))])
        // Samples at −0.25, 0.25, 0.75 and 1.25 pixels from the first centre.
        #expect((0..<4).map { channel(frame[$0, 0], 0) } == [0, 64, 191, 255])
        #expect((0..<4).map { frame[$0, 1] } == (0..<4).map { frame[$0, 0] })
    }

    @Test func `nearest keeps the pixels`() {
        let picture = pattern(3, 2)
        var item = ImageItem(
            buffer: picture, source: rect(0, 0, 3, 2), destination: rect(0, 0, 12, 8), transform: .identity)
        item.filter = .nearest
        let frame = draw(12, 8, [.image(item)])
        expectEvery(frame) { picture[$0 / 4, $1 / 4] }
    }

    @Test func `half a pixel blends two neighbours and halves the edges`() {
        let picture = bitmap(3, 3, opaque: true) { x, _ in [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF][x] }
        let frame = draw(5, 5, background: 0xFF00_00FF, [image(picture, .translation(x: 0.5, y: 1))])
        #expect(difference(frame[0, 1], 0xFF00_0080) <= 1)
        #expect(difference(frame[1, 1], 0xFF40_4040) <= 1)
        #expect(difference(frame[2, 2], 0xFFC0_C0C0) <= 1)
        #expect(difference(frame[3, 3], 0xFF80_80FF) <= 1)
        #expect(frame[0, 0] == 0xFF00_00FF)
    }

    @Test func `a mirrored bitmap is the bitmap mirrored`() {
        let picture = pattern(20, 6)
        var mirror = Matrix4.scale(x: -1, y: 1)
        mirror.m41 = 20
        let frame = draw(20, 6, [image(picture, mirror)])
        expectEvery(frame) { picture[19 - $0, $1] }
    }

    @Test func `a nine-part image keeps its corners and stretches its middle`() {
        let picture = bitmap(5, 5, opaque: true) { x, y in
            black | UInt32(x * 50) << 16 | UInt32(y * 50) << 8
        }
        let item = ImageItem(
            buffer: picture, source: rect(0, 0, 5, 5), destination: rect(0, 0, 30, 20),
            center: .init(source: rect(2, 2, 1, 1), destination: rect(2, 2, 26, 16)), transform: .identity)
        let frame = draw(30, 20, [.image(item)])
        expectEvery(frame) { x, y in
            let column = x < 2 ? x : x < 28 ? 2 : x - 25
            let row = y < 2 ? y : y < 18 ? 2 : y - 15
            return picture[column, row]
        }
    }

    @Test func `bitmaps that abut on pixel boundaries leave no crack`() {
        let white = bitmap(10, 10, opaque: true) { _, _ in 0xFFFF_FFFF }
        var items: [DisplayItem] = []
        for y in 0..<4 { for x in 0..<4 { items.append(image(white, at: rect(Double(x) * 7, Double(y) * 7, 7, 7))) } }
        let frame = draw(28, 28, items)
        expectEvery(frame) { _, _ in 0xFFFF_FFFF }
    }

    @Test func `strong shrinking averages instead of skipping pixels`() {
        let stripes = bitmap(256, 256, opaque: true) { x, _ in x % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let frame = draw(32, 32, [image(stripes, .scale(x: 0.125, y: 0.125))])
        for y in 1..<31 { for x in 1..<31 { #expect(abs(channel(frame[x, y], 0) - 128) <= 2) } }
    }

    @Test func `a shrunk bitmap does not flicker as it moves`() {
        let stripes = bitmap(300, 30, opaque: true) { x, _ in x % 3 == 0 ? white : black }
        for step in 0..<8 {
            var m = Matrix4.scale(x: 0.2, y: 0.2)
            m.m41 = Double(step) * 0.13
            let frame = draw(62, 6, [image(stripes, m)])
            for x in 4..<56 { #expect(abs(channel(frame[x, 3], 0) - 85) <= 48) }
        }
    }

    @Test func `one renderer serves bitmaps that come and go`() {
        let renderer = FrameRenderer(threads: 2)
        let frame = PixelBuffer(width: 16, height: 16)
        for i in 0..<200 {
            let picture = bitmap(64, 64, opaque: true) { _, _ in 0xFF00_0000 | UInt32(i) }
            let list = DisplayList(width: 16, height: 16, items: [image(picture, .scale(x: 0.25, y: 0.25))])
            renderer.render(list, into: frame)
            #expect(frame[8, 8] == 0xFF00_0000 | UInt32(i))
        }
    }
}
