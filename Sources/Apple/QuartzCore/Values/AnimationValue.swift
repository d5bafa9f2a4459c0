import CoreGraphics

/// A value of a layer's property in the form in which animations calculate with it.
package enum AnimationValue {
    case scalar(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor?)
    case transform(CATransform3D)
    case path(CGPath?)
    case scalars([Double])
    case colors([CGColor])
    /// Anything that can only be exchanged.
    case object(Any?)
}

/// The kinds of value that properties have.
package enum ValueKind {
    case scalar, point, size, rect, color, transform, path, scalars, colors, flag, object
}

extension AnimationValue {
    /// Whether all numbers of the value are finite; what has none is.
    package var isFinite: Bool {
        switch self {
        case .scalar(let x): return x.isFinite
        case .point(let p): return (p.x - p.x) + (p.y - p.y) == 0
        case .size(let s): return (s.width - s.width) + (s.height - s.height) == 0
        case .rect(let r):
            let (p, s) = (r.origin, r.size)
            return (p.x - p.x) + (p.y - p.y) + (s.width - s.width) + (s.height - s.height) == 0
        case .transform(let t): return t.isFinite
        case .scalars(let xs): return xs.allSatisfy(\.isFinite)
        case .color, .colors, .path, .object: return true
        }
    }

    /// The numbers of a value that consists of some; `nil` for the others.
    package var numbers: [Double]? {
        switch self {
        case .scalar(let x): return [x]
        case .point(let p): return [Double(p.x), Double(p.y)]
        case .size(let s): return [Double(s.width), Double(s.height)]
        case .rect(let r):
            return [Double(r.origin.x), Double(r.origin.y), Double(r.size.width), Double(r.size.height)]
        case .color(let color):
            guard let c = color?.rgba else { return [0, 0, 0, 0] }
            return [c.red, c.green, c.blue, c.alpha]
        case .scalars(let xs): return xs
        case .colors(let colors):
            return colors.flatMap { [$0.rgba.red, $0.rgba.green, $0.rgba.blue, $0.rgba.alpha] }
        case .transform, .path, .object: return nil
        }
    }

    /// A value of the same kind of other numbers, as many as `numbers` has.
    package func replacing(_ n: [Double]) -> AnimationValue {
        switch self {
        case .scalar: return .scalar(n[0])
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case .color: return .color(Self.color(n[...]))
        case .scalars: return .scalars(n)
        case .colors:
            return .colors(stride(from: 0, to: n.count - 3, by: 4).map { Self.color(n[$0..<($0 + 4)]) })
        case .transform, .path, .object: return self
        }
    }

    private static func color(_ n: ArraySlice<Double>) -> CGColor {
        let i = n.startIndex
        return CGColor(srgbRed: n[i], green: n[i + 1], blue: n[i + 2], alpha: n[i + 3])
    }
}
