import UIKit

/// One view on its way to its partner on the other screen: a frame with pictures of both, in which one becomes the other.
@MainActor
final class MatchedFlight {
    /// The partner on the upper screen.
    let upper: UIView
    private let start: End
    private let end: End
    private let frame = UIView()
    private let bulge: CGFloat
    private let pictures: Pictures?
    private var hidden: [UIView] = []

    /// A view at one end of the flight.
    @MainActor
    private struct End {
        let view: UIView
        let frame: CGRect
        let radius: CGFloat
        let color: UIColor?

        init(_ view: UIView, in container: UIView) {
            self.view = view
            frame = container.convert(view.bounds, from: view)
            radius = view.layer.cornerRadius
            color = view.backgroundColor
        }
    }

    /// The pictures of both ends, and how each lies in the frame at either end.
    private struct Pictures {
        let old: UIView
        let new: UIView
        let fit: ScreenTransition.Match.Fit
    }

    /// - Returns: nil where one of the views is not to be found or not to be seen: a cell that was scrolled away.
    init?(_ match: ScreenTransition.Match, in scene: TransitionScene) {
        guard let backdrop = scene.backdrop, let below = match.lower(backdrop), let above = match.upper(scene.upper),
            MatchedFlight.isSeen(below), MatchedFlight.isSeen(above)
        else { return nil }
        upper = above
        let (from, to) = scene.isForward ? (below, above) : (above, below)
        start = End(from, in: scene.container)
        end = End(to, in: scene.container)
        // The same arc on the way back, from its other end.
        bulge = match.bulge * (scene.isMirrored == scene.isForward ? -1 : 1)
        let fit = match.fit ?? (from is UILabel && to is UILabel ? .fit : .fill)
        let isPlain = MatchedFlight.isPlain(from) && MatchedFlight.isPlain(to)
        pictures = isPlain ? nil : MatchedFlight.takePictures(from, to, fit)
        frame.isUserInteractionEnabled = false
        frame.clipsToBounds = true
        scene.container.addSubview(frame)
    }

    private static func isSeen(_ view: UIView) -> Bool {
        view.window != nil && view.bounds.width > 0 && view.bounds.height > 0
    }

    /// Whether a view is nothing but a colour.
    private static func isPlain(_ view: UIView) -> Bool {
        view.subviews.isEmpty && view.backgroundColor != nil && !(view is UILabel) && !(view is UIImageView)
            && view.layer.contents == nil && (view.layer.sublayers ?? []).isEmpty
    }

    private static func takePictures(
        _ from: UIView, _ to: UIView, _ fit: ScreenTransition.Match.Fit
    ) -> Pictures {
        let (old, new) = (picture(of: from), picture(of: to))
        return Pictures(old: old, new: new, fit: fit)
    }

    /// A picture of a view as if it had no rounded corners: those are the frame's, and change on the way.
    private static func picture(of view: UIView) -> UIView {
        let radius = view.layer.cornerRadius
        if radius > 0 { view.layer.cornerRadius = 0 }
        defer { if radius > 0 { view.layer.cornerRadius = radius } }
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        let picture = UIView()
        picture.layer.contents = image.cgImage
        picture.layer.contentsScale = image.scale
        return picture
    }

    // MARK: Flying

    /// Stands where the old view is, which is hidden together with its partner.
    func begin() {
        for picture in [pictures?.old, pictures?.new].compactMap({ $0 }) { frame.addSubview(picture) }
        pictures?.new.alpha = 0
        put(at: start)
        for view in [start.view, end.view] where !view.isHidden {
            view.isHidden = true
            hidden.append(view)
        }
    }

    /// Changes to what it is like at the other end; within an animator.
    func fly() {
        pictures?.new.alpha = 1
        put(at: end, moves: bulge == 0)
        if bulge != 0 { flyInAnArc() }
    }

    /// Gives the originals free again.
    func land() {
        for view in hidden { view.isHidden = false }
        frame.removeFromSuperview()
    }

    private func put(at place: End, moves: Bool = true) {
        frame.bounds = CGRect(origin: .zero, size: place.frame.size)
        if moves { frame.center = CGPoint(x: place.frame.midX, y: place.frame.midY) }
        frame.layer.cornerRadius = place.radius
        guard let pictures else {
            frame.backgroundColor = place.color
            return
        }
        put(pictures.old, of: start.frame.size, in: place.frame.size, pictures.fit)
        put(pictures.new, of: end.frame.size, in: place.frame.size, pictures.fit)
    }

    private func put(_ picture: UIView, of own: CGSize, in size: CGSize, _ fit: ScreenTransition.Match.Fit) {
        let (wide, high) = (size.width / own.width, size.height / own.height)
        let scale: CGSize
        switch fit {
        case .stretch: scale = CGSize(width: wide, height: high)
        case .fill: scale = CGSize(width: max(wide, high), height: max(wide, high))
        case .fit: scale = CGSize(width: high, height: high)
        }
        picture.bounds = CGRect(x: 0, y: 0, width: own.width * scale.width, height: own.height * scale.height)
        let isMirrored = frame.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading = picture.bounds.width / 2
        let x = fit == .fit ? (isMirrored ? size.width - leading : leading) : size.width / 2
        picture.center = CGPoint(x: x, y: size.height / 2)
    }

    /// The middle goes beside the straight line, in short straight steps.
    private func flyInAnArc() {
        let (from, to) = (start.frame, end.frame)
        let way = CGVector(dx: to.midX - from.midX, dy: to.midY - from.midY)
        let straight = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        let steps = 16
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: [straight, .calculationModeLinear]) {
            for step in 1...steps {
                UIView.addKeyframe(
                    withRelativeStartTime: Double(step - 1) / Double(steps), relativeDuration: 1 / Double(steps)
                ) {
                    let share = CGFloat(step) / CGFloat(steps)
                    let aside = self.bulge * 4 * share * (1 - share)
                    self.frame.center = CGPoint(
                        x: from.midX + way.dx * share + way.dy * aside, y: from.midY + way.dy * share - way.dx * aside)
                }
            }
        }
    }
}
