import UIKit

extension ScreenTransition.Modifier {
    /// The modifier in figures, where it names a view.
    func resolved(for view: UIView, in scene: TransitionViews) -> [ScreenTransition.Modifier] {
        guard case .into(let find, let crops) = kind else { return [self] }
        let home = view.superview.map { scene.container.convert(view.frame, from: $0) } ?? scene.container.bounds
        guard home.width > 0, home.height > 0 else { return [] }
        // Small in the middle, if the view does not exist any more: a cell that was scrolled away.
        var target = home.insetBy(dx: home.width * 0.4, dy: home.height * 0.4)
        var radius: CGFloat = 0
        if let source = find(), source.window != nil {
            target = scene.container.convert(source.bounds, from: source)
            radius = source.layer.cornerRadius
        }
        let (wide, high) = (target.width / home.width, target.height / home.height)
        let scale = max(crops ? max(wide, high) : min(wide, high), 0.01)
        // Where the upper part of the screen is shown, that is where its picture usually is.
        let seen = CGSize(width: target.width / scale, height: target.height / scale)
        let top = crops && wide >= high ? (home.height - seen.height) / 2 * scale : 0
        let right: CGFloat = scene.isMirrored ? -1 : 1
        var modifiers: [ScreenTransition.Modifier] = [
            .scale(scale),
            .offset(
                x: .points((target.midX - home.midX) * right), y: .points(target.midY - home.midY + top)),
        ]
        if crops {
            let window = CGRect(
                x: (home.width - seen.width) / 2, y: top > 0 ? 0 : (home.height - seen.height) / 2, width: seen.width,
                height: seen.height)
            modifiers.append(.mask(.window(window, cornerRadius: radius / scale)))
        }
        return modifiers
    }
}

extension ScreenTransition.Mask {
    /// A rectangle somewhere in the screen, in points.
    static func window(_ window: CGRect, cornerRadius: CGFloat) -> ScreenTransition.Mask {
        ScreenTransition.Mask(closedOutline: (window, cornerRadius)) { view, _ in
            let pane = MaskShape.pane(view.bounds)
            let home = view.bounds
            return MaskShape(pane) { amount in
                pane.frame = CGRect(
                    x: home.minX + window.minX * amount, y: home.minY + window.minY * amount,
                    width: home.width + (window.width - home.width) * amount,
                    height: home.height + (window.height - home.height) * amount)
                pane.layer.cornerRadius = cornerRadius * amount
            }
        }
    }
}
