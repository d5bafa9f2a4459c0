extension UIView {
    /// Changes a view's content, with one of the transitions of `options` from the old look to the new.
    ///
    /// The changes themselves are not animated, unless `allowAnimatedContent` is set.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = BlockTiming(duration: duration, delay: 0, curve: .bezier(options.curve), options: options)
        let inherited = AnimationScope.current.map { timing.inheriting(from: $0.timing) } ?? timing
        guard AnimationScope.isEnabled, inherited.duration > 0, options.transition != .none else {
            AnimationScope.disabled.perform { animations?() }
            completion?(true)
            return
        }
        let transition = ContentTransition(of: view, timing: inherited, completion: completion)
        if options.contains(.allowAnimatedContent) {
            AnimationBlock.run(timing, animations: { animations?() }, completion: nil)
        } else {
            AnimationScope.disabled.perform { animations?() }
        }
        transition.start(options.transition)
    }

    /// Replaces a view by another one, with one of the transitions of `options`.
    ///
    /// The new view takes the old one's place among its siblings, and the old one leaves; with `showHideTransitionViews`
    /// both stay and are shown and hidden instead. It is the superview that goes through the transition.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            fatalError("UIView.transition(from:to:…): the view to leave has no superview")
        }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
                return
            }
            container.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        transition(
            with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }
}
