import NibDocument

/// A property that an element of a file can give a value to: by an attribute of this name, or by a child with it as its key.
@MainActor struct NibProperty<Owner: AnyObject> {
    let name: String
    /// The elements that can give the value; empty where only an attribute can.
    let elements: Set<String>
    /// What the property is where the file says nothing; `nil` leaves it alone.
    let absent: ((Owner) -> Void)?
    /// Sets the property. False: the value cannot be read.
    let apply: (Owner, NibValue) -> Bool

    init(
        _ name: String, elements: Set<String> = [], absent: ((Owner) -> Void)? = nil,
        apply: @escaping (Owner, NibValue) -> Bool
    ) {
        self.name = name
        self.elements = elements
        self.absent = absent
        self.apply = apply
    }
}

/// What a file says about one property.
@MainActor struct NibValue {
    /// The element of the object that has the property.
    let element: NibElement
    let name: String
    let context: NibContext

    var attribute: String? { element[name] }
    var child: NibElement? { element.child(key: name) }
    var isGiven: Bool { attribute != nil || child != nil }
    /// `<nil key="textColor"/>`
    var isNil: Bool { child?.name == "nil" }
}

// MARK: - Kinds

extension NibProperty {
    static func bool(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>, absent: Bool? = nil
    ) -> NibProperty {
        NibProperty(name, absent: absent.map { value in { $0[keyPath: path] = value } }) { owner, value in
            set(owner, path, value.element.bool(name))
        }
    }

    static func int(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>) -> NibProperty {
        NibProperty(name) { owner, value in set(owner, path, value.element.int(name)) }
    }

    static func number(_ name: String, _ path: ReferenceWritableKeyPath<Owner, CGFloat>) -> NibProperty {
        NibProperty(name) { owner, value in set(owner, path, value.element.double(name).map { CGFloat($0) }) }
    }

    static func float(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Float>) -> NibProperty {
        NibProperty(name) { owner, value in set(owner, path, value.element.double(name).map { Float($0) }) }
    }

    static func seconds(_ name: String, _ path: ReferenceWritableKeyPath<Owner, TimeInterval>) -> NibProperty {
        NibProperty(name) { owner, value in set(owner, path, value.element.double(name)) }
    }

    static func string(_ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>) -> NibProperty {
        NibProperty(name, elements: ["string", "mutableString", "nil"]) { owner, value in
            guard !value.isNil else {
                owner[keyPath: path] = nil
                return true
            }
            return set(owner, path, value.string.map { .some($0) })
        }
    }

    static func color(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIColor?>) -> NibProperty {
        NibProperty(name, elements: ["color", "nil"]) { owner, value in
            guard !value.isNil else {
                owner[keyPath: path] = nil
                return true
            }
            return set(owner, path, value.child.flatMap { value.context.color($0) }.map { .some($0) })
        }
    }

    static func image(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIImage?>) -> NibProperty {
        NibProperty(name, elements: ["imageReference", "image", "nil"]) { owner, value in
            owner[keyPath: path] = value.image
            return true
        }
    }

    static func font(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIFont?>) -> NibProperty {
        NibProperty(name, elements: ["fontDescription", "font", "nil"]) { owner, value in
            set(owner, path, value.child.flatMap { value.context.font($0) }.map { .some($0) })
        }
    }

    static func size(_ name: String, _ path: ReferenceWritableKeyPath<Owner, CGSize>) -> NibProperty {
        NibProperty(name, elements: ["size"]) { owner, value in set(owner, path, value.child?.size) }
    }

    static func insets(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>) -> NibProperty {
        NibProperty(name, elements: ["inset", "edgeInsets"]) { owner, value in set(owner, path, value.child?.insets) }
    }

    /// One of several words.
    static func choice<Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ words: [String: Value], absent: Value? = nil
    ) -> NibProperty {
        NibProperty(name, absent: absent.map { value in { $0[keyPath: path] = value } }) { owner, value in
            set(owner, path, value.attribute.flatMap { words[$0] })
        }
    }

    /// Several of several words, as attributes of a child: `<extendedEdge key="edgesForExtendedLayout" top="YES"/>`
    static func options<Value: OptionSet>(
        _ name: String, _ element: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ words: [String: Value]
    ) -> NibProperty where Value.Element == Value {
        NibProperty(name, elements: [element]) { owner, value in
            guard let child = value.child else { return false }
            owner[keyPath: path] = child.options(words)
            return true
        }
    }

    private static func set<Value>(_ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>, _ value: Value?)
        -> Bool
    {
        guard let value else { return false }
        owner[keyPath: path] = value
        return true
    }
}

extension NibElement {
    func options<Value: OptionSet>(_ words: [String: Value]) -> Value where Value.Element == Value {
        words.reduce(into: Value()) { if bool($1.key) == true { $0.formUnion($1.value) } }
    }
}
