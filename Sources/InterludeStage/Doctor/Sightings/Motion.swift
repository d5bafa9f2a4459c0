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
        name = ViewWords.name(of: view)
        corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map(place.apply(to:))
        isVisible = !values.isHidden && values.opacity > Motion.Track.faintest
    }

    /// Looks at a view on the whole window.
    @MainActor init(onWindow view: UIView) {
        let values = view.layer.presentedValues
        var place = values.toSuperlayer
        var (isShown, layer) = (!values.isHidden && values.opacity > Motion.Track.faintest, view.layer.superlayer)
        while let here = layer {
            let values = here.presentedValues
            let inner = values.hasSublayerTransform ? CATransform3DConcat(place, values.sublayerTransform) : place
            place = CATransform3DConcat(inner, values.toSuperlayer)
            isShown = isShown && !values.isHidden && values.opacity > Motion.Track.faintest
            layer = here.superlayer
        }
        identity = ObjectIdentifier(view)
        name = ViewWords.name(of: view)
        let bounds = values.bounds
        corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map(place.apply(to:))
        isVisible = isShown && view.window != nil
    }

    /// The middle of the corners.
    var center: CGPoint {
        CGPoint(x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
    }

    /// The smallest upright rectangle around it.
    var box: CGRect {
        sides.map { CGRect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) } ?? .null
    }

    /// Whether any of it lies in a rectangle.
    func isSeen(in rect: CGRect) -> Bool {
        guard let sides else { return false }
        return sides.left < rect.maxX && sides.right > rect.minX && sides.top < rect.maxY && sides.bottom > rect.minY
    }

    private var sides: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat)? {
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return nil }
        return (left, right, top, bottom)
    }

    /// How far the corner that moved farthest is from where it was in another frame.
    func distance(to other: Motion.Track) -> CGFloat {
        zip(corners, other.corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    }
}
