import Compositor
import CoreGraphics
import Testing

/// What is done to a group's rows is found out for several of them at once: each row is what it is when it is drawn alone.
@Suite("Rows of groups")
struct GroupRowTests {
    /// A card with round corners, a picture, letters and a card within it.
    private func card(_ x: Double, _ y: Double, _ number: Int) -> DisplayItem {
        let photo = pattern(23, 17, seed: number)
        let letters = bitmap(40, 12) { x, y in (x + y * 2 + number) % 5 < 2 ? 0x80_2010_40 : 0 }
        func inner(_ item: DisplayItem, _ opacity: CGFloat) -> DisplayItem {
            .group(
                GroupItem(
                    children: [fill(rect(x + 5, y + 20, 30, 14), 0xFF_3050_70, radius: 4), item], opacity: opacity,
                    clip: RoundedRect(rect(x + 4, y + 6.5, 44, 30), radius: 7)))
        }
        return group(
            [
                fill(rect(x, y, 60, 44), number % 3 == 0 ? 0xC0_2030_10 : 0xFF_F0E0_D0),
                image(photo, .translation(x: x + 9, y: y + 7.25)),
                inner(image(letters, .translation(x: x + 6, y: y + 18)), 0.8),
            ], opacity: number % 2 == 0 ? 1 : 0.7, clip: RoundedRect(rect(x, y, 60, 44), radius: 11))
    }

    @Test func `a frame is the same in one go and row by row`() {
        // More groups than there are places for plans.
        let items = (0..<90).map { card(Double($0 % 9) * 21.5 - 10, Double($0 / 9) * 17.25 - 8, $0) }
        let list = DisplayList(width: 210, height: 190, items: [group(items, opacity: 0.9), items[4], items[40]])
        let renderer = FrameRenderer(threads: 1)
        let whole = PixelBuffer(width: 210, height: 190)
        renderer.render(list, into: whole)
        let shared = PixelBuffer(width: 210, height: 190)
        FrameRenderer(threads: 3).render(list, into: shared)
        #expect(shared.hasSamePixels(as: whole))
        let rows = PixelBuffer(width: 210, height: 190)
        for y in 0..<190 {
            renderer.render(list, into: rows, damage: [PixelRect(left: 0, top: y, right: 210, bottom: y + 1)])
        }
        #expect(rows.hasSamePixels(as: whole))
    }
}
