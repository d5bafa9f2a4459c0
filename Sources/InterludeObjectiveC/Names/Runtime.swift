import Foundation

// Functions of the Objective-C runtime. What is known of Swift's classes is answered. What changes classes while the program runs
// cannot be done: there is one method for all, so that who counts on finding one goes on, and what is done with it changes
// nothing. Porting lists where they are called.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0 as AnyObject) } }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The method that stands for all; its address is never read.
private var anyMethod: Method? { Method(bitPattern: 1) }

/// A method to go on with; whether the class has it is not known.
public func class_getInstanceMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { cls.flatMap { _ in anyMethod } }

/// A method to go on with; whether the class has it is not known.
public func class_getClassMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { cls.flatMap { _ in anyMethod } }

/// What cannot be called.
public func class_getMethodImplementation<Name>(_ cls: AnyClass?, _ name: Name) -> IMP? { nil }

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

/// As there is one method, there is one implementation; it cannot be called.
public func method_getImplementation(_ m: Method) -> IMP { m }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The properties of the class itself that Objective-C knows, in memory that the caller frees; nil for none.
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    let names = cls.map(ObjectiveCClasses.ownPropertyNames) ?? []
    outCount?.pointee = UInt32(names.count)
    guard !names.isEmpty, let memory = malloc(names.count * MemoryLayout<objc_property_t>.stride) else { return nil }
    let list = memory.bindMemory(to: objc_property_t.self, capacity: names.count)
    for (index, name) in names.enumerated() { list[index] = OpaquePointer(name) }
    return list
}

/// A property's name.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(property) }
