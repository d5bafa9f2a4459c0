import Foundation
import InterludeFoundation
import Testing

@Suite struct AssociatedObjectTests {
    private final class Owner {}
    private final class Value {
        let end: () -> Void
        init(_ end: @escaping () -> Void = {}) { self.end = end }
        deinit { end() }
    }
    /// Addresses that nobody else has.
    private final class Keys {
        let one = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        let other = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        deinit {
            one.deallocate()
            other.deallocate()
        }
    }
    private let keys = Keys()

    @Test func aValueIsFoundUnderItsKey() {
        let (owner, another) = (Owner(), Owner())
        objc_setAssociatedObject(owner, keys.one, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, keys.other, 5, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, keys.one) as? String == "a")
        #expect(objc_getAssociatedObject(owner, keys.other) as? Int == 5)
        #expect(objc_getAssociatedObject(another, keys.one) == nil)
    }

    @Test func aValueIsReplacedAndTakenAway() {
        let owner = Owner()
        var ends = 0
        objc_setAssociatedObject(owner, keys.one, Value { ends += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, keys.one, Value { ends += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(ends == 1)
        objc_setAssociatedObject(owner, keys.one, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(ends == 2)
        #expect(objc_getAssociatedObject(owner, keys.one) == nil)
    }

    @Test func allValuesAreTakenAway() {
        let owner = Owner()
        objc_setAssociatedObject(owner, keys.one, 1, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, keys.other, 2, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, keys.one) == nil)
        #expect(objc_getAssociatedObject(owner, keys.other) == nil)
    }

    @Test func anAssignedValueIsNotHeld() {
        let owner = Owner()
        var value: Value? = Value()
        objc_setAssociatedObject(owner, keys.one, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, keys.one) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, keys.one) == nil)
    }

    @Test func aCopiedValueDoesNotChange() {
        let owner = Owner()
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, keys.one, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append("b")
        #expect((objc_getAssociatedObject(owner, keys.one) as? NSString)?.isEqual(to: "a") == true)
    }

    @Test func theOwnerIsNotHeldAndItsValuesGoAfterIt() {
        var owner: Owner? = Owner()
        weak let watched = owner
        weak var value: Value?
        do {
            let held = Value()
            value = held
            objc_setAssociatedObject(owner!, keys.one, held, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(value != nil)
        owner = nil
        #expect(watched == nil)
        // As many as make the table look.
        var others: [Owner] = []
        for _ in 0..<2_000 {
            let other = Owner()
            objc_setAssociatedObject(other, keys.one, 1, .OBJC_ASSOCIATION_RETAIN)
            others.append(other)
        }
        #expect(value == nil)
    }

    @Test func aNewObjectAtAnOldAddressStartsWithNothing() {
        for _ in 0..<1_000 {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, keys.one) == nil)
            objc_setAssociatedObject(owner, keys.one, 1, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    @Test func aValueMayAskTheTableWhileItGoes() {
        let (owner, other, key) = (Owner(), Owner(), keys.other)
        objc_setAssociatedObject(other, key, 7, .OBJC_ASSOCIATION_RETAIN)
        var seen: Int?
        let value = Value { seen = objc_getAssociatedObject(other, key) as? Int }
        objc_setAssociatedObject(owner, keys.one, value, .OBJC_ASSOCIATION_RETAIN)
        #expect(seen == nil)
        do { _ = consume value }
        objc_setAssociatedObject(owner, keys.one, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(seen == 7)
    }

    /// Looks its own values up when it goes, as classes with an observer do.
    private final class Farewell: NSObject {
        nonisolated(unsafe) static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        deinit { objc_setAssociatedObject(Farewell.other, Farewell.key, 1, .OBJC_ASSOCIATION_RETAIN) }
        nonisolated(unsafe) static let other = NSObject()
    }

    @Test func objectsMayGoOnOneThreadWhileAnotherAssociates() {
        DispatchQueue.concurrentPerform(iterations: 4000) { _ in
            let object = Farewell()
            objc_setAssociatedObject(object, Farewell.key, 2, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(objc_getAssociatedObject(Farewell.other, Farewell.key) as? Int == 1)
    }
}
