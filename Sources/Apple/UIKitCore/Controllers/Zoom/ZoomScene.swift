import QuartzCore

/// The parts of a zoom under way: the screen as a card that is cut to a shape, the source's picture on it, the card's shadow,
/// and the shade over the screen below.
@MainActor
final class ZoomScene {
    private let screen: UIView
    private let source: UIView?
    private let sourceAlpha: CGFloat
    private let window = UIView()
    private let card: ZoomCard
    private let picture: UIView?
    private let shade: UIView
    private let shadow = ZoomShadow()
    private let screenFrame: CGRect
    /// The card in the source's place, and as the whole screen.
    let small: ZoomPose
    let whole: ZoomPose

    /// Takes the zoomed screen's view, which is in the container at its place, onto a card.
    init(zoom: ZoomChoice, screen: UIView, container: UIView, source: UIView?) {
        self.screen = screen
        let seen = source.flatMap { $0.window == nil || $0.bounds.isEmpty ? nil : $0 }
        self.source = seen
        sourceAlpha = seen?.alpha ?? 1
        screenFrame = screen.frame
        (small, whole) = Self.poses(zoom, screen: screen.frame, container: container, source: seen)
        picture = seen?.snapshotView(afterScreenUpdates: true)
        shade = Self.shade(zoom.options)
        card = ZoomCard(frame: container.bounds, insets: container.safeAreaInsets)
        build(in: container)
        seen?.alpha = 0
    }

    private static func poses(
        _ zoom: ZoomChoice, screen: CGRect, container: UIView, source: UIView?
    ) -> (ZoomPose, ZoomPose) {
        guard let source else {
            let part = ZoomMetrics.middlePart
            let middle = screen.insetBy(dx: screen.width * (1 - part) / 2, dy: screen.height * (1 - part) / 2)
            let small = ZoomPose.small(screen, at: middle, aligning: nil, radius: ZoomMetrics.screenCorner * part)
            return (small, .whole(screen, picture: CGRect(origin: .zero, size: screen.size)))
        }
        let place = container.convert(source.bounds, from: source)
        let part = zoom.options.alignmentRectProvider.flatMap {
            $0(.init(source: source, zoomed: zoom.controller))
        }.flatMap { $0.isNull || $0.isEmpty ? nil : $0 }
        let large =
            part
            ?? CGRect(
                x: 0, y: 0, width: screen.width, height: screen.width * place.height / max(place.width, 1))
        return (
            .small(screen, at: place, aligning: part, radius: source.layer.cornerRadius),
            .whole(screen, picture: large)
        )
    }

    private static func shade(_ options: UIViewController.Transition.ZoomOptions) -> UIView {
        let view: UIView
        if let effect = options.dimmingVisualEffect {
            let blurred = UIVisualEffectView(effect: effect)
            if let color = options.dimmingColor {
                let tint = UIView(frame: blurred.contentView.bounds)
                tint.backgroundColor = color
                tint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                blurred.contentView.addSubview(tint)
            }
            view = blurred
        } else {
            view = UIView()
            view.backgroundColor = options.dimmingColor ?? UIColor.black.withAlphaComponent(ZoomMetrics.dimming)
        }
        view.isUserInteractionEnabled = false
        return view
    }

    private func build(in container: UIView) {
        shade.frame = container.bounds
        container.insertSubview(shade, belowSubview: screen)
        container.insertSubview(shadow, belowSubview: screen)
        screen.enclose(in: card)
        card.enclose(in: window)
        window.clipsToBounds = true
        window.layer.cornerCurve = .continuous
        guard let picture else { return }
        picture.isUserInteractionEnabled = false
        window.addSubview(picture)
    }

    // MARK: Moving

    func show(_ pose: ZoomPose) {
        window.place(pose.window, turnedBy: pose.angle)
        window.layer.cornerRadius = pose.radius
        card.transform = CGAffineTransform(scaleX: pose.scale, y: pose.scale)
        // The card is as large as the container, and the screen keeps its place on it.
        let size = card.bounds.size
        card.center = CGPoint(
            x: pose.origin.x + (size.width / 2 - screenFrame.minX) * pose.scale,
            y: pose.origin.y + (size.height / 2 - screenFrame.minY) * pose.scale)
        picture?.frame = pose.picture
        shade.alpha = pose.progress
        shadow.surround(pose.window, turnedBy: pose.angle)
        shadow.alpha = min(pose.progress * 4, 1)
    }

    /// The pose in which the card is seen now, on its way; `nil` where nothing of it has been shown yet.
    var seenPose: ZoomPose? {
        guard let seen = window.layer.presentation(), let seenCard = card.layer.presentation(),
            let seenShade = shade.layer.presentation()
        else { return nil }
        let (size, scale) = (card.bounds.size, seenCard.affineTransform().a)
        let (center, place) = (seenCard.position, seen.position)
        let turn = seen.affineTransform()
        var pose = ZoomPose(
            window: CGRect(
                x: place.x - seen.bounds.width / 2, y: place.y - seen.bounds.height / 2, width: seen.bounds.width,
                height: seen.bounds.height),
            scale: scale,
            origin: CGPoint(
                x: center.x - (size.width / 2 - screenFrame.minX) * scale,
                y: center.y - (size.height / 2 - screenFrame.minY) * scale),
            picture: picture?.layer.presentation()?.frame ?? .zero, radius: seen.cornerRadius,
            progress: CGFloat(seenShade.opacity))
        pose.angle = atan2(turn.b, turn.a)
        return pose
    }

    /// The card flies by itself: what is on it is out of reach, so that touches on it catch it.
    func takeFlight() { card.isUserInteractionEnabled = false }

    /// Stops all motion where it is seen.
    func halt(at pose: ZoomPose) {
        let seen = picture?.layer.presentation()?.opacity
        let views = [window, card, shade, shadow, picture].compactMap { $0 }
        for view in views { view.layer.removeAllAnimations() }
        UIView.performWithoutAnimation {
            show(pose)
            if let seen { picture?.alpha = CGFloat(seen) } else { window.alpha = 1 }
        }
    }

    /// Shows a pose with what of the source's picture is seen at it.
    func show(_ pose: ZoomPose, withPicture: Bool) {
        show(pose)
        picture?.alpha = max(0, 1 - pose.progress / ZoomMetrics.fadePart)
        if picture == nil { window.alpha = pose.progress > 0 ? 1 : 0 }
    }

    /// Shows a pose without the source's picture, which comes when the finger has let go.
    func showByFinger(_ pose: ZoomPose) {
        show(pose)
        if let picture { picture.alpha = 0 } else { window.alpha = 1 }
    }

    /// The source's picture fades out at the beginning of the way there, and in at the end of the way back. Without a source
    /// the card does.
    func animatePicture(to end: ZoomPose) {
        let view = picture ?? window
        let isSeen = (picture != nil) == (end.progress == 0)
        UIView.animate(
            withDuration: ZoomMetrics.fadeDuration, delay: isSeen && picture != nil ? ZoomMetrics.fadeDuration : 0,
            options: [.curveLinear, .allowUserInteraction]
        ) { view.alpha = isSeen ? 1 : 0 }
    }

    func animate(to end: ZoomPose, with spring: ZoomMetrics.Spring, completion: @escaping @MainActor () -> Void) {
        UIView.animate(
            withDuration: spring.duration, delay: 0, usingSpringWithDamping: spring.damping,
            initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: { self.show(end) }, completion: { _ in completion() })
    }

    /// The whole screen, made smaller about a point that is at a place now.
    func pose(scale: CGFloat, about anchor: CGPoint, at place: CGPoint) -> ZoomPose {
        whole.shrunk(to: scale, about: anchor, at: place, least: min(small.scale, ZoomMetrics.middlePart))
    }

    /// Everything as it was, but for what the containers do themselves.
    func tidyUp() {
        UIView.performWithoutAnimation {
            card.transform = .identity
            card.disclose(from: window)
            screen.disclose(from: card)
            for view in [card, window, shade, shadow] { view.removeFromSuperview() }
            if let source, source.alpha == 0 { source.alpha = sourceAlpha }
        }
    }
}

/// What carries the screen: as large as the container, with its insets wherever it is, so that the screen is laid out as if it
/// stood in its place.
@MainActor
private final class ZoomCard: UIView {
    private let insets: UIEdgeInsets

    init(frame: CGRect, insets: UIEdgeInsets) {
        self.insets = insets
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaForSubviews(_ own: UIEdgeInsets) -> UIEdgeInsets { insets }
}

/// The card's shadow: a picture whose middle is stretched, so that it costs nothing to be of another size in each frame.
@MainActor
private final class ZoomShadow: UIImageView {
    /// How far a Gaussian is seen: twice its width, where a fiftieth is left.
    private static let reach = 2 * ZoomMetrics.shadow.radius
    private static let corner: CGFloat = 24

    private static var picture = PictureByScale(makePicture)

    private static func makePicture() -> UIImage {
        let side = 2 * (reach * 2 + corner)
        let core = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: reach, dy: reach)
        // What throws it stands beside the picture, which has nothing but the shadow, and that whole: a card whose corners are
        // rounder shows some of what is below it.
        let aside = CGSize(width: 2 * side, height: 0)
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.cgContext.setShadow(
                offset: aside, blur: 2 * ZoomMetrics.shadow.radius,
                color: UIColor.black.withAlphaComponent(ZoomMetrics.shadow.opacity).cgColor)
            UIColor.black.setFill()
            UIBezierPath(roundedRect: core.offsetBy(dx: -aside.width, dy: 0), cornerRadius: corner).fill()
        }
        let cap = side / 2 - 1
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(top: cap, left: cap, bottom: cap, right: cap), resizingMode: .stretch)
    }

    init() { super.init(image: Self.picture.current) }

    required init?(coder: NSCoder) { nil }

    func surround(_ card: CGRect, turnedBy angle: CGFloat) {
        place(
            card.insetBy(dx: -Self.reach, dy: -Self.reach).offsetBy(dx: 0, dy: ZoomMetrics.shadow.drop),
            turnedBy: angle)
    }
}

extension UIView {
    /// Puts the view where a frame is, and turns it about the frame's middle.
    fileprivate func place(_ frame: CGRect, turnedBy angle: CGFloat) {
        bounds = CGRect(origin: bounds.origin, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        let turn = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
        if transform != turn { transform = turn }
    }
}
