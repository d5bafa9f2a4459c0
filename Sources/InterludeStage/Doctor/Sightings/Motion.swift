import QuartzCore
import UIKit

/// Where the views of a transition are seen in one frame, animations applied.
@MainActor struct Motion {
    /// One view of the container.
    struct Track {
        /// Tells the view from others of the same trial.
        let identity: ObjectIdentifier
        let name: String
        /// The four corners in the container's coordinates, in the view's own order.
        let corners: [CGPoint]
        let isVisible: Bool
    }

    let tracks: [Track]

    /// Looks at the views that stand in a container.
    init(in container: UIView) {
        let onSublayers = container.layer.presentedValues.onSublayers
        tracks = container.subviews.map { Track(of: $0, onSublayers: onSublayers) }
    }
}

extension Motion.Track {
    /// Fainter views are not seen.
    private static let faintest: Float = 0.05

    @MainActor init(of view: UIView, onSublayers: CATransform3D?) {
        let values = view.layer.presentedValues
        let bounds = values.bounds
        let place = onSublayers.map { CATransform3DConcat(values.toSuperlayer, $0) } ?? values.toSuperlayer
        identity = ObjectIdentifier(view)
        name = "\(type(of: view))"
        corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map(place.apply(to:))
        isVisible = !values.isHidden && values.opacity > Motion.Track.faintest
    }

    /// The middle of the corners.
    var center: CGPoint {
        CGPoint(x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
    }

    /// How far the corner that moved farthest is from where it was in another frame.
    func distance(to other: Motion.Track) -> CGFloat {
        zip(corners, other.corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    }
}

/// A number that stands for everything that is seen of a layer tree, animations applied: the same for the same sight.
@MainActor func sightDigest(of layer: CALayer) -> Int {
    var hasher = Hasher()
    combine(layer, into: &hasher)
    return hasher.finalize()
}

@MainActor private func combine(_ layer: CALayer, into hasher: inout Hasher) {
    let values = layer.presentedValues
    combine(values, into: &hasher)
    if let path = values.shape?.path { combine(path.boundingBox, into: &hasher) }
    if let mask = layer.mask { combine(mask, into: &hasher) }
    for sublayer in layer.sublayers ?? [] { combine(sublayer, into: &hasher) }
}

private func combine(_ values: LayerValues, into hasher: inout Hasher) {
    combine(values.bounds, into: &hasher)
    let t = values.transform
    let numbers = [
        values.position.x, values.position.y, values.zPosition, values.cornerRadius, t.m11, t.m12, t.m13, t.m14, t.m21,
        t.m22, t.m31, t.m33, t.m41, t.m42, t.m43, t.m44,
    ]
    for number in numbers { hasher.combine(number) }
    hasher.combine(values.opacity)
    hasher.combine(values.isHidden)
}

private func combine(_ rect: CGRect, into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
}
