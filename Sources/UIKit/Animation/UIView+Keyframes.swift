extension UIView {
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
        for way in recorder.animations() {
            block.trace?.note(way.property, of: way.layer, from: way.first, to: way.last)
            way.animation.timingFunction = timing.function
            let keyPath = way.property.keyPath
            let key = way.property.isAdditive ? nil : keyPath
            block.add(way.animation, to: way.layer, key: key, property: keyPath, timing: block.timing)
        }
        block.close()
    }
}
