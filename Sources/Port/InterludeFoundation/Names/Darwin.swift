import Foundation

// Names of Darwin that iOS sources use, and that Linux's C library does not have.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

/// A number of `Float`, as in Darwin.
public let HUGE = Float.greatestFiniteMagnitude

/// Runs a block. Objects are reference counted here; a view that is removed from its superview in the block lives until
/// the end of the block.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try AutoreleasePool.scope(body) }

/// The ratio of a unit of `mach_absolute_time` to nanoseconds.
public struct mach_timebase_info: Sendable {
    public var numer: UInt32 = 0
    public var denom: UInt32 = 0
    public init() {}

    /// Darwin's function of the same name, which fills one in.
    @discardableResult
    public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
        info.pointee.numer = 1
        info.pointee.denom = 1
        self = info.pointee
    }
}

public typealias mach_timebase_info_data_t = mach_timebase_info

/// Not 0 on the main thread.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

// MARK: Locks

/// A lock that its own thread may take again, one for each object.
private func lock(of object: Any) -> NSRecursiveLock {
    let lock = AssociationTable.own.object(synchronizedKey, of: object as AnyObject) { NSRecursiveLock() }
    return unsafeDowncast(lock, to: NSRecursiveLock.self)
}

nonisolated(unsafe) private let synchronizedKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    lock(of: object).lock()
    return 0
}

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    lock(of: object).unlock()
    return 0
}

public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
public typealias os_unfair_lock_s = os_unfair_lock

/// A lock of one word: 0 is open.
public struct os_unfair_lock: Sendable {
    var handle: pthread_mutex_t
    public init() {
        handle = pthread_mutex_t()
        pthread_mutex_init(&handle, nil)
    }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.handle) }

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(&lock.pointee.handle) == 0
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.handle) }

/// As Darwin's C library has it.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The length of the names of `utsname`.
public let _SYS_NAMELEN: Int32 = 256

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }
    private let box: Box

    public init(initialState: State) { box = Box(initialState) }
    public init(uncheckedState: State) { box = Box(uncheckedState) }

    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }

    public func withLockIfAvailable<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard box.lock.try() else { return nil }
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(initialState: ()) }
    public func lock() { box.lock.lock() }
    public func unlock() { box.lock.unlock() }
    public func lockIfAvailable() -> Bool { box.lock.try() }
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { _ in try body() } }
}
