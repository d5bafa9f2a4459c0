import QuartzCore

/// From where the exploded layers are seen: a pure value that turns places on the device into places of the view.
package struct ExplodedCamera: Equatable, Sendable {
    /// Turned about the upright axis, in radians.
    package var yaw: CGFloat = -0.62
    /// Tipped about the level axis, in radians.
    package var pitch: CGFloat = -0.2
    /// Points of the device between two levels.
    package var spread: CGFloat = 46
    /// The device's screen in points.
    package var device = CGSize(width: 393, height: 852)
    /// The view in points.
    package var view = CGSize(width: 292, height: 300)
    /// The highest level.
    package var levels = 1

    package init() {}

    /// As far as it can be turned and tipped: seen from the edge there would be nothing to see.
    private static let farthestYaw: CGFloat = 1.4
    private static let farthestPitch: CGFloat = 1.2

    /// Turns by what a finger has moved, in points.
    package mutating func turn(by move: CGSize) {
        yaw = min(max(yaw + move.width * 0.009, -Self.farthestYaw), Self.farthestYaw)
        pitch = min(max(pitch - move.height * 0.009, -Self.farthestPitch), Self.farthestPitch)
    }

    /// Points of the view for a point of the device: so many that the pile fits however it is turned.
    package var zoom: CGFloat {
        let depth = CGFloat(levels) * spread
        let width = device.width * abs(cos(yaw)) + depth * abs(sin(yaw))
        let height = device.height * abs(cos(pitch)) + (depth + device.width * abs(sin(yaw))) * abs(sin(pitch))
        return 0.96 * min(view.width / max(width, 1), view.height / max(height, 1))
    }

    /// The eye's distance in points of the view.
    private var distance: CGFloat { 3.2 * max(view.width, view.height) }

    /// What the view does to everything in it: the perspective, about its middle.
    package var perspective: CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / distance
        return perspective
    }

    /// From points of the device to points of the view at a level, without the perspective.
    package func placement(level: Int) -> CATransform3D {
        let z = (CGFloat(level) - CGFloat(levels) / 2) * spread
        var t = CATransform3DMakeTranslation(-device.width / 2, -device.height / 2, z)
        t = CATransform3DConcat(t, CATransform3DMakeRotation(yaw, 0, 1, 0))
        t = CATransform3DConcat(t, CATransform3DMakeRotation(pitch, 1, 0, 0))
        t = CATransform3DConcat(t, CATransform3DMakeScale(zoom, zoom, zoom))
        return CATransform3DConcat(t, CATransform3DMakeTranslation(view.width / 2, view.height / 2, 0))
    }

    /// From a layer's own coordinates to points of the view, the perspective included.
    package func projection(of matrix: CATransform3D, level: Int) -> CATransform3D {
        let (x, y) = (view.width / 2, view.height / 2)
        let centred = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), perspective),
            CATransform3DMakeTranslation(x, y, 0))
        return CATransform3DConcat(CATransform3DConcat(matrix, placement(level: level)), centred)
    }
}
