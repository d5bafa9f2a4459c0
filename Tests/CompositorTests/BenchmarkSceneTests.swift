import Compositor
import CoreGraphics
import Testing

struct BenchmarkSceneTests {
    private func frame(_ scene: BenchmarkScene, _ i: Int, _ from: PixelBuffer, _ to: PixelBuffer) -> PixelBuffer {
        let frame = PixelBuffer(width: from.width, height: from.height)
        FrameRenderer(threads: 2).render(scene.displayList(frame: i, from: from, to: to), into: frame)
        return frame
    }

    @Test(arguments: BenchmarkScene.allCases)
    func `every scene goes from one page to the other`(scene: BenchmarkScene) {
        let from = bitmap(118, 256, opaque: true) { _, _ in 0xFFFF_0000 }
        let to = bitmap(118, 256, opaque: true) { _, _ in 0xFF00_00FF }
        let red = (0..<BenchmarkScene.frameCount).map { i -> Int in
            let picture = frame(scene, i, from, to)
            var sum = 0
            for y in 0..<256 { for x in 0..<118 { sum += channel(picture[x, y], 16) } }
            return sum / (118 * 256)
        }
        #expect(red[0] > 180)
        #expect(red[BenchmarkScene.frameCount - 1] < 40)
    }

    @Test func `the flip stands upright about the page's middle`() {
        let page = bitmap(118, 256, opaque: true) { x, _ in x == 59 ? white : 0xFF40_0000 }
        for i in [2, 8, 12, 18, 25] {
            let picture = frame(.flip, i, page, page)
            #expect(channel(picture[58, 128], 0) + channel(picture[59, 128], 0) + channel(picture[60, 128], 0) > 40)
        }
    }
}
