import CoreGraphics
import InterludeStage
import Testing

/// Frames of a screen that is turned while it is filmed: a film has the size of its first frame.
@Suite struct PictureFittingTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Snapshot {
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        for y in 0..<height {
            let row = buffer.row(y)
            for x in 0..<width { row[x] = color(x, y) }
        }
        return Snapshot(buffer: buffer, scale: 1)
    }

    @Test func `a frame of the film's own size is left as it is`() {
        let frame = picture(4, 8) { x, y in 0xFF00_0000 | UInt32(x * 16 + y) }
        #expect(frame.fitted(width: 4, height: 8) == frame)
    }

    @Test func `a wide frame is in the middle of a high film, with black above and below`() {
        let frame = picture(8, 4) { _, _ in 0xFFFF_0000 }.fitted(width: 4, height: 8)
        #expect(frame.pixelWidth == 4 && frame.pixelHeight == 8)
        let rows = (0..<8).map { y in Set((0..<4).map { frame[$0, y] }) }
        #expect(rows == (0..<8).map { [3, 4].contains($0) ? [0xFFFF_0000] : [0xFF00_0000] })
    }

    @Test func `each pixel is the mean of those that it covers`() {
        let frame = picture(4, 2) { x, _ in x < 2 ? 0xFF10_2030 : 0xFF30_4050 }.fitted(width: 1, height: 2)
        #expect(frame[0, 0] == 0xFF20_3040 && frame[0, 1] == 0xFF00_0000)
    }

    @Test func `a smaller frame is enlarged`() {
        let frame = picture(1, 2) { _, y in y == 0 ? 0xFFFF_FFFF : 0xFF00_00FF }.fitted(width: 2, height: 4)
        #expect(frame[1, 1] == 0xFFFF_FFFF && frame[0, 2] == 0xFF00_00FF)
    }
}
