import UIKit
import Testing

/// A model as `interlude port` writes it.
private class Model: NSObject {
    var isOn = false
}
private final class Watcher: NSObject {
    var told: [String] = []
}

@Suite(.statesOutcome) struct KeyValueCodingTests {
    private let model = Model()

    @Test func `the name of a property that begins with is needs no is`() {
        model.setValue(true, forKey: "on")
        #expect(model.isOn)
        #expect(model.value(forKey: "isOn") as? Bool == true)
    }

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

@Suite(.statesOutcome) struct KeyValueObservingTests {
    private let model = Model()

    @Test func `changes are told by hand`() {
        var count = 0
        let observation = model.observe(\.isOn) { _, _ in count += 1 }
        model.isOn = true
        #expect(count == 0)
        model.willChangeValue(forKey: "isOn")
        model.didChangeValue(forKey: "isOn")
        model.willChangeValue(for: \.isOn)
        model.didChangeValue(for: \.isOn)
        #expect(count == 2)
        observation.invalidate()
    }
}
