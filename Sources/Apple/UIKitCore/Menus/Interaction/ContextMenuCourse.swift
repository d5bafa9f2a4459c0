import CoreGraphics

/// One context menu from the press to its end: what is pressed is lifted, then the menu opens, and in the end all is back.
@MainActor
final class ContextMenuCourse {
    let configuration: UIContextMenuConfiguration
    private unowned let interaction: UIContextMenuInteraction
    private let view: UIView
    private(set) var session: MenuSession?
    private var lifted: LiftedPreview?
    private var preview: PreviewCard?
    private var timer: MainTimer.Token?
    private var opened = CGPoint.zero
    private var moved = false
    private var commit: ContextMenuAnimator?

    init(_ configuration: UIContextMenuConfiguration, on interaction: UIContextMenuInteraction, _ view: UIView) {
        self.configuration = configuration
        self.interaction = interaction
        self.view = view
    }

    private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

    /// Menus of controls are shown alone, unless they have something to show.
    private var isCompact: Bool { view is any MenuSource && configuration.previewProvider == nil }

    var appearance: UIContextMenuInteraction.appearance { session == nil ? .unknown : isCompact ? .compact : .rich }

    // MARK: Lifting

    /// The press has been recognized: what is pressed is lifted, and the menu opens soon.
    ///
    /// - Returns: `false` when there is nothing to lift.
    func start() -> Bool {
        guard !isCompact else {
            timer = MainTimer.schedule(after: MenuMetrics.openTime - MenuMetrics.askTime) { [weak self] in self?.open()
            }
            return true
        }
        guard let window = view.window, let target = highlighted() else { return false }
        let lifted = LiftedPreview(target, in: window)
        self.lifted = lifted
        lifted.rise()
        timer = MainTimer.schedule(after: MenuMetrics.openTime - MenuMetrics.askTime) { [weak self] in self?.open() }
        return true
    }

    private func highlighted() -> UITargetedPreview? {
        let own = delegate?.contextMenuInteraction(
            interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        if let own { return own }
        return view.superview == nil ? nil : UITargetedPreview(view: view)
    }

    /// Opens the menu without a press.
    func openAtOnce() {
        if !isCompact, let window = view.window, let target = highlighted() {
            lifted = LiftedPreview(target, in: window)
        }
        open()
    }

    // MARK: Opening

    private func open() {
        timer = nil
        guard let window = view.window else { return end() }
        let controller = configuration.previewProvider?()
        let menu = configuration.menu ?? UIMenu(title: "", children: [])
        guard controller != nil || !menu.children.isEmpty || !isCompact else { return end() }
        let session = MenuSession(sender: interaction.view, isReversible: isReversible)
        self.session = session
        opened = interaction.location(in: nil)
        session.cover(window)
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        session.willClose = { [weak self] _ in self?.willClose() }
        session.didClose = { [weak self] in self?.didClose() }
        session.willPerform = { [weak self] leaf in (self?.view as? any MenuSource)?.chose(leaf) }
        if isCompact { placeBeside(session) } else { showPreview(controller, menu, session) }
        session.open(
            menu,
            alongside: {
                self.preview?.come()
                animator.runAnimations()
            },
            completion: {
                self.preview?.hasCome()
                animator.runCompletions()
            })
    }

    private var isReversible: Bool {
        switch configuration.preferredMenuElementOrder {
        case .priority: true
        case .fixed: false
        case .automatic: isCompact
        }
    }

    private func placeBeside(_ session: MenuSession) {
        session.place = { [weak self, weak session] size in
            guard let self, let container = session?.container else {
                return MenuPlacement(frame: CGRect(origin: .zero, size: size), anchor: .zero, isAbove: false)
            }
            return MenuPlacement.place(size, beside: source(in: container), in: container.roomForMenus)
        }
    }

    /// What the menu stands beside: the control, or the point that it names.
    private func source(in container: UIView) -> CGRect {
        let all = container.convert(view.bounds, from: view)
        guard let control = view as? any MenuSource, let point = control.ownMenuPoint(for: configuration) else {
            return all
        }
        return CGRect(origin: container.convert(point, from: control), size: .zero)
    }

    private func showPreview(_ controller: UIViewController?, _ menu: UIMenu, _ session: MenuSession) {
        let card = PreviewCard(controller, lifted, in: session.container)
        preview = card
        card.onTap = { [weak self] in self?.touchPreview() }
        lifted?.leave(to: card)
        session.place = { [weak card, weak session] size in
            guard let card, let container = session?.container else {
                return MenuPlacement(frame: CGRect(origin: .zero, size: size), anchor: .zero, isAbove: false)
            }
            let wish = menu.children.isEmpty ? .zero : size
            let place = PreviewPlacement.place(
                preview: card.wishedSize, menu: wish, from: card.source, in: container.roomForMenus,
                isMirrored: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            card.destination = place.preview
            return MenuPlacement(frame: place.menu, anchor: place.anchor, isAbove: place.menu.minY < place.preview.minY)
        }
    }

    // MARK: The finger

    /// The finger has moved on: it chooses among the menu's elements from ten points on.
    func follow(_ point: CGPoint) {
        guard let session else { return }
        if hypot(point.x - opened.x, point.y - opened.y) > GestureMetrics.pressMovement { moved = true }
        if moved { session.follow(point) }
    }

    /// The finger is lifted, or was taken away.
    func letGo(at point: CGPoint?) {
        guard let session else {
            timer?.cancel()
            timer = nil
            lifted?.sink { [weak self] in self?.end() }
            if lifted == nil { end() }
            return
        }
        guard let point, moved else { return }
        session.follow(point)
        session.letGo()
    }

    // MARK: The end

    private func touchPreview() {
        guard let session, !session.isClosing else { return }
        let animator = ContextMenuAnimator(preview?.controller)
        commit = animator
        delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        session.close()
    }

    private func willClose() {
        let animator = ContextMenuAnimator(preview?.controller)
        delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        let pops = commit?.preferredCommitStyle == .pop
        let target = pops ? nil : goal
        preview?.willGo()
        UIView.animate(
            withDuration: MenuMetrics.closeDuration, delay: 0, options: [.allowUserInteraction],
            animations: {
                if pops { self.preview?.grow() } else { self.preview?.goBack(to: target) }
                self.commit?.runAnimations()
                animator.runAnimations()
            },
            completion: { _ in
                self.lifted?.takeAway()
                self.preview?.hasGone()
                self.commit?.runCompletions()
                animator.runCompletions()
            })
    }

    /// Where the preview goes: where the delegate says, or else where it came from.
    private var goal: CGRect? {
        let own = delegate?.contextMenuInteraction(
            interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        return own?.placeInWindow ?? (view.window == nil ? nil : lifted?.target.placeInWindow)
    }

    private func didClose() { end() }

    private func end() {
        timer?.cancel()
        lifted?.takeAway()
        interaction.ended(self)
    }
}
