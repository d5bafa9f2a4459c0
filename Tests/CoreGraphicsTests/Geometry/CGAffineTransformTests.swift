import CoreGraphics
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
    let mixed = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 10, ty: -20)

    @Test func `a point is a row vector times the matrix`() {
        #expect(CGPoint(x: 4, y: 5).applying(mixed) == CGPoint(x: 2.0 * 4 - 5 + 10, y: 0.5 * 4 + 3 * 5 - 20))
    }

    @Test func `a size ignores the translation and keeps its signs`() {
        let size = CGSize(width: 4, height: 5).applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 2, tx: 9, ty: 9))
        #expect(size == CGSize(width: -4, height: 10))
    }

    @Test func `a rotation by a quarter turn takes x to y`() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(near(point, CGPoint(x: 0, y: 1)))
    }

    @Test func `translatedBy happens before the receiver`() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
    }

    @Test func `scaledBy and rotated happen before the receiver`() {
        let moved = CGAffineTransform(translationX: 5, y: 6)
        #expect(moved.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
        let rotated = CGAffineTransform(scaleX: 2, y: 1).rotated(by: .pi / 2)
        #expect(near(CGPoint(x: 1, y: 0).applying(rotated), CGPoint(x: 0, y: 1)))
        #expect(near(CGPoint(x: 0, y: 1).applying(rotated), CGPoint(x: -2, y: 0)))
    }

    @Test func `concatenating does the receiver first`() {
        let both = CGAffineTransform(translationX: 1, y: 2).concatenating(CGAffineTransform(scaleX: 10, y: 10))
        #expect(CGPoint.zero.applying(both) == CGPoint(x: 10, y: 20))
    }

    @Test func `the inverse undoes`() {
        #expect(near(mixed.concatenating(mixed.inverted()), .identity, 1e-12))
    }

    @Test func `a transform that nothing undoes is its own inverse`() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(flat.inverted() == flat)
    }

    @Test func `the empty initialiser gives zeros, not the identity`() {
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test func `it is coded as a list of six numbers`() throws {
        let data = try JSONEncoder().encode(mixed)
        #expect(String(decoding: data, as: UTF8.self) == "[2,0.5,-1,3,10,-20]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == mixed)
    }

    @Test func `a rect becomes the box around its transformed corners`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
        let half = 10 / 2.0.squareRoot()
        #expect(near(turned, CGRect(x: -half, y: 0, width: 2 * half, height: 2 * half), 1e-9))
        #expect(
            rect.applying(CGAffineTransform(a: -2, b: 0, c: 0, d: 1, tx: 0, ty: 3))
                == CGRect(x: -20, y: 3, width: 20, height: 10))
        #expect(CGRect.null.applying(mixed).isNull)
        #expect(CGRect.infinite.applying(mixed).isInfinite)
    }
}

@Suite struct CGAffineTransformDecompositionTests {
    @Test(arguments: [
        CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 10, ty: -20),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 4, ty: 0),
        CGAffineTransform(rotationAngle: 2.5).scaledBy(x: 3, y: -0.5),
        CGAffineTransform(scaleX: 0, y: 2),
        CGAffineTransform(scaleX: 0, y: 0),
    ])
    func `taking apart and putting together gives the same`(transform: CGAffineTransform) {
        #expect(near(CGAffineTransform(transform.decomposed()), transform, 1e-12))
    }

    @Test func `components are found again`() {
        let components = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: 3), horizontalShear: 0.25, rotation: 0.7,
            translation: CGVector(dx: 5, dy: -6))
        let found = CGAffineTransform(components).decomposed()
        #expect(near(found.scale.width, 2) && near(found.scale.height, 3))
        #expect(near(found.horizontalShear, 0.25) && near(found.rotation, 0.7))
        #expect(found.translation == CGVector(dx: 5, dy: -6))
    }

    @Test func `shear moves x by y before the rotation`() {
        let sheared = CGAffineTransform(CGAffineTransformComponents(horizontalShear: 1))
        #expect(CGPoint(x: 0, y: 2).applying(sheared) == CGPoint(x: 2, y: 2))
    }

    @Test func `mirroring x is a negative x scale without rotation`() {
        let parts = CGAffineTransform(scaleX: -1, y: 1).decomposed()
        #expect(parts.scale == CGSize(width: -1, height: 1))
        #expect(parts.rotation == 0)
    }

    @Test func `interpolation turns the short way`() {
        let from = CGAffineTransform(rotationAngle: 170 * .pi / 180)
        let to = CGAffineTransform(rotationAngle: -170 * .pi / 180)
        let middle = from.interpolated(to: to, fraction: 0.5)
        #expect(near(middle, CGAffineTransform(rotationAngle: .pi), 1e-12))
    }

    @Test func `interpolation gives the ends exactly and goes on beyond them`() {
        let from = CGAffineTransform(scaleX: 0.1, y: 0.1)
        let to = CGAffineTransform(translationX: 7, y: 8)
        #expect(from.interpolated(to: to, fraction: 0) == from)
        #expect(from.interpolated(to: to, fraction: 1) == to)
        #expect(near(from.interpolated(to: to, fraction: 2).a, 1.9, 1e-12))
        #expect(near(from.interpolated(to: to, fraction: 0.5), CGAffineTransform(0.55, 0, 0, 0.55, 3.5, 4), 1e-12))
    }
}
