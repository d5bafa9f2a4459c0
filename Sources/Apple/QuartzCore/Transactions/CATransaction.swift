import CoreGraphics
import Foundation
import InterludeFoundation

/// The key of the transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the switch that turns actions off.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// A group of changes of layers. Transactions can be nested; a value that an inner one does not set is that of the
/// outer one.
///
/// Outside of explicit transactions there is an implicit one, which begins with the first change and is committed once
/// per frame. Each thread has its own transactions (documented). On other threads than the main one, `flush()` and the
/// end of the thread commit the implicit transaction.
open class CATransaction: NSObject {
    /// What one transaction has set.
    fileprivate struct Level {
        var values: [String: Any] = [:]
        var groups: [CompletionGroup] = []
    }

    /// The transactions that are open.
    struct Open {
        /// The explicit ones, outermost first.
        fileprivate var levels: [Level] = []
        fileprivate var implicit = Level()

        fileprivate var current: Level { levels.last ?? implicit }

        fileprivate mutating func changeCurrent(_ change: (inout Level) -> Void) {
            if levels.isEmpty { change(&implicit) } else { change(&levels[levels.count - 1]) }
        }

        fileprivate func value(forKey key: String) -> Any? {
            for level in levels.reversed() { if let value = level.values[key] { return value } }
            return implicit.values[key]
        }

        /// The groups of all, when a thread ends.
        var allGroups: [CompletionGroup] { levels.reversed().flatMap(\.groups) + implicit.groups }
    }

    /// Those of the main thread.
    nonisolated(unsafe) private static var main = Open()

    /// Reads or changes those of this thread. Calls nothing of the user's.
    private static func withOpen<Result>(_ body: (inout Open) -> Result) -> Result {
        MainQueue.isHere ? body(&main) : body(&ThreadTransactions.current.open)
    }

    /// How long an animation takes that no one has given a duration (Apple's documented default).
    package static let standardDuration: CFTimeInterval = 0.25

    /// Begins a transaction within the current one.
    open class func begin() { withOpen { $0.levels.append(Level()) } }

    /// Commits the innermost explicit transaction. Its completion block is called when all animations that were added
    /// after it was set have ended: immediately if there are none.
    open class func commit() {
        guard let level = withOpen({ $0.levels.popLast() }) else { return endImplicit() }
        for group in level.groups { group.close() }
    }

    /// Commits the implicit transaction immediately, unless an explicit one is open.
    open class func flush() {
        if withOpen({ $0.levels.isEmpty }) { endImplicit() }
    }

    /// On another thread there is nothing to show yet: what was animated begins when its layer is shown.
    private static func endImplicit() {
        if MainQueue.isHere { RenderServer.current.commit() } else { commitImplicit() }
    }

    private static let recursiveLock = NSRecursiveLock()

    /// Acquires the lock that all transactions share. It is recursive (documented).
    open class func lock() { recursiveLock.lock() }

    /// Releases the lock that `lock()` has acquired.
    open class func unlock() { recursiveLock.unlock() }

    /// Returns the duration of animations without one, by default 0.25 s.
    open class func animationDuration() -> CFTimeInterval {
        AnimationValue.number(value(forKey: kCATransactionAnimationDuration)) ?? standardDuration
    }

    /// Sets the duration of animations that have none.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur, forKey: kCATransactionAnimationDuration)
    }

    /// Returns the timing function of animations that have none; `nil` does not change theirs.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    /// Sets the timing function of animations that have none.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Returns whether changes run no actions.
    open class func disableActions() -> Bool {
        let value = withOpen { open in
            open.levels.isEmpty && open.implicit.values.isEmpty ? nil : open.value(forKey: kCATransactionDisableActions)
        }
        return AnimationValue.number(value) == 1
    }

    /// Sets whether changes run no actions.
    open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

    /// Returns the completion block of the current transaction.
    open class func completionBlock() -> (() -> Void)? { withOpen { $0.current.groups.last }?.waitingBlock }

    /// Sets a block that is called when all animations that are added from now on in this transaction have ended. A
    /// block that was set before still waits for those that were added before.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        withOpen { $0.changeCurrent { $0.groups.append(CompletionGroup(block)) } }
    }

    /// Returns a value of the transaction or of an outer one.
    open class func value(forKey key: String) -> Any? {
        if key == kCATransactionCompletionBlock { return completionBlock() }
        return withOpen { $0.value(forKey: key) }
    }

    /// Sets a value of the transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
        withOpen { $0.changeCurrent { $0.values[key] = anObject } }
    }

    // MARK: For the module

    /// The groups that a new animation belongs to: the last one of every open transaction.
    static func join() -> [CompletionGroup] {
        let groups = withOpen { ($0.levels + [$0.implicit]).compactMap(\.groups.last) }
        for group in groups { group.enter() }
        return groups
    }

    /// Ends the implicit transaction. The next change begins a new one.
    static func commitImplicit() {
        let level = withOpen { open in
            defer { open.implicit = Level() }
            return open.implicit
        }
        for group in level.groups { group.close() }
    }

    /// Takes up the transactions of a host, on the main thread.
    ///
    /// - Returns: Those of the one before it.
    static func exchange(_ open: Open) -> Open {
        defer { main = open }
        return main
    }
}
