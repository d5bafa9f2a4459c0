/// A popover's view: the content in the outline of a rounded card with an arrow, and its shadow. With a background view
/// of the app's own the content stands in that view's insets instead.
@MainActor
final class PopoverView: UIView {
    /// What the content is in; the arrow's outline clips it.
    let clip = UIView()
    private let outline = CAShapeLayer()
    private let shadow = UIView()
    private var ownBackground: UIPopoverBackgroundView?
    private var metrics: (any UIPopoverBackgroundViewMethods.Type)?
    private(set) var placement: PopoverPlacement?

    init() {
        super.init(frame: .zero)
        shadow.isUserInteractionEnabled = false
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = PopoverMetrics.shadowOpacity
        shadow.layer.shadowRadius = PopoverMetrics.shadowRadius
        shadow.layer.shadowOffset = .zero
        addSubview(shadow)
        clip.backgroundColor = .systemBackground
        clip.layer.mask = outline
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    /// Draws the background with a class of the app's own.
    func use(_ background: (any UIPopoverBackgroundViewMethods.Type)?) {
        guard let background else { return }
        ownBackground?.removeFromSuperview()
        let view = UIPopoverBackgroundView.make(background, frame: bounds)
        insertSubview(view, at: 0)
        ownBackground = view
        metrics = background
        shadow.isHidden = true
        clip.layer.mask = nil
        clip.clipsToBounds = true
        clip.backgroundColor = nil
    }

    /// Shows the arrow where the placement says; the frame is the caller's.
    func show(_ placement: PopoverPlacement) {
        self.placement = placement
        layOut()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    private func layOut() {
        shadow.frame = bounds
        clip.frame = ownBackground == nil ? bounds : bounds.inset(by: ownInsets)
        for view in clip.subviews { view.setFrameIfNeeded(clip.bounds) }
        guard let placement else { return }
        if let ownBackground {
            ownBackground.frame = bounds
            ownBackground.arrowDirection = placement.direction
            ownBackground.arrowOffset = placement.arrowOffset
        } else {
            show(PopoverOutline(size: bounds.size, placement: placement).path.cgPath)
        }
    }

    /// Clips and shades along a path; inside an animation block the outline changes with the view's size.
    private func show(_ path: CGPath) {
        guard outline.path != path || outline.frame != bounds else { return }
        let old = outline.path
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        outline.frame = bounds
        outline.path = path
        shadow.layer.shadowPath = path
        CATransaction.commit()
        let duration = UIView.inheritedAnimationDuration
        guard duration > 0, let old, window != nil else { return }
        for (layer, key) in [(outline, "path"), (shadow.layer, "shadowPath")] {
            let change = CABasicAnimation(keyPath: key)
            change.fromValue = old
            change.duration = duration
            change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(change, forKey: key)
        }
    }

    /// The space that the arrow takes of the view, which the content keeps free through its safe area.
    var arrowInsets: UIEdgeInsets {
        guard ownBackground == nil, let placement else { return .zero }
        return placement.arrowInsets(height: PopoverMetrics.arrowHeight)
    }

    private var ownInsets: UIEdgeInsets {
        guard let metrics, let placement else { return .zero }
        return metrics.contentViewInsets().adding(placement.arrowInsets(height: metrics.arrowHeight()))
    }

    /// The shadow is not to be touched: only the card itself is.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard ownBackground == nil else { return super.point(inside: point, with: event) }
        return outline.path?.contains(point) ?? super.point(inside: point, with: event)
    }
}

/// The outline of a popover: a rounded card with an arrow at one of its edges.
struct PopoverOutline {
    let size: CGSize
    let placement: PopoverPlacement

    @MainActor var path: UIBezierPath {
        let card = CGRect(origin: .zero, size: size)
            .inset(by: placement.arrowInsets(height: PopoverMetrics.arrowHeight))
        let path = UIBezierPath(roundedRect: card, cornerRadius: PopoverMetrics.cornerRadius)
        addArrow(to: path, at: card)
        return path
    }

    /// A triangle with a rounded tip, its sides a little hollow, wound as the card is.
    @MainActor private func addArrow(to path: UIBezierPath, at card: CGRect) {
        guard !placement.direction.isEmpty else { return }
        let arrow = UIBezierPath()
        let (half, height) = (PopoverMetrics.arrowBase / 2, PopoverMetrics.arrowHeight)
        arrow.move(to: CGPoint(x: -half, y: 1))
        arrow.addLine(to: CGPoint(x: -half, y: 0))
        arrow.addQuadCurve(to: CGPoint(x: -4, y: -height + 3), controlPoint: CGPoint(x: -half / 2 - 2, y: -1))
        arrow.addQuadCurve(to: CGPoint(x: 4, y: -height + 3), controlPoint: CGPoint(x: 0, y: -height - 1))
        arrow.addQuadCurve(to: CGPoint(x: half, y: 0), controlPoint: CGPoint(x: half / 2 + 2, y: -1))
        arrow.addLine(to: CGPoint(x: half, y: 1))
        arrow.close()
        arrow.apply(transform(to: card))
        path.append(arrow)
    }

    /// Turns an arrow that points up at the origin to its edge.
    private func transform(to card: CGRect) -> CGAffineTransform {
        let offset = placement.arrowOffset
        let (place, angle): (CGPoint, CGFloat) =
            switch placement.direction {
            case .up: (CGPoint(x: card.midX + offset, y: card.minY), 0)
            case .down: (CGPoint(x: card.midX + offset, y: card.maxY), .pi)
            case .left: (CGPoint(x: card.minX, y: card.midY + offset), -.pi / 2)
            default: (CGPoint(x: card.maxX, y: card.midY + offset), .pi / 2)
            }
        return CGAffineTransform(translationX: place.x, y: place.y).rotated(by: angle)
    }
}
