import CoreGraphics
import Testing
import WebWindow

@Suite struct AudienceTests {
    private func part(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PixelRect {
        PixelRect(left: left, top: top, right: right, bottom: bottom)
    }

    @Test func `nothing is packed while nobody watches`() {
        let screening = Screening()
        let all = part(0, 0, 256, 128)
        screening.audience.show(screening.frame, changed: [all], scale: 2, time: 0)
        #expect(!screening.work.hasPacking)
        #expect(!screening.audience.lacksPicture)
    }

    @Test func `the first viewer needs a picture from the application and gets all of it`() throws {
        let screening = Screening()
        let viewer = try screening.join()
        #expect(screening.audience.lacksPicture)
        #expect(viewer.connection.messages.isEmpty)
        screening.show(at: 7)
        #expect(!screening.audience.lacksPicture)
        let message = try #require(viewer.connection.messages.first)
        #expect(message.patches.map(\.rect) == [part(0, 0, 256, 128)])
        #expect(message.width == 256 && message.height == 128 && message.scale == 2 && message.time == 7)
    }

    @Test func `a late joiner gets the whole picture at once, and the others learn that it is there`() throws {
        let screening = Screening()
        let first = try screening.join()
        screening.show()
        try screening.acknowledge(first)
        let second = try screening.join()
        #expect(second.connection.messages.map { $0.patches.map(\.rect) } == [[part(0, 0, 256, 128)]])
        #expect(first.connection.messages.map(\.viewers) == [1, 2])
        #expect(first.connection.messages.last?.patches.isEmpty == true)
    }

    @Test func `only tiles that look different are sent`() throws {
        let screening = Screening()
        let viewer = try screening.join()
        screening.show()
        try screening.acknowledge(viewer)
        screening.fill(part(70, 10, 75, 12), 0xFFFF_0000)
        screening.show()
        #expect(viewer.connection.messages.last?.patches.map(\.rect) == [part(64, 0, 128, 64)])
        try screening.acknowledge(viewer)
        screening.show()
        #expect(viewer.connection.messages.count == 2)
    }

    @Test func `a viewer that never answers gets two messages and no more, however long it goes on`() throws {
        let screening = Screening()
        let silent = try screening.join()
        for frame in 0..<200 {
            screening.fill(part(0, 0, 8, 8), 0xFF00_0000 | UInt32(frame))
            screening.show()
        }
        #expect(silent.connection.messages.count == 2)
    }

    @Test func `a viewer that answers nothing for long is sent away, one that answers stays`() throws {
        let screening = Screening()
        let (silent, slow) = (try screening.join(), try screening.join())
        func change(_ shade: UInt32) {
            screening.fill(part(0, 0, 8, 8), 0xFF00_0000 | shade)
            screening.show()
        }
        change(1)
        change(2)
        try screening.audience.acknowledge(try #require(slow.connection.messages.first).sequence, by: slow.id)
        screening.work.losePatience()
        #expect(silent.connection.closing == .policyViolation && screening.audience.count == 1)
        #expect(slow.connection.closing == nil)
        screening.work.losePatience()
        #expect(slow.connection.closing == .policyViolation && screening.audience.count == 0)
    }

    @Test func `a viewer that has answered everything may be silent for as long as it likes`() throws {
        let screening = Screening()
        let viewer = try screening.join()
        for shade in 1...3 as ClosedRange<UInt32> {
            screening.fill(part(0, 0, 8, 8), 0xFF00_0000 | shade)
            screening.show()
            try screening.acknowledge(viewer)
            for _ in 0..<3 { screening.work.losePatience() }
        }
        #expect(viewer.connection.closing == nil)
    }

    @Test func `what a viewer says that has left is no news`() throws {
        let screening = Screening()
        let viewer = try screening.join()
        screening.audience.leave(viewer.id)
        #expect(!screening.audience.setVisible(true, for: viewer.id))
        #expect(!screening.audience.setVisible(false, for: viewer.id))
    }

    @Test func `a slow viewer does not hold up a quick one, and then gets the newest state in one message`() throws {
        let screening = Screening()
        let slow = try screening.join()
        let quick = try screening.join()
        for frame in 0..<20 {
            screening.fill(part(64 * (frame % 4), 0, 64 * (frame % 4) + 8, 8), 0xFF00_0000 | UInt32(frame + 1))
            screening.show()
            try screening.acknowledge(quick)
        }
        #expect(quick.connection.messages.count >= 20)
        let held = slow.connection.messages.count
        #expect(held == 2)
        try screening.acknowledge(slow)
        #expect(slow.connection.messages.count == held + 1)
        #expect(slow.connection.messages.last?.patches.map(\.rect) == [part(0, 0, 256, 64)])
    }

    @Test func `viewers who lack the same get the same message`() throws {
        let screening = Screening()
        let viewers = try (0..<3).map { _ in try screening.join() }
        screening.show()
        for viewer in viewers { try screening.acknowledge(viewer) }
        screening.fill(part(0, 0, 4, 4), 0xFFFF_FFFF)
        screening.show()
        #expect(Set(viewers.map { $0.connection.messages.last?.sequence }).count == 1)
    }

    @Test func `a big moving picture is sent quickly, and exactly once it rests`() throws {
        let screening = Screening(width: 768, height: 768)
        let viewer = try screening.join()
        screening.show()
        screening.fillNoise(part(0, 0, 768, 768), seed: 1)
        try screening.acknowledge(viewer)
        screening.show()
        let moving = try #require(viewer.connection.messages.last)
        #expect(moving.patches.allSatisfy { $0.encoding == .jpeg } && moving.isBlurred)
        try screening.acknowledge(viewer)
        #expect(viewer.connection.messages.count == 2)
        var sharpened: [PictureMessage] = []
        screening.work.rest()
        while viewer.connection.messages.count > 2 + sharpened.count {
            sharpened.append(try #require(viewer.connection.messages.last))
            try screening.acknowledge(viewer)
        }
        #expect(sharpened.count == 2)
        let patches = sharpened.flatMap(\.patches)
        #expect(patches.allSatisfy { $0.encoding == .png })
        let pixels = patches.map(\.rect.area).reduce(0, +)
        #expect(pixels == 768 * 768)
        #expect(sharpened.map(\.isBlurred) == [true, false])
    }

    @Test func `a hidden page is sent nothing, and everything it missed when it is seen again`() throws {
        let screening = Screening()
        let viewer = try screening.join()
        let other = try screening.join()
        screening.show()
        for each in [viewer, other] { try screening.acknowledge(each) }
        screening.audience.setVisible(false, for: viewer.id)
        screening.fill(part(200, 100, 201, 101), 0xFFFF_FFFF)
        screening.show()
        #expect(viewer.connection.messages.count == 1)
        screening.audience.setVisible(true, for: viewer.id)
        screening.work.pack()
        #expect(viewer.connection.messages.last?.patches.map(\.rect) == [part(192, 64, 256, 128)])
    }

    @Test func `after all pages were hidden the application is asked for the picture`() throws {
        let screening = Screening()
        let viewer = try screening.join()
        screening.show()
        screening.audience.setVisible(false, for: viewer.id)
        screening.fill(part(0, 0, 1, 1), 0xFFFF_FFFF)
        screening.show()
        #expect(!screening.work.hasPacking)
        screening.audience.setVisible(true, for: viewer.id)
        #expect(screening.audience.lacksPicture)
        screening.show()
        #expect(viewer.connection.messages.last?.patches.map(\.rect) == [part(0, 0, 64, 64)])
    }

    @Test func `a picture of another size is sent whole`() throws {
        let screening = Screening()
        let viewer = try screening.join()
        screening.show()
        try screening.acknowledge(viewer)
        let turned = PixelBuffer(width: 128, height: 256, isOpaque: true)
        screening.audience.show(turned, changed: [part(0, 0, 128, 256)], scale: 2, time: 1)
        screening.work.pack()
        let message = try #require(viewer.connection.messages.last)
        #expect(message.width == 128 && message.height == 256)
        #expect(message.patches.map(\.rect) == [part(0, 0, 128, 256)])
    }

    @Test func `a picture tells each viewer which of its inputs it answers`() throws {
        let screening = Screening()
        let (first, second) = (try screening.join(), try screening.join())
        screening.show(answering: [first.id: 12, second.id: 7])
        #expect(first.connection.messages.last?.answer == 12)
        #expect(second.connection.messages.last?.answer == 7)
    }

    @Test func `acknowledging what was never sent breaks the protocol`() throws {
        let screening = Screening()
        let viewer = try screening.join()
        #expect(throws: ProtocolViolation.self) { try screening.audience.acknowledge(1, by: viewer.id) }
        screening.show()
        try screening.acknowledge(viewer)
        #expect(throws: ProtocolViolation.self) { try screening.acknowledge(viewer) }
    }

    @Test func `there is room for so many viewers and no more`() throws {
        let screening = Screening()
        let viewers = try (0..<Audience.mostViewers).map { _ in try screening.join() }
        #expect(screening.audience.join(FakeConnection()) == nil)
        screening.audience.leave(viewers[0].id)
        #expect(screening.audience.join(FakeConnection()) != nil)
    }

    @Test func `the title goes to all, and to those who come later`() throws {
        let screening = Screening()
        let first = try screening.join()
        screening.audience.setTitle("A \"door\"")
        let second = try screening.join()
        for viewer in [first, second] {
            let text = try #require(viewer.connection.texts.last)
            #expect(text.contains(#""A \"door\"""#))
        }
    }
}
