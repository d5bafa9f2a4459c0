// The animation calls from before blocks. They still occur in old code, so they work as a block between begin and commit.

/// What was set between `beginAnimations` and `commitAnimations`.
@MainActor
final class OldAnimation {
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    private(set) lazy var block = AnimationBlock(timing: timing, completion: nil)

    private var timing: BlockTiming {
        var timing = BlockTiming(duration: duration, delay: delay, curve: .bezier(curve), options: options)
        timing.repeatCount = repeatCount
        return timing
    }

    /// Collects changes from now on. The times that count are those set before the first change.
    func open() {
        AnimationScope.open { [unowned self] in
            var timing = self.timing
            timing.goesStraight = AnimationScope.trace?.goesStraight ?? false
            guard timing.duration > 0, AnimationScope.isGloballyEnabled else { return .disabled }
            return AnimationScope(timing: timing, collector: .block(block))
        }
    }

    func close() {
        AnimationScope.closeOpened()
        block.close()
    }

    private static var stack: [OldAnimation] = []

    /// Opens a part inside the one that is open, if one is.
    static func begin() {
        stack.append(OldAnimation())
        current.open()
    }

    /// Closes the part opened last, which starts its animations.
    static func commit() {
        guard let animation = stack.popLast() else {
            fatalError("UIView.commitAnimations() without UIView.beginAnimations(_:context:)")
        }
        animation.close()
    }

    static var current: OldAnimation {
        guard let current = stack.last else {
            fatalError("UIView.setAnimation…: there is no UIView.beginAnimations(_:context:) before it")
        }
        return current
    }
}

// `UIView`'s members name no type of this room: they call these.
extension UIView {
    static func beginOldAnimation() { OldAnimation.begin() }
    static func commitOldAnimation() { OldAnimation.commit() }
    static func changeOldAnimation(_ change: (OldAnimation) -> Void) { change(OldAnimation.current) }
}

extension UIView.AnimationOptions {
    mutating func set(_ option: UIView.AnimationOptions, _ flag: Bool) {
        if flag { insert(option) } else { remove(option) }
    }
}
