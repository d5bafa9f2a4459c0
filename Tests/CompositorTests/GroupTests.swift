import Compositor
import CoreGraphics
import Testing

struct GroupTests {
    private let red = fill(rect(0, 0, 8, 8), 0xFFFF_0000)
    private let blue = fill(rect(4, 0, 8, 8), 0xFF00_00FF)

    @Test func `in a thinned group the lower child does not shine through`() {
        let frame = draw(12, 8, background: 0xFFFF_FFFF, [group([red, blue], opacity: 0.5)])
        #expect(frame[1, 1] == 0xFFFF_7F7F)
        #expect(frame[6, 1] == 0xFF7F_7FFF)
        #expect(frame[10, 1] == 0xFF7F_7FFF)
    }

    @Test func `children thinned one by one do shine through`() {
        let frame = draw(
            12, 8, background: 0xFFFF_FFFF, [group([red], opacity: 0.5), group([blue], opacity: 0.5)])
        #expect(frame[6, 1] == 0xFF7F_3FBF)
    }

    @Test func `one child thinned in its group or by itself is the same`() {
        let picture = pattern(12, 8)
        let alone = draw(12, 8, background: 0xFFFF_FFFF, [group([image(picture)], opacity: 0.3)])
        let nested = draw(12, 8, background: 0xFFFF_FFFF, [group([group([group([image(picture)])], opacity: 0.3)])])
        #expect(fingerprint(alone) == fingerprint(nested))
    }

    @Test func `light is added to what is below it, thinned, cut and up to white`() {
        func lit(_ items: [DisplayItem], opacity: CGFloat = 1, clip: RoundedRect? = nil) -> DisplayItem {
            .group(GroupItem(children: items, opacity: opacity, clip: clip, isLight: true))
        }
        let grey = fill(rect(0, 0, 8, 8), 0xFF40_3020)
        #expect(draw(8, 8, background: 0xFF10_2030, [lit([grey])])[3, 3] == 0xFF50_5050)
        #expect(draw(8, 8, background: 0xFF10_2030, [lit([grey], opacity: 0.5)])[3, 3] == 0xFF30_3840)
        #expect(draw(8, 8, background: 0xFFD0_20F0, [lit([grey])])[3, 3] == 0xFFFF_50FF)
        // Each adds to the one before; what covers another within one light does not add to that.
        #expect(draw(8, 8, background: 0xFF00_0000, [lit([grey]), lit([grey])])[3, 3] == 0xFF80_6040)
        #expect(draw(8, 8, background: 0xFF00_0000, [lit([grey, grey])])[3, 3] == 0xFF40_3020)
        let cut = draw(8, 8, background: 0xFF10_2030, [lit([grey], clip: RoundedRect(rect(0, 0, 4.5, 8)))])
        #expect(cut[3, 3] == 0xFF50_5050 && cut[4, 3] == 0xFF30_3840 && cut[5, 3] == 0xFF10_2030)
        #expect(
            fingerprint(draw(8, 8, background: 0xFF10_2030, [lit([image(pattern(8, 8))], opacity: 0)]))
                == fingerprint(draw(8, 8, background: 0xFF10_2030, [])))
    }

    @Test func `other colours are those of fills, gradients, pictures, and of all in a group`() {
        let change = ColorChange(multiplyingBy: (1, 0.5, 0)) { _ in pattern(4, 4, seed: 3) }
        let white = fill(rect(0, 0, 8, 8), 0xFFFF_FFFF)
        #expect(draw(8, 8, background: 0xFF00_0000, [white.recolored(by: change)])[3, 3] == 0xFFFF_8000)
        #expect(
            draw(8, 8, background: 0xFF00_0000, [group([group([white])]).recolored(by: change)])[3, 3] == 0xFFFF_8000)
        let thin = fill(rect(0, 0, 8, 8), 0x8080_8080).recolored(by: change)
        #expect(thin == fill(rect(0, 0, 8, 8), 0x8080_4000))
        let picture = image(pattern(4, 4)).recolored(by: change)
        #expect(
            fingerprint(draw(4, 4, [picture])) == fingerprint(draw(4, 4, [image(pattern(4, 4, seed: 3))])))
    }

    @Test func `children that cannot overlap are thinned as if drawn together`() {
        let parts = [fill(rect(0, 0, 4, 8), 0xFFFF_0000), fill(rect(4, 0, 4, 8), 0xFF00_FF00)]
        let covered = parts + [fill(rect(0, 0, 1, 1), 0xFFFF_0000)]
        let apart = draw(8, 8, background: 0xFFFF_FFFF, [group(parts, opacity: 0.4)])
        let together = draw(8, 8, background: 0xFFFF_FFFF, [group(covered, opacity: 0.4)])
        #expect(fingerprint(apart) == fingerprint(together))
    }

    @Test func `nested opacities multiply`() {
        let frame = draw(12, 8, background: 0xFF00_0000, [group([group([red, blue], opacity: 0.5)], opacity: 0.5)])
        #expect(difference(frame[6, 1], 0xFF00_0040) <= 1)
        #expect(difference(frame[1, 1], 0xFF40_0000) <= 1)
    }

    @Test func `opacity 0 draws nothing`() {
        #expect(fingerprint(draw(12, 8, [group([red, blue], opacity: 0)])) == fingerprint(draw(12, 8, [])))
    }

    @Test func `a whole-pixel clip cuts sharply`() {
        let frame = draw(12, 8, [group([red, blue], clip: RoundedRect(rect(2, 3, 6, 2)))])
        expectEvery(frame) { x, y in
            let inside = x >= 2 && x < 8 && y >= 3 && y < 5
            return !inside ? 0xFF00_0000 : x < 4 ? 0xFFFF_0000 : 0xFF00_00FF
        }
    }

    @Test func `a clip between pixels thins its edge once for all children`() {
        let layers = [fill(rect(0, 0, 8, 8), 0xFFFF_0000), fill(rect(0, 0, 8, 8), 0xFF00_FF00)]
        let frame = draw(8, 8, background: 0xFFFF_FFFF, [group(layers, clip: RoundedRect(rect(0, 0, 4.5, 8)))])
        #expect(frame[3, 3] == 0xFF00_FF00)
        // Were the children cut one by one, red would be seen here.
        #expect(frame[4, 3] == 0xFF7F_FF7F)
        #expect(frame[5, 3] == 0xFFFF_FFFF)
    }

    @Test func `a round clip cuts what a round fill covers`() {
        let clip = RoundedRect(rect(1, 1, 22, 18), radius: 7)
        let white = [fill(rect(0, 0, 24, 20), 0xFFFF_FFFF), fill(rect(3, 3, 9, 9), 0xFFFF_FFFF)]
        let clipped = draw(24, 20, [group(white, clip: clip)])
        let filled = draw(24, 20, [fill(rect(1, 1, 22, 18), 0xFFFF_FFFF, radius: 7)])
        #expect(difference(clipped, filled) <= 1)
    }

    @Test func `clips within clips all cut`() {
        let inner = GroupItem(
            children: [fill(rect(0, 0, 20, 20), 0xFFFF_FFFF)], clip: RoundedRect(rect(5.5, 0, 20, 20)))
        let frame = draw(20, 20, [group([.group(inner)], clip: RoundedRect(rect(0, 0, 10.5, 20)))])
        #expect(
            (0..<20).map { channel(frame[$0, 7], 0) } == [0, 0, 0, 0, 0, 128, 255, 255, 255, 255, 128]
                + Array(repeating: 0, count: 9))
    }

    @Test func `a turned clip cuts along its edges`() {
        let m = product(product(.translation(x: -8, y: -8), turnZ(0.8, 0.6)), .translation(x: 16, y: 16))
        let item = GroupItem(
            children: [fill(rect(0, 0, 32, 32), 0xFFFF_FFFF), fill(rect(4, 4, 9, 9), 0xFFFF_FFFF)],
            clip: RoundedRect(rect(0, 0, 16, 16)), transform: m)
        let clipped = draw(32, 32, [.group(item)])
        #expect(difference(clipped, draw(32, 32, [fill(rect(0, 0, 16, 16), 0xFFFF_FFFF, m)])) <= 1)
    }

    @Test func `a group that shows its back is not drawn`() {
        var item = GroupItem(children: [fill(rect(0, 0, 8, 8), 0xFFFF_FFFF)], bounds: rect(0, 0, 8, 8))
        item.isCulledFromBehind = true
        #expect(draw(8, 8, [.group(item)])[4, 4] == 0xFFFF_FFFF)
        for c in [0.9, 0.1, 0, -0.1, -0.9] {
            item.transform = perspective(50, about: 4, 4, turnY(c, (1 - c * c).squareRoot()))
            item.children = [fill(rect(0, 0, 8, 8), 0xFFFF_FFFF, item.transform)]
            let seen = fingerprint(draw(8, 8, [.group(item)])) != fingerprint(draw(8, 8, []))
            #expect(seen == (c > 0))
        }
    }

    @Test func `what an opaque bitmap hides leaves no trace`() {
        let (above, below) = (pattern(40, 40), pattern(40, 40, seed: 9))
        let shape = RoundedRect(rect(0, 0, 40, 40), radius: 9)
        let hidden = [image(below), fill(rect(5, 5, 9, 9), 0x8080_8080), group([image(below)], opacity: 0.5)]
        let frame = draw(40, 40, hidden + [group([image(above)], clip: shape)])
        expectEvery(frame) { x, y in y < 9 || y >= 31 ? frame[x, y] : above[x, y] }
        let withCorners = draw(40, 40, hidden)
        #expect(frame[0, 0] == withCorners[0, 0])
    }

    @Test func `what is as large as its clip is thinned at the edge once`() {
        let r = rect(2.5, 2.5, 20, 15)
        let whole = draw(30, 24, [fill(r, white)])
        #expect(fingerprint(draw(30, 24, [group([fill(r, white)], clip: RoundedRect(r))])) == fingerprint(whole))
        let layers = [fill(r, 0xFFFF_0000), fill(rect(4, 4, 5, 5), white), fill(rect(0, 0, 30, 24), white)]
        #expect(difference(draw(30, 24, [group(layers, clip: RoundedRect(r))]), whole) <= 1)
    }
}
