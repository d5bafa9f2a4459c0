import Interlude
import InterludeTesting
import Testing
import UIKit

/// Where things are half way, by arithmetic: a film that was recorded once is not its own judge.
@MainActor
@Suite struct `Half way` {
    private typealias Held = HeldPush

    private static let size = Device.iPhoneSE.size()

    @Test(arguments: ScreenTransition.Edge.allCases, [0.22, 0.5] as [CGFloat])
    func `what comes from an edge is as far from home as the finger says`(
        _ edge: ScreenTransition.Edge, _ share: CGFloat
    ) throws {
        let held = try Held(.cover(from: edge), at: share)
        let away: [ScreenTransition.Edge: (CGFloat, CGFloat)] = [
            .left: (-375, 0), .right: (375, 0), .top: (0, -667), .bottom: (0, 667),
        ]
        let (x, y) = try #require(away[edge])
        #expect(isNear(held.upper.frame.minX, x * (1 - share)) && isNear(held.upper.frame.minY, y * (1 - share)))
        #expect(held.lower.frame.origin == .zero)
        try held.letGo()
    }

    @Test func `pulled screens touch`() throws {
        let held = try Held(.pull, at: 0.3)
        #expect(isNear(held.upper.frame.minX, 375 * 0.7) && isNear(held.lower.frame.maxX, 375 * 0.7))
        try held.letGo()
    }

    @Test func `an uncovering screen has gone half of its way`() throws {
        let held = try Held(.uncover(towards: .bottom))
        let picture = try #require(held.pieces.first)
        #expect(isNear(picture.frame.minY, 667 / 2) && isNear(picture.frame.minX, 0))
        try held.letGo()
    }

    @Test func `what shrinks has the size in between`() throws {
        let held = try Held(.shrink)
        let picture = try #require(held.pieces.first)
        #expect(isNear(picture.frame.width, 375 * (1 + 0.02) / 2) && isNear(picture.frame.midX, 187.5))
        #expect(abs(picture.opacity - 0.6) < 0.01 && isNear(picture.cornerRadius, 20))
        try held.letGo()
    }

    @Test func `squeezed screens share the width`() throws {
        let held = try Held(.squish)
        #expect(isNear(held.lower.frame.minX, 0) && isNear(held.lower.frame.width, 375 * 0.505))
        #expect(isNear(held.upper.frame.maxX, 375) && isNear(held.upper.frame.width, 375 * 0.505))
        try held.letGo()
    }

    @Test(arguments: ScreenTransition.Edge.allCases)
    func `both sides of a cube stand at 45 degrees, about an axis half a side behind`(
        _ edge: ScreenTransition.Edge
    ) throws {
        let held = try Held(.cube(from: edge))
        let side = edge.isHorizontal ? Self.size.width : Self.size.height
        let sign: CGFloat = edge == .right || edge == .bottom ? 1 : -1
        let way = sign * side / 2 * sin(.pi / 4)
        let depth = side / 2 * (cos(.pi / 4) - 1)
        for (layer, way) in [(held.upper, way), (held.lower, -way)] {
            let place = layer.transform
            #expect(isNear(edge.isHorizontal ? place.m41 : place.m42, way, 1))
            #expect(isNear(edge.isHorizontal ? place.m42 : place.m41, 0) && isNear(place.m43, depth, 1))
            #expect(abs(place.m33 - cos(.pi / 4)) < 0.01)
        }
        try held.letGo()
    }

    @Test func `a door's hinge stays where it is`() throws {
        let held = try Held(.swingDoor)
        let picture = try #require(held.pieces.first)
        let (half, place) = (Self.size.width / 2, picture.transform)
        // The left edge, half a width from the middle, after the turn and the move.
        #expect(isNear(-half * place.m11 + place.m41, -half, 1) && isNear(-half * place.m13 + place.m43, 0, 1))
        #expect(abs(place.m11 - cos(.pi / 4)) < 0.01)
        try held.letGo()
    }

    @Test func `a fold's hinges touch, and its leaves are as wide as their angle says`() throws {
        let held = try Held(.fold)
        let leaves = Array(held.pieces.prefix(4))
        for (index, leaf) in leaves.enumerated() {
            let (half, place) = (leaf.bounds.width / 2, leaf.transform)
            #expect(abs(place.m11 - cos(.pi / 4)) < 0.02)
            guard index + 1 < leaves.count else { continue }
            let next = leaves[index + 1]
            let right = leaf.position.x + half * place.m11 + place.m41
            let left = next.position.x - next.bounds.width / 2 * next.transform.m11 + next.transform.m41
            #expect(isNear(right, left, 1.5))
            let deep = half * place.m13 + place.m43
            #expect(isNear(deep, -next.bounds.width / 2 * next.transform.m13 + next.transform.m43, 1.5))
        }
        try held.letGo()
    }

    @Test func `masks are half open`() throws {
        let farthest = hypot(Self.size.width, Self.size.height) / 2
        let iris = try Held(.iris)
        #expect(isNear(try #require(iris.page.view.mask?.layer.presentation()).bounds.width, farthest, 1))
        try iris.letGo()
        let wipe = try Held(.wipe(from: .left))
        let pane = try #require(wipe.page.view.mask?.layer.presentation())
        #expect(isNear(pane.frame.minX, 0) && isNear(pane.frame.width, 187.5))
        try wipe.letGo()
        let diamond = try Held(.diamond)
        let side = (Self.size.width + Self.size.height) / 2.0.squareRoot() / 2
        #expect(isNear(try #require(diamond.page.view.mask?.layer.presentation()).bounds.width, side, 1))
        try diamond.letGo()
    }

    @Test func `pieces have gone half of their ways`() throws {
        let held = try Held(.split)
        #expect(held.pieces.count == 2)
        #expect(isNear(held.pieces[0].frame.minY, -667 / 4, 1) && isNear(held.pieces[1].frame.maxY, 667 * 1.25, 1))
        try held.letGo()
    }

    @Test func `both screens of a slide that fades move by three tenths of the width`() throws {
        let held = try Held(.slideFade)
        #expect(isNear(held.upper.frame.minX, 0.15 * 375) && isNear(held.lower.frame.minX, -0.15 * 375))
        #expect(held.upper.opacity == 1)
        try held.letGo()
        // The fade takes the first two fifths of the time.
        let fading = try Held(.slideFade, at: 0.2)
        #expect(abs(fading.upper.opacity - 0.5) < 0.01)
        try fading.letGo()
    }

    @Test func `what lies lower in a parallax goes half as far`() throws {
        let held = try Held(.parallax, at: 0.4)
        #expect(isNear(held.upper.frame.minX, 375 * 0.6))
        #expect(isNear(held.lower.frame.midX, 187.5 - 187.5 * 0.4) && isNear(held.lower.frame.width, 375))
        try held.letGo()
    }

    @Test func `screens that zoom and slide pass each other at four fifths of their size`() throws {
        let held = try Held(.zoomSlide)
        #expect(isNear(held.upper.frame.width, 300) && isNear(held.lower.frame.width, 300))
        #expect(isNear(held.upper.frame.midX, 375) && isNear(held.lower.frame.midX, 0))
        #expect(isNear(held.upper.cornerRadius, 20) && isNear(held.lower.cornerRadius, 20))
        try held.letGo()
    }

    @Test(arguments: [0.3, 0.5] as [CGFloat])
    func `a screen that steps back is made smaller while the other one rises`(_ share: CGFloat) throws {
        let held = try Held(.stepBack, at: share)
        #expect(isNear(held.upper.frame.minY, 667 * (1 - share)))
        #expect(isNear(held.lower.frame.width, 375 * (1 - 0.1 * share)) && isNear(held.lower.frame.midY, 333.5))
        #expect(isNear(held.lower.cornerRadius, 16 * share))
        try held.letGo()
    }

    @Test func `the deck's lower card rises a little`() throws {
        let held = try Held(.deck)
        #expect(isNear(held.upper.frame.minY, 333.5))
        #expect(isNear(held.lower.frame.midY, 333.5 - 0.015 * 667) && isNear(held.lower.frame.width, 375 * 0.96))
        try held.letGo()
    }

    @Test func `parts that last for a part of the way are as far in it as that part says`() throws {
        let held = try Held(.sink)
        let (gone, come) = (0.5 / 0.65 as CGFloat, 0.15 / 0.65 as CGFloat)
        #expect(isNear(held.lower.frame.width, 375 * (1 - 0.2 * gone)))
        #expect(isNear(held.upper.frame.width, 375 * (1 + 0.2 * (1 - come))))
        #expect(abs(CGFloat(held.upper.opacity) - come) < 0.01)
        try held.letGo()
    }

    @Test func `a page that comes in turns about the corner that it comes with`() throws {
        let held = try Held(.pageIn)
        let pivot = corner(held.upper, CGPoint(x: 1, y: 1))
        #expect(isNear(pivot.x, 375 + 1.1 * 187.5) && isNear(pivot.y, 667))
        #expect(abs(held.upper.transform.m11 - cos(4 * .pi / 180)) < 0.001)
        try held.letGo()
    }

    @Test func `a screen that swings about its corner keeps it`() throws {
        let held = try Held(.cornerSwing)
        let pivot = corner(held.upper, CGPoint(x: 0, y: 1))
        #expect(isNear(pivot.x, 0) && isNear(pivot.y, 667))
        #expect(abs(held.upper.transform.m11 - cos(.pi / 4)) < 0.01)
        try held.letGo()
    }

    @Test(arguments: [0.25, 0.75] as [CGFloat])
    func `a screen that flips over stands at 45 degrees a quarter before and behind the middle`(
        _ share: CGFloat
    ) throws {
        let held = try Held(.flipOver, at: share)
        let seen = share < 0.5 ? held.lower : held.upper
        #expect(abs(seen.transform.m22 - cos(.pi / 4)) < 0.01 && isNear(seen.position.y, 333.5))
        try held.letGo()
    }

    @Test func `a carousel's screens are two sides of a hexagon`() throws {
        let held = try Held(.carousel)
        let radius = 375 / 2 / tan(.pi / 6) as CGFloat
        let (way, depth) = (radius * sin(.pi / 6), radius * (cos(.pi / 6) - 1))
        for (layer, way) in [(held.upper, way), (held.lower, -way)] {
            #expect(isNear(layer.transform.m41, way, 1) && isNear(layer.transform.m43, depth, 1))
        }
        try held.letGo()
    }

    @Test func `a room's walls are seen from within`() throws {
        let held = try Held(.room)
        let depth = 375 / 2 * (1 - cos(.pi / 4)) as CGFloat
        #expect(isNear(held.upper.transform.m43, depth, 1) && isNear(held.lower.transform.m43, depth, 1))
        #expect(isNear(held.upper.transform.m41, -held.lower.transform.m41, 0.5))
        try held.letGo()
    }

    @Test func `the wings of a portal turn about the screen's edges`() throws {
        let held = try Held(.portal)
        let wings = Array(held.pieces.prefix(2))
        try #require(wings.count == 2)
        let (left, right) = (corner(wings[0], .zero), corner(wings[1], CGPoint(x: 1, y: 0)))
        #expect(isNear(left.x, 0, 1) && isNear(left.z, 0, 1) && isNear(right.x, 375, 1) && isNear(right.z, 0, 1))
        #expect(wings.allSatisfy { abs($0.transform.m11 - cos(.pi / 4)) < 0.01 })
        try held.letGo()
    }

    @Test func `water falls as far as the square of its time says, and holds together`() throws {
        let held = try Held(.waterfall)
        let rows = held.pieces
        try #require(rows.count == 24)
        func fall(_ y: CGFloat) -> CGFloat {
            let time = min(max((0.5 - 0.4 * (1 - y / 667)) / 0.6, 0), 1)
            return 1.1 * 667 * time * time
        }
        for (index, row) in rows.enumerated() {
            let (top, bottom) = (667 * CGFloat(index) / 24, 667 * CGFloat(index + 1) / 24)
            // Each is drawn larger by half a pixel, which is 2 points here.
            #expect(isNear(corner(row, .zero).y, top + fall(top), 2.1))
            #expect(isNear(corner(row, CGPoint(x: 0, y: 1)).y, bottom + fall(bottom), 2.1))
        }
        try held.letGo()
    }

    @Test func `an arc's middle lies beside the straight line`() throws {
        let transition = ScreenTransition(
            "arc", .linear(0.4), .upper(.offset(x: .points(200), y: .points(100)), .arc(0.25)))
        let held = try Held(transition)
        #expect(isNear(held.upper.transform.m41, 100 - 25, 1) && isNear(held.upper.transform.m42, 50 + 50, 1))
        try held.letGo()
    }

    /// A transition out of a square of 150 points at (40, 200) of the lower screen.
    private func heldOut(
        at share: CGFloat, _ transition: (UIView) -> ScreenTransition
    ) throws -> Held {
        let source = UIView(frame: CGRect(x: 40, y: 200, width: 150, height: 150))
        source.layer.cornerRadius = 12
        return try Held(
            { list in
                list.view.addSubview(source)
                return transition(source)
            }, at: share)
    }

    /// The screen is scaled to the square's width, 0.4, and cut at the bottom: 375 of its 667 points are seen, whose middle goes
    /// to (115, 275).
    @Test(arguments: [0.0001, 0.5, 0.9] as [CGFloat])
    func `the screen comes out of a view's place, in its shape`(_ share: CGFloat) throws {
        let held = try heldOut(at: share) { .containerTransform(from: $0) }
        let away = 1 - share
        #expect(isNear(held.upper.transform.m11, 1 - 0.6 * away, 0.005))
        #expect(isNear(held.upper.transform.m41, (115 - 187.5) * away))
        #expect(isNear(held.upper.transform.m42, (275 - 333.5 + (667 - 375) / 2 * 0.4) * away))
        let mask = try #require(held.page.view.mask?.layer.presentation())
        #expect(isNear(mask.frame.minY, 0) && isNear(mask.frame.width, 375))
        #expect(isNear(mask.frame.height, 667 - (667 - 375) * away))
        #expect(isNear(mask.cornerRadius, 12 / 0.4 * away))
        try held.letGo()
    }

    @Test func `a shadow has the shape of what is seen of the screen while it is away`() throws {
        let held = try heldOut(at: 0.3) { .storeCard(from: $0) }
        let shadows = (held.page.view.superview?.subviews ?? []).compactMap(\.layer.shadowPath)
        #expect(shadows.map(\.boundingBoxOfPath) == [CGRect(x: 0, y: 0, width: 375, height: 375)])
        try held.letGo()
        let round = try Held(ScreenTransition("card", .linear(0.4), .upper(.scale(0.5), .cornerRadius(30), .shadow())))
        let rounded = (round.page.view.superview?.subviews ?? []).compactMap(\.layer.shadowPath)
        let path = try #require(rounded.first)
        #expect(path.contains(CGPoint(x: 15, y: 15)) && !path.contains(CGPoint(x: 4, y: 4)))
        try round.letGo()
    }

    @Test func `a page is rolled up to the end of the way, and no sooner`() throws {
        let held = try Held(.pageCurl, at: 0.9)
        // The cylinder's axis is at 375 - 0.9 × (375 + 37.5) points, and what is not rolled up lies to its left.
        let right = held.pieces.map(\.frame.maxX).max() ?? 0
        #expect(right > 3.75 && right < 3.75 + 37.5 + 375 / 28, "\(right)")
        try held.letGo()
    }

    @Test(arguments: ScreenTransition.Edge.allCases, [0.22, 0.5] as [CGFloat])
    func `what slides takes the other along by three tenths of its way`(
        _ edge: ScreenTransition.Edge, _ share: CGFloat
    ) throws {
        let held = try Held(.slide(from: edge), at: share)
        let away: [ScreenTransition.Edge: (CGFloat, CGFloat)] = [
            .left: (-375, 0), .right: (375, 0), .top: (0, -667), .bottom: (0, 667),
        ]
        let (x, y) = try #require(away[edge])
        #expect(isNear(held.upper.frame.minX, x * (1 - share)) && isNear(held.upper.frame.minY, y * (1 - share)))
        #expect(isNear(held.lower.frame.minX, -0.3 * x * share) && isNear(held.lower.frame.minY, -0.3 * y * share))
        try held.letGo()
    }

    @Test(arguments: [0.25, 0.75] as [CGFloat])
    func `a card that is turned stands at 45 degrees a quarter before and behind the middle`(_ share: CGFloat) throws {
        let held = try Held(.flip, at: share)
        let (seen, unseen) = share < 0.5 ? (held.lower, held.upper) : (held.upper, held.lower)
        #expect(abs(seen.transform.m33 - cos(.pi / 4)) < 0.01 && abs(unseen.transform.m33) < 0.01)
        #expect(isNear(seen.transform.m41, 0) && isNear(seen.transform.m42, 0))
        try held.letGo()
    }

    @Test func `the leaves of a door that slides open have gone half of their width`() throws {
        let held = try Held(.door)
        let leaves = (held.page.view.superview?.subviews ?? []).filter {
            $0 !== held.page.view && $0 !== held.list.view
        }
        .map { ($0.layer.presentation() ?? $0.layer).frame }
        try #require(leaves.count == 2)
        #expect(isNear(leaves[0].minX, -188 / 2) && isNear(leaves[0].width, 188))
        #expect(isNear(leaves[1].minX, 188 + 187 / 2) && isNear(leaves[1].width, 187))
        try held.letGo()
    }

    @Test func `a screen that zooms out of a square is half way between its place and its own`() throws {
        let held = try heldOut(at: 0.5) { .zoom(from: $0) }
        // At the start the square is covered: as high as it is, the screen would be 0.225 of its size, as wide 0.4.
        #expect(isNear(held.upper.transform.m11, 0.7, 0.005) && isNear(held.upper.transform.m22, 0.7, 0.005))
        #expect(
            isNear(held.upper.transform.m41, (115 - 187.5) / 2) && isNear(held.upper.transform.m42, (275 - 333.5) / 2))
        try held.letGo()
    }

    /// A layer's left or right edge: how far from the screen's middle it is, and how deep.
    private func edge(_ layer: CALayer, _ side: CGFloat) -> (x: CGFloat, z: CGFloat) {
        let (half, place) = (side * Self.size.width / 2, layer.transform)
        return (half * place.m11 + place.m41, half * place.m13 + place.m43)
    }

    @Test func `two leaves of a screen touch in the middle`() throws {
        let held = try Held(.turn)
        for (layer, side) in [(held.upper, -1), (held.lower, 1)] as [(CALayer, CGFloat)] {
            #expect(isNear(edge(layer, side).x, 0, 1) && isNear(edge(layer, side).z, 0, 1))
            #expect(abs(layer.transform.m11 - cos(62 * .pi / 180)) < 0.01)
        }
        try held.letGo()
    }

    @Test func `a screen that is pushed like a door keeps its hinge`() throws {
        let held = try Held(.pushRotate)
        #expect(isNear(held.upper.frame.minX, 187.5))
        #expect(isNear(edge(held.lower, -1).x, -187.5, 1) && isNear(edge(held.lower, -1).z, 0, 1))
        #expect(abs(held.lower.transform.m11 - cos(37.5 * .pi / 180)) < 0.01)
        try held.letGo()
    }

    @Test func `covers stand half turned on both sides, and as far back`() throws {
        let held = try Held(.coverFlow)
        for (layer, side) in [(held.upper, 1), (held.lower, -1)] as [(CALayer, CGFloat)] {
            let place = layer.transform
            #expect(isNear(place.m41, side * 0.85 * 375 / 2, 1) && isNear(place.m43, -0.3 * 375 / 2, 1))
            #expect(abs(place.m11 - 0.875 * cos(32.5 * .pi / 180)) < 0.01)
        }
        try held.letGo()
    }

    @Test func `a card on the stack is half as deep and half as high`() throws {
        let held = try Held(.cardStack)
        let place = held.lower.transform
        #expect(isNear(place.m43, -0.7 * 375 / 2, 1) && isNear(place.m42, -0.08 * 667 / 2, 1))
        #expect(abs(place.m22 - cos(5 * .pi / 180)) < 0.01)
        try held.letGo()
    }

    @Test func `a wheel has turned as far as its way says`() throws {
        let held = try Held(.roll)
        let place = held.upper.transform
        #expect(isNear(place.m41, 1.6 * 375 / 2, 1))
        #expect(abs(place.m11 - cos(135 * .pi / 180)) < 0.01 && abs(place.m12 - sin(135 * .pi / 180)) < 0.01)
        try held.letGo()
    }

    @Test func `a piece is the same at random each time, and different from its neighbour`() {
        var seen: [CGFloat] = []
        for _ in 0..<2 {
            let probe = ScreenTransition(
                "probe", .linear(0.1),
                .lower(.grid(columns: 3, rows: 3)) { piece in
                    seen.append(piece.random())
                    return [.opacity(0)]
                })
            _ = try? Held(probe).letGo()
        }
        let first = Array(seen.prefix(seen.count / 2))
        #expect(!first.isEmpty && Array(seen.suffix(seen.count / 2)) == first)
        #expect(Set(first).count >= 9 && first.allSatisfy { (0..<1).contains($0) })
    }
}
