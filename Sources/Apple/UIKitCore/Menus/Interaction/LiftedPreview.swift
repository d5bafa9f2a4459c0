import CoreGraphics

/// A picture of the pressed view that is lifted from its place, while the view itself is not seen there.
@MainActor
final class LiftedPreview {
    let target: UITargetedPreview
    /// The picture, which lies over the window until the menu takes it.
    let picture: UIView
    private let cover = CALayer()
    private var isConcealing = false

    init(_ target: UITargetedPreview, in window: UIWindow) {
        self.target = target
        let picture = UIView(frame: target.placeInWindow)
        self.picture = picture
        if let shot = target.view.snapshotView(afterScreenUpdates: false) {
            shot.frame = picture.bounds
            shot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if let path = target.parameters.visiblePath { shot.layer.mask = Self.mask(path, of: target) }
            picture.addSubview(shot)
        }
        picture.isUserInteractionEnabled = false
        window.addSubview(picture)
        conceal()
    }

    private static func mask(_ path: UIBezierPath, of target: UITargetedPreview) -> CALayer {
        let mask = CAShapeLayer()
        mask.frame = CGRect(origin: .zero, size: target.size)
        mask.path = path.cgPath
        return mask
    }

    /// The view is not seen in its own place meanwhile; its own properties stay. (A mask without anything in it; a view that has a
    /// mask of its own is seen twice.)
    private func conceal() {
        guard target.view.layer.mask == nil else { return }
        target.view.layer.mask = cover
        isConcealing = true
    }

    func rise() {
        picture.layer.shadowOpacity = 0
        picture.layer.shadowRadius = MenuMetrics.shadowRadius
        UIView.animate(
            withDuration: MenuMetrics.openTime - MenuMetrics.askTime, delay: 0,
            options: [.curveEaseOut, .allowUserInteraction]
        ) {
            self.picture.transform = CGAffineTransform(scaleX: MenuMetrics.lift, y: MenuMetrics.lift)
            self.picture.layer.shadowOpacity = MenuMetrics.shadowOpacity
        }
    }

    /// The press ended too early: back to its place.
    func sink(_ completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: MenuMetrics.closeDuration, delay: 0, options: [.allowUserInteraction],
            animations: {
                self.picture.transform = .identity
                self.picture.layer.shadowOpacity = 0
            },
            completion: { _ in
                self.takeAway()
                completion()
            })
    }

    /// A card takes the picture's part.
    func leave(to card: PreviewCard) { picture.removeFromSuperview() }

    /// The view is seen again in its place.
    func takeAway() {
        picture.removeFromSuperview()
        guard isConcealing else { return }
        isConcealing = false
        if target.view.layer.mask === cover { target.view.layer.mask = nil }
    }
}
