import UIKit
import Testing

@Suite(.statesOutcome) struct CATransform3DTests {
    private var messy: CATransform3D {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t = CATransform3DScale(t, 2, 0.5, 1.5)
        t = CATransform3DTranslate(t, 10, -20, 5)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        return CATransform3DConcat(t, perspective)
    }

    @Test func `affine matrices go there and back`() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == m)
        #expect(!CATransform3DIsAffine(messy))
    }

    @Test func `values wrap transforms`() {
        let value = NSValue(caTransform3D: messy)
        #expect(CATransform3DEqualToTransform(value.caTransform3DValue, messy))
    }
}
