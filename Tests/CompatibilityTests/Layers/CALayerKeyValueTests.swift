import UIKit
import Testing

@MainActor
@Suite(.statesOutcome) struct CALayerKeyValueTests {
    @Test func `parts of properties are read and written`() {
        let layer = CALayer()
        layer.setValue(30, forKeyPath: "position.x")
        layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "bounds.size")
        layer.setValue(NSNumber(value: 7), forKeyPath: "bounds.size.height")
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(layer.position == CGPoint(x: 30, y: 0))
        #expect(layer.bounds.size == CGSize(width: 5, height: 7))
        #expect(near(layer.transform.m12, 1))
        #expect(layer.value(forKeyPath: "position.x") as? Double == 30)
        #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 30)
        let angle = layer.value(forKeyPath: "transform.rotation.z") as? NSNumber
        #expect(near(CGFloat(angle?.doubleValue ?? 0), .pi / 2))
        #expect((layer.value(forKeyPath: "bounds.size") as? NSValue)?.cgSizeValue == CGSize(width: 5, height: 7))
    }

    @Test func `scale and translation key paths work on the transform`() {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(10, forKeyPath: "transform.translation.x")
        #expect(near(layer.transform.m11, 2) && near(layer.transform.m22, 2) && layer.transform.m41 == 10)
        let scale = layer.value(forKeyPath: "transform.scale.x") as? CGFloat
        #expect(near(scale ?? 0, 2))
    }

    @Test func `a mirrored transform has a negative x scale and no rotation`() {
        for (x, y) in [(-2.0, 1.0), (1, -2)] {
            let layer = CALayer()
            layer.transform = CATransform3DMakeScale(x, y, 1)
            func part(_ name: String) -> Double { layer.value(forKeyPath: "transform.\(name)") as? Double ?? .nan }
            let (scaleX, scaleY, angle) = (part("scale.x"), part("scale.y"), part("rotation.z"))
            state("scale.x of \(x), \(y)", scaleX)
            state("scale.y of \(x), \(y)", scaleY)
            state("rotation.z of \(x), \(y)", angle, unit: "rad", tolerance: 1e-6)
            #expect(near(scaleX, -abs(x)) && near(scaleY, abs(y)))
            #expect(near(abs(angle), x < 0 ? 0 : .pi))
        }
    }

    @Test func `any other name keeps a value of the user's`() {
        let layer = CALayer()
        layer.setValue("hello", forKey: "tag")
        #expect(layer.value(forKey: "tag") as? String == "hello")
        layer.setValue(nil, forKey: "tag")
        #expect(layer.value(forKey: "tag") == nil)
    }

    @Test func `colours, flags and images go through`() {
        let layer = CALayer()
        layer.setValue(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), forKey: "backgroundColor")
        layer.setValue(true, forKey: "hidden")
        #expect(layer.backgroundColor == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(layer.isHidden)
        #expect(layer.value(forKey: "hidden") as? Bool == true)
    }

    @Test func `classes know their default values`() {
        #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
        #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? Double == 10)
        #expect(CALayer.defaultValue(forKey: "nothing") == nil)
    }
}
