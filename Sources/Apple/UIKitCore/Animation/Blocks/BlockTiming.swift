/// How the animations of one block run.
struct BlockTiming {
    /// The pace of a block.
    enum Curve {
        case bezier(UIView.AnimationCurve)
        /// The one that the keyboard comes and goes with: a Bézier curve that others have fitted to it, (0.38, 0.7), (0.125, 1).
        case keyboard
        case spring(SpringModel)
    }

    /// Seconds.
    var duration: TimeInterval
    /// Seconds.
    var delay: TimeInterval
    var curve: Curve
    var options: UIView.AnimationOptions
    /// 0 is once.
    var repeatCount: Float = 0
    var autoreverses: Bool
    /// Whether the curve is passed over, since a finger drives.
    var goesStraight = false

    init(duration: TimeInterval, delay: TimeInterval, curve: Curve, options: UIView.AnimationOptions) {
        self.duration = max(0, duration)
        self.delay = max(0, delay)
        self.curve = curve
        self.options = options
        if options.contains(.repeat) { repeatCount = .infinity }
        autoreverses = options.contains(.autoreverse)
    }

    /// What remains of the timing inside a block with the timing `outer`: duration, curve and options are the outer
    /// block's unless an option says otherwise. Delays add up.
    func inheriting(from outer: BlockTiming) -> BlockTiming {
        var result = self
        if !options.contains(.overrideInheritedDuration) {
            result.duration = outer.duration
            result.delay += outer.delay
        }
        if !options.contains(.overrideInheritedCurve) { result.curve = outer.curve }
        if !options.contains(.overrideInheritedOptions) {
            result.options.formUnion(outer.options.intersection(Self.heritable))
            if repeatCount == 0 { result.repeatCount = outer.repeatCount }
            result.autoreverses = autoreverses || outer.autoreverses
        }
        result.goesStraight = goesStraight || outer.goesStraight
        return result
    }

    private static let heritable: UIView.AnimationOptions = [
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState,
    ]
}

extension CAMediaTimingFunction {
    /// The keyboard's curve.
    static var keyboard: CAMediaTimingFunction { CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1) }
}

extension UIView.AnimationCurve {
    /// The Bézier curve behind the name. Measured on iOS by others: the same as Core Animation's of that name.
    package var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
