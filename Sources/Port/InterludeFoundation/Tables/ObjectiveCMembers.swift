/// What the Objective-C runtime would know of the members that a class declares in one place, its body or an extension.
///
/// Porting writes an enumeration of this kind into each such place, inside of its braces, as private members are seen only
/// there. Storyboards, selectors by name and key-value coding find it by `record`; nobody registers it.
public protocol ObjectiveCMembers {
    /// The class that has the members.
    static var owner: AnyClass { get }
    /// The name that `@objc(Name)` gives the class.
    static var objectiveCName: String? { get }
    @MainActor static var properties: [ObjectiveCProperty] { get }
    @MainActor static var methods: [ObjectiveCMethod] { get }
    /// Methods of the class itself. They are called with its metatype as the object.
    @MainActor static var classMethods: [ObjectiveCMethod] { get }
}

extension ObjectiveCMembers {
    public static var objectiveCName: String? { nil }
    @MainActor public static var properties: [ObjectiveCProperty] { [] }
    @MainActor public static var methods: [ObjectiveCMethod] { [] }
    @MainActor public static var classMethods: [ObjectiveCMethod] { [] }
}

/// What is in the program's file for a table, so that it is found without being registered.
///
/// This is a record of test content, as Swift Testing's documents call it (`Documentation/ABI/TestContent.md`): the one
/// section that the runtime lists for all files of a program and that is open to records of other kinds. The parts are
/// kind, reserved, accessor, context, reserved.
public typealias ObjectiveCRecord = (
    UInt32, UInt32,
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt) -> CBool, UInt, UInt
)

extension ObjectiveCMembers {
    /// The accessor's body: writes the table's type where the caller wants it.
    public static func put(_ place: UnsafeMutableRawPointer) -> CBool {
        place.initializeMemory(as: (any ObjectiveCMembers.Type).self, to: self)
        return true
    }
}
