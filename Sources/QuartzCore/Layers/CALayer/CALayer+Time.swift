import CoreGraphics

/// A layer's media timing.
struct LayerTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// The superlayer's time as this layer's.
    func localTime(_ parentTime: Double) -> Double {
        if speed == 1, beginTime == 0, timeOffset == 0 { return parentTime }
        return (parentTime - beginTime) * Double(speed) + timeOffset
    }

    /// The way back. A layer whose time stands still has no way back; then it is its begin.
    func parentTime(_ localTime: Double) -> Double {
        if speed == 1, beginTime == 0, timeOffset == 0 { return localTime }
        return speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
    }
}

extension CALayer {
    /// In the superlayer's time.
    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// Kept, but a layer's time has no end here: only animations use it.
    public var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// How fast time runs in this layer and all below it: 0 stops their animations, below 0 they run backwards.
    public var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// Added to the layer's time; with speed 0 it is the layer's time.
    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// Kept, but a layer's time does not repeat here.
    public var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// Kept, but a layer's time does not repeat here.
    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Kept, but a layer's time does not turn round here.
    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// Kept; a layer is shown outside of its active time too.
    public var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The layer's own time at a moment of the media clock.
    package func localTime(atMediaTime time: Double) -> Double {
        timing.localTime((modelLayer ?? self).parent?.localTime(atMediaTime: time) ?? time)
    }

    /// The moment of the media clock at a time of the layer's own.
    package func mediaTime(atLocalTime time: Double) -> Double {
        let outer = timing.parentTime(time)
        return (modelLayer ?? self).parent?.mediaTime(atLocalTime: outer) ?? outer
    }

    /// How many seconds of the layer's own pass in one of the media clock.
    package var effectiveSpeed: Double {
        var speed = Double(timing.speed)
        var layer = (modelLayer ?? self).parent
        while let here = layer {
            speed *= Double(here.timing.speed)
            layer = here.parent
        }
        return speed
    }

    /// A time of another layer as this one's; without a layer it is the media clock's.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: l?.mediaTime(atLocalTime: t) ?? t)
    }

    /// A time of this layer as another one's; without a layer it is the media clock's.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let media = mediaTime(atLocalTime: t)
        return l?.localTime(atMediaTime: media) ?? media
    }
}
