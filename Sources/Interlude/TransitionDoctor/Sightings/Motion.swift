import InterludeStage
import QuartzCore
import UIKit

/// Where the views of a transition are seen in one frame, animations applied.
@MainActor struct Motion {
    /// One view of the container.
    struct Track {
        /// Tells the view from others of the same trial.
        let identity: ObjectToken
        let name: PartName
        /// The four corners in the container's coordinates, in the view's own order.
        let corners: [CGPoint]
        let isVisible: Bool
        /// The part of what lies on the screen that no ancestor clips away and no opaque view in front hides, 0…1.
        var share: CGFloat = 1

        /// Whether enough of it is seen for a jump of it to be seen.
        var isUncovered: Bool { share > Track.least }

        /// Less of a view than this nobody follows with the eye (decided).
        private static let least: CGFloat = 0.1
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
        identity = ObjectToken(view)
        name = PartName(seen: view)
        corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map(place.apply(to:))
        isVisible = !values.isHidden && values.opacity > Motion.Track.faintest
    }

    /// Looks at a view on the whole window.
    @MainActor init(onWindow view: UIView) {
        identity = ObjectToken(view)
        name = PartName(seen: view)
        let look = Motion.Track.onWindow(view)
        corners = look.corners
        isVisible = look.isShown && view.window != nil
        share = isVisible ? Cover.share(of: view, box: box) : 0
    }

    /// The smallest upright rectangle around a view on the window, animations applied.
    @MainActor static func box(of view: UIView) -> CGRect { box(around: onWindow(view).corners) }

    /// The corners on the window, and whether the view and all that it is in are shown.
    @MainActor private static func onWindow(_ view: UIView) -> (corners: [CGPoint], isShown: Bool) {
        let values = view.layer.presentedValues
        var place = values.toSuperlayer
        var (isShown, layer) = (!values.isHidden && values.opacity > faintest, view.layer.superlayer)
        while let here = layer {
            let values = here.presentedValues
            let inner = values.hasSublayerTransform ? CATransform3DConcat(place, values.sublayerTransform) : place
            place = CATransform3DConcat(inner, values.toSuperlayer)
            isShown = isShown && !values.isHidden && values.opacity > faintest
            layer = here.superlayer
        }
        let bounds = values.bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map(place.apply(to:))
        return (corners, isShown)
    }

    /// The middle of the corners.
    var center: CGPoint {
        CGPoint(x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
    }

    /// The smallest upright rectangle around it.
    var box: CGRect { Motion.Track.box(around: corners) }

    /// Whether any of it lies in a rectangle.
    func isSeen(in rect: CGRect) -> Bool {
        let box = box
        return box.minX < rect.maxX && box.maxX > rect.minX && box.minY < rect.maxY && box.maxY > rect.minY
    }

    private static func box(around corners: [CGPoint]) -> CGRect {
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// How far the corner that moved farthest is from where it was in another frame.
    func distance(to other: Motion.Track) -> CGFloat {
        zip(corners, other.corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    }
}
