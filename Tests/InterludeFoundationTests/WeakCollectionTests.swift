import Foundation
import InterludeFoundation
import Testing

@Suite struct WeakCollectionTests {
    private final class Thing: NSObject {}

    @Test func aWeakSetForgetsWhatIsGone() {
        let set = NSHashTable<Thing>.weakObjects()
        let kept = Thing()
        set.add(kept)
        do { set.add(Thing()) }
        #expect(set.count == 1)
        #expect(set.contains(kept))
        #expect(set.allObjects == [kept])
        set.remove(kept)
        #expect(set.anyObject == nil)
    }

    @Test func aStrongSetKeepsThem() {
        let set = NSHashTable<Thing>()
        do { set.add(Thing()) }
        #expect(set.count == 1)
        set.removeAllObjects()
        #expect(set.count == 0)
    }

    @Test func aMapForgetsWhatIsGone() {
        let map = NSMapTable<NSString, Thing>.strongToWeakObjects()
        let kept = Thing()
        map.setObject(kept, forKey: "a")
        do { map.setObject(Thing(), forKey: "b") }
        #expect(map.object(forKey: NSString(string: "a")) === kept)
        #expect(map.object(forKey: "b") == nil)
        #expect(map.count == 1)
        map.removeObject(forKey: "a")
        #expect(map.count == 0)
    }

    @Test func weakKeysAreObjectsNotValues() {
        let map = NSMapTable<Thing, NSString>.weakToStrongObjects()
        let (one, other) = (Thing(), Thing())
        map.setObject("x", forKey: one)
        #expect(map.object(forKey: one) == "x")
        #expect(map.object(forKey: other) == nil)
        #expect(map.objectEnumerator()?.allObjects.count == 1)
    }

    @Test func aLockGuardsItsValue() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(
            lock.withLock {
                $0 += 1; return $0
            } == 2)
        #expect(lock.withLockIfAvailable { $0 } == 2)
    }
}
