/// A region of the plane relative to a point: a circle, a rectangle, or a combination of regions.
///
/// It is not bound to the main actor, because archives, which can contain it, are not.
open class UIRegion: NSObject, NSCopying, NSCoding {
    /// The whole plane.
    open class var infinite: UIRegion { UIRegion(.everywhere) }

    indirect enum Shape {
        case everywhere
        case circle(CGFloat)
        case box(CGSize)
        case outside(Shape)
        case either(Shape, Shape)
        case both(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .everywhere: true
            case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
            case .box(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .outside(let shape): !shape.contains(point)
            case .either(let a, let b): a.contains(point) || b.contains(point)
            case .both(let a, let b): a.contains(point) && b.contains(point)
            }
        }
    }

    private var shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// Creates a circle around the center.
    public convenience init(radius: CGFloat) { self.init(.circle(radius)) }
    /// Creates a rectangle around the center.
    public convenience init(size: CGSize) { self.init(.box(size)) }

    /// Creates a region from an archive; `nil` if the archive contains none.
    public required convenience init?(coder: NSCoder) {
        guard let shape = Shape(from: coder, at: "shape", depth: 0) else { return nil }
        self.init(shape)
    }

    /// Encodes the shape and its parts.
    open func encode(with coder: NSCoder) { shape.encode(with: coder, at: "shape") }

    /// Returns a region with the same shape.
    open func copy(with zone: NSZone? = nil) -> Any { UIRegion(copying: self) }

    private init(copying other: UIRegion) {
        shape = other.shape
        super.init()
    }

    /// Returns the points outside of the region.
    open func inverse() -> Self { make(.outside(shape)) }
    /// Returns the points in this region or in another.
    open func byUnion(with region: UIRegion) -> Self { make(.either(shape, region.shape)) }
    /// Returns the points in this region and not in another.
    open func byDifference(from region: UIRegion) -> Self { make(.both(shape, .outside(region.shape))) }
    /// Returns the points in both regions.
    open func byIntersection(with region: UIRegion) -> Self { make(.both(shape, region.shape)) }

    private func make(_ shape: Shape) -> Self {
        guard let region = copy(with: nil) as? Self else {
            fatalError("copy(with:) of \(Self.self) made something else")
        }
        region.shape = shape
        return region
    }

    /// Whether the region contains a point, which is relative to the region's center.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}

extension UIRegion.Shape {
    /// More operations than that in one another are no region that anybody has made.
    private static let deepest = 64

    /// Reads a shape under a name; `nil` where there is none.
    fileprivate init?(from coder: NSCoder, at name: String, depth: Int) {
        func part(_ end: String) -> Self? { Self(from: coder, at: "\(name).\(end)", depth: depth + 1) }
        func number(_ end: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "\(name).\(end)")) }
        guard depth < Self.deepest, coder.containsValue(forKey: "\(name).kind") else { return nil }
        switch coder.decodeInteger(forKey: "\(name).kind") {
        case 0: self = .everywhere
        case 1: self = .circle(number("radius"))
        case 2: self = .box(CGSize(width: number("width"), height: number("height")))
        case 3:
            guard let inner = part("inner") else { return nil }
            self = .outside(inner)
        case 4:
            guard let first = part("first"), let second = part("second") else { return nil }
            self = .either(first, second)
        case 5:
            guard let first = part("first"), let second = part("second") else { return nil }
            self = .both(first, second)
        default: return nil
        }
    }

    /// Writes the shape under a name, what it is made of under longer ones.
    fileprivate func encode(with coder: NSCoder, at name: String) {
        func write(_ kind: Int) { coder.encode(kind, forKey: "\(name).kind") }
        func write(_ number: CGFloat, _ end: String) { coder.encode(Double(number), forKey: "\(name).\(end)") }
        switch self {
        case .everywhere: write(0)
        case .circle(let radius):
            write(1)
            write(radius, "radius")
        case .box(let size):
            write(2)
            write(size.width, "width")
            write(size.height, "height")
        case .outside(let inner):
            write(3)
            inner.encode(with: coder, at: "\(name).inner")
        case .either(let first, let second), .both(let first, let second):
            if case .either = self { write(4) } else { write(5) }
            first.encode(with: coder, at: "\(name).first")
            second.encode(with: coder, at: "\(name).second")
        }
    }
}
