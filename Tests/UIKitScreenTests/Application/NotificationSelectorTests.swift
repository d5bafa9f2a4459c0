import Foundation
import QuartzCore
import Testing
import UIKit

/// Observers that name a method, as iOS code has them.
@MainActor
@Suite struct NotificationSelectorTests {
    private let center = NotificationCenter()
    private let name = NSNotification.Name("NotificationSelectorTests")

    @MainActor private final class Observer: NSObject {
        var heard: [NSNotification.Name] = []
        func hear(_ notification: Notification) { heard.append(notification.name) }
        func hearNothing() { heard.append(NSNotification.Name("")) }
    }

    @Test func `an observer's method is called with the notification`() {
        let observer = Observer()
        center.addObserver(observer, selector: Selector(Observer.hear(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: NSNotification.Name("another"), object: nil)
        #expect(observer.heard == [name])
    }

    @Test func `a method without a parameter is called as well`() {
        let observer = Observer()
        center.addObserver(observer, selector: Selector(Observer.hearNothing), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(observer.heard.count == 1)
    }

    @Test func `only the object that was asked for is heard`() {
        let (observer, sender) = (Observer(), NSObject())
        center.addObserver(observer, selector: Selector(Observer.hear(_:)), name: name, object: sender)
        center.post(name: name, object: NSObject())
        #expect(observer.heard.isEmpty)
        center.post(name: name, object: sender)
        #expect(observer.heard == [name])
    }

    @Test func `an observer that was removed hears no more, and another one does`() {
        let (leaving, staying) = (Observer(), Observer())
        for observer in [leaving, staying] {
            center.addObserver(observer, selector: Selector(Observer.hear(_:)), name: name, object: nil)
        }
        center.removeObserver(leaving)
        center.post(name: name, object: nil)
        #expect(leaving.heard.isEmpty)
        #expect(staying.heard == [name])
    }

    @Test func `an observer is not kept alive`() {
        var observer: Observer? = Observer()
        weak let kept = observer
        if let observer {
            center.addObserver(observer, selector: Selector(Observer.hear(_:)), name: name, object: nil)
        }
        observer = nil
        center.post(name: name, object: nil)
        #expect(kept == nil)
    }

    @Test func `a token of a block is removed as before`() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 0)
    }

    @Test func `an object responds to the methods of its class`() {
        #expect(Observer().responds(to: Selector(Observer.hear(_:))))
        #expect(!NSObject().responds(to: Selector(Observer.hear(_:))))
    }
}
