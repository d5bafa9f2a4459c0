/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the shape.
    public let rawValue: String
    /// Creates a shape from Core Animation's name. An unknown name behaves as `point`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Particles are emitted from one point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line as wide as the emitter's size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle as wide and high as the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// Particles have no depth here: the same as `rectangle`.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// The emitter's width is the radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// Particles have no depth here: the same as `circle`.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the mode.
    public let rawValue: String
    /// Creates a mode from Core Animation's name; an unknown one is all of the shape.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface of the shape. Shapes are flat here, so it is the whole area.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The whole shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the order.
    public let rawValue: String
    /// Creates an order from Core Animation's name; an unknown one is `oldestFirst`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In any order: as `oldestFirst` here.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particles are at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particles are in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Equals `oldestFirst` here, because particles have no depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Particles are blended additively, with each other and with the content behind them.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
