extension UIPresentationController {
    /// Puts the effect behind what is presented; nothing is made for presentations without one.
    final func showBackgroundEffect() {
        if let effectView { return effectView.effect = backgroundEffect }
        guard container != nil, backgroundEffect != nil, let host = effectHost else { return }
        let view = UIVisualEffectView(effect: backgroundEffect)
        UIView.performWithoutAnimation {
            view.frame = host.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isUserInteractionEnabled = false
            host.insertSubview(view, at: 0)
        }
        effectView = view
    }
}
