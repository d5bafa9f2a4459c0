import Compositor
import CoreGraphics
import Testing

/// What stands still is drawn into a picture once. Every frame has to be the one that a renderer makes which has seen none before.
struct KeptPictureTests {
    private static let (width, height) = (120, 96)
    private static let frame = PixelRect(left: 0, top: 0, right: width, bottom: height)

    /// A screen as an app has them: opaque behind, pictures and letters on it.
    private static let screen: [DisplayItem] = [
        fill(rect(0, 0, 120, 96), white),
        image(pattern(80, 60), .translation(x: 10.4, y: 6.2)),
        fill(rect(30, 20, 70, 50), 0x8020_4060, radius: 9),
        .gradient(
            GradientItem(
                kind: .axial, shape: .rounded(RoundedRect(rect(8, 60, 90, 30), radius: 4)),
                stops: [
                    .init(location: 0, color: PixelColor(value: 0xC000_80C0)),
                    .init(location: 1, color: PixelColor(value: 0x2020_2000)),
                ], start: CGPoint(x: 8, y: 60), end: CGPoint(x: 90, y: 90), transform: .identity)),
    ]

    /// Renders frames with one renderer, expects each to be what a new one makes, and gives how many pictures stood after each.
    private func render(
        _ frames: [[DisplayItem]], background: PixelColor = .black, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [Int] {
        let renderer = FrameRenderer(threads: 2)
        let buffer = PixelBuffer(width: Self.width, height: Self.height)
        return frames.enumerated().map { number, items in
            let list = DisplayList(width: Self.width, height: Self.height, background: background, items: items)
            renderer.render(list, into: buffer)
            let fresh = PixelBuffer(width: Self.width, height: Self.height)
            FrameRenderer(threads: 1).render(list, into: fresh)
            #expect(fingerprint(buffer) == fingerprint(fresh), "frame \(number)", sourceLocation: sourceLocation)
            return renderer.keptPictures
        }
    }

    @Test func `a screen under one that moves is drawn once`() {
        let still = DisplayItem.part(DisplayPart(Self.screen, in: Self.frame))
        let frames = (0..<6).map { [still, fill(rect(Double($0) * 9.3, 0, 60, 96), 0xC000_FF00)] }
        #expect(render(frames) == [0, 1, 1, 1, 1, 1])
    }

    @Test func `a screen that fades is drawn once`() {
        let frames = (0..<6).map {
            [fill(rect(0, 0, 120, 50), 0xFF30_6090), group(Self.screen, opacity: 0.15 * CGFloat($0 + 1))]
        }
        #expect(render(frames) == [0, 1, 1, 1, 1, 1])
    }

    @Test func `items and the part that they become are the same`() {
        let part = DisplayItem.part(DisplayPart(Array(Self.screen[1...]), in: Self.frame))
        let raw = group(Self.screen, opacity: 0.4)
        let kept = group([Self.screen[0], part], opacity: 0.6)
        #expect(render([[raw], [kept], [kept]]) == [0, 1, 1])
    }

    @Test func `two screens, one of which fades behind a mask, cut round`() {
        let still = DisplayItem.part(DisplayPart(Self.screen, in: Self.frame))
        let mask = [image(bitmap(120, 96) { x, y in UInt32((x * 2 + y) & 255) << 24 })]
        let frames = (0..<5).map { number in
            [
                still, group(Self.screen.reversed() + Self.screen, opacity: 0.3 + 0.1 * CGFloat(number), mask: mask),
                group(Self.screen, clip: RoundedRect(rect(20.5, 11, 70, 60), radius: 12)),
            ]
        }
        #expect(render(frames).last == 2)
    }

    @Test func `what changes is drawn anew, and its old picture goes`() {
        var other = Self.screen
        other[2] = fill(rect(30, 20, 70, 51), 0x8020_4060, radius: 9)
        let (one, two) = (
            DisplayItem.part(DisplayPart(Self.screen, in: Self.frame)),
            DisplayItem.part(DisplayPart(other, in: Self.frame))
        )
        #expect(render([[one], [one], [two], [two], [], [two]]) == [0, 1, 1, 1, 1, 0])
    }

    @Test func `another clip makes other pictures of the same items`() {
        let frames = [0, 0, 6.5, 6.5, 13].map { left in
            [group(Self.screen, clip: RoundedRect(rect(left, 0, 80, 96)))]
        }
        #expect(render(frames).contains(1))
    }

    @Test func `what shows something of what is below is not kept`() {
        let (thin, half) = (
            [fill(rect(0, 0, 120, 96), 0x80FF_FFFF)] + Self.screen[1...],
            [fill(rect(0, 0, 60, 96), white)] + Self.screen[1...]
        )
        for items in [thin, half] {
            let part = DisplayItem.part(DisplayPart(items, in: Self.frame))
            #expect(render([[part], [part], [part]]) == [0, 0, 0])
        }
        let glass = DisplayItem.backdrop(
            BackdropItem(shape: RoundedRect(rect(20, 20, 60, 40)), radius: 3, transform: .identity))
        let blurred = DisplayItem.part(DisplayPart(Self.screen + [glass], in: Self.frame))
        #expect(render([[blurred], [blurred], [blurred]]) == [0, 0, 0])
    }

    @Test func `a backdrop over a screen that is kept sees it`() {
        let still = DisplayItem.part(DisplayPart(Self.screen, in: Self.frame))
        let frames = (0..<4).map { number in
            [
                still,
                .backdrop(
                    BackdropItem(
                        shape: RoundedRect(rect(Double(number) * 5, 20, 60, 40), radius: 8), radius: 4,
                        transform: .identity)),
            ]
        }
        #expect(render(frames) == [0, 1, 1, 1])
    }

    @Test func `a group that is not opaque everywhere is not kept for it`() {
        let green = group(
            [fill(rect(0, 0, 120, 96), 0x8000_FF00), fill(rect(0, 0, 40, 40), 0xFF80_0000)], opacity: 0.999)
        let part = DisplayItem.part(DisplayPart([green] + Self.screen[1...], in: Self.frame))
        let frames = Array(repeating: [fill(rect(0, 0, 120, 96), 0xFF00_00FF), part], count: 3)
        #expect(render(frames) == [0, 0, 0])
    }

    @Test func `a picture beside something else in a group that fades is rounded as what it stands for`() {
        let grey: UInt32 = 0xFFCC_CCCC
        let half = [fill(rect(0, 0, 48, 96), grey), image(bitmap(40, 96, opaque: true) { _, _ in grey })]
        let part = DisplayItem.part(DisplayPart(half, in: Self.frame))
        let beside = group([part, fill(rect(48, 0, 72, 96), 0xFF10_2030)], opacity: 0.5)
        let nested = group([group([part], opacity: 0.7), fill(rect(48, 0, 72, 96), 0xFF10_2030)], opacity: 0.5)
        let background = PixelColor(value: 0xFF33_3333)
        for item in [beside, nested] {
            #expect(render(Array(repeating: [item], count: 3), background: background) == [0, 1, 1])
        }
    }

    @Test func `what is masked by a blur of what is below is not kept`() {
        let glass = DisplayItem.backdrop(
            BackdropItem(shape: RoundedRect(rect(20, 20, 60, 40)), radius: 3, transform: .identity))
        let masked = group([image(pattern(80, 60))], mask: [glass])
        let part = DisplayItem.part(DisplayPart(Self.screen + [masked], in: Self.frame))
        #expect(render(Array(repeating: [part], count: 3)) == [0, 0, 0])
    }

    @Test func `what was remembered for nothing does not come again`() {
        let empty = bitmap(120, 96) { x, y in x < 4 && y < 4 ? 0xFF00_00FF : 0 }
        let part = DisplayItem.part(DisplayPart([fill(rect(0, 0, 120, 96), white), image(empty)], in: Self.frame))
        let frames = Array(
            repeating: [DisplayItem.part(DisplayPart([part] + Self.screen[1...], in: Self.frame))], count: 4)
        #expect(render(frames).last == 1)
        #expect(render(Array(repeating: [part], count: 4)) == [0, 0, 0, 0])
    }

    @Test func `little that is drawn over a colour is not worth a picture`() {
        let part = DisplayItem.part(
            DisplayPart([fill(rect(0, 0, 120, 96), white), fill(rect(3, 3, 12, 12), 0xFF00_0000)], in: Self.frame))
        #expect(render([[part], [part], [part]]) == [0, 0, 0])
    }

    @Test func `a renderer of moments keeps nothing`() {
        let renderer = FrameRenderer(threads: 1, isForMoments: true)
        let still = DisplayItem.part(DisplayPart(Self.screen, in: Self.frame))
        let buffer = PixelBuffer(width: Self.width, height: Self.height)
        for _ in 0..<3 {
            renderer.render(DisplayList(width: Self.width, height: Self.height, items: [still]), into: buffer)
        }
        #expect(renderer.keptPictures == 0)
    }

    @Test func `a part of a frame is drawn without pictures, and the next whole one anew`() {
        let still = DisplayItem.part(DisplayPart(Self.screen, in: Self.frame))
        let renderer = FrameRenderer(threads: 1)
        let buffer = PixelBuffer(width: Self.width, height: Self.height)
        let list = DisplayList(width: Self.width, height: Self.height, items: [still])
        for _ in 0..<2 { renderer.render(list, into: buffer) }
        renderer.render(list, into: buffer, damage: [PixelRect(left: 5, top: 7, right: 60, bottom: 50)])
        let fresh = PixelBuffer(width: Self.width, height: Self.height)
        FrameRenderer(threads: 1).render(list, into: fresh)
        #expect(fingerprint(buffer) == fingerprint(fresh))
    }

    /// Scenes out of a number, each over a screen that stands still, and shown three times before something of it changes.
    @Test(arguments: 0..<24) func `random scenes come out as without`(seed: Int) {
        var scene = RandomScene(seed: UInt64(seed) + 400)
        let still = DisplayItem.part(DisplayPart([fill(rect(0, 0, 96, 80), white)] + scene.items, in: Self.frame))
        var frames: [[DisplayItem]] = []
        for step in 0..<4 {
            let over = group([fill(rect(0, 0, 96, 80), 0xFF40_5060)] + scene.items, opacity: 0.2 + 0.2 * CGFloat(step))
            frames += Array(repeating: [still, over], count: 3)
            scene.change()
        }
        _ = render(frames)
    }
}
