import UIKit
import Testing

@Suite(.statesOutcome) struct CAMediaTimingFunctionTests {
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, [Float](arrayLiteral: 0, 0, 1, 1)), (.easeIn, [0.42, 0, 1, 1]),
        (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ])
    func `named functions have their control points`(name: CAMediaTimingFunctionName, points: [Float]) {
        let function = CAMediaTimingFunction(name: name)
        var values = [Float](repeating: -1, count: 8)
        for index in 0..<4 {
            values.withUnsafeMutableBufferPointer {
                function.getControlPoint(at: index, values: $0.baseAddress! + 2 * index)
            }
        }
        #expect(values == [0, 0] + points + [1, 1])
    }

    @Test func `equal functions are equal objects`() {
        #expect(CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
        #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
    }
}
