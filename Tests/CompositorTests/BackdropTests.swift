import Compositor
import CoreGraphics
import Testing

@Suite("Glass")
struct BackdropTests {
    private func glass(
        _ r: CGRect, radius: CGFloat = 5, saturation: CGFloat = 1, _ transform: Matrix4 = .identity
    ) -> DisplayItem {
        .backdrop(BackdropItem(shape: RoundedRect(r), radius: radius, saturation: saturation, transform: transform))
    }

    @Test func `colours behind it get stronger, greys stay, and none leaves its range`() {
        func colour(_ behind: UInt32, _ saturation: CGFloat) -> [UInt32] {
            let area = rect(0, 0, 120, 100)
            let pixel = drawn([fill(area, behind), glass(area, saturation: saturation)])[60, 50]
            return [16, 8, 0].map { (pixel >> $0) & 255 }
        }
        // Of (128, 96, 64) the lightness is 0.2126 · 128 + 0.7152 · 96 + 0.0722 · 64 = 100.5.
        let strong = colour(0xFF80_6040, 1.8)
        for (found, wanted) in zip(strong, [150.0, 92.4, 34.8]) { #expect(abs(Double(found) - wanted) <= 2) }
        for (found, wanted) in zip(colour(0xFF80_6040, 0), [100.5, 100.5, 100.5]) {
            #expect(abs(Double(found) - wanted) <= 2)
        }
        #expect(colour(0xFF80_8080, 1.8).allSatisfy { (127...129).contains($0) })
        #expect(colour(0xFFFF_0000, 16) == [255, 0, 0])
    }

    private func drawn(_ items: [DisplayItem], background: PixelColor = .black) -> PixelBuffer {
        let frame = PixelBuffer(width: 120, height: 100)
        FrameRenderer(threads: 2).render(
            DisplayList(width: 120, height: 100, background: background, items: items), into: frame)
        return frame
    }

    private func red(_ frame: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 { (frame[x, y] >> 16) & 255 }

    @Test func `an edge behind it is soft, and sharp beside it`() {
        let frame = drawn([fill(rect(60, 0, 60, 100), white), glass(rect(20, 20, 80, 60))])
        #expect(frame[59, 10] == black && frame[60, 10] == white)
        #expect((100...155).contains(red(frame, 59, 50)) && (100...155).contains(red(frame, 60, 50)))
        #expect(red(frame, 50, 50) < red(frame, 56, 50) && red(frame, 56, 50) < red(frame, 64, 50))
        #expect(red(frame, 25, 50) < 3 && red(frame, 95, 50) > 252)
    }

    @Test func `what lies above it stays sharp`() {
        let frame = drawn([glass(rect(0, 0, 120, 100)), fill(rect(60, 0, 60, 100), white)])
        #expect(frame[59, 50] == black && frame[60, 50] == white)
    }

    @Test func `a plain colour stays what it is, up to the frame's edge`() {
        let frame = drawn([fill(rect(0, 0, 120, 100), 0xFF40_80C0), glass(rect(0, 0, 120, 100), radius: 12)])
        for (x, y) in [(0, 0), (119, 0), (0, 99), (119, 99), (60, 50), (3, 70)] {
            for shift: UInt32 in [0, 8, 16, 24] {
                let (found, wanted) = ((frame[x, y] >> shift) & 255, UInt32(0xFF40_80C0) >> shift & 255)
                #expect(max(found, wanted) - min(found, wanted) <= 1, "(\(x), \(y))")
            }
        }
    }

    @Test func `at the edge of a part of the frame it blurs the background only if the list says so`() {
        let part = rect(0, 0, 80, 100)
        let items = [group([fill(part, 0xFF40_80C0), glass(part, radius: 12)], clip: RoundedRect(part))]
        func drawn(blursBackground: Bool) -> PixelBuffer {
            let frame = PixelBuffer(width: 120, height: 100)
            let list = DisplayList(
                width: 120, height: 100, background: .white, items: items, blursBackground: blursBackground)
            FrameRenderer(threads: 1).render(list, into: frame)
            return frame
        }
        let (apart, open) = (drawn(blursBackground: false), drawn(blursBackground: true))
        for x in [79, 76, 60, 0] { #expect(difference(apart[x, 50], 0xFF40_80C0) <= 2, "\(x)") }
        #expect(difference(open[79, 50], 0xFF40_80C0) > 40)
        #expect(apart[80, 50] == white && open[80, 50] == white)
    }

    @Test func `over nothing it draws nothing`() {
        let frame = drawn([glass(rect(10, 10, 50, 50))], background: .clear)
        #expect(frame[30, 30] == 0)
    }

    @Test func `it blurs what is below its group, too`() {
        let edge = fill(rect(60, 0, 60, 100), white)
        let alone = drawn([edge, glass(rect(20, 20, 80, 60))])
        let grouped = drawn([edge, group([group([glass(rect(20, 20, 80, 60))], opacity: 1)], opacity: 1)])
        #expect(fingerprint(grouped) == fingerprint(alone))
        let faded = drawn([edge, group([glass(rect(20, 20, 80, 60))], opacity: 0.5)])
        #expect(red(faded, 59, 50) > 0 && red(faded, 59, 50) < red(alone, 59, 50))
    }

    @Test func `in a space with depth it blurs what stands behind it there`() {
        let edge = fill(rect(60, 0, 60, 100), white)
        let pane = rect(20, 20, 80, 60)
        let alone = drawn([edge, glass(pane)])
        let inOrder = DisplayItem.group(GroupItem(children: [edge, glass(pane)], ordersByDepth: true))
        #expect(fingerprint(drawn([inOrder])) == fingerprint(alone))
        // The pane stands nearer than what comes after it.
        let near = glass(pane, .translation(x: 0, y: 0, z: 10))
        let outOfOrder = DisplayItem.group(GroupItem(children: [near, edge], ordersByDepth: true))
        #expect(fingerprint(drawn([outOfOrder])) == fingerprint(alone))
    }

    /// Something small moves in front of, below and far from two panes, of which one is seen through the other.
    @Test func `what changes below it changes it, and damage knows`() {
        let (tracker, renderer) = (DamageTracker(), FrameRenderer(threads: 2))
        let kept = PixelBuffer(width: 400, height: 300)
        let panes = [glass(rect(40, 40, 80, 80), radius: 6), glass(rect(100, 60, 60, 90), radius: 3)]
        var areas: [Int] = []
        for step in 0..<12 {
            let dot = fill(rect(Double(step * 30), 70.5, 9, 9), 0xFFFF_8000)
            let list = DisplayList(
                width: 400, height: 300, items: [fill(rect(0, 0, 400, 300), 0xFF20_4060), dot] + panes)
            let damage = tracker.damage(of: list)
            areas.append(damage.reduce(0) { $0 + $1.area })
            renderer.render(list, into: kept, damage: damage)
            let whole = PixelBuffer(width: 400, height: 300)
            FrameRenderer(threads: 1).render(list, into: whole)
            #expect(fingerprint(kept) == fingerprint(whole), "step \(step)")
        }
        #expect(areas[11] < 1000, "far from the panes only the dot is damage: \(areas)")
        #expect(areas[3] > 6400, "behind a pane all of the pane is: \(areas)")
    }
}
