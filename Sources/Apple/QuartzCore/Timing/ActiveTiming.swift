import CoreGraphics

/// A moment of one cycle of an animation.
package struct AnimationMoment {
    /// 0…1 within the cycle, with the timing function applied, so it may leave that range.
    package var progress: Double
    /// The length of a cycle in seconds.
    package var duration: Double
    /// How many cycles lie behind.
    package var cycle: Int
    /// Whether curves of any kind are passed over (an animation that is being scrubbed).
    package var isLinear: Bool

    /// The end of the same cycle.
    var atEndOfCycle: AnimationMoment {
        AnimationMoment(progress: 1, duration: duration, cycle: 0, isLinear: isLinear)
    }
}

/// An animation's media timing with all that its transaction has filled in: a pure function from the parent's time to a
/// moment of a cycle.
///
/// `timeOffset` shifts what is played inside of the active time and comes round at its end, as Core Animation has it;
/// with a negative speed the cycle is played backwards. With speed 0 the time stands at `timeOffset`, wherever that is.
package struct ActiveTiming {
    /// In the parent's time.
    package let begin: Double
    /// Of a cycle, in seconds.
    package let duration: Double
    private let speed: Double
    private let timeOffset: Double
    private let autoreverses: Bool
    /// All cycles together, in the animation's own time; may be infinite.
    package let activeDuration: Double
    private let fillMode: CAMediaTimingFillMode
    private let function: UnitBezier?
    private let timeline: AnimationTimeline?
    private let goesStraight: Bool

    package init(_ animation: CAAnimation, begin: Double, defaultDuration: Double) {
        self.begin = begin
        duration = animation.duration > 0 ? animation.duration : defaultDuration
        speed = Double(animation.speed)
        timeOffset = animation.timeOffset
        autoreverses = animation.autoreverses
        fillMode = animation.fillMode
        function = animation.timingFunction?.curve
        timeline = animation.timeline
        goesStraight = animation.goesStraight
        let cycle = autoreverses ? 2 * duration : duration
        if animation.repeatDuration > 0 {
            activeDuration = animation.repeatDuration
        } else {
            activeDuration = cycle * (animation.repeatCount > 0 ? Double(animation.repeatCount) : 1)
        }
    }

    /// The length of the active time in the parent's time; infinite if the animation's time stands still.
    package var length: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }

    /// When the active time is over, in the parent's time.
    package var end: Double { begin + length }

    /// Where in its cycle the animation is, `nil` when it has no effect at that time.
    ///
    /// - Parameters:
    ///   - parentTime: Seconds.
    ///   - isClosedAtEnd: Whether the very end still belongs to the active time. It does not when time runs forwards: at
    ///     begin + duration the layer shows its model. It does when time stands still or runs backwards.
    package func moment(at parentTime: Double, isClosedAtEnd: Bool) -> AnimationMoment? {
        let elapsed = parentTime - begin
        if let progress = timeline?.progress {
            return AnimationMoment(progress: progress(elapsed), duration: duration, cycle: 0, isLinear: true)
        }
        if let timeline { return moment(active: min(timeline.time(forElapsed: elapsed), activeDuration)) }
        let covers = fillMode == .both
        if speed == 0 {
            if timeOffset < 0, !covers, fillMode != .backwards { return nil }
            if timeOffset > activeDuration, !covers, fillMode != .forwards { return nil }
            return moment(active: min(max(timeOffset, 0), activeDuration))
        }
        if elapsed < 0, !covers, fillMode != .backwards { return nil }
        let isAfter = isClosedAtEnd ? elapsed > length : elapsed >= length
        if isAfter, !covers, fillMode != .forwards { return nil }
        return moment(active: active(played: min(max(elapsed, 0), length) * abs(speed)))
    }

    /// Where in its cycle the animation is when its owner holds it at a time of its own, before its begin and after its end
    /// too.
    package func moment(heldAt time: Double) -> AnimationMoment { moment(active: min(max(time, 0), activeDuration)) }

    /// The active time after `played` seconds of the animation's own, in the direction of its speed.
    private func active(played: Double) -> Double {
        let period = activeDuration.isFinite ? activeDuration : (autoreverses ? 2 * duration : duration)
        guard period > 0 else { return 0 }
        var offset = timeOffset == 0 ? 0 : timeOffset.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        if speed > 0 {
            let active = offset + played
            return active > activeDuration ? active - activeDuration : active
        }
        // Backwards from the end, unless an offset says from where.
        if offset == 0 { offset = period }
        let active = offset - played
        guard active < 0 else { return active }
        let rest = active.truncatingRemainder(dividingBy: period)
        return rest == 0 ? (played >= activeDuration ? 0 : period) : rest + period
    }

    /// Cuts the active time into cycles.
    private func moment(active: Double) -> AnimationMoment {
        guard duration > 0 else { return AnimationMoment(progress: 1, duration: 0, cycle: 0, isLinear: false) }
        let length = autoreverses ? 2 * duration : duration
        var cycle = (active / length).rounded(.down)
        var inner = active - cycle * length
        if active >= activeDuration, inner <= length * 1e-9, cycle > 0 {
            // The end of the last cycle, not the begin of one more.
            cycle -= 1
            inner = length
        }
        if inner > duration { inner = length - inner }
        let isLinear = goesStraight || timeline?.isLinear ?? false
        var progress = min(max(inner / duration, 0), 1)
        if !isLinear, let function { progress = function.value(at: progress) }
        return AnimationMoment(
            progress: progress, duration: duration, cycle: max(Int(saturating: cycle), 0), isLinear: isLinear)
    }
}
