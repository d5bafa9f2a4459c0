import Foundation
import InterludeObjectiveC
import QuartzCore

// Foundation's own methods where there is an Objective-C runtime; see selectors.md. On a stage these timers run on its clock, like
// all of the main run loop's. Foundation's own `init(timeInterval:repeats:block:)` fires at once here, so they say when.
extension Timer {
    /// Makes a timer that calls a method of `aTarget`, which it keeps alive until it is invalidated. It runs once it is added to
    /// a run loop. Its `userInfo` is not kept; that of a scheduled one is.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget as AnyObject
        self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) {
            aSelector.perform(on: target, with: $0)
        }
    }

    /// Makes a timer that first fires at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        nonisolated(unsafe) let target = t as AnyObject
        self.init(fire: date, interval: ti, repeats: rep) { s.perform(on: target, with: $0) }
    }

    /// Makes a timer that calls a method of `aTarget`, and adds it to the run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = TargetTimer(ti, aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo)
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that tells what it was made with, which Foundation's own keeps to itself.
private final class TargetTimer: Timer {
    private var info: Any?

    convenience init(_ interval: TimeInterval, _ target: AnyObject, _ selector: Selector, _ info: Any?, repeats: Bool) {
        nonisolated(unsafe) let target = target
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
            selector.perform(on: target, with: $0)
        }
        self.info = info
    }

    override var userInfo: Any? { info }
}

/// Addresses that nobody else associates values under.
enum TimerKeys {
    nonisolated(unsafe) static let pending = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
