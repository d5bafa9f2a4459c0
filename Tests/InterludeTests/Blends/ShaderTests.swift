import Interlude
import InterludeTesting
import Synchronization
import Testing
import UIKit

/// Transitions that are functions of both screens' pictures.
@MainActor
@Suite struct `A shader` {
    /// Those that are written as a function of two pictures, or are a filter of Core Image.
    nonisolated private static let blends = Sample.all.filter {
        $0.family == .shader
            || ["burn", "dissolve", "disintegrate", "copy-machine", "shutter", "whip", "mod", "page-curl-shadow"]
                .contains($0.name)
    }

    private static let split = ScreenTransition.shader("split", .linear(0.4)) { from, to, t, uv in
        uv.y < t ? to(uv) : from(uv)
    }

    @Test(arguments: [0.25, 0.6] as [CGFloat]) func `shows of each point what its function says`(_ share: CGFloat)
        throws
    {
        let held = try HeldPush(Self.split, at: share, scale: 1)
        let edge = 667 * share
        #expect(held.showsPage(300, edge - 2) && !held.showsPage(300, edge + 2))
        try held.letGo()
    }

    @Test func `follows a finger there and back, with the same frame for the same fraction`() throws {
        let first = try HeldPush(Self.split, at: 0.4)
        let second = try HeldPush(Self.split, at: 0.7)
        second.move(to: 0.2)
        #expect(second.showsPage(300, 100) && !second.showsPage(300, 200))
        second.move(to: 0.4)
        #expect(second.stage.frame() == first.stage.frame())
        try first.letGo()
        try second.letGo()
    }

    @Test func `gets the screens in points, and mirrored where text reads from right to left`() throws {
        let left = ScreenTransition.shader("left", .linear(0.4)) { from, to, t, uv in
            uv.x * from.size.x < 100 && abs(from.aspect - from.size.x / from.size.y) < 0.001 ? to(uv) : from(uv)
        }
        let held = try HeldPush(left, scale: 1)
        #expect(held.showsPage(98, 300) && !held.showsPage(102, 300))
        try held.letGo()
    }

    @Test func `a coordinate that is not a number is at the edge`() throws {
        let lost = ScreenTransition.shader("lost", .linear(0.4)) { from, to, t, uv in
            t > 0 && t < 1 ? to(SIMD2(.nan, uv.y)) : from(uv)
        }
        let held = try HeldPush(lost, at: 0.5, scale: 1)
        #expect(held.showsPage(300, 300))
        try held.letGo()
    }

    /// What is coarser than the display fades in: half transparent after a twenty-fifth of the time.
    @Test func `that is coarser than the display fades in over the sharp screens`() throws {
        let page = ScreenTransition.shader("page", .linear(0.4), detail: 0.5) { _, to, _, uv in to(uv) }
        let held = try HeldPush(page, at: 0.04, scale: 1)
        #expect(abs(held.shareOfPage(at: CGPoint(x: 300, y: 500)) - 0.5) < 0.05)
        try held.letGo()
    }

    /// A test that draws no frame, or an app in the background, pays nothing for a shader.
    @Test func `computes only frames that are drawn`() throws {
        let rows = Mutex<Set<Float>>([])
        let counted = ScreenTransition.shader("counted", .linear(0.4)) { from, to, t, uv in
            if uv.x < 1 / from.size.x { rows.withLock { _ = $0.insert(t) } }
            return uv.y < t ? to(uv) : from(uv)
        }
        let rig = try Rig()
        rig.navigation.pushViewController(rig.page, using: counted)
        rig.stage.advance(by: 0.2)
        #expect(rows.withLock { $0.isEmpty })
        _ = rig.stage.frame()
        #expect(rows.withLock { $0.count } == 1)
        rig.stage.close()
    }

    /// An app's debug build computes a hundredth of the pixels.
    @Test func `has few pixels where the doctor examines it`() throws {
        let pixels = Mutex(0)
        let counted = ScreenTransition.shader("counted", .linear(0.4)) { from, to, t, uv in
            pixels.withLock { $0 += 1 }
            return uv.y < t ? to(uv) : from(uv)
        }
        let limit = 0.1
        try BlendDetail.$limit.withValue(limit) {
            let rig = try Rig()
            rig.navigation.pushViewController(rig.page, using: counted)
            rig.stage.advance(by: 0.2)
            _ = rig.stage.frame()
            let size = rig.stage.bounds.size
            #expect(abs(Double(pixels.withLock { $0 }) / (size.width * size.height * limit * limit) - 1) < 0.05)
            rig.stage.close()
        }
    }

    /// Without a jump at either end: next to them, a frame hardly differs from the screen there.
    @Test(arguments: blends) func `begins with the old screen and ends with the new one`(_ sample: Sample) throws {
        for (share, isPage) in [(0.004, false), (0.996, true)] as [(CGFloat, Bool)] {
            let held = try HeldPush({ list in sample.transition(from: list.square) { nil } }, at: share, scale: 0.25)
            let frame = held.stage.frame()
            let screen = isPage ? held.page : held.list
            let expected = try plainFrame(of: screen.view.backgroundColor ?? .black)
            #expect(meanDifference(frame, expected) < 4, "\(sample) at \(share)")
            try held.letGo()
        }
    }

    /// What a screen of a color looks like without any transition.
    private func plainFrame(of color: UIColor) throws -> Snapshot {
        let stage = try Stage.forFilms(Screen.wordless(color), scale: 0.25)
        defer { stage.close() }
        return stage.frame()
    }

    private func meanDifference(_ a: Snapshot, _ b: Snapshot) -> Double {
        var sum = 0
        for y in 0..<a.pixelHeight {
            for x in 0..<a.pixelWidth {
                for shift in [0, 8, 16] as [UInt32] {
                    sum += abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255))
                }
            }
        }
        return Double(sum) / Double(3 * a.pixelWidth * a.pixelHeight)
    }

    @Test func `can be a transition of Core Image`() throws {
        let held = try HeldPush(.filter("CIDissolveTransition", .linear(0.4)), scale: 1)
        #expect(abs(held.shareOfPage(at: CGPoint(x: 300, y: 500)) - 0.5) < 0.1)
        try held.letGo()
    }
}

/// The functions that shaders are written with.
@Suite struct `The mathematics of shaders` {
    @Test func `mix, step and take fractions as the shading languages do`() {
        #expect(ShaderMath.mix(2, 4, 0.25) == 2.5)
        #expect(ShaderMath.smoothstep(0, 2, 1) == 0.5 && ShaderMath.smoothstep(0, 2, -1) == 0)
        #expect(ShaderMath.smoothstep(2, 0, 0) == 1 && ShaderMath.smoothstep(2, 0, 3) == 0)
        #expect(ShaderMath.fract(-0.25) == 0.75)
    }

    @Test func `random numbers are the same each time, and spread evenly`() {
        let numbers = (0..<4000).map { ShaderMath.random($0, 3) }
        let again = (0..<4000).map { ShaderMath.random($0, 3) }
        #expect(numbers == again)
        #expect(numbers.allSatisfy { (0..<1).contains($0) })
        #expect(abs(numbers.reduce(0, +) / 4000 - 0.5) < 0.02)
        #expect(
            ShaderMath.random(1, 2) != ShaderMath.random(2, 1) && ShaderMath.random(1, seed: 1) != ShaderMath.random(1))
    }

    @Test func `noise is what is random at whole coordinates, and has no steps between them`() {
        #expect(ShaderMath.noise(SIMD2(3, 5)) == ShaderMath.random(3, 5))
        for step in 0..<200 {
            let x = Float(step) / 50
            #expect(abs(ShaderMath.noise(SIMD2(x, 1.3)) - ShaderMath.noise(SIMD2(x + 0.02, 1.3))) < 0.05)
        }
    }
}
