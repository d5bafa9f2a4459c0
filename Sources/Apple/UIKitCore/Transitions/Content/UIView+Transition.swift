extension UIView {
    static func runTransition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        let timing = BlockTiming(duration: duration, delay: 0, curve: options.pace, options: options)
        let inherited = AnimationScope.current.map { timing.inheriting(from: $0.timing) } ?? timing
        guard AnimationScope.isEnabled, inherited.duration > 0, options.transition != .none else {
            AnimationScope.unanimated.perform { animations?() }
            return AnimationBlock.callInNextTurn(completion)
        }
        let transition = ContentTransition(of: view, timing: inherited, completion: completion)
        if options.contains(.allowAnimatedContent) {
            AnimationBlock.run(timing, animations: { animations?() }, completion: nil)
        } else {
            AnimationScope.unanimated.perform { animations?() }
        }
        transition.start(options.transition)
    }

    static func runTransition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let container: UIView? = fromView.superview
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
                return
            }
            container?.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        guard let container else {
            return animate(withDuration: duration, animations: exchange, completion: completion)
        }
        transition(
            with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }
}
