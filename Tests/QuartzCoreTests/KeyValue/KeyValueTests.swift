import Foundation
import InterludeFoundation
import QuartzCore
import Testing

/// A model as `interlude port` writes it.
private class Model: NSObject {
    fileprivate nonisolated enum ObjectiveCMembers: InterludeFoundation.ObjectiveCMembers {
        @used @section("swift5_tests") static let record: InterludeFoundation.ObjectiveCRecord = (
            0x6f626a63, 0, { place, _, _, _ in ObjectiveCMembers.put(place) }, 0, 0
        )
            ;
        static var owner: AnyClass { Model.self };
        @MainActor static var properties: [InterludeFoundation.ObjectiveCProperty] {
            [
                .init("count", \Model.count, isDynamic: true), .init("child", \Model.child, isDynamic: true),
                .init("isOn", \Model.isOn),
            ]
        }
    };
    var count = 1 {
        willSet { InterludeFoundation.KeyValueObserving.willChange(self, "count") }
        didSet { InterludeFoundation.KeyValueObserving.didChange(self, "count") }
    }
    var child: Model? {
        willSet { InterludeFoundation.KeyValueObserving.willChange(self, "child") }
        didSet { InterludeFoundation.KeyValueObserving.didChange(self, "child") }
    }
    var isOn = false
}
private final class Below: Model {}
private final class Watcher: NSObject {
    fileprivate nonisolated enum ObjectiveCMembers: InterludeFoundation.ObjectiveCMembers {
        @used @section("swift5_tests") static let record: InterludeFoundation.ObjectiveCRecord = (
            0x6f626a63, 0, { place, _, _, _ in ObjectiveCMembers.put(place) }, 0, 0
        )
            ;
        static var owner: AnyClass { Watcher.self };
        @MainActor static var methods: [InterludeFoundation.ObjectiveCMethod] {
            [
                .init("observeValueForKeyPath:of:change:context:") { o, a in
                    (o as! Watcher).observeValue(forKeyPath: a[0], of: a[1], change: a[2], context: a[3])
                }
            ]
        }
    };
    var told: [String] = []
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let values = [change?[.oldKey], change?[.newKey]].map { $0.map { "\($0)" } ?? "-" }.joined(separator: ">")
        told.append("\(keyPath ?? "") \(values)" + (context == nil ? "" : " context"))
    }
}

@Suite struct KeyValueCodingTests {
    private let model = Model()

    @Test func `the name of a property that begins with is needs no is`() {
        model.setValue(true, forKey: "on")
        #expect(model.isOn)
        #expect(model.value(forKey: "isOn") as? Bool == true)
    }

    @Test func `a property is read and written by its name`() {
        model.setValue(5, forKey: "count")
        #expect(model.count == 5)
        #expect(model.value(forKey: "count") as? Int == 5)
        #expect(model.value(forKey: "child") == nil)
    }

    @Test func `a path of names goes from object to object`() {
        model.setValue(Model(), forKey: "child")
        model.setValue(7, forKeyPath: "child.count")
        #expect(model.child?.count == 7)
        #expect(model.value(forKeyPath: "child.count") as? Int == 7)
        #expect(model.value(forKeyPath: "child.child.count") == nil)
    }

    @Test func `several properties at once`() {
        model.setValuesForKeys(["count": 3, "child": NSNull()])
        #expect(model.dictionaryWithValues(forKeys: ["count", "child"])["count"] as? Int == 3)
        #expect(model.dictionaryWithValues(forKeys: ["child"])["child"] is NSNull)
    }
}

@Suite struct KeyValueObservingTests {
    private let model = Model()

    @Test func `a closure is called at each change with what it asked for`() {
        var told: [String] = []
        let observation = model.observe(\.count, options: [.old, .new]) { object, change in
            told.append("\(object.count) \(change.oldValue ?? -1)>\(change.newValue ?? -1) \(change.isPrior)")
        }
        model.count = 2
        model.count = 2
        #expect(told == ["2 1>2 false", "2 2>2 false"])
        observation.invalidate()
        model.count = 3
        #expect(told.count == 2)
    }

    @Test func `nothing is told that was not asked for`() {
        var values: [Int?] = []
        let observation = model.observe(\.count) { _, change in values += [change.oldValue, change.newValue] }
        model.count = 2
        #expect(values == [nil, nil])
        observation.invalidate()
    }

    @Test func `initial comes at once, prior before the change`() {
        var told: [String] = []
        let observation = model.observe(\.count, options: [.initial, .prior, .new, .old]) { object, change in
            let values = [change.oldValue, change.newValue].map { $0.map(String.init) ?? "-" }.joined(separator: ">")
            told.append("\(object.count) \(values) \(change.isPrior)")
        }
        model.count = 2
        #expect(told == ["1 ->1 false", "1 1>- true", "2 1>2 false"])
        observation.invalidate()
    }

    @Test func `an observation ends with its object`() {
        var count = 0
        var observation: NSKeyValueObservation? = model.observe(\.count) { _, _ in count += 1 }
        model.count = 2
        #expect(observation != nil)
        observation = nil
        model.count = 3
        #expect(count == 1)
    }

    @Test func `an observation does not hold what it observes`() {
        var object: Model? = Model()
        weak let weakly = object
        let observation = object?.observe(\.count) { _, _ in }
        object = nil
        #expect(weakly == nil)
        observation?.invalidate()
    }

    @Test func `the property of a class below is observed as well`() {
        let below = Below()
        var values: [Int] = []
        let observation = below.observe(\.count, options: .new) { _, change in values.append(change.newValue ?? -1) }
        below.count = 4
        below.child = Model()
        #expect(values == [4])
        observation.invalidate()
    }

    @Test func `an observer that was added is told by its method`() {
        let watcher = Watcher()
        model.addObserver(watcher, forKeyPath: "count", options: [.old, .new], context: nil)
        model.count = 2
        #expect(watcher.told == ["count 1>2"])
        model.removeObserver(watcher, forKeyPath: "count")
        model.count = 3
        #expect(watcher.told.count == 1)
    }

    @Test func `contexts tell observations of one observer apart`() {
        let watcher = Watcher()
        var place = 0
        withUnsafeMutablePointer(to: &place) { place in
            let context = UnsafeMutableRawPointer(place)
            model.addObserver(watcher, forKeyPath: "count", options: .new, context: context)
            model.addObserver(watcher, forKeyPath: "count", options: [], context: nil)
            model.count = 2
            #expect(watcher.told == ["count ->2 context", "count ->-"])
            model.removeObserver(watcher, forKeyPath: "count", context: nil)
            model.count = 3
            #expect(watcher.told.last == "count ->3 context")
            model.removeObserver(watcher, forKeyPath: "count", context: context)
        }
    }

    @Test func `a path is followed to the object that is there now`() {
        let watcher = Watcher()
        let (first, second) = (Model(), Model())
        second.count = 10
        model.child = first
        model.addObserver(watcher, forKeyPath: "child.count", options: [.old, .new], context: nil)
        first.count = 2
        model.child = second
        first.count = 3
        second.count = 11
        #expect(watcher.told == ["child.count 1>2", "child.count 2>10", "child.count 10>11"])
        model.removeObserver(watcher, forKeyPath: "child.count")
    }

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
