import UIKit

/// One view on its way to its partner on the other screen: a frame with pictures of both, in which one becomes the other.
@MainActor
final class MatchedFlight {
    /// The partner on the lower screen.
    let lower: UIView
    /// The partner on the upper screen.
    let upper: UIView
    private let start: End
    private let end: End
    private let frame = UIView()
    private let bulge: CGFloat
    private let pictures: Pictures?
    private var originals = Originals()

    /// A view at one end of the flight.
    @MainActor
    private struct End {
        let view: UIView
        let frame: CGRect
        /// The part of its width that says something: a label is often wider than its text.
        let share: CGFloat
        let radius: CGFloat
        let color: UIColor?

        init(_ view: UIView, in container: UIView) {
            self.view = view
            frame = container.convert(view.bounds, from: view)
            let text = (view as? UILabel).map {
                $0.textRect(forBounds: $0.bounds, limitedToNumberOfLines: $0.numberOfLines).width
            }
            share = text.map { min(max($0 / max(view.bounds.width, 1), 0.01), 1) } ?? 1
            radius = view.layer.cornerRadius
            color = view.backgroundColor
        }
    }

    /// The pictures of both ends, and how each lies in the frame at either end.
    private struct Pictures {
        let old: UIView
        let new: UIView
        let fit: ScreenTransition.Match.Fit
        /// Whether the new one hides the old one when it has come; what shines through it must be gone by then.
        let newCoversOld: Bool
    }

    /// - Returns: nil where one of the views is not to be found or not to be seen: a cell that was scrolled away.
    init?(_ match: ScreenTransition.Match, in scene: TransitionScene) {
        guard let backdrop = scene.backdrop, let below = match.lower(backdrop), let above = match.upper(scene.upper),
            MatchedFlight.isSeen(below), MatchedFlight.isSeen(above)
        else { return nil }
        (lower, upper) = (below, above)
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
        return Pictures(old: old, new: new, fit: fit, newCoversOld: fit != .fit && isOpaque(to))
    }

    /// Whether nothing shines through a view, as far as that can be known without looking at its pixels.
    private static func isOpaque(_ view: UIView) -> Bool {
        if view.alpha < 1 { return false }
        if let color = view.backgroundColor, color.cgColor.alpha >= 1 { return true }
        guard let view = view as? UIImageView, let image = view.image?.cgImage,
            [.scaleToFill, .scaleAspectFill].contains(view.contentMode)
        else { return false }
        return [.none, .noneSkipFirst, .noneSkipLast].contains(image.alphaInfo)
    }

    private static func picture(of view: UIView) -> UIView {
        let image = view.pictureWithoutCorners()
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
        originals.hide([start.view, end.view])
    }

    /// Changes to what it is like at the other end; within an animator.
    func fly() {
        pictures?.new.alpha = 1
        if pictures?.newCoversOld == false { pictures?.old.alpha = 0 }
        put(at: end, moves: bulge == 0)
        if bulge != 0 { flyInAnArc() }
    }

    /// Gives the originals free again.
    func land() {
        originals.show()
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
        put(pictures.old, of: start, in: place.frame.size, pictures.fit)
        put(pictures.new, of: end, in: place.frame.size, pictures.fit)
    }

    private func put(_ picture: UIView, of end: End, in size: CGSize, _ fit: ScreenTransition.Match.Fit) {
        let own = end.frame.size
        let (wide, high) = (size.width / own.width, size.height / own.height)
        let scale: CGSize
        switch fit {
        case .stretch: scale = CGSize(width: wide, height: high)
        case .fill: scale = CGSize(width: max(wide, high), height: max(wide, high))
        case .fit:
            // As high as the frame, and no wider than all of its text can be seen.
            let all = min(high, wide / end.share)
            scale = CGSize(width: all, height: all)
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
