import Compositor
import CoreGraphics
import Testing

struct DepthOrderTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF

    /// A square of 40 points in one colour, in a group of its own, placed by `m`.
    private func plane(_ color: UInt32, _ m: Matrix4, culled: Bool = false) -> DisplayItem {
        .group(
            GroupItem(
                children: [fill(rect(0, 0, 40, 40), color, m)], bounds: rect(0, 0, 40, 40), transform: m,
                isCulledFromBehind: culled))
    }

    private func space(_ planes: [DisplayItem]) -> DisplayItem {
        .group(GroupItem(children: planes, ordersByDepth: true))
    }

    private func placed(_ m: Matrix4) -> Matrix4 {
        product(perspective(200, about: 20, 20, m), .translation(x: 10, y: 10))
    }

    @Test func `nearer planes are drawn later whatever their order`() {
        let planes = [
            plane(red, .translation(x: 0, y: 0, z: 10)), plane(green, .translation(x: 0, y: 0, z: -10)),
            plane(blue, .translation(x: 0, y: 0, z: 0)),
        ]
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]] {
            #expect(draw(60, 60, [space(order.map { planes[$0] })])[20, 20] == red)
        }
    }

    @Test func `planes in the same plane keep their order`() {
        let planes = (0..<6).map { plane(0xFF00_0000 | UInt32($0 + 1), .translation(x: Double($0), y: 0, z: 5)) }
        #expect(draw(60, 60, [space(planes)])[20, 20] == 0xFF00_0006)
        #expect(draw(60, 60, [space(planes.reversed())])[20, 20] == 0xFF00_0001)
    }

    @Test(arguments: [false, true])
    func `planes that cross are split where they cross`(reversed: Bool) {
        // Turned by the same angle to either side about the middle axis: each is nearer on one half.
        let planes = [plane(red, placed(turnY(0.8, 0.6))), plane(green, placed(turnY(0.8, -0.6)))]
        let frame = draw(60, 60, [space(reversed ? planes.reversed() : planes)])
        for y in 15..<45 {
            #expect(frame[22, y] == frame[16, y])
            #expect(frame[38, y] == frame[44, y])
            #expect(Set([frame[22, y], frame[38, y]]) == [red, green])
        }
        let mirrored = draw(
            60, 60, [space([plane(green, placed(turnY(0.8, 0.6))), plane(red, placed(turnY(0.8, -0.6)))])])
        #expect(mirrored[22, 30] == frame[38, 30])
    }

    @Test func `the nearer half is the one turned towards the eye`() {
        let frame = draw(
            60, 60, [space([plane(red, placed(turnY(0.8, 0.6))), plane(green, placed(turnY(0.8, -0.6)))])])
        // A point (x, 0) about the axis goes to z = −s · x: with s > 0 the left half comes nearer.
        #expect(frame[22, 30] == red)
        #expect(frame[38, 30] == green)
    }

    @Test func `a plane that was split has no seam`() {
        let cut = plane(green, placed(turnY(0.6, 0.8)))
        // The dividing plane can hardly be seen, so only the two parts of the other are.
        let ghost = plane(0x0100_0000, placed(.translation(x: 0, y: 0, z: 0)))
        #expect(difference(draw(60, 60, [space([ghost, cut])]), draw(60, 60, [cut])) <= 1)
    }

    /// A cube's six faces, turned by an angle about the vertical axis, then a little about the horizontal one.
    private func cube(_ c: Double, _ s: Double, culled: Bool, order: [Int]) -> DisplayItem {
        let half = 20.0
        let tilt: Matrix4 = {
            var m = Matrix4()
            (m.m22, m.m23, m.m32, m.m33) = (0.96, 0.28, -0.28, 0.96)
            return m
        }()
        func face(_ turn: Matrix4, _ color: UInt32) -> DisplayItem {
            let out = product(.translation(x: 0, y: 0, z: half), turn)
            let m = product(product(out, turnY(c, s)), tilt)
            return plane(color, product(perspective(300, about: 20, 20, m), .translation(x: 20, y: 20)), culled: culled)
        }
        func turnX(_ c: Double, _ s: Double) -> Matrix4 {
            var m = Matrix4()
            (m.m22, m.m23, m.m32, m.m33) = (c, s, -s, c)
            return m
        }
        let faces = [
            face(.identity, red), face(turnY(0, 1), green), face(turnY(-1, 0), blue), face(turnY(0, -1), 0xFFFF_FF00),
            face(turnX(0, 1), 0xFFFF_00FF), face(turnX(0, -1), 0xFF00_FFFF),
        ]
        return space(order.map { faces[$0] })
    }

    @Test(arguments: [(0.8, 0.6), (0.6, 0.8), (-0.8, 0.6), (0.28, -0.96)])
    func `a cube shows its near faces, with and without culling`(c: Double, s: Double) {
        let culled = draw(80, 80, [cube(c, s, culled: true, order: [0, 1, 2, 3, 4, 5])])
        for order in [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [2, 0, 5, 1, 4, 3]] {
            let frame = draw(80, 80, [cube(c, s, culled: false, order: order)])
            // Along the shared edges, the hidden faces fill what antialiasing leaves open.
            var different = 0
            for y in 0..<80 { for x in 0..<80 where difference(frame[x, y], culled[x, y]) > 0 { different += 1 } }
            #expect(different < 400)
            #expect(frame[40, 45] == culled[40, 45])
        }
        let colors = Set((0..<80).flatMap { y in (0..<80).map { culled[$0, y] } })
        #expect(colors.intersection([red, green, blue, 0xFFFF_FF00]).count == 2)
        #expect(colors.intersection([0xFFFF_00FF, 0xFF00_FFFF]).count == 1)
    }

    @Test func `groups without a plane of their own keep their place`() {
        let loose = group([fill(rect(10, 10, 20, 20), blue)])
        let far = plane(red, .translation(x: 0, y: 0, z: -5))
        #expect(draw(60, 60, [space([loose, far])])[20, 20] == blue)
        #expect(draw(60, 60, [space([far, loose])])[20, 20] == blue)
    }

    @Test func `spaces within spaces are one space`() {
        let near = plane(red, .translation(x: 0, y: 0, z: 10))
        let far = plane(green, .translation(x: 0, y: 0, z: -10))
        let middle = plane(blue, .identity)
        #expect(draw(60, 60, [space([space([near, far]), middle])])[20, 20] == red)
    }
}
