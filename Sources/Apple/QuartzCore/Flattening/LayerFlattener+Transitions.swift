import Compositor
import CoreGraphics

/// What a layer and all below it looked like at one moment, in its own coordinates.
struct TransitionPicture {
    let items: [DisplayItem]
    /// Whether the layer's background hid what is behind.
    let isOpaque: Bool

    init(of layer: CALayer) {
        let server = RenderServer.showing(layer)
        let scale = server.lastScale ?? layer.values.contentsScale
        let flattener = LayerFlattener(scale: scale, frame: .null, time: server.now)
        let values = flattener.shown(layer)
        var items: [DisplayItem] = []
        // At the screen's resolution, then scaled back: so shapes are rasterized as finely as they will be shown.
        let enlarged = CATransform3DMakeScale(scale, scale, 1)
        flattener.appendPicture(of: layer, values, enlarged, alpha: 1, to: &items)
        let back = CATransform3DMakeScale(1 / scale, 1 / scale, 1).matrix
        self.items = items.map { $0.placed(by: back) }
        isOpaque = values.backgroundColor?.alpha == 1
    }
}

extension LayerFlattener {
    /// The layer's transition, if it has one that has an effect now.
    func transition(of layer: CALayer) -> (RunningAnimation, AnimationMoment)? {
        guard !usesModel, !layer.running.isEmpty else { return nil }
        for entry in layer.running where entry.animation is CATransition && entry.pictureBefore != nil {
            let local = layer.localTime(atMediaTime: time)
            if let moment = entry.moment(localTime: local, isRunningForwards: layer.effectiveSpeed > 0) {
                return (entry, moment)
            }
        }
        return nil
    }

    /// Adds the old and the new picture of a layer in transition.
    func appendTransition(
        _ entry: RunningAnimation, _ moment: AnimationMoment, _ layer: CALayer, _ values: LayerValues,
        _ matrix: CATransform3D, to items: inout Items
    ) {
        guard let transition = entry.animation as? CATransition, let before = entry.pictureBefore else { return }
        let progress = transition.progress(at: moment)
        let moves = TransitionMoves(transition, progress: progress, size: values.bounds.size)
        let start = items.count
        let isCovering = before.isOpaque && values.backgroundColor?.alpha == 1
        let oldMatrix = CATransform3DConcat(CATransform3DMakeTranslation(moves.old.width, moves.old.height, 0), matrix)
        let newMatrix = CATransform3DConcat(CATransform3DMakeTranslation(moves.new.width, moves.new.height, 0), matrix)
        let old = before.items.map { $0.placed(by: oldMatrix.matrix) }
        var new: Items = []
        appendPicture(of: layer, values, newMatrix, alpha: 1, to: &new)
        func group(_ children: Items, _ opacity: Double) {
            guard !children.isEmpty, opacity > 0 else { return }
            items.append(
                .group(
                    GroupItem(
                        children: children, opacity: CGFloat(opacity), bounds: values.bounds,
                        transform: matrix.matrix)))
        }
        switch transition.type {
        case .push, .moveIn:
            group(old, 1)
            group(new, 1)
        case .reveal:
            group(new, 1)
            group(old, 1)
        default:
            group(old, isCovering ? 1 : 1 - progress)
            group(new, progress)
        }
        if values.masksToBounds, items.count > start { clip(layer, values, matrix, from: start, in: &items) }
    }
}

/// How far the two pictures of a transition have moved.
private struct TransitionMoves {
    var old = CGSize.zero
    var new = CGSize.zero

    init(_ transition: CATransition, progress: Double, size: CGSize) {
        let p = CGFloat(progress)
        let direction: (x: CGFloat, y: CGFloat)
        switch transition.subtype ?? .fromLeft {
        case .fromRight: direction = (-1, 0)
        // As on iOS, where "top" is meant with y upwards: the motion goes up.
        case .fromTop: direction = (0, -1)
        case .fromBottom: direction = (0, 1)
        default: direction = (1, 0)
        }
        let way = CGSize(width: direction.x * size.width, height: direction.y * size.height)
        if transition.type == .push || transition.type == .reveal {
            old = CGSize(width: way.width * p, height: way.height * p)
        }
        if transition.type == .push || transition.type == .moveIn {
            new = CGSize(width: way.width * (p - 1), height: way.height * (p - 1))
        }
    }
}
