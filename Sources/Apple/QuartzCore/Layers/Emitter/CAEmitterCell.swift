import CoreGraphics

/// A description of the particles that an emitter layer emits, or that particles of another cell
/// emit.
///
/// Each property with a range has random values between its mean minus half of the range and its
/// mean plus half of the range.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        fatalError("Emitter cells cannot be read from an archive; make them in code")
    }

    /// Returns `true`, as on iOS. Differs from UIKit: cells cannot be archived.
    open class var supportsSecureCoding: Bool { true }

    /// Stops the program: cells cannot be written to an archive. Make them in code.
    open func encode(with coder: NSCoder) {
        fatalError("Emitter cells cannot be written to an archive; make them in code")
    }

    /// Whether the value is archived for the key. Always `true`.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Returns the default value of a numeric property; `nil` for a key without one.
    open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().number(key).map { NSNumber(value: $0) } }

    /// The name of the cell in key paths such as `emitterCells.spark.birthRate`.
    open var name: String?
    /// Whether the cell emits particles. The default is `true`.
    open var isEnabled = true
    /// The image of a particle, a `CGImage`. Without one, particles are invisible.
    open var contents: Any?
    /// The visible part of the contents, in fractions of their size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The filter for enlarged contents. Has no effect here.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    /// The filter for reduced contents. Has no effect here.
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// Multiplies the contents' colors.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The cells that particles emit.
    open var emitterCells: [CAEmitterCell]?
    /// Values for properties that are not set. Has no effect here. The default is `nil`.
    open var style: [AnyHashable: Any]?

    // MARK: Numbers

    /// The number of particles that are emitted in a second. The default is 0.
    open var birthRate: Float = 0
    /// The mean lifetime of a particle, in seconds. The default is 0.
    open var lifetime: Float = 0
    /// The range of the lifetime, in seconds. The default is 0.
    open var lifetimeRange: Float = 0
    /// The latitude of the direction, out of the plane, in radians. Particles remain in the plane
    /// here.
    open var emissionLatitude: CGFloat = 0
    /// The direction, in radians from the x axis.
    /// From a line, 0 is up and π down.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone about the direction, in radians.
    open var emissionRange: CGFloat = 0
    /// Points per second.
    open var velocity: CGFloat = 0
    /// The range of the velocity, in points per second. The default is 0.
    open var velocityRange: CGFloat = 0
    /// Points per second squared.
    open var xAcceleration: CGFloat = 0
    /// Points per second squared; positive is downwards in a view. The default is 0.
    open var yAcceleration: CGFloat = 0
    /// The acceleration along the z axis. Has no effect here: particles remain in the layer's
    /// plane.
    open var zAcceleration: CGFloat = 0
    /// The scale of the contents. The default is 1.
    open var scale: CGFloat = 1
    /// The range of the scale. The default is 0.
    open var scaleRange: CGFloat = 0
    /// The change of the scale in a second.
    open var scaleSpeed: CGFloat = 0
    /// Radians per second.
    open var spin: CGFloat = 0
    /// The range of the spin, in radians per second. The default is 0.
    open var spinRange: CGFloat = 0
    /// The range of the red component, 0…1. The default is 0.
    open var redRange: Float = 0
    /// The range of the green component, 0…1. The default is 0.
    open var greenRange: Float = 0
    /// The range of the blue component, 0…1. The default is 0.
    open var blueRange: Float = 0
    /// The range of the alpha component, 0…1. The default is 0.
    open var alphaRange: Float = 0
    /// The change of red in a second. The default is 0.
    open var redSpeed: Float = 0
    /// The change of green in a second. The default is 0.
    open var greenSpeed: Float = 0
    /// The change of blue in a second. The default is 0.
    open var blueSpeed: Float = 0
    /// The change of alpha in a second. Particles fade out if it is negative. The default is 0.
    open var alphaSpeed: Float = 0
    /// The bias of the level of detail for reduced contents. Has no effect here.
    open var minificationFilterBias: Float = 0
    /// Pixels of the contents in a point.
    open var contentsScale: CGFloat = 1

    // MARK: Timing

    /// The time of the first particles: in the layer's time, or, for subcells, in seconds since the parent's birth. The default is 0.
    open var beginTime: CFTimeInterval = 0
    /// The number of seconds of the cell's time during which it emits particles. The default is
    /// infinite.
    open var duration: CFTimeInterval = .infinity
    /// The speed of the cell's time. It scales the rate of emission and does not change particles
    /// that already exist. The default is 1.
    open var speed: Float = 1
    /// The cell's time at which emission begins, in seconds. Emission ends earlier by this amount.
    /// The default is 0.
    open var timeOffset: CFTimeInterval = 0
    /// The number of times that the duration is repeated. The default is 0: it runs once.
    open var repeatCount: Float = 0
    /// The number of seconds of the cell's time during which emission repeats. It replaces
    /// `repeatCount`. The default is 0.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each repetition lasts for twice the duration. The default is `false`.
    open var autoreverses = false
    /// Whether particles are also emitted before the beginning (`backwards`), after the end
    /// (`forwards`), or always (`both`). The default is neither.
    open var fillMode = CAMediaTimingFillMode.removed

    /// From when to when particles come, in the time of what sends them out. Their rate is that of the cell times `speed`.
    package final var activeTime: (from: Double, to: Double) {
        guard speed > 0 else { return (0, 0) }
        let once = duration * (autoreverses ? 2 : 1)
        let whole = repeatDuration > 0 ? repeatDuration : once * max(1, Double(repeatCount))
        let end = beginTime + (whole - timeOffset) / Double(speed)
        return (
            fillMode == .backwards || fillMode == .both ? -.infinity : beginTime,
            fillMode == .forwards || fillMode == .both ? .infinity : end
        )
    }

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
