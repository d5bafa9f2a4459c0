import Compositor
import CoreGraphics
import Testing

@Test func fillsLandOnWholePixels() {
    let list = DisplayList(
        width: 8, height: 8,
        items: [
            .fill(
                FillItem(
                    shape: .rounded(RoundedRect(CGRect(x: 2, y: 2, width: 3, height: 3))), color: .white,
                    transform: .identity)),
            .group(
                GroupItem(
                    children: [
                        .fill(
                            FillItem(
                                shape: .rounded(RoundedRect(CGRect(x: 0, y: 0, width: 2, height: 2))), color: .white,
                                transform: .identity)),
                        .fill(
                            FillItem(
                                shape: .rounded(RoundedRect(CGRect(x: 1, y: 0, width: 2, height: 2))), color: .white,
                                transform: .identity)),
                    ], opacity: 0.5)),
        ])
    let frame = PixelBuffer(width: 8, height: 8)
    FrameRenderer(threads: 2).render(list, into: frame)
    #expect(frame[2, 2] == 0xFFFF_FFFF)
    #expect(frame[4, 4] == 0xFFFF_FFFF)
    #expect(frame[5, 5] == 0xFF00_0000)
    #expect(frame[1, 1] == 0xFF80_8080)
}
