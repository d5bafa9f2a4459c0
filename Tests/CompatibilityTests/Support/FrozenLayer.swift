import UIKit

/// A layer whose time the test sets: its speed is 0, so that a running animation is sampled exactly on both systems.
@MainActor final class FrozenLayer {
    private let layer: CALayer
    private let stage = LayerStage()

    init() {
        layer = stage.layer()
        layer.speed = 0
        layer.timeOffset = 0
        stage.settle()
    }

    /// The progress of an animation at times after its start: 0 is its beginning, 1 its end.
    func progress(of animation: CABasicAnimation, at times: [CFTimeInterval]) -> [Double] {
        animation.keyPath = "position.x"
        animation.fromValue = 0
        animation.toValue = 1000
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "progress")
        stage.settle()
        return times.map { time in
            layer.timeOffset = time
            stage.settle()
            return Double(layer.shownPosition.x) / 1000
        }
    }
}
