import CoreGraphics

// The entries of the table: properties of all layers, and of some layers' own part, for every type of value. A path through an
// optional part gives nil where a layer has no such part.

extension LayerProperty {
    /// How values of a type are given to animations, and read from them.
    struct Form<Value> {
        let kind: ValueKind
        let get: (Value) -> AnimationValue
        /// `nil` for a value of another kind.
        let set: (AnimationValue) -> Value?
    }

    /// A property of all layers.
    init<T>(
        _ key: String, _ path: WritableKeyPath<LayerValues, T>, _ form: Form<T>, isAnimatable: Bool = true
    ) {
        self.init(
            keyPath: key, key: key, kind: form.kind, isAnimatable: isAnimatable,
            get: { form.get($0[keyPath: path]) },
            set: { values, value in if let new = form.set(value) { values[keyPath: path] = new } })
        place = Place(path)
    }

    /// A property of one of some layers' own part.
    init<Part, T>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, T>, _ form: Form<T>,
        isAnimatable: Bool = true
    ) {
        self.init(
            keyPath: key, key: key, kind: form.kind, isAnimatable: isAnimatable,
            get: { values in values[keyPath: part].map { form.get($0[keyPath: path]) } },
            set: { values, value in
                guard values[keyPath: part] != nil, let new = form.set(value) else { return }
                values[keyPath: part]?[keyPath: path] = new
            })
        place = Place(path)
    }
}

// MARK: - The forms

extension LayerProperty.Form where Value == CGRect {
    /// A rectangle.
    static var rect: Self {
        Self(
            kind: .rect, get: { x in .rect(x) },
            set: { value in if case .rect(let new) = value { new } else { nil } })
    }
}

extension LayerProperty.Form where Value == CGPoint {
    /// A point.
    static var point: Self {
        Self(
            kind: .point, get: { x in .point(x) },
            set: { value in if case .point(let new) = value { new } else { nil } })
    }
}

extension LayerProperty.Form where Value == CGSize {
    /// A size.
    static var size: Self {
        Self(
            kind: .size, get: { x in .size(x) },
            set: { value in if case .size(let new) = value { new } else { nil } })
    }
}

extension LayerProperty.Form where Value == CGFloat {
    /// A number.
    static var number: Self {
        Self(
            kind: .scalar, get: { x in .scalar(Double(x)) },
            set: { value in if case .scalar(let new) = value { CGFloat(new) } else { nil } })
    }
}

extension LayerProperty.Form where Value == Float {
    /// A number of single precision.
    static var float: Self {
        Self(
            kind: .scalar, get: { x in .scalar(Double(x)) },
            set: { value in if case .scalar(let new) = value { Float(new) } else { nil } })
    }
}

extension LayerProperty.Form where Value == CFTimeInterval {
    /// A time.
    static var seconds: Self {
        Self(
            kind: .scalar, get: { x in .scalar(x) },
            set: { value in if case .scalar(let new) = value { new } else { nil } })
    }
}

extension LayerProperty.Form where Value == Int {
    /// A whole number.
    static var count: Self {
        Self(
            kind: .scalar, get: { x in .scalar(Double(x)) },
            set: { value in if case .scalar(let new) = value { Int(saturating: new) } else { nil } })
    }
}

extension LayerProperty.Form where Value == CATransform3D {
    /// A transform.
    static var transform: Self {
        Self(
            kind: .transform, get: { x in .transform(x) },
            set: { value in if case .transform(let new) = value { new } else { nil } })
    }
}

extension LayerProperty.Form where Value == CGColor? {
    /// A color or none.
    static var color: Self {
        Self(
            kind: .color, get: { x in .color(x) },
            set: { value in if case .color(let new) = value { .some(new) } else { nil } })
    }
}

extension LayerProperty.Form where Value == CGPath? {
    /// A path or none.
    static var path: Self {
        Self(
            kind: .path, get: { x in .path(x) },
            set: { value in if case .path(let new) = value { .some(new) } else { nil } })
    }
}

extension LayerProperty.Form where Value == Any? {
    /// Anything that is exchanged as a whole.
    static var object: Self {
        Self(
            kind: .object, get: { x in .object(x) },
            set: { value in if case .object(let new) = value { .some(new) } else { nil } })
    }
}

extension LayerProperty.Form where Value == CACornerMask {
    /// Which corners are round. They change at once.
    static var corners: Self {
        Self(
            kind: .scalar, get: { x in .scalar(Double(x.rawValue)) },
            set: { value in
                guard case .scalar(let new) = value else { return nil }
                return CACornerMask(rawValue: UInt(clamping: Int(saturating: new)))
            })
    }
}

extension LayerProperty.Form where Value == Bool {
    /// Yes or no.
    static var flag: Self {
        Self(
            kind: .flag, get: { x in .object(x) },
            set: { value in if case .object(let new as Bool) = value { new } else { nil } })
    }
}

extension LayerProperty.Form where Value == [NSNumber]? {
    /// A list of numbers or none.
    static var numbers: Self {
        Self(
            kind: .scalars, get: { x in .scalars((x ?? []).map(\.doubleValue)) },
            set: { value in
                if case .scalars(let new) = value {
                    .some(new.isEmpty ? nil : new.map { NSNumber(value: $0) })
                } else {
                    nil
                }
            })
    }
}

extension LayerProperty.Form where Value == [Any]? {
    /// A list of colors or none.
    static var colors: Self {
        Self(
            kind: .colors, get: { x in .colors((x ?? []).compactMap { $0 as? CGColor }) },
            set: { value in if case .colors(let new) = value { .some(new.isEmpty ? nil : new) } else { nil } })
    }
}

extension LayerProperty.Form where Value: RawRepresentable, Value.RawValue == String {
    /// One of the named constants.
    static var name: Self {
        Self(
            kind: .object, get: { x in .object(x.rawValue) },
            set: { value in if case .object(let new as String) = value { Value(rawValue: new) } else { nil } })
    }
}
