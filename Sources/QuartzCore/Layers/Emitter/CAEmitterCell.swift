import CoreGraphics

/// A kind of particle that an emitter layer sends out, or that particles send out themselves.
///
/// A range is how far values lie apart: they are at random between the mean less half of it and the mean and half of it.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        fatalError("Emitter cells cannot be read from an archive; make them in code")
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        fatalError("Emitter cells cannot be written to an archive; make them in code")
    }

    /// Whether an archive would keep the value. Everything is kept.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The value that a number has before it is set; nil for names without one.
    open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().number(key).map { NSNumber(value: $0) } }

    /// By this name the cell is found in key paths: `emitterCells.spark.birthRate`.
    open var name: String?
    open var isEnabled = true
    /// A `CGImage`; without one particles are not seen.
    open var contents: Any?
    /// The part of the contents that is shown, in units of their size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// Multiplies the contents' colours.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// What particles send out themselves.
    open var emitterCells: [CAEmitterCell]?
    open var style: [AnyHashable: Any]?

    // MARK: Numbers

    /// How many particles come in a second.
    open var birthRate: Float = 0
    /// How long one lives, in seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// Out of the plane. Particles here stay in it.
    open var emissionLatitude: CGFloat = 0
    /// The direction, in radians from the x axis on.
    /// From a line, 0 is up and π down.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone about the direction, in radians.
    open var emissionRange: CGFloat = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// Points a second squared.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    /// Out of the plane: without effect here.
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    /// How much the scale changes in a second.
    open var scaleSpeed: CGFloat = 0
    /// Radians a second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    /// How much red changes in a second.
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// Without effect here.
    open var minificationFilterBias: Float = 0
    /// Pixels of the contents in a point.
    open var contentsScale: CGFloat = 1

    // MARK: Timing

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Names

    /// The numbers by their names.
    nonisolated(unsafe) private static let numbers:
        [String: (get: (CAEmitterCell) -> Double, set: (CAEmitterCell, Double) -> Void)] = {
            var table: [String: (get: (CAEmitterCell) -> Double, set: (CAEmitterCell, Double) -> Void)] = [:]
            func add<Number: BinaryFloatingPoint>(_ names: [(String, ReferenceWritableKeyPath<CAEmitterCell, Number>)])
            {
                for (name, path) in names {
                    table[name] = ({ Double($0[keyPath: path]) }, { $0[keyPath: path] = Number($1) })
                }
            }
            add([
                ("birthRate", \.birthRate),
                ("lifetime", \.lifetime),
                ("lifetimeRange", \.lifetimeRange),
                ("redRange", \.redRange),
                ("greenRange", \.greenRange),
                ("blueRange", \.blueRange),
                ("alphaRange", \.alphaRange),
                ("redSpeed", \.redSpeed),
                ("greenSpeed", \.greenSpeed),
                ("blueSpeed", \.blueSpeed),
                ("alphaSpeed", \.alphaSpeed),
                ("minificationFilterBias", \.minificationFilterBias),
            ])
            add([
                ("emissionLatitude", \.emissionLatitude),
                ("emissionLongitude", \.emissionLongitude),
                ("emissionRange", \.emissionRange),
                ("velocity", \.velocity),
                ("velocityRange", \.velocityRange),
                ("xAcceleration", \.xAcceleration),
                ("yAcceleration", \.yAcceleration),
                ("zAcceleration", \.zAcceleration),
                ("scale", \.scale),
                ("scaleRange", \.scaleRange),
                ("scaleSpeed", \.scaleSpeed),
                ("spin", \.spin),
                ("spinRange", \.spinRange),
                ("contentsScale", \.contentsScale),
            ])
            return table
        }()

    final func number(_ name: String) -> Double? { CAEmitterCell.numbers[name]?.get(self) }

    /// Says whether there is a number of the name.
    final func setNumber(_ value: Double, _ name: String) -> Bool {
        guard let entry = CAEmitterCell.numbers[name] else { return false }
        entry.set(self, value)
        return true
    }
}
