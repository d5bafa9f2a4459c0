import CoreGraphics
import Testing

@Suite struct PixelBufferTests {
    private func buffer(width: Int = 5, height: Int = 3) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { buffer[x, y] = 0xFF00_0000 | UInt32(y * width + x) }
        }
        return buffer
    }

    @Test func `buffers of the same size and pixels are the same`() {
        let one = buffer()
        #expect(one.hasSamePixels(as: one))
        #expect(one.hasSamePixels(as: buffer()))
    }

    @Test(arguments: [(0, 0), (4, 0), (2, 1), (4, 2)])
    func `one pixel makes a difference`(x: Int, y: Int) {
        let (one, other) = (buffer(), buffer())
        other[x, y] = 0
        #expect(!one.hasSamePixels(as: other))
        #expect((0..<3).filter { !one.hasSameRow($0, as: other) } == [y])
    }

    @Test func `the size counts, and what is behind a row's end does not`() {
        #expect(!buffer(width: 5, height: 2).hasSamePixels(as: buffer()))
        #expect(!PixelBuffer(width: 5, height: 3).hasSamePixels(as: PixelBuffer(width: 3, height: 5)))
        let (one, other) = (buffer(), buffer())
        other.row(0)[5] = 7
        #expect(one.hasSamePixels(as: other))
    }
}
