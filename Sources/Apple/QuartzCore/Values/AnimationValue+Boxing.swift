import CoreGraphics

extension AnimationValue {
    /// Reads what a user has given for a property of `kind`: numbers and geometry as they are or wrapped in `NSNumber` or
    /// `NSValue`. `nil` if it is of another kind.
    package init?(_ any: Any?, kind: ValueKind) {
        switch kind {
        case .scalar:
            guard let x = Self.number(any) else { return nil }
            self = .scalar(x)
        case .flag:
            let written = (any as? String).map { ($0 as NSString).boolValue }
            self = .object(written ?? Self.number(any).map { $0 != 0 } ?? false)
        case .point:
            guard let p = Self.point(any) else { return nil }
            self = .point(p)
        case .size:
            guard let s = Self.size(any) else { return nil }
            self = .size(s)
        case .rect:
            guard let r = Self.rect(any) else { return nil }
            self = .rect(r)
        case .color: self = .color(any as? CGColor)
        case .transform:
            guard let t = Self.transform(any) else { return nil }
            self = .transform(t)
        case .path: self = .path(any as? CGPath)
        case .scalars:
            guard let list = any as? [Any] else { return nil }
            self = .scalars(list.compactMap(Self.number))
        case .colors: self = .colors((any as? [Any] ?? []).compactMap { $0 as? CGColor })
        case .object: self = .object(any)
        }
    }

    /// The value as key-value coding hands it out: numbers as `NSNumber`, geometry as `NSValue`.
    package var boxed: Any? {
        switch self {
        case .scalar(let x): return NSNumber(value: x)
        case .point(let p): return NSValue(point: p)
        case .size(let s): return NSValue(size: s)
        case .rect(let r): return NSValue(rect: r)
        case .color(let c): return c
        case .transform(let t): return NSValue(caTransform3D: t)
        case .path(let p): return p
        case .scalars(let xs): return xs.map { NSNumber(value: $0) }
        case .colors(let cs): return cs
        case .object(let flag as Bool): return NSNumber(value: flag)
        case .object(let any): return any
        }
    }

    /// The value as properties take it, without a box: Foundation's `NSValue` keeps the memory of its type's name each time that it
    /// is asked for that.
    package var unboxed: Any? {
        switch self {
        case .point(let p): p
        case .size(let s): s
        case .rect(let r): r
        case .transform(let t): t
        default: boxed
        }
    }

    /// Reads a value of the user's own, of which only the value itself tells the kind; `nil` if it can only be exchanged.
    package init?(ofUser any: Any?) {
        // A number that says 1 may be taken for a flag, so the type is asked. Texts are only exchanged.
        guard let any, type(of: any) != Bool.self, !(any is String) else { return nil }
        if let x = Self.number(any) {
            self = .scalar(x)
        } else if let p = any as? CGPoint ?? Self.value(any, of: Self.pointType)?.pointValue {
            self = .point(p)
        } else if let s = any as? CGSize ?? Self.value(any, of: Self.sizeType)?.sizeValue {
            self = .size(s)
        } else if let r = any as? CGRect ?? Self.value(any, of: Self.rectType)?.rectValue {
            self = .rect(r)
        } else if let color = any as? CGColor {
            self = .color(color)
        } else {
            return nil
        }
    }

    /// Any of the number types, as a `Double`.
    package static func number(_ any: Any?) -> Double? {
        switch any {
        case let x as Double: return x
        case let x as CGFloat: return Double(x)
        case let x as Float: return Double(x)
        case let x as Int: return Double(x)
        case let x as Bool: return x ? 1 : 0
        case let x as NSNumber: return x.doubleValue
        // As key-value coding takes a text for a number: by what it begins with.
        case let x as String: return (x as NSString).doubleValue
        default: return nil
        }
    }

    private static func point(_ any: Any?) -> CGPoint? {
        if let p = any as? CGPoint { return p }
        return value(any, of: pointType)?.pointValue
    }

    private static func size(_ any: Any?) -> CGSize? {
        if let s = any as? CGSize { return s }
        if let p = any as? CGPoint { return CGSize(width: p.x, height: p.y) }
        return value(any, of: sizeType)?.sizeValue
    }

    private static func rect(_ any: Any?) -> CGRect? {
        if let r = any as? CGRect { return r }
        return value(any, of: rectType)?.rectValue
    }

    private static func transform(_ any: Any?) -> CATransform3D? {
        if let t = any as? CATransform3D { return t }
        if let t = any as? CGAffineTransform { return CATransform3DMakeAffineTransform(t) }
        return (any as? NSValue)?.heldTransform
    }

    private static let pointType = String(cString: NSValue(point: .zero).objCType)
    private static let sizeType = String(cString: NSValue(size: .zero).objCType)
    private static let rectType = String(cString: NSValue(rect: .zero).objCType)

    /// An `NSValue` of that type: asked for another one, Foundation would stop the program.
    private static func value(_ any: Any?, of type: String) -> NSValue? {
        guard let value = any as? NSValue, !(value is NSNumber), String(cString: value.objCType) == type else {
            return nil
        }
        return value
    }
}
