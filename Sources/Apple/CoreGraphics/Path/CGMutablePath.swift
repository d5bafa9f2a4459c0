import Foundation

/// A path that can be added to.
public class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() {
        super.init(storage: PathStorage())
    }

    override init(storage: PathStorage) {
        super.init(storage: storage)
    }

    /// Begins a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: point.applying(transform))
    }

    /// Adds a straight line. Needs a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard requireCurrentPoint() else { return }
        storage.line(to: point.applying(transform))
    }

    /// Adds a quadratic Bézier curve. Needs a current point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard requireCurrentPoint() else { return }
        storage.quad(control: control.applying(transform), to: end.applying(transform))
    }

    /// Adds a cubic Bézier curve. Needs a current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard requireCurrentPoint() else { return }
        storage.cubic(
            control1: control1.applying(transform), control2: control2.applying(transform),
            to: end.applying(transform))
    }

    /// Begins a new subpath at the first point and draws lines to all others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        storage.move(to: first.applying(transform))
        for point in points.dropFirst() { storage.line(to: point.applying(transform)) }
    }

    /// Ends the current subpath with a line to its start.
    public func closeSubpath() {
        storage.close()
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        addLines(
            between: [
                rect.origin, CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y),
                CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height),
                CGPoint(x: rect.origin.x, y: rect.origin.y + rect.size.height),
            ], transform: transform)
        storage.close()
    }

    /// Adds each rectangle as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds another path's elements.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        path.storage.applying(transform).visit { storage.append($0) }
    }

    /// Whether a line can go on from somewhere; warns when not, as CoreGraphics does.
    func requireCurrentPoint(_ function: StaticString = #function) -> Bool {
        if !storage.hasCurrentPoint { warn("CGMutablePath.\(function): no current point; begin with move(to:)") }
        return storage.hasCurrentPoint
    }
}
