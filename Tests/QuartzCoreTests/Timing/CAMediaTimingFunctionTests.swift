import QuartzCore
import Testing

@Suite struct CAMediaTimingFunctionTests {
    @Test(arguments: [
        (CAMediaTimingFunctionName.easeIn, [0.0170266, 0.0934647, 0.3153568, 0.6218619, 0.8394278]),
        (.easeOut, [0.1605722, 0.3781381, 0.6846432, 0.9065353, 0.9829734]),
        (.easeInEaseOut, [0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775]),
        (.default, [0.0947963, 0.4085106, 0.8024034, 0.9604590, 0.9943165]),
        (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
    func `curves give the published values`(name: CAMediaTimingFunctionName, expected: [Double]) {
        let curve = CAMediaTimingFunction(name: name).curve
        for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
            #expect(abs(curve.value(at: x) - y) < 1e-6, "\(name.rawValue) at \(x)")
        }
    }

    @Test func `curves are exact at their ends and may overshoot between`() {
        let curve = UnitBezier(0.3, -0.8, 0.6, 1.9)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: 0.1) < 0)
        #expect(curve.value(at: 0.9) > 1)
    }

    @Test func `the curve's inverse finds the time of a value`() {
        for x in stride(from: 0.05, to: 1, by: 0.05) {
            let y = UnitBezier.easeInEaseOut.value(at: x)
            #expect(abs(UnitBezier.easeInEaseOut.x(forValue: y) - x) < 1e-9)
        }
    }

    @Test func `a function of extreme control points is still solved`() {
        let curve = UnitBezier(1, 0, 0, 1)
        #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-6)
        #expect(curve.value(at: 0.49) < 0.5)
    }
}
