import CoreGraphics

/// A path of lines and curves, with its fill and stroke options.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()

    /// The width of strokes, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of open ends.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// The limit beyond which mitered corners are beveled.
    open var miterLimit: CGFloat = 10
    /// The maximum deviation of curves in pixels. Not used here: curves are always drawn with pixel
    /// accuracy.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule is used instead of the winding rule.
    open var usesEvenOddFillRule = false
    var dashLengths: [CGFloat] = []
    var dashPhase: CGFloat = 0

    public override init() { super.init() }

    /// Creates a path from an archive; `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        super.init()
        guard decode(from: coder) else { return nil }
    }

    /// Always `true`: archives of paths contain only numbers.
    open class var supportsSecureCoding: Bool { true }
    /// Encodes the path and its line style.
    open func encode(with coder: NSCoder) { write(to: coder) }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates a path of the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a path of a rectangle with rounded corners. The radius is limited to half a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = Self.fitting(Self.fitting(cornerRadius, abs(rect.width)), abs(rect.height))
        if radius > 0 {
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        } else {
            path.addRect(rect)
        }
    }

    /// Creates a path of a rectangle with some rounded corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        addRoundedRect(rect, corners, cornerRadii)
    }

    /// Creates a path of an arc. Angles are in radians, 0 is to the right, and they increase
    /// clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// The Core Graphics path. It is a copy: later changes of this path do not change it.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The bounding box of the path, without control points.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The current point, at which the next line would begin.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the path contains a point, by its fill rule. Open subpaths are treated as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Returns a path with the same elements and line style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeStyle(of: self)
        return copy
    }

    private func takeStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dashLengths = other.dashLengths
        dashPhase = other.dashPhase
    }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc. If the path has a current point, a line to the start of the arc is added first.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics counts turning with the y axis upwards, UIKit with it downwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() {
        guard !path.isEmpty else { return }
        path.closeSubpath()
    }

    /// Removes all elements.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Appends another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let transformed = CGMutablePath()
        transformed.addPath(path, transform: transform)
        path = transformed
    }

    /// Returns the path in reverse direction, with the same style.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: PathReversal.reverse(path))
        reversed.takeStyle(of: self)
        return reversed
    }

    /// Sets the lengths of dashes and gaps in points. `nil` or an empty pattern draws a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    /// Returns the lengths of dashes and gaps, their count and the phase. `pattern` must have space
    /// for `count` elements. Pass `nil` as `pattern` to get only the count.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
        for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
    }

    /// Fills the path with the current context's fill color.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Fills the path with the current context's fill color, a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Strokes the path with the current context's stroke color.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Strokes the path with the current context's stroke color, a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        strokeOutline(with: blendMode, alpha: alpha)
    }

    /// Clips further drawing in the current context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

extension UIBezierPath {
    final func strokeOutline(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashLengths)
            context.strokePath()
        }
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        paint(context)
        context.restoreGState()
    }

    /// A corner's radius of which two fit into a side; none for what is no length.
    private static func fitting(_ radius: CGFloat, _ side: CGFloat) -> CGFloat {
        radius > 0 && side > 0 ? min(radius, side / 2) : 0
    }

    private func addRoundedRect(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
        let rect = rect.standardized
        let rx = Self.fitting(radii.width, rect.width)
        // Radii without height are circles.
        let ry = Self.fitting(radii.height > 0 ? radii.height : radii.width, rect.height)
        if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
            guard rx > 0, ry > 0 else { return path.addRect(rect) }
            return path.addRoundedRect(in: rect, cornerWidth: rx, cornerHeight: ry)
        }
        /// A corner: the point, and the unit steps along the edges that come in and go out.
        func corner(
            _ which: UIRectCorner, _ x: CGFloat, _ y: CGFloat, from dx: CGFloat, _ dy: CGFloat, to ex: CGFloat,
            _ ey: CGFloat
        ) {
            let point = CGPoint(x: x, y: y)
            guard corners.contains(which), rx > 0, ry > 0 else { return path.addLine(to: point) }
            // The usual cubic for a quarter of an ellipse.
            let k: CGFloat = 1 - 0.552_284_749_8
            path.addLine(to: CGPoint(x: x + dx * rx, y: y + dy * ry))
            path.addCurve(
                to: CGPoint(x: x + ex * rx, y: y + ey * ry),
                control1: CGPoint(x: x + dx * rx * k, y: y + dy * ry * k),
                control2: CGPoint(x: x + ex * rx * k, y: y + ey * ry * k))
        }
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        corner(.topRight, rect.maxX, rect.minY, from: -1, 0, to: 0, 1)
        corner(.bottomRight, rect.maxX, rect.maxY, from: 0, -1, to: -1, 0)
        corner(.bottomLeft, rect.minX, rect.maxY, from: 1, 0, to: 0, -1)
        corner(.topLeft, rect.minX, rect.minY, from: 0, 1, to: 1, 0)
        path.closeSubpath()
    }
}
