import Foundation

/// What is known at run time of the classes that porting has made tables for.
package enum ObjectiveCClasses {
    /// The property of that name, of the object's class or one above it. A class below hides what is above.
    package static func property(_ name: String, of type: AnyClass) -> ObjectiveCProperty? {
        first(from: type) { $0.properties[name] }
    }

    /// The method of that name in Objective-C, as `handlePan:`.
    package static func method(_ selector: String, of type: AnyClass) -> ObjectiveCMethod? {
        first(from: type) { $0.methods[selector] } ?? accessor(selector, of: type)
    }

    /// Whether a class below another one has a method of its own of that name.
    package static func hasMethod(_ selector: String, _ type: AnyClass, below base: AnyClass) -> Bool {
        lineage(of: type).prefix { $0 != base }
            .contains { ObjectiveCIndex.shared.members(of: $0)?.methods[selector] != nil }
    }

    /// What a property's getter and setter are called: `title` and `setTitle:`.
    private static func accessor(_ selector: String, of type: AnyClass) -> ObjectiveCMethod? {
        if let property = property(selector, of: type) {
            return ObjectiveCMethod(selector) { object, _ in property.value(in: object) }
        }
        guard selector.hasPrefix("set"), selector.hasSuffix(":"), let first = selector.dropFirst(3).first else {
            return nil
        }
        let name = first.lowercased() + selector.dropFirst(4).dropLast()
        guard let property = property(name, of: type), property.isSettable else { return nil }
        return ObjectiveCMethod(selector) { object, arguments in _ = property.set(arguments[0] as Any?, in: object) }
    }

    /// The method of that name of the class itself.
    package static func classMethod(_ selector: String, of type: AnyClass) -> ObjectiveCMethod? {
        first(from: type) { $0.classMethods[selector] }
    }

    /// All properties with tables, of the class and those above it.
    package static func properties(of type: AnyClass) -> [ObjectiveCProperty] {
        lineage(of: type).flatMap { ObjectiveCIndex.shared.members(of: $0)?.properties.values.map(\.self) ?? [] }
    }

    /// The names of the properties with tables of the class itself, each in memory that stays, in the order of the alphabet.
    package static func ownPropertyNames(of type: AnyClass) -> [UnsafePointer<CChar>] {
        (ObjectiveCIndex.shared.members(of: type)?.properties.keys.sorted() ?? []).map(ObjectiveCIndex.shared.text)
    }

    /// The class that `@objc(Name)` calls so, or that is called so in Swift, with its module before it or, if only one is, without.
    package static func type(named name: String) -> AnyClass? { ObjectiveCIndex.shared.type(named: name) }

    /// The name that `@objc(Name)` gives a class.
    package static func name(of type: AnyClass) -> String? { ObjectiveCIndex.shared.members(of: type)?.name }

    private static func first<Member>(from type: AnyClass, _ look: (ObjectiveCIndex.Members) -> Member?) -> Member? {
        var next: AnyClass? = type
        while let current = next {
            if let members = ObjectiveCIndex.shared.members(of: current), let found = look(members) { return found }
            next = _getSuperclass(current)
        }
        return nil
    }

    /// The class and those above it.
    package static func lineage(of type: AnyClass) -> [AnyClass] {
        Array(sequence(first: type) { _getSuperclass($0) })
    }
}

/// All tables, by their classes. They are part of the program, so there is one index; it is made when it is first asked, and
/// anew when libraries have been loaded since.
private final class ObjectiveCIndex: @unchecked Sendable {
    static let shared = ObjectiveCIndex()

    struct Members {
        var name: String?
        var properties: [String: ObjectiveCProperty] = [:]
        var methods: [String: ObjectiveCMethod] = [:]
        var classMethods: [String: ObjectiveCMethod] = [:]
    }

    private let lock = NSLock()
    private var fileCount = 0
    private var tables: [ObjectIdentifier: [any ObjectiveCMembers.Type]] = [:]
    private var types: [String: AnyClass] = [:]
    /// Names that somebody has been given as C has them.
    private var texts: [String: UnsafePointer<CChar>] = [:]
    /// What has been asked for; `nil` is the answer for most of the system's classes.
    private var known: [ObjectIdentifier: Members?] = [:]

    func members(of type: AnyClass) -> Members? {
        lock.withLock {
            if let known = known[ObjectIdentifier(type)] { return known }
            refresh()
            let found = tables[ObjectIdentifier(type)].map(Self.members)
            known[ObjectIdentifier(type)] = .some(found)
            return found
        }
    }

    /// A name as C has it.
    func text(_ name: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let known = texts[name] { return known }
            let bytes = name.utf8CString
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            _ = UnsafeMutableBufferPointer(start: copy, count: bytes.count).initialize(from: bytes)
            texts[name] = UnsafePointer(copy)
            return UnsafePointer(copy)
        }
    }

    func type(named name: String) -> AnyClass? {
        lock.withLock {
            refresh()
            return types[name]
        }
    }

    private func refresh() {
        let count = ObjectiveCRecords.fileCount
        guard count != fileCount else { return }
        fileCount = count
        let all = ObjectiveCRecords.all
        tables = Dictionary(grouping: all) { ObjectIdentifier($0.owner) }
        known = known.filter { $0.value != nil }
        types = [:]
        for table in all {
            for name in Self.names(of: table) where types[name] == nil { types[name] = table.owner }
        }
    }

    /// `Name` of `@objc(Name)`, `Shop.Detail`, `Detail`.
    private static func names(of table: any ObjectiveCMembers.Type) -> [String] {
        let full = UIKitParts.name(of: table.owner)
        let short = full.split(separator: ".", maxSplits: 1).last.map(String.init)
        return [table.objectiveCName, full, short].compactMap(\.self)
    }

    private static func members(_ tables: [any ObjectiveCMembers.Type]) -> Members {
        var members = Members()
        for each in tables {
            nonisolated(unsafe) let table = each
            // Making a list is no work on the main thread's things: it writes down key paths and closures.
            let parts = withoutIsolation { (table.properties, table.methods, table.classMethods) }
            members.name = members.name ?? table.objectiveCName
            for property in parts.0 { members.properties[property.name] = property }
            for method in parts.1 { members.methods[method.selector] = method }
            for method in parts.2 { members.classMethods[method.selector] = method }
        }
        return members
    }

    /// Runs what is written for the main actor where the caller is.
    private static func withoutIsolation<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
