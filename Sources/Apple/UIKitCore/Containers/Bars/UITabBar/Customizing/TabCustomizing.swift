import CoreGraphics

/// Tabs that the user arranges anew: a panel with icons comes up above the bar, and a finger carries them from it, or from one
/// place of the bar, to another.
@MainActor
final class TabCustomizing: NSObject, UIGestureRecognizerDelegate {
    private unowned let bar: UITabBar
    /// What may be arranged. Other items of the bar stay where they are.
    let items: [UITabBarItem]
    private let before: [UITabBarItem]
    private let panel: TabCustomizingPanel
    private lazy var presses = [bar, panel].map { view in
        let press = UILongPressGestureRecognizer(target: self, action: Selector(TabCustomizing.pressed(_:)))
        press.minimumPressDuration = 0
        press.delegate = self
        view.addGestureRecognizer(press)
        return press
    }
    private var flight: Flight?
    private var isEnding = false

    /// An icon that a finger carries.
    private struct Flight {
        let item: UITabBarItem
        let icon: TabIcon
        /// Where it goes back to.
        let home: CGPoint
        /// The tab that it would come to.
        var target: UITabBarButton?
    }

    init(bar: UITabBar, items: [UITabBarItem]) {
        self.bar = bar
        self.items = items
        before = bar.items ?? []
        panel = TabCustomizingPanel(items: items) { [weak bar] in bar?.endCustomizing(animated: true) }
        super.init()
    }

    // MARK: Coming and going

    func begin() {
        guard let host = bar.superview else { return }
        bar.delegate?.tabBar(bar, willBeginCustomizing: items)
        host.insertSubview(panel, belowSubview: bar)
        place()
        showWhatIsInTheBar()
        _ = presses
        lockTabs(true)
        UIView.performWithoutAnimation { panel.layoutIfNeeded() }
        panel.transform = away
        move {
            self.panel.transform = .identity
        } completion: { [bar, items] in
            if bar.isCustomizing { bar.delegate?.tabBar(bar, didBeginCustomizing: items) }
        }
    }

    /// - Returns: Whether the bar shows other tabs, or the same in another order.
    func end(animated: Bool) -> Bool {
        guard !isEnding else { return false }
        isEnding = true
        flyBack(animated: false)
        let now = bar.items ?? []
        let changed = now.count != before.count || !zip(now, before).allSatisfy { $0 === $1 }
        bar.delegate?.tabBar(bar, willEndCustomizing: items, changed: changed)
        for press in presses { press.view?.removeGestureRecognizer(press) }
        lockTabs(false)
        let finish = { [bar, items, panel] in
            panel.removeFromSuperview()
            bar.customizingHasEnded()
            bar.delegate?.tabBar(bar, didEndCustomizing: items, changed: changed)
        }
        guard animated, bar.window != nil else {
            finish()
            return changed
        }
        move {
            self.panel.transform = self.away
        } completion: {
            finish()
        }
        return changed
    }

    /// As everything that comes from below.
    private func move(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: SystemMetrics.coverDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [], animations: changes
        ) { _ in completion() }
    }

    private var away: CGAffineTransform { CGAffineTransform(translationX: 0, y: bar.superview?.bounds.height ?? 0) }

    /// The panel takes the room above the bar.
    func place() {
        guard let host = bar.superview else { return }
        let room = CGRect(x: 0, y: 0, width: host.bounds.width, height: max(0, bar.frame.minY))
        panel.bounds = CGRect(origin: .zero, size: room.size)
        panel.center = CGPoint(x: room.midX, y: room.midY)
    }

    /// While they are arranged tabs are carried, not chosen.
    private func lockTabs(_ locked: Bool) {
        for button in bar.buttons { button.isUserInteractionEnabled = !locked }
    }

    private func showWhatIsInTheBar() {
        for icon in panel.icons { icon.isInBar = bar.items?.contains { $0 === icon.item } ?? false }
    }

    // MARK: Carrying

    /// Other touches on the panel are for its button.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer.view === bar || touch.view is TabIcon
    }

    final func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: lift(press)
        case .changed: carry(press)
        case .ended: drop()
        default: flyBack(animated: true)
        }
    }

    private func lift(_ press: UILongPressGestureRecognizer) {
        guard flight == nil, let host = bar.superview else { return }
        let place = press.location(in: host)
        let home: CGPoint
        let item: UITabBarItem
        if press.view === panel, let icon = panel.icon(at: press.location(in: panel)) {
            item = icon.item
            home = panel.convert(icon.center, to: host)
        } else if let button = movableTab(at: place) {
            item = button.item
            home = bar.convert(button.center, to: host)
        } else {
            return
        }
        let icon = TabIcon(item: item)
        icon.bounds = CGRect(origin: .zero, size: TabCustomizingPanel.iconSize)
        icon.center = home
        host.addSubview(icon)
        UIView.performWithoutAnimation { icon.layoutIfNeeded() }
        flight = Flight(item: item, icon: icon, home: home)
        UIView.animate(withDuration: TabCustomizing.liftDuration) {
            icon.transform = CGAffineTransform(scaleX: TabCustomizing.liftScale, y: TabCustomizing.liftScale)
        }
        carry(press)
    }

    private func carry(_ press: UILongPressGestureRecognizer) {
        guard let flight, let host = bar.superview else { return }
        let place = press.location(in: host)
        flight.icon.center = place
        let target = movableTab(at: place).flatMap { $0.item === flight.item ? nil : $0 }
        guard target !== flight.target else { return }
        self.flight?.target = target
        for button in bar.buttons { button.alpha = button === target ? TabCustomizing.fadedAlpha : 1 }
    }

    /// The tab at a place of the bar's superview, if it may be arranged; a finger need not hit the bar's height.
    private func movableTab(at place: CGPoint) -> UITabBarButton? {
        guard bar.frame.insetBy(dx: 0, dy: -TabCustomizing.reach).contains(place) else { return nil }
        let x = bar.convert(place, from: bar.superview).x
        let tab = bar.buttons.first { $0.frame.minX <= x && x < $0.frame.maxX }
        return tab.flatMap { found in items.contains { $0 === found.item } ? found : nil }
    }

    /// The tab comes to the place of the other one, which goes to its place if that is in the bar, and else out of it.
    private func drop() {
        guard let flight else { return }
        guard let target = flight.target, var order = bar.items,
            let place = order.firstIndex(where: { $0 === target.item })
        else { return flyBack(animated: true) }
        self.flight = nil
        if let own = order.firstIndex(where: { $0 === flight.item }) {
            order.swapAt(own, place)
        } else {
            order[place] = flight.item
        }
        let chosen = bar.selectedItem
        bar.setItems(order, animated: false)
        if let chosen, order.contains(where: { $0 === chosen }) { bar.selectedItem = chosen }
        lockTabs(true)
        bar.layoutIfNeeded()
        showWhatIsInTheBar()
        let end = bar.convert(bar.buttons[place].center, to: bar.superview)
        land(flight.icon, at: end, fading: true)
    }

    private func flyBack(animated: Bool) {
        guard let flight else { return }
        self.flight = nil
        for button in bar.buttons { button.alpha = 1 }
        if animated { land(flight.icon, at: flight.home, fading: true) } else { flight.icon.removeFromSuperview() }
    }

    private func land(_ icon: TabIcon, at place: CGPoint, fading: Bool) {
        UIView.animate(
            withDuration: TabCustomizing.landDuration,
            animations: {
                icon.center = place
                icon.transform = .identity
                if fading { icon.alpha = 0 }
            }, completion: { _ in icon.removeFromSuperview() })
    }

    // All by eye.
    private static let liftDuration: TimeInterval = 0.15
    private static let landDuration: TimeInterval = 0.25
    private static let liftScale: CGFloat = 1.3
    private static let fadedAlpha: CGFloat = 0.3
    /// How far above or below the bar a finger may let go.
    private static let reach: CGFloat = 30
}
