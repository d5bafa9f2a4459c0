import QuartzCore
import UIKit

/// Covers what a device's display does not have of its screen: the corners, and the cutout.
@MainActor final class DisplayEdge {
    /// The display that the layers were made for.
    private struct Form: Equatable {
        let shape: DisplayOutline
        let size: CGSize
        let orientation: UIInterfaceOrientation
    }

    private var form: Form?
    private var made: [CALayer] = []

    /// The layers to draw above the device's. They are small: one over the whole screen would be drawn with every change.
    func layers(of screen: UIScreen) -> [CALayer] {
        let new = Form(shape: screen.device.display, size: screen.bounds.size, orientation: screen.orientation)
        if new != form {
            form = new
            made = DisplayEdge.corners(new) + DisplayEdge.cutout(new)
        }
        return made
    }

    private static func corners(_ form: Form) -> [CALayer] {
        let radius = form.shape.cornerRadius
        guard radius > 0 else { return [] }
        let right = form.size.width - radius
        let bottom = form.size.height - radius
        let places: [(x: CGFloat, y: CGFloat)] = [(0, 0), (1, 0), (0, 1), (1, 1)]
        return places.map { place in
            let corner = CALayer()
            corner.frame = CGRect(x: place.x * right, y: place.y * bottom, width: radius, height: radius)
            corner.masksToBounds = true
            corner.addSublayer(ring(radius, place.x, place.y))
            return corner
        }
    }

    /// A ring whose inner edge is the display's, seen through a quarter.
    private static func ring(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CALayer {
        let width = radius * ringWidth
        let side = 2 * (radius + width)
        let ring = CALayer()
        ring.frame = CGRect(x: -width - x * radius, y: -width - y * radius, width: side, height: side)
        ring.cornerRadius = side / 2
        ring.borderWidth = width
        ring.borderColor = .black
        return ring
    }

    /// As a fraction of the radius. The corner of a square is √2 - 1 = 0.42 radii away from the circle in it.
    private static let ringWidth: CGFloat = 0.5

    private static func cutout(_ form: Form) -> [CALayer] {
        guard let frame = form.shape.cutoutFrame(on: form.size, form.orientation) else { return [] }
        let cutout = CALayer()
        cutout.backgroundColor = .black
        cutout.frame = frame
        cutout.cornerRadius = min(frame.width, frame.height) / 2
        if form.shape.cutout?.top == 0 { cutout.maskedCorners = innerCorners(form.orientation) }
        return [cutout]
    }

    /// The corners of a notch that are not at the edge.
    private static func innerCorners(_ orientation: UIInterfaceOrientation) -> CACornerMask {
        switch orientation {
        case .landscapeRight: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        case .landscapeLeft: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        case .portraitUpsideDown: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        default: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        }
    }
}
