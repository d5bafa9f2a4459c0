import Foundation
import InterludeFoundation
import QuartzCore

// Foundation's own methods where there is an Objective-C runtime; see selectors.md. On a stage these timers run on its clock, like
// all of the main run loop's. Foundation's own `init(timeInterval:repeats:block:)` fires at once here, so they say when.
extension Timer {
    /// Creates a timer that calls a method of `aTarget`. The timer retains the target until it is
    /// invalidated. It runs after it is added to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let date = Date(timeIntervalSinceNow: ti)
        self.init(
            fireAt: date, interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that first fires at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        // An app's own class stays what it is; who calls it is known, and the information is not kept.
        guard Self.self == Timer.self, let timer = TargetTimer(date, ti, t as AnyObject, s, ui, repeats: rep) as? Self
        else {
            let target = TimerTarget(t as AnyObject, s)
            self.init(fire: date, interval: ti, repeats: rep) { target.call($0) }
            return
        }
        self.init(made: timer)
    }

    /// Creates a timer that calls a method of `aTarget`, and adds it to the run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }
}

/// A class whose initializers may make an object of a class below it, as Objective-C's may.
private protocol MadeElsewhere {}

extension MadeElsewhere {
    fileprivate init(made: Self) { self = made }
}

extension Timer: MadeElsewhere {}

/// Whom a timer calls. Foundation's timers on Linux keep themselves, and so their blocks, for ever: the target is let go of as soon
/// as the timer is known to be over.
private final class TimerTarget: @unchecked Sendable {
    private let lock = NSLock()
    private var target: AnyObject?
    private let selector: Selector

    init(_ target: AnyObject, _ selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func call(_ timer: Timer) {
        guard let target = lock.withLock({ target }) else { return }
        selector.perform(on: target, with: timer)
        guard timer.timeInterval == 0 || !timer.isValid else { return }
        letGo()
        (timer as? TargetTimer)?.forget()
    }

    func letGo() {
        // What goes with the target may ask for it.
        let gone = lock.withLock {
            defer { target = nil }
            return target
        }
        withExtendedLifetime(gone) {}
    }
}

/// A timer that tells what it was made with, which Foundation's own keeps to itself.
private final class TargetTimer: Timer {
    private var info: Any?
    private var target: TimerTarget?

    convenience init(
        _ date: Date, _ interval: TimeInterval, _ target: AnyObject, _ selector: Selector, _ info: Any?, repeats: Bool
    ) {
        let target = TimerTarget(target, selector)
        self.init(fire: date, interval: interval, repeats: repeats) { target.call($0) }
        self.info = info
        self.target = target
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        target?.letGo()
        forget()
    }

    /// It is over: what it was made with goes.
    func forget() { info = nil }
}

/// Addresses that nobody else associates values under.
enum TimerKeys {
    nonisolated(unsafe) static let pending = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
