import UIKit

/// One view on its way to its partner on the other screen: a frame with pictures of both, in which one becomes the other.
@MainActor
final class MatchedFlight: Performer {
    /// The partner on the lower screen.
    let lower: UIView
    /// The partner on the upper screen.
    let upper: UIView
    private let start: End
    private let end: End
    /// The flying view, in front of all other content.
    let frame = UIView()
    private let bulge: CGFloat
    private let pictures: Pictures?
    private let photo: Photo?
    /// The upper screen's, whose view is at home when the flight has come to the upper screen.
    private let pace: Pace
    private let isForward: Bool
    private let hidesOriginals: Bool
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

        /// - Parameter isPhoto: Whether the image flies, and not what is seen of the view: then its place is what counts.
        init(_ view: UIView, in container: UIView, isPhoto: Bool) {
            self.view = view
            frame = container.convert(isPhoto ? view.photoRect : view.bounds, from: view)
            let text = (view as? UILabel).map {
                $0.textRect(forBounds: $0.bounds, limitedToNumberOfLines: $0.numberOfLines).width
            }
            share = text.map { min(max($0 / max(view.bounds.width, 1), 0.01), 1) } ?? 1
            radius = isPhoto && view.photoRect != view.bounds ? 0 : view.layer.cornerRadius
            color = view.backgroundColor
        }
    }

    /// The image that both ends show, which flies instead of two pictures.
    private struct Photo {
        let view: UIImageView

        /// - Returns: `nil` if the two views do not show images of one shape, each in a mode that keeps it.
        @MainActor init?(_ from: UIView, _ to: UIView) {
            guard let first = from.photo, let second = to.photo, first.size.isLike(second.size) else { return nil }
            // The sharper one; on the page usually.
            view = UIImageView(
                image: first.size.width * first.scale > second.size.width * second.scale ? first : second)
        }
    }

    /// The snapshots of both ends, and their rectangles in the frame at each end.
    private struct Pictures {
        let old: UIView
        let new: UIView
        let fit: ScreenTransition.Match.Fit
        /// Whether the new snapshot hides the old one at the end; otherwise the old one fades out.
        let newCoversOld: Bool
    }

    /// - Returns: `nil` where one of the views is not to be found or not to be seen: a cell that was scrolled away.
    ///
    /// - Parameter hidesOriginals: Whether the two views are out of sight while their picture flies.
    init?(
        _ match: ScreenTransition.Match, in scene: TransitionViews, _ pace: Pace, hidesOriginals: Bool = true
    ) {
        guard let backdrop = scene.backdrop, let below = match.lower(backdrop), let above = match.upper(scene.upper),
            MatchedFlight.isSeen(below), MatchedFlight.isSeen(above)
        else { return nil }
        lower = below
        upper = above
        self.pace = pace
        isForward = scene.isForward
        let (from, to) = scene.isForward ? (below, above) : (above, below)
        self.hidesOriginals = hidesOriginals
        photo = match.fit == nil ? Photo(from, to) : nil
        start = End(from, in: scene.container, isPhoto: photo != nil)
        end = End(to, in: scene.container, isPhoto: photo != nil)
        // The same arc in the reverse transition, from its other end.
        bulge = match.bulge * (scene.isMirrored == scene.isForward ? -1 : 1)
        let fit = match.fit ?? (from is UILabel && to is UILabel ? .fit : .fill)
        let isPlain = MatchedFlight.isPlain(from) && MatchedFlight.isPlain(to)
        pictures = isPlain || photo != nil ? nil : MatchedFlight.takePictures(from, to, fit)
        frame.isUserInteractionEnabled = false
        frame.clipsToBounds = true
        for picture in [pictures?.old, pictures?.new, photo?.view].compactMap({ $0 }) { frame.addSubview(picture) }
    }

    private static func isSeen(_ view: UIView) -> Bool {
        view.window != nil && view.bounds.width > 0 && view.bounds.height > 0
    }

    /// Whether a view is only a color.
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

    /// Takes the place of the two views, which are out of sight from now on: not before all flights have found theirs.
    func begin() { if hidesOriginals { originals.hide([start.view, end.view]) } }

    func show(at time: Double) {
        let away = pace.amount(at: time)
        put(at: isForward ? 1 - away : away)
    }

    var moments: [Double] {
        Set([0, 1]).union(pace.moments(isBent: bulge != 0, steps: Pace.steps)).sorted()
    }

    /// Shows the originals again.
    func restore() {
        originals.show()
        frame.removeFromSuperview()
    }

    /// - Parameter share: 0 at the frame of the leaving view, 1 at that of its partner; a spring overshoots.
    private func put(at share: CGFloat) {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        let (from, to) = (start.frame, end.frame)
        let size = CGSize(
            width: max(between(from.width, to.width), 0), height: max(between(from.height, to.height), 0))
        frame.bounds = CGRect(origin: .zero, size: size)
        // On an arc the middle is beside the straight line.
        let way = CGVector(dx: to.midX - from.midX, dy: to.midY - from.midY)
        let aside = bulge * 4 * share * (1 - share)
        frame.center = CGPoint(
            x: from.midX + way.dx * share + way.dy * aside, y: from.midY + way.dy * share - way.dx * aside)
        frame.layer.cornerRadius = max(between(start.radius, end.radius), 0)
        if let photo { return fill(photo.view, in: size) }
        guard let pictures else {
            frame.backgroundColor = color(at: share)
            return
        }
        let shown = min(max(share, 0), 1)
        pictures.new.alpha = shown
        if !pictures.newCoversOld { pictures.old.alpha = 1 - shown }
        put(pictures.old, of: start, in: size, pictures.fit)
        put(pictures.new, of: end, in: size, pictures.fit)
    }

    /// The image fills the frame, whatever its shape: at each end it is drawn as in the view there.
    private func fill(_ photo: UIImageView, in size: CGSize) {
        let own = photo.image?.size ?? size
        let scale = max(size.width / max(own.width, 1), size.height / max(own.height, 1))
        photo.bounds = CGRect(x: 0, y: 0, width: own.width * scale, height: own.height * scale)
        photo.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }

    /// At the ends it is the views' own.
    private func color(at share: CGFloat) -> UIColor? {
        guard share > 0, let from = start.color else { return start.color }
        guard share < 1, let to = end.color else { return end.color }
        let traits = frame.traitCollection
        let (a, b) = (from.resolvedColor(with: traits).parts, to.resolvedColor(with: traits).parts)
        let mixed = zip(a, b).map { $0 + ($1 - $0) * share }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
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
}

extension UIView {
    /// The image that it shows without changing its shape; `nil` for all other views.
    fileprivate var photo: UIImage? {
        guard let view = self as? UIImageView, let image = view.image, image.size.width > 0, image.size.height > 0,
            [.scaleAspectFit, .scaleAspectFill].contains(contentMode)
                || (contentMode == .scaleToFill && bounds.size.isLike(image.size))
        else { return nil }
        return image
    }

    /// The rectangle of the image in the view; smaller than the bounds if the image is fitted.
    fileprivate var photoRect: CGRect {
        guard let size = photo?.size, contentMode == .scaleAspectFit else { return bounds }
        let scale = min(bounds.width / size.width, bounds.height / size.height)
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}

extension CGSize {
    /// Whether it has the same shape as another one, but for two per cent.
    fileprivate func isLike(_ other: CGSize) -> Bool {
        abs(width * other.height - height * other.width) < 0.02 * max(width * other.height, height * other.width)
    }
}

extension UIColor {
    /// Red, green, blue, and how opaque it is.
    fileprivate var parts: [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
