import UIKit

extension Actor {
    /// Creates the companions of the actor: shades, shadow, blurred snapshot, masks.
    ///
    /// - Parameters:
    ///   - isScreen: Whether the actor is a screen itself, into which nothing may be put.
    ///   - isMirrored: Whether left and right are swapped.
    func bringCompanions(isScreen: Bool, isMirrored: Bool, hasArrived: Bool) {
        for track in allTracks {
            for (index, modifier) in track.modifiers(1).enumerated() {
                switch modifier.kind {
                case .tint(let color, _): bringShade(color, index, track, isScreen: isScreen)
                case .shadow(let opacity, let radius): bringShadow(opacity, radius, track, isScreen: isScreen)
                case .blur(let radius):
                    let picture = Picture(of: view, isOnScreen: hasArrived).softened(by: radius)
                    bringPicture(picture, track, isScreen: isScreen) { min(max($0, 0), 1) }
                case .pixels(let side): bringPixels(side, track, isScreen: isScreen, hasArrived: hasArrived)
                case .mask(let mask): bringMask(mask, track, isMirrored: isMirrored)
                default: break
                }
            }
        }
    }

    private func place(_ companion: UIView, isScreen: Bool) {
        companion.isUserInteractionEnabled = false
        if isScreen {
            companion.bounds = CGRect(origin: .zero, size: view.bounds.size)
            companion.center = view.center
            // What hides seen from behind hides its companions too.
            companion.layer.isDoubleSided = view.layer.isDoubleSided
            view.superview?.insertSubview(companion, aboveSubview: topmost)
            topmost = companion
        } else {
            companion.frame = view.bounds
            view.addSubview(companion)
        }
    }

    /// A color over the actor. Its strength is read each time: on a bent snapshot it varies.
    private func bringShade(_ color: UIColor, _ index: Int, _ track: Track, isScreen: Bool) {
        let shade = UIView()
        shade.backgroundColor = color
        shade.clipsToBounds = true
        cover(with: shade, track, isScreen: isScreen) { amount in
            let modifiers = track.modifiers(amount)
            guard index < modifiers.count, case .tint(_, let strength) = modifiers[index].kind else { return 0 }
            return strength * (track.isMesh ? 1 : min(max(amount, 0), 1))
        }
    }

    /// Lays something over the actor. Over a screen its strength is seen together with the screen's; in a piece it is a part of
    /// that.
    private func cover(
        with view: UIView, _ track: Track, isScreen: Bool, isBent: Bool = false,
        _ strength: @escaping @MainActor (CGFloat) -> CGFloat
    ) {
        place(view, isScreen: isScreen)
        var companion = Companion(view: view, track: track, follows: isScreen, isBent: isBent)
        if isScreen {
            companion.strength = strength
        } else {
            companion.show = { amount, _ in view.alpha = strength(amount) }
        }
        bring(companion)
    }

    private func bringShadow(_ opacity: CGFloat, _ radius: CGFloat, _ track: Track, isScreen: Bool) {
        // A snapshot has its own shadow; below a screen, whose corners may be clipped, a companion has it.
        // A snapshot with clipped corners has none either.
        let isBeside = isScreen || cutsCorners
        let shadow = isBeside ? UIView(frame: view.bounds) : view
        if isBeside {
            place(shadow, isScreen: true)
            view.superview?.insertSubview(shadow, belowSubview: view)
            topmost = view
        }
        // Of the shape that is cast while it is away, when the shadow is darkest: where less of a screen is seen, a shadow of all of it
        // would stick out.
        shadow.layer.shadowPath = isBeside ? silhouette.cgPath : UIBezierPath(rect: shadow.bounds).cgPath
        shadow.layer.shadowRadius = radius
        shadow.layer.shadowOffset = .zero
        bring(
            Companion(view: shadow, track: track, follows: isBeside) { amount, alpha in
                shadow.layer.shadowOpacity = Float(opacity * min(max(amount, 0), 1) * alpha)
            })
    }

    /// The outline of what is seen of the screen while it is away.
    private var silhouette: UIBezierPath {
        var (outline, radius) = (view.bounds, CGFloat(0))
        for modifier in allTracks.flatMap({ $0.modifiers(1) }) {
            switch modifier.kind {
            case .mask(let mask):
                guard let closed = mask.closedOutline else { continue }
                outline = closed.frame
                radius = closed.radius
            case .cornerRadius(let value): radius = max(radius, value)
            default: break
            }
        }
        return UIBezierPath(roundedRect: outline, cornerRadius: radius)
    }

    @discardableResult
    private func bringPicture(
        _ image: UIImage, _ track: Track, isScreen: Bool, isBent: Bool = false,
        _ alpha: @escaping @MainActor (CGFloat) -> CGFloat
    ) -> UIView {
        let picture = UIView()
        picture.layer.contents = image.cgImage
        picture.clipsToBounds = true
        cover(with: picture, track, isScreen: isScreen, isBent: isBent, alpha)
        return picture
    }

    /// Coarser and coarser pictures, each taking the place of the one before.
    private func bringPixels(_ side: CGFloat, _ track: Track, isScreen: Bool, hasArrived: Bool) {
        let picture = Picture(of: view, isOnScreen: hasArrived)
        var sides: [CGFloat] = [side]
        while sides[0] > 6, sides.count < 5 { sides.insert(sides[0] / 1.8, at: 0) }
        for (index, side) in sides.enumerated() {
            let start = CGFloat(index) / CGFloat(sides.count)
            let level = bringPicture(picture.coarse(side), track, isScreen: isScreen, isBent: true) { amount in
                // Each appears in a sixth of its time, so that the squares jump and do not swim.
                min(max((amount - start) * CGFloat(sides.count) * 6, 0), 1)
            }
            level.layer.magnificationFilter = .nearest
        }
    }

    private func bringMask(_ mask: ScreenTransition.Mask, _ track: Track, isMirrored: Bool) {
        let shape = mask.make(view, isMirrored)
        view.mask = shape.view
        bring(
            Companion(view: shape.view, track: track, follows: false, isBent: shape.isBent) { amount, _ in
                shape.show(amount)
            })
    }
}
