import QuartzCore

/// Shows a page that is being turned, made of strips of pictures.
final class CurlView: UIView {
    /// How the page lies.
    struct Place {
        /// The page where it lies flat.
        var page: CGRect
        var isVertical: Bool
        /// Whether the spine is at the page's right or lower edge.
        var isReversed: Bool
    }

    private let place: Place
    private let front: CGImage?
    private let back: CGImage?
    private var strips: [(picture: CALayer, paper: CALayer, shade: CALayer)] = []
    private let shadow = CAGradientLayer()
    private let edgeShadow = CAGradientLayer()

    /// Widths and strengths of the shadows on the pages below. Decided.
    private static let shadowWidth: CGFloat = 28
    private static let shadowStrength: CGFloat = 0.28
    /// How much of a page shines through where its back has nothing of its own. Decided: about what iOS shows.
    private static let paper: CGFloat = 0.85

    /// - Parameter back: What is on the page's back; `nil` lets the front shine through.
    init(frame: CGRect, place: Place, front: CGImage?, back: CGImage?) {
        self.place = place
        self.front = front
        self.back = back
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(shadow)
        layer.addSublayer(edgeShadow)
    }

    required init?(coder: NSCoder) { fatalError("Made by its page view controller") }

    private var width: CGFloat { place.isVertical ? place.page.height : place.page.width }

    func show(_ progress: CGFloat) {
        let geometry = CurlGeometry(width: width, progress: min(max(progress, 0), 1))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let shown = geometry.strips
        while strips.count < shown.count { addStrip() }
        for (index, parts) in strips.enumerated() {
            parts.picture.isHidden = index >= shown.count
            if index < shown.count { show(shown[index], in: parts) }
        }
        showShadows(geometry)
        CATransaction.commit()
    }

    private func addStrip() {
        let parts = (picture: CALayer(), paper: CALayer(), shade: CALayer())
        parts.paper.backgroundColor = UIColor.white.cgColor
        parts.shade.backgroundColor = UIColor.black.cgColor
        parts.picture.addSublayer(parts.paper)
        parts.picture.addSublayer(parts.shade)
        layer.addSublayer(parts.picture)
        strips.append(parts)
    }

    private func show(_ strip: CurlGeometry.Strip, in parts: (picture: CALayer, paper: CALayer, shade: CALayer)) {
        let isMirrored = strip.isBack && back == nil
        let frame = rect(pixel(strip.seen.lowerBound)...max(pixel(strip.seen.upperBound), pixel(strip.seen.lowerBound)))
        parts.picture.contents = strip.isBack ? back ?? front : front
        parts.picture.contentsRect = part(of: strip)
        parts.picture.bounds = CGRect(origin: .zero, size: frame.size)
        parts.picture.position = CGPoint(x: frame.midX, y: frame.midY)
        parts.picture.transform =
            isMirrored
            ? CATransform3DMakeScale(place.isVertical ? 1 : -1, place.isVertical ? -1 : 1, 1) : CATransform3DIdentity
        parts.paper.frame = parts.picture.bounds
        parts.paper.opacity = isMirrored ? Float(Self.paper) : 0
        parts.shade.frame = parts.picture.bounds
        parts.shade.opacity = Float(strip.shade)
    }

    /// The part of the picture that a strip shows. A back has a picture of its own as it is seen once the page is turned.
    private func part(of strip: CurlGeometry.Strip) -> CGRect {
        guard width > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        var (start, end) = (strip.page.lowerBound / width, strip.page.upperBound / width)
        let isTurned = strip.isBack && back != nil
        if isTurned != place.isReversed { (start, end) = (1 - end, 1 - start) }
        return place.isVertical
            ? CGRect(x: 0, y: start, width: 1, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: 1)
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (value * scale).rounded() / scale
    }

    /// Where distances from the spine are in the view.
    private func rect(_ range: ClosedRange<CGFloat>) -> CGRect {
        let length = range.upperBound - range.lowerBound
        let page = place.page
        if place.isVertical {
            let y = place.isReversed ? page.maxY - range.upperBound : page.minY + range.lowerBound
            return CGRect(x: page.minX, y: y, width: page.width, height: length)
        }
        let x = place.isReversed ? page.maxX - range.upperBound : page.minX + range.lowerBound
        return CGRect(x: x, y: page.minY, width: length, height: page.height)
    }

    // MARK: Shadows

    private func showShadows(_ geometry: CurlGeometry) {
        let strength = Self.shadowStrength * min(1, min(geometry.progress, 1 - geometry.progress) * 8)
        lay(shadow, from: geometry.front, away: true, strength)
        lay(edgeShadow, from: min(geometry.edge, geometry.fold), away: false, strength * 0.7)
    }

    /// A shadow beside a place, on the side away from the spine or towards it.
    private func lay(_ layer: CAGradientLayer, from start: CGFloat, away: Bool, _ strength: CGFloat) {
        let range = away ? start...(start + Self.shadowWidth) : (start - Self.shadowWidth)...start
        layer.frame = rect(range)
        layer.colors = [
            UIColor.black.withAlphaComponent(strength).cgColor, UIColor.black.withAlphaComponent(0).cgColor,
        ]
        let runsOn = away != place.isReversed
        let (from, to): (CGFloat, CGFloat) = runsOn ? (0, 1) : (1, 0)
        layer.startPoint = place.isVertical ? CGPoint(x: 0.5, y: from) : CGPoint(x: from, y: 0.5)
        layer.endPoint = place.isVertical ? CGPoint(x: 0.5, y: to) : CGPoint(x: to, y: 0.5)
    }
}
