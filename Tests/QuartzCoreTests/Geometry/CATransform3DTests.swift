import QuartzCore
import Testing

@Suite struct CATransform3DTests {
    private func expectEqual(
        _ a: CATransform3D, _ b: CATransform3D, _ tolerance: CGFloat = 1e-9, _ at: SourceLocation = #_sourceLocation
    ) {
        let pairs = [
            (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22),
            (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
            (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
        ]
        #expect(pairs.allSatisfy { abs($0 - $1) < tolerance }, "\(a) \(b)", sourceLocation: at)
    }

    private var messy: CATransform3D {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t = CATransform3DScale(t, 2, 0.5, 1.5)
        t = CATransform3DTranslate(t, 10, -20, 5)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        return CATransform3DConcat(t, perspective)
    }

    @Test func `operations apply before the transform they are given`() {
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0)
        #expect(t.apply(to: CGPoint(x: 1, y: 1)) == CGPoint(x: 22, y: 2))
    }

    @Test func `a quarter turn about z takes x to y`() {
        let p = CATransform3DMakeRotation(.pi / 2, 0, 0, 1).apply(to: CGPoint(x: 1, y: 0))
        #expect(near(p.x, 0) && near(p.y, 1))
    }

    @Test func `a matrix times its inverse is the identity`() {
        expectEqual(CATransform3DConcat(messy, CATransform3DInvert(messy)), CATransform3DIdentity)
        let singular = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(singular), singular))
    }

    @Test func `taking apart and putting together changes nothing`() throws {
        expectEqual(try #require(SpaceDecomposition(messy)).transform, messy)
        let m = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1.5, b: 0.3, c: -0.8, d: 0.9, tx: 7, ty: 8))
        expectEqual(try #require(PlaneDecomposition(m)).transform, m)
        for mirrored in [CATransform3DMakeScale(-2, 1, 1), CATransform3DMakeScale(1, -2, 1)] {
            expectEqual(try #require(PlaneDecomposition(mirrored)).transform, mirrored)
            expectEqual(try #require(SpaceDecomposition(mirrored)).transform, mirrored)
        }
    }

    @Test func `interpolation turns the short way at an even speed`() {
        let a = CATransform3DMakeRotation(.pi * 170 / 180, 0, 0, 1)
        let b = CATransform3DMakeRotation(-.pi * 170 / 180, 0, 0, 1)
        expectEqual(a.interpolated(to: b, 0.5), CATransform3DMakeRotation(.pi, 0, 0, 1))
        expectEqual(
            CATransform3DIdentity.interpolated(to: CATransform3DMakeRotation(1, 0, 1, 0), 0.25),
            CATransform3DMakeRotation(0.25, 0, 1, 0))
    }

    @Test func `scale and translation are interpolated apart from the turn`() {
        let end = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeScale(3, 3, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
            CATransform3DMakeTranslation(100, 0, 0))
        let middle = CATransform3DIdentity.interpolated(to: end, 0.5)
        let expected = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeRotation(.pi / 4, 0, 0, 1)),
            CATransform3DMakeTranslation(50, 0, 0))
        expectEqual(middle, expected)
    }

    @Test func `a mirrored scale goes through a line`() {
        let middle = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(-1, 1, 1), 0.25)
        expectEqual(middle, CATransform3DMakeScale(0.5, 1, 1))
    }

    @Test func `what has no inverse is interpolated element by element`() {
        expectEqual(
            CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(0, 0, 1), 0.5),
            CATransform3DMakeScale(0.5, 0.5, 1))
    }

    @Test func `perspective is kept while rotating`() {
        var flat = CATransform3DIdentity
        flat.m34 = -1 / 500
        let turned = CATransform3DRotate(flat, .pi / 2, 0, 1, 0)
        expectEqual(flat.interpolated(to: turned, 0.5), CATransform3DRotate(flat, .pi / 4, 0, 1, 0))
    }

    @Test func `components are read and written`() {
        var t = CATransform3DIdentity
        t[component: .rotationZ] = 0.5
        expectEqual(t, CATransform3DMakeRotation(0.5, 0, 0, 1))
        t = CATransform3DIdentity
        t.m34 = -1 / 500
        t[component: .rotationY] = 2
        var expected = CATransform3DIdentity
        expected.m34 = -1 / 500
        expectEqual(t, CATransform3DRotate(expected, 2, 0, 1, 0))
        t = CATransform3DMakeScale(2, 3, 4)
        #expect(near(t[component: .scale], 3))
        t[component: .scaleX] = 5
        expectEqual(t, CATransform3DMakeScale(5, 3, 4))
        t[component: .translationY] = 9
        #expect(t.m42 == 9)
    }

    @Test func `lines of sight lead back to the plane`() throws {
        let p = CGPoint(x: 12, y: -7)
        let back = try #require(messy.unproject(messy.apply(to: p)))
        #expect(near(back.x, p.x) && near(back.y, p.y))
        #expect(
            CATransform3DMakeRotation(.pi / 2, 1, 0, 0).unproject(CGPoint(x: 0, y: 5)).map { abs($0.y) > 1e6 } ?? true)
    }
}
