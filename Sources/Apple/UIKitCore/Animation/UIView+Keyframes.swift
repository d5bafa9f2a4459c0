extension UIView {
    /// A part of the key frame animation around the caller; outside of one, an ordinary part of what surrounds it.
    static func runKeyframe(start: Double, duration: Double, animations: @escaping () -> Void) {
        guard case .keyframes(let recorder)? = AnimationScope.current?.collector else { return animations() }
        recorder.frame(start: start, duration: duration, animations)
    }

    static func runKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        let shared = options.blockOptions
        let timing = BlockTiming(duration: duration, delay: delay, curve: .bezier(shared.curve), options: shared)
        AnimationBlock.runKeyframes(
            timing, mode: options.calculationMode, animations: animations, completion: completion)
    }
}

extension AnimationBlock {
    static func runKeyframes(
        _ timing: BlockTiming, mode: CAAnimationCalculationMode, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let outer = AnimationScope.current
        let timing = outer.map { timing.inheriting(from: $0.timing) } ?? timing
        guard AnimationScope.isEnabled, timing.duration > 0 else {
            AnimationScope.unanimated.perform(animations)
            return callInNextTurn(completion)
        }
        let recorder = KeyframeRecorder(mode: mode)
        AnimationScope(timing: timing, collector: .keyframes(recorder)).perform(animations)
        if case .animator(let track)? = outer?.collector {
            track.record(recorder)
            track.add(completion: completion)
            return
        }
        let block = AnimationBlock(timing: timing, completion: completion)
        for recorded in recorder.animations() {
            block.trace?.note(recorded.property, of: recorded.layer, from: recorded.first, to: recorded.last)
            recorded.animation.timingFunction = timing.function
            let keyPath = recorded.property.keyPath
            let key = recorded.property.isAdditive ? nil : keyPath
            block.add(recorded.animation, to: recorded.layer, key: key, property: keyPath, timing: block.timing)
        }
        block.close()
    }
}
