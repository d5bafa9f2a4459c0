import Foundation
import InterludeFoundation
import QuartzCore

// NSObject's delayed calls where there is an Objective-C runtime.
extension NSObjectProtocol {
    /// Calls a method on the main run loop after a while; the receiver and the argument live until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        PendingCalls.of(self).add(self, aSelector, anArgument, delay, modes: [.default])
    }

    /// Calls a method on the main run loop after a while, in some of its modes.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        PendingCalls.of(self).add(self, aSelector, anArgument, delay, modes: modes)
    }

    /// Calls a method on the main thread: in the next run-loop iteration, or immediately if it
    /// waits and the caller is on the main thread.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait, Thread.isMainThread {
            aSelector.perform(on: self, with: arg)
            return
        }
        nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
        let call = { @Sendable in _ = aSelector.perform(on: target, with: argument) }
        if wait { DispatchQueue.main.sync(execute: call) } else { DispatchQueue.main.async(execute: call) }
    }

    /// Calls a method later, on the main thread too: the methods of UIKit's classes, and of those below them, are the main actor's here.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
    }
}

extension NSObject {
    /// Cancels all delayed calls of an object's methods.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        PendingCalls.known(of: aTarget as AnyObject)?.cancel { _ in true }
    }

    /// Cancels the delayed calls of a method with an argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        PendingCalls.known(of: aTarget as AnyObject)?.cancel { call in
            guard call.selector == aSelector else { return false }
            switch (call.argument, anArgument) {
            case (nil, nil): return true
            case (let a?, let b?):
                let (a, b) = (a as AnyObject, b as AnyObject)
                return a === b || (a as? NSObject).map { $0.isEqual(b) } == true
            default: return false
            }
        }
    }
}

/// The delayed calls of an object's methods; associated with the object.
private final class PendingCalls {
    /// A call, which holds its target until it has come or was taken back.
    final class Call {
        let selector: Selector
        var argument: Any?
        var target: AnyObject?
        var timer: Timer?

        init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
            self.target = target
            self.selector = selector
            self.argument = argument
        }

        func end() {
            timer?.invalidate()
            target = nil
            argument = nil
            timer = nil
        }
    }

    private var calls: [Call] = []

    static func of(_ object: AnyObject) -> PendingCalls {
        let calls = AssociationTable.own.object(TimerKeys.pending, of: object) { PendingCalls() }
        return unsafeDowncast(calls, to: PendingCalls.self)
    }

    /// Those of an object that has had any.
    static func known(of object: AnyObject) -> PendingCalls? {
        AssociationTable.own.value(TimerKeys.pending, of: object) as? PendingCalls
    }

    func add(
        _ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval, modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let (call, list) = (Call(target, selector, argument), self)
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(delay, 0)), interval: 0, repeats: false) { _ in
            list.calls.removeAll { $0 === call }
            guard let target = call.target else { return }
            let argument = call.argument
            call.end()
            selector.perform(on: target, with: argument)
        }
        call.timer = timer
        calls.append(call)
        for mode in modes { RunLoop.main.add(timer, forMode: mode) }
    }

    func cancel(_ fits: (Call) -> Bool) {
        let ended = calls.filter(fits)
        calls.removeAll { call in ended.contains { $0 === call } }
        for call in ended { call.end() }
    }
}
