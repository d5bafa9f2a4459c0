import UIKit
import Testing

@Suite(.statesOutcome) struct KeyValueCodingTests {
    @Test func `a layer keeps its own keys`() {
        let layer = CALayer()
        (layer as NSObject).setValue(4, forKey: "cornerRadius")
        #expect(layer.cornerRadius == 4)
        #expect((layer as NSObject).value(forKeyPath: "transform.scale.x") as? CGFloat == 1)
    }

    @Test func `a layer takes a text for a number, and keeps a text that is for nothing of its own`() {
        let layer = CALayer()
        (layer as NSObject).setValue("4.5", forKeyPath: "cornerRadius")
        #expect(layer.cornerRadius == 4.5)
        (layer as NSObject).setValue("YES", forKeyPath: "masksToBounds")
        #expect(layer.masksToBounds)
        layer.setValue("4.5", forKey: "note")
        #expect(layer.value(forKey: "note") as? String == "4.5")
    }
}
