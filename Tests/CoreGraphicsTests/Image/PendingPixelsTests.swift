import CoreGraphics
import Foundation
import Synchronization
import Testing

@Suite struct PendingPixelsTests {
    /// A buffer of one colour, which counts how often it is made, and by the main thread.
    private final class Maker: Sendable {
        let made = Atomic(0)
        let madeByMain = Atomic(0)

        func make() -> PixelBuffer {
            made.add(1, ordering: .relaxed)
            if Thread.isMainThread { madeByMain.add(1, ordering: .relaxed) }
            let buffer = PixelBuffer(width: 3, height: 2)
            for y in 0..<2 { for x in 0..<3 { buffer[x, y] = 0xFF11_2233 } }
            return buffer
        }

        var pending: PendingPixels { PendingPixels(width: 3, height: 2) { self.make() } }
    }

    @Test func `an image's size is known before its pixels are made`() {
        let maker = Maker()
        let image = CGImage(pending: maker.pending)
        #expect(image.width == 3 && image.height == 2 && !image.isMask && image.comesLater)
        #expect(maker.made.load(ordering: .relaxed) == 0)
        #expect(image.buffer[2, 1] == 0xFF11_2233 && image.bytesPerRow == image.buffer.bytesPerRow)
        #expect(image.alphaInfo == .premultipliedFirst)
        #expect(maker.made.load(ordering: .relaxed) == 1)
    }

    @Test func `pixels are made once, however many threads want them`() async {
        let maker = Maker()
        let image = CGImage(pending: maker.pending)
        let buffers = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<16 { group.addTask { ObjectIdentifier(image.buffer) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(buffers.count == 1)
        #expect(maker.made.load(ordering: .relaxed) == 1)
    }

    @Test func `pixels that were begun are made by another thread than the main one`() async {
        let maker = Maker()
        let pending = (0..<8).map { _ in maker.pending }
        for pixels in pending { pixels.begin() }
        while maker.made.load(ordering: .relaxed) < pending.count { await Task.yield() }
        #expect(maker.madeByMain.load(ordering: .relaxed) == 0)
        for pixels in pending { _ = pixels.buffer }
        #expect(maker.made.load(ordering: .relaxed) == pending.count)
    }
}
