import Foundation

// Functions of the Objective-C runtime. What can be told of Swift's classes is told. What changes classes while the program runs
// cannot be done: there is no method to be found, so those functions have nothing to work on and change nothing. Porting lists
// where they are called.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0 as AnyObject) } }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// No class has methods that could be exchanged.
public func class_getInstanceMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }

/// No class has methods that could be exchanged.
public func class_getClassMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { nil }

/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Adds nothing.
@discardableResult
public func class_addMethod<Name>(
    _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces nothing.
@discardableResult
public func class_replaceMethod<Name>(
    _ cls: AnyClass?, _ name: Name, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Replaces nothing.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// There are no methods, and so no implementations: who asks has one of the pointers above, which are all `nil`.
public func method_getImplementation(_ m: Method) -> IMP { m }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

public typealias NSInteger = Int
public typealias NSUInteger = UInt
