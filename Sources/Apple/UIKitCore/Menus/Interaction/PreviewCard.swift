import CoreGraphics

/// What a context menu shows beside its elements, over a blurred screen: the view of a controller, or what was lifted.
@MainActor
final class PreviewCard: UIView {
    let controller: UIViewController?
    private let backdrop = UIVisualEffectView(effect: nil)
    private let clip = UIView()
    /// Where it comes from, in the container.
    let source: CGRect
    /// Where it goes when the menu opens.
    var destination = CGRect.zero
    var onTap: () -> Void = {}

    init(_ controller: UIViewController?, _ lifted: LiftedPreview?, in container: MenuContainerView) {
        self.controller = controller
        source =
            lifted?.target.placeInWindow
            ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 1, height: 1)
        super.init(frame: source)
        backdrop.frame = container.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.isUserInteractionEnabled = false
        container.insertSubview(backdrop, at: 0)
        container.insertSubview(self, aboveSubview: backdrop)
        layer.shadowRadius = MenuMetrics.shadowRadius
        layer.shadowOffset = .zero
        layer.shadowOpacity = controller == nil ? 0 : MenuMetrics.shadowOpacity
        fill(lifted)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PreviewCard.tapped(_:))))
    }

    required init?(coder: NSCoder) { nil }

    private func tapped(_ tap: UITapGestureRecognizer) { onTap() }

    private func fill(_ lifted: LiftedPreview?) {
        clip.frame = bounds
        clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(clip)
        if let controller, let view = controller.view {
            clip.clipsToBounds = true
            clip.layer.cornerRadius = MenuMetrics.previewCorner
            controller.beginAppearanceTransition(true, animated: true)
            view.frame = clip.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isUserInteractionEnabled = false
            clip.addSubview(view)
        } else if let shot = lifted?.picture.subviews.first {
            shot.frame = clip.bounds
            shot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            clip.addSubview(shot)
            transform = CGAffineTransform(scaleX: MenuMetrics.lift, y: MenuMetrics.lift)
        }
    }

    /// As large as the controller wants to be, or as what was lifted.
    var wishedSize: CGSize {
        guard let controller, let container = superview as? MenuContainerView else { return source.size }
        let room = container.roomForMenus.size
        let wish = controller.wishedContentSize
        return CGSize(
            width: wish.width > 0 ? min(wish.width, room.width) : room.width,
            height: wish.height > 0 ? wish.height : (room.height * 0.6).rounded())
    }

    // MARK: Coming and going

    /// Inside the opening's animation.
    func come() {
        backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial)
        transform = .identity
        frame = destination
        layoutIfNeeded()
    }

    func hasCome() { controller?.endAppearanceTransition() }

    func willGo() {
        controller?.viewIfLoaded?.isUserInteractionEnabled = true
        controller?.beginAppearanceTransition(false, animated: true)
    }

    /// Inside the closing's animation: to a place of the window, or away.
    func goBack(to place: CGRect?) {
        backdrop.effect = nil
        if let place { frame = place }
        if controller != nil || place == nil { alpha = 0 }
        layer.shadowOpacity = 0
    }

    /// Inside the closing's animation: up to the screen that comes.
    func grow() {
        backdrop.effect = nil
        frame = superview?.bounds ?? frame
        clip.layer.cornerRadius = 0
        alpha = 0
    }

    func hasGone() {
        controller?.viewIfLoaded?.removeFromSuperview()
        controller?.endAppearanceTransition()
        removeFromSuperview()
        backdrop.removeFromSuperview()
    }
}
