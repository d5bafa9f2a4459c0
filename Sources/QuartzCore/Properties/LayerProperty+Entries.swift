import CoreGraphics

// The entries of the table: for every type of value a property of all layers and one of some layers' own part. A path
// through an optional part gives nil where a layer has no such part.

extension LayerProperty {
    private init<T>(
        _ key: String, _ kind: ValueKind, _ isAnimatable: Bool, _ path: WritableKeyPath<LayerValues, T>,
        get: @escaping (T) -> AnimationValue, set: @escaping (AnimationValue) -> T?
    ) {
        self.init(
            keyPath: key, key: key, kind: kind, isAnimatable: isAnimatable,
            get: { get($0[keyPath: path]) },
            set: { values, value in if let new = set(value) { values[keyPath: path] = new } })
        place = Place(path)
    }

    private init<Part, T>(
        _ key: String, _ kind: ValueKind, _ isAnimatable: Bool, _ part: WritableKeyPath<LayerValues, Part?>,
        _ path: WritableKeyPath<Part, T>, get: @escaping (T) -> AnimationValue, set: @escaping (AnimationValue) -> T?
    ) {
        self.init(
            keyPath: key, key: key, kind: kind, isAnimatable: isAnimatable,
            get: { values in values[keyPath: part].map { get($0[keyPath: path]) } },
            set: { values, value in
                guard values[keyPath: part] != nil, let new = set(value) else { return }
                values[keyPath: part]?[keyPath: path] = new
            })
        place = Place(path)
    }
}

extension LayerProperty {
    /// A rectangle.
    static func rect(
        _ key: String, _ path: WritableKeyPath<LayerValues, CGRect>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .rect, isAnimatable, path,
            get: { x in .rect(x) },
            set: { value in if case .rect(let new) = value { new } else { nil } })
    }

    /// A point.
    static func point(
        _ key: String, _ path: WritableKeyPath<LayerValues, CGPoint>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .point, isAnimatable, path,
            get: { x in .point(x) },
            set: { value in if case .point(let new) = value { new } else { nil } })
    }

    /// A point, of a part.
    static func point<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, CGPoint>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .point, isAnimatable, part, path,
            get: { x in .point(x) },
            set: { value in if case .point(let new) = value { new } else { nil } })
    }

    /// A size.
    static func size(
        _ key: String, _ path: WritableKeyPath<LayerValues, CGSize>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .size, isAnimatable, path,
            get: { x in .size(x) },
            set: { value in if case .size(let new) = value { new } else { nil } })
    }

    /// A number.
    static func number(
        _ key: String, _ path: WritableKeyPath<LayerValues, CGFloat>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .scalar, isAnimatable, path,
            get: { x in .scalar(Double(x)) },
            set: { value in if case .scalar(let new) = value { CGFloat(new) } else { nil } })
    }

    /// A number, of a part.
    static func number<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, CGFloat>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .scalar, isAnimatable, part, path,
            get: { x in .scalar(Double(x)) },
            set: { value in if case .scalar(let new) = value { CGFloat(new) } else { nil } })
    }

    /// A number of single precision.
    static func float(
        _ key: String, _ path: WritableKeyPath<LayerValues, Float>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .scalar, isAnimatable, path,
            get: { x in .scalar(Double(x)) },
            set: { value in if case .scalar(let new) = value { Float(new) } else { nil } })
    }

    /// A number of single precision, of a part.
    static func float<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, Float>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .scalar, isAnimatable, part, path,
            get: { x in .scalar(Double(x)) },
            set: { value in if case .scalar(let new) = value { Float(new) } else { nil } })
    }

    /// A time, of a part.
    static func seconds<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, CFTimeInterval>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .scalar, isAnimatable, part, path,
            get: { x in .scalar(x) },
            set: { value in if case .scalar(let new) = value { new } else { nil } })
    }

    /// A whole number, of a part.
    static func count<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, Int>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .scalar, isAnimatable, part, path,
            get: { x in .scalar(Double(x)) },
            set: { value in if case .scalar(let new) = value { Int(saturating: new) } else { nil } })
    }

    /// A transform.
    static func transform(
        _ key: String, _ path: WritableKeyPath<LayerValues, CATransform3D>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .transform, isAnimatable, path,
            get: { x in .transform(x) },
            set: { value in if case .transform(let new) = value { new } else { nil } })
    }

    /// A transform, of a part.
    static func transform<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, CATransform3D>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .transform, isAnimatable, part, path,
            get: { x in .transform(x) },
            set: { value in if case .transform(let new) = value { new } else { nil } })
    }

    /// A colour or none.
    static func color(
        _ key: String, _ path: WritableKeyPath<LayerValues, CGColor?>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .color, isAnimatable, path,
            get: { x in .color(x) },
            set: { value in if case .color(let new) = value { .some(new) } else { nil } })
    }

    /// A colour or none, of a part.
    static func color<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, CGColor?>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .color, isAnimatable, part, path,
            get: { x in .color(x) },
            set: { value in if case .color(let new) = value { .some(new) } else { nil } })
    }

    /// A path or none.
    static func path(
        _ key: String, _ path: WritableKeyPath<LayerValues, CGPath?>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .path, isAnimatable, path,
            get: { x in .path(x) },
            set: { value in if case .path(let new) = value { .some(new) } else { nil } })
    }

    /// A path or none, of a part.
    static func path<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, CGPath?>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .path, isAnimatable, part, path,
            get: { x in .path(x) },
            set: { value in if case .path(let new) = value { .some(new) } else { nil } })
    }

    /// Anything that is exchanged as a whole.
    static func object(
        _ key: String, _ path: WritableKeyPath<LayerValues, Any?>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .object, isAnimatable, path,
            get: { x in .object(x) },
            set: { value in if case .object(let new) = value { .some(new) } else { nil } })
    }

    /// Which corners are round. They change at once.
    static func corners(_ key: String, _ path: WritableKeyPath<LayerValues, CACornerMask>) -> LayerProperty {
        LayerProperty(
            key, .scalar, false, path,
            get: { x in .scalar(Double(x.rawValue)) },
            set: { value in
                guard case .scalar(let new) = value else { return nil }
                return CACornerMask(rawValue: UInt(clamping: Int(saturating: new)))
            })
    }

    /// Yes or no.
    static func flag(
        _ key: String, _ path: WritableKeyPath<LayerValues, Bool>, isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .flag, isAnimatable, path,
            get: { x in .object(x) },
            set: { value in if case .object(let new as Bool) = value { new } else { nil } })
    }

    /// Yes or no, of a part.
    static func flag<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, Bool>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .flag, isAnimatable, part, path,
            get: { x in .object(x) },
            set: { value in if case .object(let new as Bool) = value { new } else { nil } })
    }

    /// A list of numbers or none, of a part.
    static func numbers<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, [NSNumber]?>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .scalars, isAnimatable, part, path,
            get: { x in .scalars((x ?? []).map(\.doubleValue)) },
            set: { value in
                if case .scalars(let new) = value {
                    .some(new.isEmpty ? nil : new.map { NSNumber(value: $0) })
                } else {
                    nil
                }
            })
    }

    /// A list of colours or none, of a part.
    static func colors<Part>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, [Any]?>,
        isAnimatable: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            key, .colors, isAnimatable, part, path,
            get: { x in .colors((x ?? []).compactMap { $0 as? CGColor }) },
            set: { value in if case .colors(let new) = value { .some(new.isEmpty ? nil : new) } else { nil } })
    }

    /// One of the named constants.
    static func name<Name: RawRepresentable>(
        _ key: String, _ path: WritableKeyPath<LayerValues, Name>, isAnimatable: Bool = true
    ) -> LayerProperty where Name.RawValue == String {
        LayerProperty(
            key, .object, isAnimatable, path,
            get: { x in .object(x.rawValue) },
            set: { value in if case .object(let new as String) = value { Name(rawValue: new) } else { nil } })
    }

    /// One of the named constants, of a part.
    static func name<Part, Name: RawRepresentable>(
        _ key: String, _ part: WritableKeyPath<LayerValues, Part?>, _ path: WritableKeyPath<Part, Name>,
        isAnimatable: Bool = true
    ) -> LayerProperty where Name.RawValue == String {
        LayerProperty(
            key, .object, isAnimatable, part, path,
            get: { x in .object(x.rawValue) },
            set: { value in if case .object(let new as String) = value { Name(rawValue: new) } else { nil } })
    }
}
