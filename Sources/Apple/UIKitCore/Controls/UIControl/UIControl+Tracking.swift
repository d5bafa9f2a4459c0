import QuartzCore

extension UIControl {
    /// How far outside its bounds a finger that came down inside still counts as inside. Measured by users at about 70
    /// points on phones; not documented.
    static let trackingMargin: CGFloat = 70

    func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        if openMenuAtOnce(touch) { send(.menuActionTriggered, with: event) }
    }

    func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        if let menu = openMenu { return menu.follow(touch.location(in: nil)) }
        guard continueTracking(touch, with: event) else { return stopTracking() }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        if isTouchInside != wasInside {
            send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        if let menu = openMenu {
            stopTracking()
            return menu.letGo(at: touch.location(in: nil))
        }
        isTouchInside = isNear(touch)
        let isInside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        send(isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside && sendsPrimaryActionOnTouchUp { send(.primaryActionTriggered, with: event) }
    }

    func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, with: event)
    }

    /// What has opened the menu that is on the screen.
    private var openMenu: UIContextMenuInteraction? {
        guard let menuInteraction, menuInteraction.course != nil else { return nil }
        return menuInteraction
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isNear(_ touch: UITouch) -> Bool {
        let margin = UIControl.trackingMargin
        return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
    }
}
