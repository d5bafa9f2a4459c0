import CoreGraphics

/// The key of the transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the switch that turns actions off.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// Changes of layers that belong together. Transactions nest; what an inner one does not set it has from the outer.
///
/// Around all explicit ones there is an implicit transaction, which begins with the first change and is committed once a
/// frame. Main thread only.
open class CATransaction: NSObject {
    /// What one transaction has set.
    fileprivate struct Level {
        var values: [String: Any] = [:]
        var groups: [CompletionGroup] = []
    }

    /// The transactions that are open.
    struct Open {
        fileprivate var levels: [Level] = []
        fileprivate var implicit = Level()
    }

    /// The explicit transactions, outermost first.
    nonisolated(unsafe) private static var levels: [Level] = []
    /// The implicit one.
    nonisolated(unsafe) private static var implicit = Level()

    /// How long an animation takes that no one has given a duration (Apple's documented default).
    package static let standardDuration: CFTimeInterval = 0.25

    /// Begins a transaction within the current one.
    open class func begin() { levels.append(Level()) }

    /// Ends the innermost transaction that was begun. Its completion block is called as soon as all animations that were
    /// added after it was set are done: here and now if there are none.
    open class func commit() {
        guard let level = levels.popLast() else { return RenderServer.current.commit() }
        for group in level.groups { group.close() }
    }

    /// Commits the implicit transaction now, unless explicit ones are open.
    open class func flush() {
        if levels.isEmpty { RenderServer.current.commit() }
    }

    /// Layers are used on the main thread only, so there is nothing to lock.
    open class func lock() {}

    /// Layers are used on the main thread only, so there is nothing to unlock.
    open class func unlock() {}

    /// The duration of animations that have none, 0.25 s if nobody has set one.
    open class func animationDuration() -> CFTimeInterval {
        AnimationValue.number(value(forKey: kCATransactionAnimationDuration)) ?? standardDuration
    }

    /// Sets the duration of animations that have none.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur, forKey: kCATransactionAnimationDuration)
    }

    /// The timing function of animations that have none; nil leaves them theirs.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    /// Sets the timing function of animations that have none.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Whether changes run no actions.
    open class func disableActions() -> Bool {
        guard !levels.isEmpty || !implicit.values.isEmpty else { return false }
        return AnimationValue.number(value(forKey: kCATransactionDisableActions)) == 1
    }

    /// Sets whether changes run no actions.
    open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

    /// The block that waits for the animations of the current transaction.
    open class func completionBlock() -> (() -> Void)? { current.groups.last?.waitingBlock }

    /// Sets a block that is called when all animations are done that are added from now on in this transaction. A block
    /// that was set before still waits for those that were added before.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        withCurrent { level in
            let previous = level.groups.popLast()
            if let previous { level.groups.append(previous) }
            if let block { level.groups.append(CompletionGroup(block)) }
        }
    }

    /// A value of the transaction, its own or an outer one's.
    open class func value(forKey key: String) -> Any? {
        if key == kCATransactionCompletionBlock { return completionBlock() }
        for level in levels.reversed() { if let value = level.values[key] { return value } }
        return implicit.values[key]
    }

    /// Sets a value of the transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
        withCurrent { $0.values[key] = anObject }
    }

    // MARK: For the module

    private static var current: Level { levels.last ?? implicit }

    private static func withCurrent(_ change: (inout Level) -> Void) {
        if levels.isEmpty { change(&implicit) } else { change(&levels[levels.count - 1]) }
    }

    /// The groups that a new animation belongs to: the last one of every open transaction.
    static func join() -> [CompletionGroup] {
        let groups = (levels + [implicit]).compactMap(\.groups.last)
        for group in groups { group.enter() }
        return groups
    }

    /// Ends the implicit transaction. The next change begins a new one.
    static func commitImplicit() {
        let level = implicit
        implicit = Level()
        for group in level.groups { group.close() }
    }

    /// Takes up the transactions of a host.
    ///
    /// - Returns: Those of the one before it.
    static func exchange(_ open: Open) -> Open {
        defer { (levels, implicit) = (open.levels, open.implicit) }
        return Open(levels: levels, implicit: implicit)
    }
}
