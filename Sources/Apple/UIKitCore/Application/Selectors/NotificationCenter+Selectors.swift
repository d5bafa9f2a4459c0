import InterludeFoundation
import Foundation
import QuartzCore

// Foundation's own methods where there is an Objective-C runtime; see selectors.md.
extension NotificationCenter {
    /// Called when one observer leaves.
    private static let observerLeaves = NSNotification.Name("InterludeObserverLeaves")

    /// Calls a method of `observer` for every notification. The method runs on the main thread; a
    /// notification that is posted on another thread is delivered later. The observation ends with
    /// `removeObserver(_:)` or when the observer is deallocated.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let registration = SelectorRegistration(observer as AnyObject, aSelector, center: self)
        registration.tokens = [
            addObserver(forName: aName, object: anObject, queue: nil) { registration.deliver($0) },
            addObserver(forName: Self.observerLeaves, object: observer, queue: nil) { registration.observerLeaves($0) },
        ]
    }

    /// Removes an observer of `addObserver(_:selector:name:object:)`, or the one of a token of
    /// `addObserver(forName:object:queue:using:)`.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        post(name: Self.observerLeaves, object: observer)
    }
}

/// An observer and its method. Not tied to a thread: notifications come on any.
private final class SelectorRegistration: @unchecked Sendable {
    private weak var observer: AnyObject?
    private let selector: Selector
    private weak var center: NotificationCenter?
    var tokens: [any NSObjectProtocol] = []

    init(_ observer: AnyObject, _ selector: Selector, center: NotificationCenter) {
        self.observer = observer
        self.selector = selector
        self.center = center
    }

    func deliver(_ notification: Notification) {
        guard observer != nil else { return end() }
        guard MainQueue.isHere else {
            nonisolated(unsafe) let notification = notification
            return DispatchQueue.main.async { self.deliver(notification) }
        }
        if let observer { selector.perform(on: observer, with: notification) }
    }

    func observerLeaves(_ notification: Notification) {
        if observer == nil || notification.object as AnyObject? === observer { end() }
    }

    private func end() {
        for token in tokens { center?.removeObserver(token as Any) }
        tokens = []
    }
}
