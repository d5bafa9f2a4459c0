import Compositor
import CoreGraphics
import Testing

@Suite("Damage")
struct DamageTests {
    @Test(arguments: UInt64(25)...40)
    func `drawing only what changed gives the bytes of the whole frame`(seed: UInt64) {
        var scene = RandomScene(seed: seed)
        let (tracker, renderer) = (DamageTracker(), FrameRenderer(threads: 2))
        let kept = PixelBuffer(width: scene.size.width, height: scene.size.height)
        let whole = PixelBuffer(width: scene.size.width, height: scene.size.height)
        for step in 0..<12 {
            let list = scene.list
            renderer.render(list, into: kept, damage: tracker.damage(of: list))
            FrameRenderer(threads: 1).render(list, into: whole)
            guard fingerprint(kept) == fingerprint(whole) else {
                Issue.record("seed \(seed), step \(step): the frames differ by up to \(difference(kept, whole))")
                return
            }
            scene.change()
        }
    }

    @Test func `the same list again is no damage`() {
        let tracker = DamageTracker()
        let list = RandomScene(seed: 3).list
        #expect(tracker.damage(of: list) == [PixelRect(width: 96, height: 80)])
        #expect(tracker.damage(of: list).isEmpty)
    }

    @Test func `a rectangle that moves damages where it was and where it is`() {
        let tracker = DamageTracker()
        func list(_ x: Double) -> DisplayList {
            DisplayList(width: 400, height: 300, items: [fill(rect(x, 10, 20, 20), white)])
        }
        _ = tracker.damage(of: list(10))
        let damage = tracker.damage(of: list(300))
        #expect(
            damage == [
                PixelRect(left: 9, top: 9, right: 31, bottom: 31), PixelRect(left: 299, top: 9, right: 321, bottom: 31),
            ])
    }

    @Test func `a change inside a clip does not damage what is outside`() {
        let tracker = DamageTracker()
        func list(_ color: UInt32) -> DisplayList {
            let inner = group([fill(rect(0, 0, 400, 300), color)], clip: RoundedRect(rect(50, 60, 30, 40)))
            return DisplayList(width: 400, height: 300, items: [fill(rect(0, 0, 400, 300), black), inner])
        }
        _ = tracker.damage(of: list(white))
        #expect(tracker.damage(of: list(0xFFFF_0000)) == [PixelRect(left: 50, top: 60, right: 80, bottom: 100)])
    }

    @Test func `after a reset everything is damage`() {
        let tracker = DamageTracker()
        let list = RandomScene(seed: 3).list
        _ = tracker.damage(of: list)
        tracker.reset()
        #expect(tracker.damage(of: list) == [PixelRect(width: 96, height: 80)])
    }

    @Test func `many small changes become a few rectangles that do not overlap`() {
        let tracker = DamageTracker()
        func list(_ color: UInt32) -> DisplayList {
            let dots = (0..<40).map { number in
                let (x, y) = (Double(number % 8) * 50 + 3, Double(number / 8) * 60 + 3)
                return fill(rect(x, y, 4, 4), color)
            }
            return DisplayList(width: 400, height: 300, items: dots)
        }
        _ = tracker.damage(of: list(white))
        let damage = tracker.damage(of: list(0xFF00_FF00))
        #expect(damage.count <= 6)
        for (index, one) in damage.enumerated() {
            for other in damage[..<index] { #expect(!one.intersects(other)) }
        }
    }
}
