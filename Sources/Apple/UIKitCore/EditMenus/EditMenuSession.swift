import CoreGraphics

/// One edit menu on the screen from its coming to its going.
@MainActor final class EditMenuSession {
    private weak var sender: AnyObject?
    /// The first target of commands; the next responders follow.
    private weak var responder: UIResponder?
    private let bar = EditMenuBar()
    private var target = CGRect.zero
    private var arrow = UIEditMenuArrowDirection.automatic
    private var watch: EditMenuWatch?
    /// Touches in this view leave the menu where it is.
    weak var tolerated: UIView?
    var willOpen: (EditMenuAnimator) -> Void = { _ in }
    var willClose: (EditMenuAnimator) -> Void = { _ in }
    /// Called after a command has been performed.
    var didPerform: (Selector) -> Void = { _ in }

    init(sender: AnyObject?, responder: UIResponder) {
        self.sender = sender
        self.responder = responder
    }

    /// Where the menu is, in its window.
    var frame: CGRect { bar.superview == nil ? .zero : bar.frame }

    // MARK: Coming

    /// - Parameters:
    ///   - target: What the menu points at, in the window.
    func open(_ menu: UIMenu, in window: UIWindow, at target: CGRect, arrow: UIEditMenuArrowDirection) {
        Host.current.input.editMenu?.close()
        Host.current.input.editMenu = self
        self.target = target
        self.arrow = arrow
        bar.onChoose = { [weak self] leaf, menu in self?.perform(leaf, in: menu) }
        bar.onResize = { [weak self] in self?.place() }
        bar.onLeave = { [weak self] in self?.close() }
        let watch = EditMenuWatch { [weak self] in self?.touched($0) }
        window.addGestureRecognizer(watch)
        self.watch = watch
        UIView.performWithoutAnimation {
            window.addSubview(bar)
            bar.show(menu, room: room(in: window).width)
            place()
            bar.alpha = 0
        }
        let animator = EditMenuAnimator()
        willOpen(animator)
        fade(to: 1, animator) {}
    }

    func show(_ menu: UIMenu) {
        guard let window = bar.window else { return }
        bar.show(menu, room: room(in: window).width)
    }

    func move(to target: CGRect, animated: Bool) {
        self.target = target
        let duration = animated ? EditMenuMetrics.duration : 0
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { self.place() }
    }

    private func room(in window: UIWindow) -> CGRect {
        let covered = Host.current.input.keyboardPlace.map { window.convert($0, from: nil) }
        var room = window.bounds.inset(by: window.safeAreaInsets)
            .insetBy(dx: EditMenuMetrics.margin, dy: EditMenuMetrics.margin)
        if let covered, covered.minY > room.minY { room.size.height = min(room.height, covered.minY - room.minY) }
        return room
    }

    private func place() {
        guard let window = bar.window else { return }
        bar.stand(at: target, in: room(in: window), arrow: arrow)
    }

    // MARK: Choosing

    private func perform(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
        menu.noteChoice(of: leaf)
        if !leaf.attributes.contains(.keepsMenuPresented) { close() }
        let command = leaf as? UICommand
        let target = command.flatMap { responder?.target(forAction: $0.action, withSender: $0) }
        leaf.performWithSender(sender, target: target)
        if let command { didPerform(command.action) }
    }

    private func touched(_ touch: UITouch) {
        guard let view = touch.view else { return close() }
        if view.isDescendant(of: bar) { return }
        if let tolerated, view.isDescendant(of: tolerated) { return }
        close()
    }

    // MARK: Going

    /// Takes the menu away.
    func close() {
        guard let watch else { return }
        watch.view?.removeGestureRecognizer(watch)
        self.watch = nil
        if Host.current.input.editMenu === self { Host.current.input.editMenu = nil }
        bar.isUserInteractionEnabled = false
        let animator = EditMenuAnimator()
        willClose(animator)
        fade(to: 0, animator) { self.bar.removeFromSuperview() }
    }

    private func fade(to alpha: CGFloat, _ animator: EditMenuAnimator, _ completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: EditMenuMetrics.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.bar.alpha = alpha
                animator.runAnimations()
            },
            completion: { _ in
                completion()
                animator.runCompletions()
            })
    }
}

/// Sees every touch in a window, and takes none.
@MainActor private final class EditMenuWatch: UIGestureRecognizer {
    private let onTouch: (UITouch) -> Void

    init(_ onTouch: @escaping (UITouch) -> Void) {
        self.onTouch = onTouch
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { onTouch(touch) }
        state = .failed
    }
}
