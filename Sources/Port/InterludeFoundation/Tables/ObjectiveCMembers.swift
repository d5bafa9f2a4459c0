/// A table of the members that a class declares in one place, its body or an extension, as an Objective-C runtime would
/// have it.
///
/// Porting writes such an enumeration inside the braces of each place, because private members are visible only there.
/// Storyboards, selectors by name and key-value coding find it by `record`, without registration.
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

/// The record of a table in the program's file, by which it is found without registration.
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
