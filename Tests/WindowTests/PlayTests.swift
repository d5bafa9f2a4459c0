import Foundation
import TestPrograms
import Testing

/// The program in a real window: a hand on the mouse, and what is seen on the display.
@Suite("interlude play", .serialized, .enabled(if: Tool.hasDisplay, "needs Xvfb, xdotool and ImageMagick's import"))
struct PlayTests {
    @Test func `a drag from the edge half way and back cancels; all the way it finishes`() throws {
        let window = try TestWindow(
            "interlude", "play", "--no-inspector", "--transition", "slide-right", "--operation", "pop",
            display: VirtualDisplay(),
            readyLine: "ready")
        let page = try window.restingPicture()
        #expect(Set(page).count > 50, "The page is more than one colour")

        try window.move(to: 3, 400)
        try window.press()
        try window.drag(from: (3, 400), to: (200, 410))
        let halfWay = try window.restingPicture()
        #expect(difference(page, halfWay) > 0.2)
        try window.drag(from: (200, 410), to: (20, 405))
        try window.lift()
        #expect(try eventually { try window.picture() == page }, "Cancelled, it looks as before")

        try window.move(to: 3, 400)
        try window.press()
        try window.drag(from: (3, 400), to: (380, 410))
        try window.lift()
        let list = try window.restingPicture()
        #expect(difference(page, list) > 0.2)
        #expect(difference(halfWay, list) > 0.1)
    }

    @Test(arguments: [1, 2, 3])
    func `every scale shows the whole device`(scale: Int) throws {
        let window = try TestWindow(
            "interlude", "play", "--no-inspector", "--device", "iphone-se", "--scale", "\(scale)",
            display: VirtualDisplay(width: 1300, height: 2100), readyLine: "ready")
        let picture = try window.restingPicture()
        #expect(picture.count == 375 * 667 * 3 * scale * scale)
        #expect(Set(picture).count > 50)
    }

    @Test func `a phone's window that is resized shows it in proportion, and the pointer is where it is seen`() throws {
        let window = try TestWindow(
            "interlude", "play", "--no-inspector", "--transition", "slide-right", "--operation", "pop",
            // High enough for all of the larger window: what lies outside of the screen is in no picture.
            display: VirtualDisplay(height: 1400), readyLine: "ready")
        _ = try window.restingPicture()
        try window.resize(to: 393, 426)
        let page = try window.restingPicture()
        #expect(page.count == 393 * 426 * 3)
        // 197 points wide, the phone stands in the middle, with nothing beside it.
        func column(_ x: Int) -> Set<UInt8> { Set((0..<426).map { page[($0 * 393 + x) * 3] }) }
        #expect(column(90) == [0] && column(302) == [0])
        #expect(column(104) != [0] && column(288) != [0])

        try window.move(to: 100, 213)
        try window.press()
        try window.drag(from: (100, 213), to: (288, 216))
        try window.lift()
        #expect(difference(page, try window.restingPicture()) > 0.1, "the swipe from the seen edge goes back")
        try window.resize(to: 786, 1000)
        let larger = try window.restingPicture()
        #expect(larger.count == 786 * 1000 * 3 && Set(larger).count > 50)
    }

    @Test func `escape goes back, and closing ends the program well`() throws {
        let window = try TestWindow(
            "interlude", "play", "--no-inspector", "--transition", "slide-right", "--operation", "pop", "--measure",
            display: VirtualDisplay(), readyLine: "ready")
        let page = try window.restingPicture()
        try window.key("Escape")
        #expect(try eventually { difference(page, try window.picture()) > 0.2 })
        try window.key("ctrl+q")
        #expect(eventually { window.program.status == 0 })
        #expect(window.program.lines.contains { $0.hasPrefix("event to picture") })
    }

    @Test func `at rest the program takes no processor time`() throws {
        let window = try TestWindow("interlude", "play", display: VirtualDisplay(), readyLine: "ready")
        _ = try window.restingPicture()
        let start = Program.processorTime(of: window.program.identifier)
        // Real time has to go by here: it is what the processor time is a share of.
        usleep(4_000_000)
        let share = (Program.processorTime(of: window.program.identifier) - start) / 4
        #expect(share < 0.01, "\(share * 100) % of a processor")
    }
}
