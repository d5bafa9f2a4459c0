import CoreGraphics

/// A vector of numbers: a point, a direction, a rectangle, or a filter's coefficients.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
    private let values: [CGFloat]

    /// Creates a vector of numbers in memory.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
        super.init()
    }

    /// Creates a vector of one number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Creates a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Creates a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Creates a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector of a point's two numbers.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// Creates a vector of a rectangle's origin and size.
    public convenience init(cgRect r: CGRect) {
        self.init([r.origin.x, r.origin.y, r.size.width, r.size.height])
    }
    /// Creates a vector of a transform's six numbers.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

    /// Reads a vector as `stringRepresentation` writes it: `[1 2 3]`.
    public convenience init(string representation: String) {
        let words = representation.split { " []{},;\t\n".contains($0) }
        self.init(words.compactMap { Double($0).map { CGFloat($0) } })
    }

    convenience init(_ values: [CGFloat]) { self.init(values: values, count: values.count) }

    /// Returns the number at an index; 0 after the last one.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The number of values.
    open var count: Int { values.count }
    /// The first number.
    open var x: CGFloat { value(at: 0) }
    /// The second number.
    open var y: CGFloat { value(at: 1) }
    /// The third number.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number.
    open var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as origin and size.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers as a transform.
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    /// The numbers between brackets.
    open var stringRepresentation: String { "[\(values.map { Numerals.text($0) }.joined(separator: " "))]" }

    open override var description: String { stringRepresentation }

    /// Returns this vector, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// Numbers as texts show them.
enum Numerals {
    /// Whole numbers without a point.
    static func text(_ value: CGFloat) -> String {
        let number = Double(value)
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
