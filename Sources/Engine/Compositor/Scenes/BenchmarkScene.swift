import CoreGraphics

/// The transitions by which the compositor's speed is measured: two opaque pages, 30 frames, progress along a smooth step.
///
/// They are the same ones that other compositors were measured with, so that figures can be set side by side.
package enum BenchmarkScene: String, CaseIterable, Sendable {
    /// A page slides in from the right, the one below moves a third as far and is dimmed.
    case slide
    /// A page fades in over the other.
    case dissolve
    /// A page grows from a small rounded rectangle.
    case zoom
    /// A page appears within a growing circle.
    case circle
    /// The page turns about its vertical axis and shows the other one on its back.
    case flip
    /// A page springs up from below.
    case slideUp

    /// Frames in each transition.
    package static let frameCount = 30

    /// What is shown at one frame.
    ///
    /// - Parameters:
    ///   - frame: 0..<frameCount.
    ///   - from: The opaque page that goes; its size is the frame's.
    ///   - to: The opaque page that comes, as large.
    package func displayList(frame: Int, from: PixelBuffer, to: PixelBuffer) -> DisplayList {
        let stage = Stage(frame: frame, from: from, to: to)
        let items: [DisplayItem]
        switch self {
        case .slide: items = stage.slide
        case .dissolve: items = stage.dissolve
        case .zoom: items = stage.zoom
        case .circle: items = stage.circle
        case .flip: items = stage.flip
        case .slideUp: items = stage.slideUp
        }
        return DisplayList(width: from.width, height: from.height, items: items)
    }
}

/// How far a scene has come at one of its frames.
package struct BenchmarkMoment: Sendable {
    /// Seconds since the beginning; the transition takes half a second.
    private let time: Double
    /// The share of the way, 0…1, slow at both ends.
    package let progress: Double

    package init(frame: Int) {
        let t = (Double(frame) + 0.5) / Double(BenchmarkScene.frameCount)
        progress = t * t * (3 - 2 * t)
        time = t / 2
    }

    /// What is left of the way for a damped spring: damping ratio 0.8, 14 radians per second.
    package var springRest: Double {
        let (ratio, omega) = (0.8, 14.0)
        let damped = omega * (1 - ratio * ratio).squareRoot()
        return exp(-ratio * omega * time) * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
    }
}

private struct Stage {
    let from: PixelBuffer
    let to: PixelBuffer
    let moment: BenchmarkMoment
    let bounds: CGRect

    init(frame: Int, from: PixelBuffer, to: PixelBuffer) {
        self.from = from
        self.to = to
        moment = BenchmarkMoment(frame: frame)
        bounds = CGRect(x: 0, y: 0, width: from.width, height: from.height)
    }

    private var p: Double { moment.progress }
    private var width: Double { Double(bounds.width) }
    private var height: Double { Double(bounds.height) }

    private func page(_ page: PixelBuffer, at destination: CGRect? = nil, _ transform: Matrix4 = .identity)
        -> DisplayItem
    {
        .image(ImageItem(buffer: page, source: bounds, destination: destination ?? bounds, transform: transform))
    }

    var slide: [DisplayItem] {
        let dimming = FillItem(
            shape: .rounded(RoundedRect(bounds)), color: PixelColor(red: 0, green: 0, blue: 0, alpha: 0.1 * p),
            transform: .identity)
        return [
            page(from, .translation(x: (-0.3 * width * p).rounded(), y: 0)), .fill(dimming),
            page(to, .translation(x: (width * (1 - p)).rounded(), y: 0)),
        ]
    }

    var dissolve: [DisplayItem] { [page(from), .group(GroupItem(children: [page(to)], opacity: CGFloat(p)))] }

    var zoom: [DisplayItem] {
        let (q, unit) = (1 - p, width / 393)
        let r = CGRect(
            x: 16 * q * unit, y: 200 * q * unit, width: (118 * q + 393 * p) * unit, height: (256 * q + 852 * p) * unit)
        let clip = RoundedRect(r, radius: CGFloat(12 * q * unit))
        return [page(from), .group(GroupItem(children: [page(to, at: r)], clip: clip, bounds: r))]
    }

    var circle: [DisplayItem] {
        let unit = width / 393
        let (x, y) = (196.5 * unit, 300 * unit)
        let farthest = (x * x + (height - y) * (height - y)).squareRoot()
        let r = 28 * unit + (farthest - 28 * unit) * p
        let disc = RoundedRect(CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r), radius: CGFloat(r))
        let mask = FillItem(shape: .rounded(disc), color: .white, transform: .identity)
        return [page(from), .group(GroupItem(children: [page(to)], mask: [.fill(mask)]))]
    }

    /// Both faces are put upright: the angle of the one on the back is counted from half a turn.
    var flip: [DisplayItem] {
        let angle = p * .pi
        let (c, s) = (cos(angle), sin(angle) * (p < 0.5 ? 1 : -1))
        var m = Matrix4()
        // A turn about y seen from three quarters of the page's height; both faces are put upright.
        let distance = 500 * width / 393
        m.m11 = abs(c)
        m.m13 = -s
        m.m14 = s / distance
        return [page(p < 0.5 ? from : to, centred(m))]
    }

    /// `turn` about the page's middle.
    private func centred(_ turn: Matrix4) -> Matrix4 {
        let (cx, cy) = (width / 2, height / 2)
        var m = turn
        // T(−c) · turn: only the fourth row changes, then · T(c): every row gains its divisor times the middle.
        m.m41 = -cx * turn.m11
        m.m42 = -cy * turn.m22
        m.m43 = -cx * turn.m13
        m.m44 = 1 - cx * turn.m14
        m.m11 += m.m14 * cx
        m.m12 += m.m14 * cy
        m.m41 += m.m44 * cx
        m.m42 += m.m44 * cy
        return m
    }

    var slideUp: [DisplayItem] {
        [page(from), page(to, .translation(x: 0, y: (height * moment.springRest).rounded()))]
    }
}
