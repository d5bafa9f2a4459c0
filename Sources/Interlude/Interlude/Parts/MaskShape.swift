import UIKit

/// A mask's view, and how it opens and closes. All of it are views in plain places, so that a property animator moves it.
@MainActor
struct MaskShape {
    let view: UIView
    /// Whether its path between the ends is not straight.
    var isBent = false
    /// Shows it at a share of its way: open at 0, closed at 1.
    let show: @MainActor (CGFloat) -> Void

    /// Beyond the ends, during the overshoot of a spring, a mask does not change.
    init(_ view: UIView, isBent: Bool = false, show: @escaping @MainActor (CGFloat) -> Void) {
        self.view = view
        self.isBent = isBent
        self.show = { show(min(max($0, 0), 1)) }
    }

    /// Returns an opaque pane, through which the screen is visible.
    static func pane(_ frame: CGRect = .zero) -> UIView {
        let pane = UIView(frame: frame)
        pane.backgroundColor = .black
        return pane
    }

    // MARK: One pane

    /// A circle that reaches the farthest corner when open.
    static func circle(in bounds: CGRect, around center: CGPoint, radius: CGFloat) -> MaskShape {
        let farthest = hypot(
            max(center.x - bounds.minX, bounds.maxX - center.x), max(center.y - bounds.minY, bounds.maxY - center.y))
        let disc = pane()
        disc.center = center
        return MaskShape(disc) { amount in
            let now = farthest + (radius - farthest) * amount
            disc.bounds = CGRect(x: 0, y: 0, width: 2 * now, height: 2 * now)
            disc.layer.cornerRadius = now
        }
    }

    /// A circle that moves to the middle while it grows, alternately wider and higher.
    static func bubble(in bounds: CGRect, from place: CGPoint, _ radius: CGFloat) -> MaskShape {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let farthest = hypot(bounds.width, bounds.height) / 2 * 1.02
        let disc = pane()
        return MaskShape(disc, isBent: true) { amount in
            let grown = 1 - amount
            // It rises faster than it grows: so it is seen as a bubble first.
            let risen = 1 - amount * amount
            let now = radius + (farthest - radius) * grown * (0.35 + 0.65 * grown)
            let wobble = 0.16 * sin(grown * 3.5 * .pi) * amount * min(grown * 6, 1)
            disc.bounds = CGRect(x: 0, y: 0, width: 2 * now, height: 2 * now)
            disc.layer.cornerRadius = now
            disc.center = CGPoint(
                x: place.x + (middle.x - place.x) * risen, y: place.y + (middle.y - place.y) * risen)
            disc.transform = CGAffineTransform(scaleX: 1 + wobble, y: 1 - wobble)
        }
    }

    static func diamond(in bounds: CGRect) -> MaskShape {
        let square = pane()
        square.center = CGPoint(x: bounds.midX, y: bounds.midY)
        square.transform = CGAffineTransform(rotationAngle: .pi / 4)
        // Its sides touch the screen's corners: as far from the middle as half the width and half the height together.
        let side = (bounds.width + bounds.height) / 2.0.squareRoot()
        return MaskShape(square) { amount in
            square.bounds = CGRect(x: 0, y: 0, width: side * (1 - amount), height: side * (1 - amount))
        }
    }

    static func rectangle(in bounds: CGRect, at center: CGPoint, _ radius: CGFloat) -> MaskShape {
        let rectangle = pane()
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return MaskShape(rectangle) { amount in
            rectangle.bounds = CGRect(
                x: 0, y: 0, width: bounds.width * (1 - amount), height: bounds.height * (1 - amount))
            rectangle.center = CGPoint(
                x: middle.x + (center.x - middle.x) * amount, y: middle.y + (center.y - middle.y) * amount)
            // Open it must have corners like the screen's.
            rectangle.layer.cornerRadius = radius * amount
        }
    }

    static func path(_ path: UIBezierPath, core: CGFloat, in bounds: CGRect, _ isMirrored: Bool) -> MaskShape {
        // Large enough to cover the screen; closed it is made small, so that it is sharp at every size.
        let side = hypot(bounds.width, bounds.height) / 2 / max(core, 0.01)
        let view = UIView(
            frame: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        let shape = CAShapeLayer()
        let scaled = UIBezierPath(cgPath: path.cgPath)
        scaled.apply(CGAffineTransform(scaleX: isMirrored ? -side : side, y: side))
        if isMirrored { scaled.apply(CGAffineTransform(translationX: side, y: 0)) }
        shape.path = scaled.cgPath
        shape.frame = view.bounds
        view.layer.addSublayer(shape)
        return MaskShape(view) { amount in
            let scale = max(1 - amount, 0.001)
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    static func hardEdge(_ edge: ScreenTransition.Edge, in bounds: CGRect) -> MaskShape {
        let pane = pane()
        return MaskShape(pane) { amount in pane.frame = strip(bounds, towards: edge, amount) }
    }

    /// Returns the rest of a rectangle that shrinks towards an edge.
    static func strip(_ bounds: CGRect, towards edge: ScreenTransition.Edge, _ amount: CGFloat) -> CGRect {
        let width = edge.isHorizontal ? bounds.width * (1 - amount) : bounds.width
        let height = edge.isHorizontal ? bounds.height : bounds.height * (1 - amount)
        return CGRect(
            x: edge == .right ? bounds.maxX - width : bounds.minX,
            y: edge == .bottom ? bounds.maxY - height : bounds.minY, width: width, height: height)
    }

    /// A pane with a fading rim, that slides across.
    static func softEdge(_ edge: ScreenTransition.Edge, _ softness: CGFloat, in bounds: CGRect) -> MaskShape {
        let way = edge.direction
        let length = edge.isHorizontal ? bounds.width : bounds.height
        let rim = length * softness
        let view = GradientView()
        // The rim is on the side from which the screen vanishes.
        var frame = bounds
        if way.dx > 0 { frame.origin.x -= rim }
        if way.dy > 0 { frame.origin.y -= rim }
        if edge.isHorizontal { frame.size.width += rim } else { frame.size.height += rim }
        view.frame = frame
        view.fade(towards: edge, share: rim / (length + rim))
        let home = view.center
        let whole = length + rim
        return MaskShape(view) { amount in
            view.center = CGPoint(x: home.x + way.dx * whole * amount, y: home.y + way.dy * whole * amount)
        }
    }

    // MARK: Several panes

    static func blinds(
        _ count: Int, _ edge: ScreenTransition.Edge, in bounds: CGRect, _ isMirrored: Bool
    ) -> MaskShape {
        let cut: ScreenTransition.Cut = edge.isHorizontal ? .columns(count) : .rows(count)
        let slats = ScreenTransition.Piece.all(of: cut, in: bounds.size, isMirrored).map {
            (pane(), $0.frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
        }
        let view = holder(bounds, slats.map(\.0))
        return MaskShape(view) { amount in
            for (slat, home) in slats { slat.frame = strip(home, towards: edge, amount) }
        }
    }

    static func tiles(
        _ cut: ScreenTransition.Cut, _ cascade: ScreenTransition.Cascade, in bounds: CGRect, _ isMirrored: Bool
    ) -> MaskShape {
        let tiles = ScreenTransition.Piece.all(of: cut, in: bounds.size, isMirrored).map { placed in
            (pane(), placed.frame.offsetBy(dx: bounds.minX, dy: bounds.minY), cascade.span(of: placed.piece))
        }
        let view = holder(bounds, tiles.map(\.0))
        return MaskShape(view, isBent: cascade.spread > 0) { amount in
            for (tile, home, span) in tiles {
                let local = (amount - span.lowerBound) / max(span.upperBound - span.lowerBound, 0.001)
                let left = 1 - min(max(local, 0), 1)
                tile.bounds = CGRect(x: 0, y: 0, width: home.width * left, height: home.height * left)
                tile.center = CGPoint(x: home.midX, y: home.midY)
            }
        }
    }

    static func split(_ horizontal: Bool, in bounds: CGRect) -> MaskShape {
        let panes = [pane(), pane()]
        let (first, second) = bounds.divided(
            atDistance: (horizontal ? bounds.width : bounds.height) / 2, from: horizontal ? .minXEdge : .minYEdge)
        let view = holder(bounds, panes)
        return MaskShape(view) { amount in
            panes[0].frame = strip(first, towards: horizontal ? .right : .bottom, amount)
            panes[1].frame = strip(second, towards: horizontal ? .left : .top, amount)
        }
    }

    /// Two halves, each with a half disc that turns behind it: one for the first half hour, one for the second.
    static func clock(in bounds: CGRect, _ isMirrored: Bool) -> MaskShape {
        let radius = hypot(bounds.width, bounds.height)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let hands = [true, false].map { isFirst -> (window: UIView, hand: UIView) in
            let isRight = isFirst != isMirrored
            // What the hand has not passed yet, in its half of the screen.
            let window = UIView(
                frame: CGRect(
                    x: isRight ? middle.x : middle.x - radius, y: middle.y - radius, width: radius,
                    height: 2 * radius))
            window.clipsToBounds = true
            let turner = UIView(frame: CGRect(x: isRight ? -radius : 0, y: 0, width: 2 * radius, height: 2 * radius))
            turner.addSubview(
                pane(CGRect(x: isRight ? radius : 0, y: 0, width: radius, height: 2 * radius)))
            window.addSubview(turner)
            return (window, turner)
        }
        let view = UIView(frame: bounds)
        for hand in hands { view.addSubview(hand.window) }
        let sign: CGFloat = isMirrored ? -1 : 1
        return MaskShape(view, isBent: true) { amount in
            for (index, hand) in hands.enumerated() {
                let turned = min(max(amount * 2 - CGFloat(index), 0), 1)
                hand.hand.transform = CGAffineTransform(rotationAngle: sign * turned * .pi)
            }
        }
    }

    private static func holder(_ bounds: CGRect, _ panes: [UIView]) -> UIView {
        let view = UIView(frame: bounds)
        view.bounds = bounds
        for pane in panes { view.addSubview(pane) }
        return view
    }
}

/// A view that is opaque but for one side, where it fades out.
private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// - Parameter share: How much of the view fades.
    func fade(towards edge: ScreenTransition.Edge, share: CGFloat) {
        guard let gradient = layer as? CAGradientLayer else { return }
        let way = edge.direction
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        // The rim is where the pane's far end is, seen from the edge.
        gradient.startPoint = CGPoint(x: 0.5 - way.dx / 2, y: 0.5 - way.dy / 2)
        gradient.endPoint = CGPoint(
            x: gradient.startPoint.x + way.dx * share, y: gradient.startPoint.y + way.dy * share)
    }
}
