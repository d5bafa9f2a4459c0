/// A part of the plane around a point: a circle, a rectangle, or what is made of such.
///
/// It is not bound to the main actor, because archives, which it can be put into, are not.
open class UIRegion: NSObject, NSCopying, NSCoding {
    /// All of the plane.
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

    /// A circle about the middle.
    public convenience init(radius: CGFloat) { self.init(.circle(radius)) }
    /// A rectangle about the middle.
    public convenience init(size: CGSize) { self.init(.box(size)) }

    /// Makes the region that was put into an archive. Only regions of one shape can be.
    public required convenience init?(coder: NSCoder) {
        let size = CGSize(
            width: CGFloat(coder.decodeDouble(forKey: "width")), height: CGFloat(coder.decodeDouble(forKey: "height")))
        switch coder.decodeInteger(forKey: "kind") {
        case 1: self.init(.circle(size.width))
        case 2: self.init(.box(size))
        default: self.init(.everywhere)
        }
    }

    /// Writes a circle's radius or a rectangle's size; of regions put together nothing.
    open func encode(with coder: NSCoder) {
        switch shape {
        case .circle(let radius):
            coder.encode(1, forKey: "kind")
            coder.encode(Double(radius), forKey: "width")
        case .box(let size):
            coder.encode(2, forKey: "kind")
            coder.encode(Double(size.width), forKey: "width")
            coder.encode(Double(size.height), forKey: "height")
        default: break
        }
    }

    /// A region of the same shape.
    open func copy(with zone: NSZone? = nil) -> Any { UIRegion(copying: self) }

    private init(copying other: UIRegion) {
        shape = other.shape
        super.init()
    }

    /// What is not in the region.
    open func inverse() -> Self { make(.outside(shape)) }
    /// What is in this region or in another.
    open func byUnion(with region: UIRegion) -> Self { make(.either(shape, region.shape)) }
    /// What is in this region and not in another.
    open func byDifference(from region: UIRegion) -> Self { make(.both(shape, .outside(region.shape))) }
    /// What is in both regions.
    open func byIntersection(with region: UIRegion) -> Self { make(.both(shape, region.shape)) }

    private func make(_ shape: Shape) -> Self {
        guard let region = copy(with: nil) as? Self else {
            fatalError("copy(with:) of \(Self.self) made something else")
        }
        region.shape = shape
        return region
    }

    /// Whether a point is in it, seen from the region's middle.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}
