import Foundation

/// The ownership of objects in a Foundation collection. Foundation on Linux has no such collections.
public struct NSPointerFunctions: Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The numbers are those of Foundation's header.
        public static let strongMemory = Options([])
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality = Options([])
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

private final class Held {
    private(set) weak var weakly: AnyObject?
    private let strongly: AnyObject?
    var object: AnyObject? { strongly ?? weakly }

    init(_ object: AnyObject, isWeak: Bool) {
        weakly = object
        strongly = isWeak ? nil : object
    }
}

/// A set of objects, which it may hold weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var held: [ObjectIdentifier: Held] = [:]
    private let options: NSPointerFunctions.Options

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    public convenience override init() { self.init(options: [], capacity: 0) }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private func remaining() -> [ObjectType] {
        held = held.filter { $0.value.object != nil }
        return held.values.compactMap { $0.object.map { unsafeDowncast($0, to: ObjectType.self) } }
    }

    open var allObjects: [ObjectType] { remaining() }
    open var count: Int { remaining().count }
    open var anyObject: ObjectType? { remaining().first }

    open func add(_ object: ObjectType?) {
        guard let object = object as AnyObject? else { return }
        held[ObjectIdentifier(object)] = Held(object, isWeak: options.contains(.weakMemory))
    }

    open func remove(_ object: ObjectType?) {
        if let object = object as AnyObject? { held[ObjectIdentifier(object)] = nil }
    }

    open func removeAllObjects() { held = [:] }

    open func contains(_ anObject: ObjectType?) -> Bool {
        guard let object = anObject as AnyObject? else { return false }
        return held[ObjectIdentifier(object)]?.object === object
    }

    open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }
}

/// A dictionary with objects as keys and values, which it may hold weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var held: [AnyHashable: (key: Held, value: Held)] = [:]
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    public convenience override init() { self.init(keyOptions: [], valueOptions: []) }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// Keys that are held strongly are compared by their values, as strings are; weak ones by identity.
    private func place(_ key: AnyObject) -> AnyHashable {
        guard !keyOptions.contains(.weakMemory), let object = key as? NSObject else { return ObjectIdentifier(key) }
        return object
    }

    private func sweep() { held = held.filter { $0.value.key.object != nil && $0.value.value.object != nil } }

    open var count: Int {
        sweep()
        return held.count
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let key = aKey as AnyObject?, let found = held[place(key)], found.key.object != nil else { return nil }
        return found.value.object.map { unsafeDowncast($0, to: ObjectType.self) }
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let key = aKey as AnyObject? else { return }
        guard let object = anObject as AnyObject? else { return removeObject(forKey: aKey) }
        held[place(key)] = (
            Held(key, isWeak: keyOptions.contains(.weakMemory)),
            Held(object, isWeak: valueOptions.contains(.weakMemory))
        )
    }

    open func removeObject(forKey aKey: KeyType?) {
        if let key = aKey as AnyObject? { held[place(key)] = nil }
    }

    open func removeAllObjects() { held = [:] }

    /// The keys.
    open func keyEnumerator() -> NSEnumerator {
        sweep()
        return NSArray(array: held.values.compactMap(\.key.object)).objectEnumerator()
    }

    /// The values.
    open func objectEnumerator() -> NSEnumerator? {
        sweep()
        return NSArray(array: held.values.compactMap(\.value.object)).objectEnumerator()
    }
}
