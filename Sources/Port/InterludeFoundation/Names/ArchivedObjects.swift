import Foundation

// What `decodeObject(forKey:)` of ported sources becomes: Foundation on Linux takes a key that is not there, and a number or a Boolean
// where an object is asked for, for a damaged archive, and reads nothing more of it.
extension NSCoder {
    /// The object that an archive has for a key; `nil` where it has none, or a plain value, as on iOS.
    public func objectIfThere(forKey key: String) -> Any? { hasObject(forKey: key) ? decodeObject(forKey: key) : nil }

    /// The object of a class that an archive has for a key.
    public func objectIfThere<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? {
        hasObject(forKey: key) ? decodeObject(of: cls, forKey: key) : nil
    }

    /// The object of one of some classes that an archive has for a key.
    public func objectIfThere(of classes: [AnyClass]?, forKey key: String) -> Any? {
        hasObject(forKey: key) ? decodeObject(of: classes, forKey: key) : nil
    }

    /// Whether an archive refers to an object. Foundation keeps to itself what it reads; reflection tells it.
    private func hasObject(forKey key: String) -> Bool {
        guard let unarchiver = self as? NSKeyedUnarchiver else { return true }
        guard unarchiver.containsValue(forKey: key) else { return false }
        // What begins with the sign of the archive's own keys is written with another one.
        let key = key.hasPrefix("$") ? "$" + key : key
        let containers = Mirror.child("_containers", of: unarchiver).flatMap { Mirror(reflecting: $0).children.first }
        let present = containers.flatMap { Mirror(reflecting: $0.value).children.reversed().first?.value }
        let values = present.flatMap { Mirror.child("dict", of: $0) } as? [String: Any]
        guard let value = values?[key] else { return true }
        return String(describing: type(of: value)) == "_NSKeyedArchiverUID"
    }
}

extension Mirror {
    /// What an object, or the part of it that a class above declares, has under a name.
    fileprivate static func child(_ name: String, of object: Any) -> Any? {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            .lazy.flatMap(\.children).first { $0.label == name }?.value
    }
}
