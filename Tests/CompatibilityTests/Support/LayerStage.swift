import QuartzCore
import UIKit

/// A layer on a screen, outside of the view hierarchy, on a time axis that begins when the stage is made.
@MainActor final class LayerStage {
    let root = CALayer()
    private let stage: CompatibilityStage
    private let start: CFTimeInterval

    init(width: CGFloat = 100, height: CGFloat = 100) {
        stage = CompatibilityStage()
        start = CACurrentMediaTime()
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stage.root.layer.addSublayer(root)
        settle()
    }

    /// Adds a layer and commits it, so that changes of it are animated.
    func layer(_ frame: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20)) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        root.addSublayer(layer)
        settle()
        return layer
    }

    /// Commits what has changed, without letting time pass.
    func settle() { stage.frame() }

    /// Lets time pass until a number of seconds after the stage was made, with one frame at the end.
    func go(to time: CFTimeInterval) { stage.jump(by: start + time - CACurrentMediaTime()) }
}

/// A record of the calls of animation delegates.
@MainActor final class AnimationRecorder: NSObject, @preconcurrency CAAnimationDelegate {
    var log: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        log.append("start \(anim.value(forKey: "name") as? String ?? "?")")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.append("stop \(anim.value(forKey: "name") as? String ?? "?") \(flag)")
    }

    /// An animation of the opacity that reports to this record.
    func animation(_ name: String, duration: CFTimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        animation.delegate = self
        animation.setValue(name, forKey: "name")
        return animation
    }
}

extension CALayer {
    /// The opacity that is presented.
    var shownOpacity: Float { presentation()?.opacity ?? opacity }
    /// The position that is presented.
    var shownPosition: CGPoint { presentation()?.position ?? position }
}
