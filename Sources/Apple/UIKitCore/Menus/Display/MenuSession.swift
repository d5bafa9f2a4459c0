import CoreGraphics

/// One menu on the screen from its opening to its end, with its submenus.
@MainActor
package final class MenuSession {
    /// What covers the window meanwhile, and takes all touches.
    package let container = MenuContainerView()
    /// The menu and its open submenus, the topmost last.
    package private(set) var platters: [MenuPlatter] = []
    /// Who the menu belongs to: elements see it as their sender.
    private weak var sender: AnyObject?
    private let isReversible: Bool
    private var anchor = CGPoint.zero
    private(set) var isClosing = false
    /// Gives the place for a menu of a size, in the container.
    var place: (CGSize) -> MenuPlacement = {
        MenuPlacement(frame: CGRect(origin: .zero, size: $0), anchor: .zero, isAbove: false)
    }
    /// Called when the menu begins to go; changes made in it are animated.
    var willClose: (MenuSession) -> Void = { _ in }
    /// Called when it is gone.
    var didClose: () -> Void = {}
    /// Called when an element was chosen, before it is performed.
    var willPerform: (any UIMenuLeaf) -> Void = { _ in }
    /// How long it takes to go.
    var closeDuration = MenuMetrics.closeDuration

    init(sender: AnyObject?, isReversible: Bool) {
        self.sender = sender
        self.isReversible = isReversible
        container.session = self
    }

    // MARK: Opening

    /// Puts the container over a window.
    func cover(_ window: UIWindow) {
        container.frame = window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(container)
    }

    /// Shows the menu; inside the animation `alongside` is run too.
    func open(_ menu: UIMenu, alongside: @escaping () -> Void = {}, completion: @escaping () -> Void = {}) {
        let platter = MenuPlatter(menu)
        adopt(platter)
        let place = place(platter.wishedSize)
        platter.isReversed = isReversible && place.isAbove
        platter.frame = place.frame
        anchor = place.anchor
        platter.layoutIfNeeded()
        platter.alpha = 0
        platter.transform = platter.shrunk(towards: anchor)
        UIView.animate(
            withDuration: MenuMetrics.openDuration, delay: 0, usingSpringWithDamping: MenuMetrics.damping,
            initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: {
                platter.transform = .identity
                alongside()
            }, completion: { _ in completion() })
        UIView.animate(withDuration: MenuMetrics.openDuration / 3, delay: 0, options: [.allowUserInteraction]) {
            platter.alpha = 1
        }
    }

    private func adopt(_ platter: MenuPlatter) {
        platter.onChoose = { [weak self] row in self?.choose(row) }
        platter.onResize = { [weak self, weak platter] in
            guard let self, let platter else { return }
            self.resize(platter)
        }
        platter.room = container.roomForMenus.width
        container.addSubview(platter)
        platters.append(platter)
    }

    private func resize(_ platter: MenuPlatter) {
        guard platter === platters.first, !isClosing else { return }
        let frame = place(platter.wishedSize).frame
        UIView.animate(withDuration: MenuMetrics.closeDuration, delay: 0, options: [.allowUserInteraction]) {
            platter.setUntransformedFrame(frame)
            platter.layoutIfNeeded()
        }
    }

    /// Shows other elements in the menu that is open.
    package func update(_ change: (UIMenu) -> UIMenu) {
        guard let platter = platters.first else { return }
        platter.show(change(platter.menu))
        resize(platter)
    }

    // MARK: Choosing

    private func choose(_ row: MenuRowView) {
        switch row.entry {
        case .submenu(let menu):
            if platters.count > 1, platters.last?.menu === menu { closeSubmenu() } else { openSubmenu(menu, from: row) }
        case .leaf(let leaf, let menu): perform(leaf, in: menu)
        case .waiting: break
        }
    }

    private func perform(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
        menu.noteChoice(of: leaf)
        willPerform(leaf)
        let stays = leaf.attributes.contains(.keepsMenuPresented)
        if !stays { close() }
        leaf.performWithSender(sender, target: nil)
        if stays, let platter = platters.last { platter.show(platter.menu) }
    }

    private func openSubmenu(_ menu: UIMenu, from row: MenuRowView) {
        guard let lower = platters.last else { return }
        let platter = MenuPlatter(menu, isSubmenu: true)
        let start = row.convert(row.bounds, to: container)
        adopt(platter)
        let area = container.roomForMenus
        var frame = CGRect(origin: start.origin, size: platter.wishedSize)
        frame.size.height = min(frame.height, area.height)
        frame.origin.y = min(max(frame.minY, area.minY), max(area.maxY - frame.height, area.minY))
        platter.frame = CGRect(origin: start.origin, size: CGSize(width: frame.width, height: start.height))
        platter.layoutIfNeeded()
        platter.alpha = 0
        animate {
            platter.alpha = 1
            platter.frame = frame
            platter.layoutIfNeeded()
            lower.transform = CGAffineTransform(scaleX: MenuMetrics.lowerScale, y: MenuMetrics.lowerScale)
            lower.alpha = MenuMetrics.lowerAlpha
        }
        lower.isUserInteractionEnabled = false
    }

    private func closeSubmenu() {
        guard platters.count > 1, let platter = platters.popLast(), let lower = platters.last else { return }
        lower.isUserInteractionEnabled = true
        UIView.animate(
            withDuration: MenuMetrics.closeDuration, delay: 0, options: [.allowUserInteraction],
            animations: {
                platter.alpha = 0
                lower.transform = .identity
                lower.alpha = 1
            }, completion: { _ in platter.removeFromSuperview() })
    }

    private func animate(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: MenuMetrics.openDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction], animations: changes, completion: nil)
    }

    // MARK: A finger that came down before the menu

    /// The finger that opened the menu is at a point of the window.
    func follow(_ point: CGPoint) {
        guard let platter = platters.last else { return }
        platter.follow(platter.convert(point, from: nil))
    }

    /// It was lifted: on an element, that is chosen.
    @discardableResult
    func letGo() -> Bool { platters.last?.letGo() ?? false }

    // MARK: Closing

    /// The user has touched beside the menu: its submenu goes, or it goes itself.
    func touchedBeside() {
        if platters.count > 1 { closeSubmenu() } else { close() }
    }

    /// Takes the menu away.
    package func close() {
        guard !isClosing else { return }
        isClosing = true
        container.isUserInteractionEnabled = false
        willClose(self)
        UIView.animate(
            withDuration: closeDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                for platter in self.platters {
                    platter.alpha = 0
                    platter.transform = platter.shrunk(towards: self.anchor)
                }
            },
            completion: { _ in
                self.container.removeFromSuperview()
                self.container.session = nil
                self.didClose()
            })
    }
}

extension UIView {
    /// The transform that shrinks the view towards a point of its superview.
    fileprivate func shrunk(towards anchor: CGPoint) -> CGAffineTransform {
        let scale = MenuMetrics.startScale
        return CGAffineTransform(
            translationX: (anchor.x - center.x) * (1 - scale), y: (anchor.y - center.y) * (1 - scale)
        ).scaledBy(x: scale, y: scale)
    }
}

/// Lies over the window while a menu is open, and keeps the menu's session.
@MainActor
package final class MenuContainerView: UIView {
    package fileprivate(set) var session: MenuSession?

    /// Where menus may stand.
    var roomForMenus: CGRect {
        bounds.inset(by: safeAreaInsets).insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let hit = hitTest(touch.location(in: self), with: event)
        if hit === self { session?.touchedBeside() }
    }

    /// The menu that is open in a window.
    package static func session(in window: UIWindow?) -> MenuSession? {
        window?.subviews.lazy.compactMap { ($0 as? MenuContainerView)?.session }.first { !$0.isClosing }
    }
}
