import CoreGraphics

/// A property of layers that a key path names: how it is read, written, interpolated, and whether animations of it may be
/// added up.
///
/// All that the module knows about properties by name is in the one table `LayerProperty.table`: implicit actions,
/// animations and key-value coding look things up here.
package struct LayerProperty {
    /// The whole key path, such as `position.x`.
    package let keyPath: String
    /// The property of the layer that it belongs to, such as `position`.
    package let key: String
    package let kind: ValueKind
    /// Whether a change animates by itself (the default action).
    package let isAnimatable: Bool
    /// Whether a change inside a view's animation block animates; it does so on view's layers alone.
    package private(set) var animatesInBlocks = false
    /// The field that the value is; `nil` for what is computed or watched.
    var place: Place?
    /// `nil` when layers of that kind have no such property.
    package let get: (LayerValues) -> AnimationValue?
    package let set: (inout LayerValues, AnimationValue) -> Void

    /// Whether an additive animation makes sense: numbers, geometry and transforms, but not colors, images and flags
    /// (uikit facts: colors, contents, hidden and booleans are replaced).
    package var isAdditive: Bool {
        switch kind {
        case .scalar, .point, .size, .rect, .transform, .scalars: return true
        case .color, .colors, .path, .flag, .object: return false
        }
    }
}

extension LayerProperty {
    /// A field of `LayerValues` or of one of its parts.
    struct Place {
        /// The structure.
        let owner: ObjectIdentifier
        /// Where in it the field begins, in bytes.
        let offset: Int

        init?<Fields, Value>(_ field: WritableKeyPath<Fields, Value>) {
            guard let offset = MemoryLayout<Fields>.offset(of: field) else { return nil }
            owner = ObjectIdentifier(Fields.self)
            self.offset = offset
        }
    }

    /// The same property, which view blocks animate too.
    var inBlocks: LayerProperty {
        var copy = self
        copy.animatesInBlocks = true
        return copy
    }
}

// MARK: - Looking up

extension LayerProperty {
    /// What has been looked up so far. Behind the lock.
    nonisolated(unsafe) private static var known: [String: LayerProperty] = [:]
    private static let lock = NSLock()

    nonisolated(unsafe) private static let byKey = Dictionary(uniqueKeysWithValues: table.map { ($0.key, $0) })

    /// The property that a key path names: one of the table, or a part of one such as `bounds.size.width` or
    /// `transform.rotation.z`. A single name that the table does not have is a value of the user's own.
    package static func named(_ keyPath: String) -> LayerProperty? {
        lock.lock()
        defer { lock.unlock() }
        if let property = known[keyPath] { return property }
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return nil }
        let property: LayerProperty?
        if let base = byKey[first] {
            property = parts.count == 1 ? base : base.part(parts[1])
        } else {
            property = parts.count == 1 ? custom(first) : nil
        }
        known[keyPath] = property
        return property
    }

    /// Whether the table itself has the property.
    package static func isBuiltIn(_ key: String) -> Bool { byKey[key] != nil }

    private static func custom(_ key: String) -> LayerProperty {
        LayerProperty(
            keyPath: key, key: key, kind: .object, isAnimatable: false,
            get: { .object($0.custom[key]) },
            set: { values, value in
                if case .object(let any) = value { values.custom[key] = any } else { values.custom[key] = value.boxed }
            })
    }
}

// MARK: - Parts of a property

extension LayerProperty {
    /// The part of this property that the rest of a key path names.
    private func part(_ path: String) -> LayerProperty? {
        switch kind {
        case .point: return number(path, at: ["x": 0, "y": 1][path])
        case .size: return number(path, at: ["width": 0, "height": 1][path])
        case .rect: return partOfRect(path)
        case .transform: return partOfTransform(path)
        default: return nil
        }
    }

    /// One of the numbers of which the value consists.
    private func number(_ path: String, at index: Int?) -> LayerProperty? {
        guard let index else { return nil }
        return derived(path, .scalar) { value in
            value.numbers.map { .scalar($0[index]) }
        } set: { value, new in
            guard var numbers = value.numbers, case .scalar(let x) = new else { return value }
            numbers[index] = x
            return value.replacing(numbers)
        }
    }

    private func partOfRect(_ path: String) -> LayerProperty? {
        let indices = ["origin.x": 0, "origin.y": 1, "size.width": 2, "size.height": 3]
        if let index = indices[path] { return number(path, at: index) }
        if path == "origin" {
            return derived(path, .point) { value in
                if case .rect(let r) = value { .point(r.origin) } else { nil }
            } set: { value, new in
                guard case .rect(let r) = value, case .point(let p) = new else { return value }
                return .rect(CGRect(origin: p, size: r.size))
            }
        }
        guard path == "size" else { return nil }
        return derived(path, .size) { value in
            if case .rect(let r) = value { .size(r.size) } else { nil }
        } set: { value, new in
            guard case .rect(let r) = value, case .size(let s) = new else { return value }
            return .rect(CGRect(origin: r.origin, size: s))
        }
    }

    private func partOfTransform(_ path: String) -> LayerProperty? {
        if path == "translation" {
            return derived(path, .size) { value in
                if case .transform(let t) = value { .size(CGSize(width: t.m41, height: t.m42)) } else { nil }
            } set: { value, new in
                guard case .transform(var t) = value, case .size(let s) = new else { return value }
                t.m41 = s.width
                t.m42 = s.height
                return .transform(t)
            }
        }
        guard let component = TransformComponent(rawValue: path) else { return nil }
        return derived(path, .scalar) { value in
            if case .transform(let t) = value { .scalar(t[component: component]) } else { nil }
        } set: { value, new in
            guard case .transform(var t) = value, case .scalar(let x) = new else { return value }
            t[component: component] = x
            return .transform(t)
        }
    }

    private func derived(
        _ path: String, _ kind: ValueKind, get: @escaping (AnimationValue) -> AnimationValue?,
        set: @escaping (AnimationValue, AnimationValue) -> AnimationValue
    ) -> LayerProperty {
        let (outerGet, outerSet) = (self.get, self.set)
        return LayerProperty(
            keyPath: "\(keyPath).\(path)", key: key, kind: kind, isAnimatable: isAnimatable,
            get: { outerGet($0).flatMap(get) },
            set: { values, new in
                guard let whole = outerGet(values) else { return }
                outerSet(&values, set(whole, new))
            })
    }
}
