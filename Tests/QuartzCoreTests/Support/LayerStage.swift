import Compositor
import QuartzCore
import Testing

/// A shown root layer on a clock that the test moves.
@MainActor
final class LayerStage {
    let root = CALayer()

    init(width: CGFloat = 100, height: CGFloat = 100) {
        RenderServer().makeCurrent()
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        RenderServer.current.attach(root)
        settle()
    }

    /// A layer that has been shown before.
    func layer(_ frame: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20)) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        root.addSublayer(layer)
        settle()
        return layer
    }

    /// One frame without moving the clock.
    func settle() {
        RenderServer.current.settle()
    }

    /// One frame at a time.
    func go(to time: CFTimeInterval) {
        RenderServer.current.tick(at: time)
    }

    /// What the root shows now, whether it was kept from a frame before or not.
    func items(scale: CGFloat = 1) -> [DisplayItem] {
        list(scale: scale).items.flatMap { item -> [DisplayItem] in
            if case .part(let part) = item { return part.items }
            return [item]
        }
    }

    func list(scale: CGFloat = 1) -> DisplayList {
        RenderServer.current.displayList(
            for: root, pixelWidth: Int(root.bounds.width * scale), pixelHeight: Int(root.bounds.height * scale),
            scale: scale, background: .white)
    }

    /// The pixels that the root shows now.
    func frame(scale: CGFloat = 1) -> PixelBuffer {
        let list = list(scale: scale)
        let buffer = PixelBuffer(width: list.width, height: list.height)
        FrameRenderer(threads: 1).render(list, into: buffer)
        return buffer
    }
}

/// Writes down what delegates hear.
@MainActor
final class Recorder: NSObject, CAAnimationDelegate {
    var log: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        log.append("start \(anim.value(forKey: "name") as? String ?? "?")")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.append("stop \(anim.value(forKey: "name") as? String ?? "?") \(flag)")
    }

    /// An animation of opacity that reports to this recorder.
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

/// Whether two numbers are as near as `tolerance`.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

extension CALayer {
    /// The opacity that is shown.
    var shownOpacity: Float { presentation()?.opacity ?? opacity }
    /// The position that is shown.
    var shownPosition: CGPoint { presentation()?.position ?? position }
}
