/// Takes a view from its old look to its new one: a picture of the old look lies over the view and leaves.
@MainActor
final class ContentTransition {
    /// Figures of the transitions. Apple documents none of them; all are decided.
    enum Metrics {
        /// The distance of the eye, in points, from which flips and curls are seen.
        static let eyeDistance: CGFloat = 1000
        /// How far a curled page is folded up, in radians: a little more than upright.
        static let foldAngle: CGFloat = 1.75
        /// How many key frames a half turn is cut into, so that no step is ambiguous.
        static let steps = 24
    }

    private let view: UIView
    private let block: AnimationBlock
    private let old: CALayer

    init(of view: UIView, timing: BlockTiming, completion: ((Bool) -> Void)?) {
        self.view = view
        old = ContentTransition.pictureLayer(of: view, afterScreenUpdates: ContentTransition.isJustMade(view))
        let (old, wasDoubleSided) = (self.old, view.layer.isDoubleSided)
        block = AnimationBlock(timing: timing) { finished in
            old.removeFromSuperlayer()
            view.layer.isDoubleSided = wasDoubleSided
            completion?(finished)
        }
    }

    /// Whether it was put round views that were seen before, as the container of a transition is round the screen that goes:
    /// what they show is its old look.
    private static func isJustMade(_ view: UIView) -> Bool {
        !view.layer.hasBeenCommitted && (view.layer.sublayers ?? []).contains(where: \.hasBeenCommitted)
    }

    /// A layer that looks like the view and lies where it lies.
    private static func pictureLayer(of view: UIView, afterScreenUpdates: Bool) -> CALayer {
        let layer = CALayer()
        let scale = view.layer.contentsScale
        layer.contents = view.makePicture(of: view.bounds, scale: scale, afterScreenUpdates: afterScreenUpdates)
        layer.contentsScale = scale
        layer.bounds = view.bounds
        layer.anchorPoint = view.layer.anchorPoint
        layer.position = view.layer.position
        layer.transform = view.layer.transform
        layer.zPosition = view.layer.zPosition
        return layer
    }

    func start(_ kind: UIView.AnimationOptions.Transition) {
        view.layoutIfNeeded()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        putOver(old)
        switch kind {
        case .none, .crossDissolve: dissolve()
        case .flipFromLeft: flip(around: (0, 1), direction: 1)
        case .flipFromRight: flip(around: (0, 1), direction: -1)
        case .flipFromTop: flip(around: (1, 0), direction: -1)
        case .flipFromBottom: flip(around: (1, 0), direction: 1)
        case .curlUp: curlUp()
        case .curlDown: curlDown()
        }
        CATransaction.commit()
        block.close()
    }

    /// Puts a layer over the view, or on top inside it if the view stands at the root.
    private func putOver(_ layer: CALayer) {
        if let container = view.layer.superlayer {
            container.insertSublayer(layer, above: view.layer)
            TransitionRun.holdTime(of: layer, over: view)
        } else {
            layer.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            layer.transform = CATransform3DIdentity
            view.layer.addSublayer(layer)
        }
    }

    // MARK: Dissolve

    private func dissolve() {
        fade(old, from: 1, to: 0)
        // What is not opaque must come in as well; under an opaque picture of an opaque view it need not.
        if view.layer.superlayer != nil, view.backgroundColor == nil {
            fade(view.layer, from: 0, to: CGFloat(view.layer.opacity))
        }
    }

    private func fade(_ layer: CALayer, from: CGFloat, to: CGFloat) {
        let animation = block.timing.makeAnimation(keyPath: "opacity")
        animation.fromValue = from
        animation.toValue = to
        if layer !== view.layer { layer.opacity = Float(to) }
        block.add(animation, to: layer, key: nil, property: "opacity", timing: block.timing)
    }

    // MARK: Flip

    /// Turns the old look away and the new one in, about an axis in the middle.
    private func flip(around axis: (x: CGFloat, y: CGFloat), direction: CGFloat) {
        old.isDoubleSided = false
        view.layer.isDoubleSided = false
        turn(old, about: axis, from: 0, to: direction * .pi)
        turn(view.layer, about: axis, from: -direction * .pi, to: 0)
    }

    private func turn(_ layer: CALayer, about axis: (x: CGFloat, y: CGFloat), from: CGFloat, to: CGFloat) {
        let base = view.layer.transform
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = (0...Metrics.steps).map { step in
            let angle = from + (to - from) * CGFloat(step) / CGFloat(Metrics.steps)
            return CATransform3DConcat(Self.rotation(angle, axis), base)
        }
        animation.timingFunction = block.timing.function
        if layer !== view.layer { layer.transform = CATransform3DConcat(Self.rotation(to, axis), base) }
        block.add(animation, to: layer, key: "transition", property: "transform", timing: block.timing)
    }

    private static func rotation(_ angle: CGFloat, _ axis: (x: CGFloat, y: CGFloat)) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / Metrics.eyeDistance
        return CATransform3DRotate(eye, angle, axis.x, axis.y, 0)
    }

    // MARK: Curl

    /// Folds the old look up about its upper edge. (iOS bends the page; here it stays flat.)
    private func curlUp() {
        hinge(old)
        turn(old, about: (1, 0), from: 0, to: Metrics.foldAngle)
        fade(old, from: 1, to: 0)
    }

    /// Folds the new look down over the old one.
    private func curlDown() {
        let new = Self.pictureLayer(of: view, afterScreenUpdates: true)
        old.superlayer?.insertSublayer(new, above: old)
        TransitionRun.holdTime(of: new, over: view)
        hinge(new)
        turn(new, about: (1, 0), from: Metrics.foldAngle, to: 0)
        fade(new, from: 0, to: 1)
        block.atEnd { new.removeFromSuperlayer() }
    }

    /// Moves a layer's anchor to the middle of its upper edge, without moving the layer.
    private func hinge(_ layer: CALayer) {
        let anchor = layer.anchorPoint
        layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        layer.position.x += (0.5 - anchor.x) * layer.bounds.width
        layer.position.y -= anchor.y * layer.bounds.height
    }
}
