import Foundation

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint = 0
    /// A line; one point.
    case addLineToPoint
    /// A quadratic curve; the control point and the end.
    case addQuadCurveToPoint
    /// A cubic curve; two control points and the end.
    case addCurveToPoint
    /// A line to the subpath's start; no points.
    case closeSubpath
}

/// One element of a path, as `applyWithBlock(_:)` shows it.
public struct CGPathElement {
    /// The kind.
    public var type: CGPathElementType
    /// The points; how many there are follows from the kind. Valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its kind and its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that is called for each element of a path, with a pointer of the caller.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A closure that is called for each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls `block` with every element in order. The element and its points live only during the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            guard let first = points.baseAddress else { return }
            first.initialize(repeating: .zero, count: 3)
            var index = 0
            for verb in storage.verbs {
                for offset in 0..<verb.pointCount { first[offset] = storage.points[index + offset] }
                index += verb.pointCount
                var element = CGPathElement(type: verb.elementType, points: first)
                block(&element)
            }
        }
    }

    /// Calls `function` with `info` and every element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: @escaping CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension PathVerb {
    fileprivate var elementType: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
