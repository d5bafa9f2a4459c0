import Interlude
import InterludeTesting
import Testing
import UIKit

/// Where screens and leaves stand that turn in space. The screen is 375 × 667 points; a turn about an upright axis by an angle has its
/// cosine in `m11`, one about a level axis in `m22`.
@MainActor
@Suite struct `Half way in space` {
    @Test func `a screen that unfolds pushes the other one along, and its hinges touch`() throws {
        let held = try HeldPush(.unfold)
        let leaves = Array(held.pieces.prefix(4))
        try #require(held.pieces.count == 5)
        // At 45 degrees the fan is as wide as the cosine says, and the old screen begins where it ends.
        let width = 375 * cos(CGFloat.degrees(45))
        #expect(isNear(held.pieces[4].frame.minX, width, 1))
        for (index, leaf) in leaves.enumerated() {
            #expect(abs(leaf.transform.m11 - cos(.degrees(45))) < 0.02)
            let (left, right) = (corner(leaf, .zero), corner(leaf, CGPoint(x: 1, y: 0)))
            #expect(isNear(right.x - left.x, width / 4, 1))
            guard index < 3 else { continue }
            let next = corner(leaves[index + 1], .zero)
            #expect(isNear(right.x, next.x, 1.5) && isNear(right.z, next.z, 1.5))
        }
        #expect(isNear(corner(leaves[0], .zero).x, 0, 1) && isNear(corner(leaves[0], .zero).z, 0, 1))
        try held.letGo()
    }

    /// The screen's middle, rounded to whole points, is the hinge; a leaf comes up towards the viewer and goes down behind it.
    @Test(arguments: [0.25, 0.75] as [CGFloat])
    func `a book's leaf stands at 45 degrees a quarter before and behind the middle`(_ share: CGFloat) throws {
        let held = try HeldPush(.bookPage, at: share)
        try #require(held.pieces.count == 3)
        let (resting, going, coming) = (held.pieces[0], held.pieces[1], held.pieces[2])
        #expect(CATransform3DIsIdentity(resting.transform) && resting.frame.minX == 0)
        let moves = share < 0.5 ? going : coming
        #expect(abs(moves.transform.m11 - cos(.degrees(45))) < 0.01)
        let hinge = corner(moves, CGPoint(x: share < 0.5 ? 0 : 1, y: 0.5))
        let edge = corner(moves, CGPoint(x: share < 0.5 ? 1 : 0, y: 0.5))
        #expect(isNear(hinge.x, 188) && isNear(hinge.z, 0))
        let width = moves.bounds.width
        #expect(isNear(abs(edge.x - hinge.x), width * cos(.degrees(45)), 1))
        #expect(isNear(edge.z, width * sin(.degrees(45)), 1))
        try held.letGo()
    }

    @Test(arguments: [0.25, 0.75] as [CGFloat])
    func `a flap stands at 45 degrees a quarter before and behind the middle`(_ share: CGFloat) throws {
        let held = try HeldPush(.splitFlap, at: share)
        try #require(held.pieces.count == 3)
        let moves = share < 0.5 ? held.pieces[1] : held.pieces[2]
        #expect(abs(moves.transform.m22 - cos(.degrees(45))) < 0.01)
        let hinge = corner(moves, CGPoint(x: 0.5, y: share < 0.5 ? 1 : 0))
        let edge = corner(moves, CGPoint(x: 0.5, y: share < 0.5 ? 0 : 1))
        #expect(isNear(hinge.y, 334) && isNear(hinge.z, 0))
        #expect(isNear(abs(edge.y - hinge.y), moves.bounds.height * cos(.degrees(45)), 1))
        #expect(isNear(edge.z, moves.bounds.height * sin(.degrees(45)), 1))
        try held.letGo()
    }

    @Test func `screens that change places are farthest apart in the middle, and as deep`() throws {
        let held = try HeldPush(.swap)
        for (layer, side) in [(held.upper, 1), (held.lower, -1)] as [(CALayer, CGFloat)] {
            #expect(isNear(layer.transform.m41, side * 0.55 * 375, 1))
            #expect(isNear(layer.transform.m43, -0.5 * 375 / 2, 1))
            #expect(abs(layer.transform.m11 - cos(.degrees(12))) < 0.01)
        }
        try held.letGo()
    }

    /// Paper neither stretches nor shrinks: what lies beyond the line where the cylinder touches is wound up by as much.
    @Test(arguments: [0.25, 0.5, 0.75] as [CGFloat])
    func `a page's paper is wound about the cylinder`(_ share: CGFloat) throws {
        let held = try HeldPush(.pageCurl, at: share)
        try #require(held.pieces.count == 28)
        let (radius, line) = (CGFloat(37.5), 375 - share * 412.5)
        for piece in held.pieces {
            let (home, place) = (piece.position.x, piece.transform)
            let beyond = max(home - line, 0)
            let wound = min(beyond / radius, .pi)
            let flat = beyond - wound * radius
            let there = beyond > 0 ? line + radius * sin(wound) - flat : home
            #expect(isNear(home + place.m41, there, 1) && isNear(place.m43, radius * (1 - cos(wound)), 1))
            #expect(abs(place.m11 - cos(wound)) < 0.02)
        }
        try held.letGo()
    }

    @Test func `a whirling page has turned as often as its way says`() throws {
        // Three quarters of the way out it has turned by 540 degrees, and stands on its head.
        let held = try HeldPush(.newspaper, at: 0.25)
        let scale = 1 - 0.98 * 0.75 as CGFloat
        #expect(abs(held.upper.transform.m11 + scale) < 0.01 && abs(held.upper.transform.m12) < 0.02)
        #expect(abs(held.upper.opacity - 0.4) < 0.01)
        try held.letGo()
    }

    @Test func `a card of Safari tips back by half of its angle while the other one rises`() throws {
        let held = try HeldPush(.safariStack)
        #expect(isNear(held.upper.transform.m42, 0.45 * 667, 1) && abs(held.upper.transform.m11 - 0.96) < 0.01)
        #expect(isNear(held.lower.transform.m43, -0.3 * 375, 1) && isNear(held.lower.transform.m42, -0.06 * 667, 1))
        #expect(abs(held.lower.transform.m22 - cos(.degrees(8))) < 0.01)
        try held.letGo()
    }

    @Test func `a cube is the cube from the right, with as dark sides`() throws {
        let (cube, other) = (try HeldPush(.cube), try HeldPush(.cube(from: .right)))
        #expect(cube.stage.frame() == other.stage.frame())
        // Half of the way: half of the darkness, on both sides.
        let shades = cube.besides.filter { $0.backgroundColor == .black && $0.layer.zPosition == 0 }
        #expect(shades.count == 2)
        #expect(shades.allSatisfy { abs(($0.layer.presentation()?.opacity ?? 0) - 0.2) < 0.01 })
        try cube.letGo()
        try other.letGo()
    }

    /// A point so deep, seen from so far in front of the screen, is seen nearer to the middle by distance / (distance + depth).
    @Test(arguments: [250, 500, 1000, 2000] as [CGFloat])
    func `what is deep looks the smaller the nearer the viewer is`(_ distance: CGFloat) throws {
        let transition = ScreenTransition(
            "deep", .linear(0.4), background: .systemTeal, perspective: distance, .upper(.depth(.points(-1000))),
            .lower(.edge(.left, 4)))
        let held = try HeldPush(transition, scale: 1)
        let half = 187.5 * distance / (distance + 500)
        #expect(held.showsPage(187.5 + half - 3, 333.5))
        #expect(held.showsPage(187.5 - half + 3, 333.5))
        #expect(!held.showsPage(187.5 + half + 3, 333.5) && !held.showsPage(187.5 - half - 3, 333.5))
        try held.letGo()
    }

    @Test func `pictures, pieces and what has a perspective of its own are seen from the same distance`() throws {
        let (distance, half) = (400 as CGFloat, 187.5 as CGFloat)
        // A picture that is half as deep as the viewer is far: two thirds of its size.
        let deep = try HeldPush(
            ScreenTransition(
                "deep", .linear(0.4), perspective: distance, .lower(.depth(.points(-400))).asSnapshot()), scale: 1)
        #expect(!deep.showsPage(half + half * 2 / 3 - 3, 333.5) && deep.showsPage(half + half * 2 / 3 + 3, 333.5))
        try deep.letGo()
        // Turned by 60 degrees: the right edge is away, the left one near.
        let turned = try HeldPush(
            ScreenTransition(
                "turned", .linear(0.4), perspective: distance, .lower(.rotation(120, .y), .ownPerspective).asSnapshot()),
            scale: 1)
        let (x, z) = (half * cos(.degrees(60)), half * sin(.degrees(60)))
        let (right, left) = (x / (1 + z / distance), -x / (1 - z / distance))
        #expect(!turned.showsPage(half + right - 3, 333.5) && turned.showsPage(half + right + 3, 333.5))
        #expect(!turned.showsPage(half + left + 3, 333.5) && turned.showsPage(half + left - 3, 333.5))
        try turned.letGo()
    }
}
