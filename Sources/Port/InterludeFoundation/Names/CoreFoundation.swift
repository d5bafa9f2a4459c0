import Foundation

// Names of CoreFoundation that iOS sources use beside Foundation's. Where Apple's is a type that bridges to a class, this is
// that class.

public typealias CFTypeRef = AnyObject
public typealias CFRunLoop = RunLoop
public typealias CFRunLoopMode = RunLoop.Mode
public typealias CFAllocator = AnyObject

public let kCFRunLoopDefaultMode = RunLoop.Mode.default
public let kCFRunLoopCommonModes = RunLoop.Mode.common

/// There is one allocator.
public var kCFAllocatorDefault: CFAllocator? { nil }

public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }

public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }

/// Runs a block at the loop's next turn.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop?, _ mode: Any?, _ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    loop?.perform { block() }
}

/// Does nothing: a run loop here wakes up automatically.
public func CFRunLoopWakeUp(_ loop: CFRunLoop?) {}

public func CFEqual(_ a: CFTypeRef?, _ b: CFTypeRef?) -> Bool {
    if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
    return a === b
}

/// Adds a timer to a loop.
public func CFRunLoopAddTimer(_ loop: CFRunLoop?, _ timer: Timer?, _ mode: CFRunLoopMode?) {
    if let timer { loop?.add(timer, forMode: mode ?? .default) }
}

/// Takes a timer off every loop: Foundation here cannot take it off one alone.
public func CFRunLoopRemoveTimer(_ loop: CFRunLoop?, _ timer: Timer?, _ mode: CFRunLoopMode?) { timer?.invalidate() }

public func CFRunLoopRun() { RunLoop.current.run() }

/// A fresh object of the kind that Foundation has for it.
public func CFUUIDCreate(_ allocator: CFAllocator?) -> NSUUID { NSUUID() }

public func CFUUIDCreateString(_ allocator: CFAllocator?, _ uuid: NSUUID) -> NSString {
    NSString(string: uuid.uuidString)
}

extension RunLoop.Mode {
    /// As Core Foundation's name is spelled in Swift.
    public static var commonModes: RunLoop.Mode { .common }
    /// As Core Foundation's name is spelled in Swift.
    public static var defaultMode: RunLoop.Mode { .default }
}

public typealias CFRunLoopTimer = Timer

/// A timer that calls a closure; it counts once it is added to a loop.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: Double, _ interval: Double, _ flags: UInt, _ order: Int,
    _ block: @escaping (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer! {
    nonisolated(unsafe) let block = block
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
    ) { block($0) }
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

/// The number of a Foundation later than all that sources compare it with.
public let NSFoundationVersionNumber = 3000.0
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
