import CoreGraphics

/// Where a zoom's card is at one moment, and how it looks there. Places are in the transition's container.
package struct ZoomPose {
    /// What is seen of the card.
    package var window: CGRect
    /// How large the screen on it is.
    package var scale: CGFloat
    /// Where the screen's upper left corner lies in the window.
    package var origin: CGPoint
    /// Where the source's picture lies in the window.
    package var picture: CGRect
    package var radius: CGFloat
    /// 0 at the source, 1 as the whole screen.
    package var progress: CGFloat
    /// By how much the card is turned about the middle of its window, in radians.
    package var angle: CGFloat = 0

    /// The whole screen. Its corners are square: a phone's glass rounds them, and there is none here.
    package static func whole(_ screen: CGRect, picture: CGRect) -> ZoomPose {
        ZoomPose(window: screen, scale: 1, origin: .zero, picture: picture, radius: 0, progress: 1)
    }

    /// The screen in a source's place. Without a part to align it is as wide as the source, upper edge on upper edge, and
    /// larger only where the source is of a taller shape (measured).
    package static func small(
        _ screen: CGRect, at source: CGRect, aligning part: CGRect?, radius: CGFloat
    ) -> ZoomPose {
        let part = part ?? CGRect(x: 0, y: 0, width: screen.width, height: 0)
        var scale = source.width / max(part.width, 1)
        if part.height > 0 { scale = max(scale, source.height / part.height) }
        if part.height == 0 { scale = max(scale, source.height / max(screen.height, 1)) }
        let top = part.height > 0 ? source.height / 2 - part.midY * scale : 0
        return ZoomPose(
            window: source, scale: scale, origin: CGPoint(x: source.width / 2 - part.midX * scale, y: top),
            picture: CGRect(origin: .zero, size: source.size), radius: radius, progress: 0)
    }

    /// The card turned about a point of the container.
    func turned(by angle: CGFloat, about place: CGPoint) -> ZoomPose {
        guard angle != 0 else { return self }
        var pose = self
        let (dx, dy) = (window.midX - place.x, window.midY - place.y)
        pose.window.origin.x += dx * cos(angle) - dy * sin(angle) - dx
        pose.window.origin.y += dx * sin(angle) + dy * cos(angle) - dy
        pose.angle = angle
        return pose
    }

    /// The point of the whole screen that lies at a place of the container.
    func point(at place: CGPoint) -> CGPoint {
        CGPoint(
            x: (place.x - window.minX - origin.x) / max(scale, 0.01),
            y: (place.y - window.minY - origin.y) / max(scale, 0.01))
    }

    /// The whole screen, made smaller about a point that keeps to the finger.
    ///
    /// - Parameters:
    ///   - anchor: The point of the screen that was touched.
    ///   - place: Where that point is now.
    ///   - least: How small it is when nothing of the shade is left.
    func shrunk(to scale: CGFloat, about anchor: CGPoint, at place: CGPoint, least: CGFloat) -> ZoomPose {
        var pose = self
        pose.scale = scale
        pose.window = CGRect(
            x: place.x - (anchor.x - window.minX) * scale, y: place.y - (anchor.y - window.minY) * scale,
            width: window.width * scale, height: window.height * scale)
        pose.picture = CGRect(
            x: picture.minX * scale, y: picture.minY * scale, width: picture.width * scale,
            height: picture.height * scale)
        // The corners of a phone's screen, which come out of the square ones on the first tenth of the way.
        pose.radius = ZoomMetrics.screenCorner * scale * min((1 - scale) * 10, 1)
        pose.progress = least < 1 ? min(max((scale - least) / (1 - least), 0), 1) : 1
        return pose
    }
}
