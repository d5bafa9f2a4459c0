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

    /// Whether the layer's time is its superlayer's.
    var isSuperlayers: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }

    /// The superlayer's time as this layer's.
    func localTime(_ parentTime: Double) -> Double {
        if isSuperlayers { return parentTime }
        return (parentTime - beginTime) * Double(speed) + timeOffset
    }

    /// The way back. A layer whose time stands still has no way back; then it is its begin.
    func parentTime(_ localTime: Double) -> Double {
        if isSuperlayers { return localTime }
        return speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
    }
}

extension CALayer {
    /// The layer's own time at a moment of the media clock.
    package func localTime(atMediaTime time: Double) -> Double {
        guard RenderServer.knowsOwnTimes else { return time }
        return timing.localTime((modelLayer ?? self).parent?.localTime(atMediaTime: time) ?? time)
    }

    /// The moment of the media clock at a time of the layer's own.
    package func mediaTime(atLocalTime time: Double) -> Double {
        guard RenderServer.knowsOwnTimes else { return time }
        let outer = timing.parentTime(time)
        return (modelLayer ?? self).parent?.mediaTime(atLocalTime: outer) ?? outer
    }

    /// How many seconds of the layer's own pass in one of the media clock.
    package var effectiveSpeed: Double {
        guard RenderServer.knowsOwnTimes else { return 1 }
        var speed = Double(timing.speed)
        var layer = (modelLayer ?? self).parent
        while let here = layer {
            speed *= Double(here.timing.speed)
            layer = here.parent
        }
        return speed
    }
}
