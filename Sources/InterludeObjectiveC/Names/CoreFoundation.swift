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

/// A loop here wakes up by itself.
public func CFRunLoopWakeUp(_ loop: CFRunLoop?) {}

public func CFEqual(_ a: CFTypeRef?, _ b: CFTypeRef?) -> Bool {
    if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
    return a === b
}
