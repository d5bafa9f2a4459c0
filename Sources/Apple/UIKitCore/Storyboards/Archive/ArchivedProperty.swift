import Foundation

/// A value of a view's that archives hold (`NSKeyedArchiver`).
@MainActor struct ArchivedProperty<Owner: AnyObject> {
    let write: (Owner, NSCoder) -> Void
    /// What an archive does not have is left alone.
    let read: (Owner, NSCoder) -> Void

    private init(
        _ key: String, write: @escaping (Owner, NSCoder) -> Void, read: @escaping (Owner, NSCoder) -> Void
    ) {
        self.write = write
        self.read = { if $1.containsValue(forKey: key) { read($0, $1) } }
    }

    static func bool(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Bool>) -> Self {
        Self(
            key, write: { $1.encode($0[keyPath: path], forKey: key) },
            read: { $0[keyPath: path] = $1.decodeBool(forKey: key) })
    }

    static func int(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Int>) -> Self {
        Self(
            key, write: { $1.encode($0[keyPath: path], forKey: key) },
            read: { $0[keyPath: path] = $1.decodeInteger(forKey: key) })
    }

    static func number<Number: BinaryFloatingPoint>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Number>
    ) -> Self {
        Self(
            key, write: { $1.encode(Double($0[keyPath: path]), forKey: key) },
            read: { $0[keyPath: path] = Number($1.decodeDouble(forKey: key)) })
    }

    /// An enumeration's case. One that nobody knows is left alone.
    static func choice<Value: RawRepresentable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> Self where Value.RawValue == Int {
        Self(
            key, write: { $1.encode($0[keyPath: path].rawValue, forKey: key) },
            read: { owner, coder in
                if let value = Value(rawValue: coder.decodeInteger(forKey: key)) { owner[keyPath: path] = value }
            })
    }

    static func options<Value: OptionSet>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> Self where Value.RawValue == UInt {
        Self(
            key, write: { $1.encode(Int(bitPattern: $0[keyPath: path].rawValue), forKey: key) },
            read: { $0[keyPath: path] = Value(rawValue: UInt(bitPattern: $1.decodeInteger(forKey: key))) })
    }

    static func point(_ key: String, _ path: ReferenceWritableKeyPath<Owner, CGPoint>) -> Self {
        text(
            key, get: { NSCoder.string(for: $0[keyPath: path]) }, set: { $0[keyPath: path] = NSCoder.cgPoint(for: $1) })
    }

    static func size(_ key: String, _ path: ReferenceWritableKeyPath<Owner, CGSize>) -> Self {
        text(key, get: { NSCoder.string(for: $0[keyPath: path]) }, set: { $0[keyPath: path] = NSCoder.cgSize(for: $1) })
    }

    static func rect(_ key: String, _ path: ReferenceWritableKeyPath<Owner, CGRect>) -> Self {
        text(key, get: { NSCoder.string(for: $0[keyPath: path]) }, set: { $0[keyPath: path] = NSCoder.cgRect(for: $1) })
    }

    static func insets(_ key: String, _ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>) -> Self {
        text(
            key, get: { NSCoder.string(for: $0[keyPath: path]) },
            set: { $0[keyPath: path] = NSCoder.uiEdgeInsets(for: $1) })
    }

    static func string(_ key: String, _ path: ReferenceWritableKeyPath<Owner, String?>) -> Self {
        text(key, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// What can be said as text.
    static func text(
        _ key: String, get: @escaping (Owner) -> String?, set: @escaping (Owner, String) -> Void
    ) -> Self {
        Self(
            key, write: { owner, coder in if let text = get(owner) { coder.encode(text as NSString, forKey: key) } },
            read: { owner, coder in
                // Bridged: Foundation here gives either.
                if let text = coder.decodeObject(forKey: key) as? NSString { set(owner, text as String) }
            })
    }

    /// An object that archives can hold.
    static func object<Value: NSObject>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>) -> Self {
        object(key, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    static func object<Value: NSObject>(
        _ key: String, get: @escaping (Owner) -> Value?, set: @escaping (Owner, Value) -> Void
    ) -> Self {
        Self(
            key, write: { owner, coder in if let value = get(owner) { coder.encode(value, forKey: key) } },
            read: { owner, coder in
                if let value = coder.decodeObject(forKey: key) as? Value { set(owner, value) }
            })
    }
}

/// What archives hold of the views of one class, on top of its superclass's.
@MainActor struct ArchiveFamily {
    private let writeOwn: (UIView, NSCoder) -> Void
    private let readOwn: (UIView, NSCoder) -> Void

    init<Owner: UIView>(_ type: Owner.Type, _ properties: [ArchivedProperty<Owner>]) {
        writeOwn = { view, coder in
            guard let owner = view as? Owner else { return }
            for property in properties { property.write(owner, coder) }
        }
        readOwn = { view, coder in
            guard let owner = view as? Owner else { return }
            for property in properties { property.read(owner, coder) }
        }
    }

    func write(_ view: UIView, _ coder: NSCoder) { writeOwn(view, coder) }
    func read(_ view: UIView, _ coder: NSCoder) { readOwn(view, coder) }
}
