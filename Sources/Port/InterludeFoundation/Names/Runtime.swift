import Foundation
import Synchronization

// Functions of the Objective-C runtime. What is known of Swift's classes is answered. What changes classes while the program runs
// cannot be done: there is one method for all, so that who counts on finding one goes on, and what is done with it changes
// nothing. Porting lists where they are called.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0 as AnyObject) } }

/// The name of an object's class, as `NSStringFromClass` has it; `"nil"` for none. It stays in memory.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
    obj.map { class_getName(type(of: $0 as AnyObject)) } ?? KeptNames.name("nil")
}

/// A class's name, as `NSStringFromClass` has it. It stays in memory.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    KeptNames.name(cls.map(KeptNames.name(of:)) ?? "nil")
}

/// The class of a name, as `NSClassFromString` finds it.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
    ObjectiveCNames.type(named: String(cString: name))
}

/// The class of a name, as `NSClassFromString` finds it.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { objc_lookUpClass(name) }

/// Names that whoever has asked for them may keep as long as the program runs.
private enum KeptNames {
    private static let names = Mutex<[String: UnsafeKeptName]>([:])

    /// Foundation on Linux has no names for classes within others.
    static func name(of type: AnyClass) -> String {
        let full = UIKitParts.name(of: type)
        let isInner = full.contains("(") || full.split(separator: ".").count > 2
        return isInner ? ObjectiveCClasses.name(of: type) ?? full : ObjectiveCNames.name(of: type)
    }

    static func name(_ text: String) -> UnsafePointer<CChar> {
        names.withLock { names in
            if let known = names[text] { return known.pointer }
            let made = UnsafeKeptName(text)
            names[text] = made
            return made.pointer
        }
    }

    /// Nobody writes to it, and it is never given back.
    private struct UnsafeKeptName: @unchecked Sendable {
        let pointer: UnsafePointer<CChar>

        init(_ text: String) {
            pointer = text.withCString { source in
                let length = strlen(source) + 1
                let memory = UnsafeMutablePointer<CChar>.allocate(capacity: length)
                memory.initialize(from: source, count: length)
                return UnsafePointer(memory)
            }
        }
    }
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Changes the class of an object.
///
/// Precondition: the class is a subclass of the object's class without stored properties. Otherwise the program traps,
/// where Objective-C would access memory behind the object.
///
/// - Returns: The previous class.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let object = obj.map({ $0 as AnyObject }) else { return nil }
    let old: AnyClass = type(of: object)
    guard isBelow(cls, old) else { fatalError("\(cls) is not below \(old), whose object is to be one of it") }
    guard instanceSize(cls) == instanceSize(old) else {
        fatalError("\(cls) has stored properties, for which an object of \(old) has no room")
    }
    // An object begins with its class.
    Unmanaged.passUnretained(object).toOpaque().storeBytes(
        of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    return old
}

private func isBelow(_ type: AnyClass, _ other: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next, current != other { next = _getSuperclass(current) }
    return next != nil
}

/// How many bytes an object of a class has: what the Swift runtime keeps of a class begins, where there is no Objective-C, with its kind,
/// its superclass, its flags and where an object begins (ABI/TypeMetadata.rst of the Swift project).
private func instanceSize(_ type: AnyClass) -> UInt32 {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
}

/// The method that stands for all; its address is never read.
private var anyMethod: Method? { Method(bitPattern: 1) }

/// A method to go on with; whether the class has it is not known.
public func class_getInstanceMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { cls.flatMap { _ in anyMethod } }

/// A method to go on with; whether the class has it is not known.
public func class_getClassMethod<Name>(_ cls: AnyClass?, _ name: Name) -> Method? { cls.flatMap { _ in anyMethod } }

/// Returns `nil`: implementations cannot be called here.
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

/// The properties of the class itself that Objective-C knows, in memory that the caller frees; `nil` for none.
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
