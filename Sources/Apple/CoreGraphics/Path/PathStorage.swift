import Foundation

/// One element of a path with its points.
package enum PathElement: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
}

/// The kind of a path's element, and how many points it brings.
package enum PathVerb: UInt8, Sendable {
    case move, line, quad, cubic, close

    /// How many points an element of this kind has.
    package var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quad: 2
        case .cubic: 3
        case .close: 0
        }
    }
}

/// The elements of a path, kinds and points apart.
///
/// Every subpath begins with a move: where the caller goes on drawing after a close, a move to the closed subpath's start
/// is put in.
package struct PathStorage: Hashable, Sendable {
    /// The kinds.
    package private(set) var verbs: [PathVerb] = []
    /// All points, one element's after the other's.
    package private(set) var points: [CGPoint] = []
    /// Where the current subpath began.
    package private(set) var start = CGPoint.zero
    /// Where the next element begins.
    package private(set) var current = CGPoint.zero

    /// No elements.
    package init() {}

    /// Whether there is a point from which a line could go on.
    package var hasCurrentPoint: Bool { !verbs.isEmpty }

    /// Begins a subpath; one that was only begun before is given up.
    package mutating func move(to point: CGPoint) {
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        start = point
        current = point
    }

    /// Adds a line.
    package mutating func line(to point: CGPoint) {
        append(.line, point)
    }

    /// Adds a quadratic curve.
    package mutating func quad(control: CGPoint, to point: CGPoint) {
        append(.quad, control, point)
    }

    /// Adds a cubic curve.
    package mutating func cubic(control1: CGPoint, control2: CGPoint, to point: CGPoint) {
        append(.cubic, control1, control2, point)
    }

    /// Ends the subpath with a line to its start. Nothing happens where there is no subpath or it is closed already.
    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
        current = start
    }

    /// Adds any element.
    package mutating func append(_ element: PathElement) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): line(to: point)
        case .quad(let control, let end): quad(control: control, to: end)
        case .cubic(let control1, let control2, let end): cubic(control1: control1, control2: control2, to: end)
        case .close: close()
        }
    }

    private mutating func append(_ verb: PathVerb, _ newPoints: CGPoint...) {
        if verbs.last == .close {
            verbs.append(.move)
            points.append(start)
        }
        verbs.append(verb)
        points.append(contentsOf: newPoints)
        current = newPoints[newPoints.count - 1]
    }

    /// Calls `body` with every element in order.
    package func visit(_ body: (PathElement) throws -> Void) rethrows {
        var index = 0
        for verb in verbs {
            switch verb {
            case .move: try body(.move(points[index]))
            case .line: try body(.line(points[index]))
            case .quad: try body(.quad(control: points[index], end: points[index + 1]))
            case .cubic:
                try body(
                    .cubic(control1: points[index], control2: points[index + 1], end: points[index + 2]))
            case .close: try body(.close)
            }
            index += verb.pointCount
        }
    }

    /// The elements as a list.
    package var elements: [PathElement] {
        var list: [PathElement] = []
        list.reserveCapacity(verbs.count)
        visit { list.append($0) }
        return list
    }

    /// The same elements with all points transformed.
    package func applying(_ transform: CGAffineTransform) -> PathStorage {
        if transform.isIdentity { return self }
        var result = self
        result.points = points.map { $0.applying(transform) }
        result.start = start.applying(transform)
        result.current = current.applying(transform)
        return result
    }

    /// The same kinds of elements with every point `fraction` of the way to the other's, or `nil` when the kinds differ.
    package func interpolated(to other: PathStorage, fraction: CGFloat) -> PathStorage? {
        guard verbs == other.verbs else { return nil }
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
        }
        var result = self
        result.points = zip(points, other.points).map { mix($0, $1) }
        result.start = mix(start, other.start)
        result.current = mix(current, other.current)
        return result
    }
}

extension CGPath {
    /// The path at `fraction` of the way to another one, point by point; `nil` unless both have the same kinds of elements
    /// in the same order. 0 and 1 give the ends exactly; fractions outside extrapolate.
    package func interpolated(to other: CGPath, fraction: CGFloat) -> CGPath? {
        if fraction == 0 { return storage.verbs == other.storage.verbs ? self : nil }
        if fraction == 1 { return storage.verbs == other.storage.verbs ? other : nil }
        return storage.interpolated(to: other.storage, fraction: fraction).map(CGPath.init(storage:))
    }

    /// Calls `body` with every element in order.
    package func forEachElement(_ body: (PathElement) throws -> Void) rethrows {
        try storage.visit(body)
    }
}
