import CoreGraphics

/// What an alert shows: a card of the system's material with text and buttons; the cancel button of an action sheet stands on a card of its own.
@MainActor
package final class AlertView: UIView {
    /// What the view looks like.
    package enum Shape {
        case alert
        case sheet
        /// An action sheet in a popover, which has a background of its own and no cancel button.
        case popover
    }

    private weak var alert: UIAlertController?
    var shape: Shape { didSet { if shape != oldValue { rebuild() } } }

    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let text = AlertTextView()
    private let line = UIView()
    private var group = AlertGroup([], .alert)
    private var cancel: AlertActionView?
    private var pressed: AlertActionView? {
        didSet {
            guard pressed !== oldValue else { return }
            oldValue?.isPressed = false
            pressed?.isPressed = true
        }
    }

    init(_ alert: UIAlertController) {
        self.alert = alert
        shape = alert.preferredStyle == .alert ? .alert : .sheet
        super.init(frame: .zero)
        material.clipsToBounds = true
        addSubview(material)
        line.isUserInteractionEnabled = false
        for view in [text, line] { material.contentView.addSubview(view) }
        text.take(alert.fieldsView)
        rebuild()
    }

    package required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Makes everything anew that the alert shows.
    func rebuild() {
        guard let alert else { return }
        pressed = nil
        material.effect = shape == .popover ? nil : UIBlurEffect(style: .systemMaterial)
        material.layer.cornerRadius = corner
        line.backgroundColor = shape == .alert ? .separator : AlertMetrics.sheetSeparator
        text.show(title: alert.title, message: alert.message, shape)
        text.dress(title: alert.attributedTitle, message: alert.attributedMessage)
        group.removeFromSuperview()
        group = AlertGroup(alert.actions.filter(standsInGroup).map(makeButton), shape)
        material.contentView.addSubview(group)
        cancel?.removeFromSuperview()
        cancel = shape == .sheet ? alert.cancelAction.map(makeButton) : nil
        if let cancel {
            cancel.layer.cornerRadius = AlertMetrics.alertCorner
            cancel.clipsToBounds = true
            addSubview(cancel)
        }
        setNeedsLayout()
    }

    private var corner: CGFloat {
        switch shape {
        case .alert: AlertMetrics.alertCorner
        case .sheet: AlertMetrics.sheetCorner
        case .popover: 0
        }
    }

    private func standsInGroup(_ action: UIAlertAction) -> Bool { shape == .alert || action.style != .cancel }

    private func makeButton(_ action: UIAlertAction) -> AlertActionView {
        AlertActionView(action, shape, isBold: action === highlighted)
    }

    /// The action in bold letters: the preferred one, or else the one that cancels.
    private var highlighted: UIAlertAction? {
        guard shape == .alert else { return alert?.preferredAction ?? alert?.cancelAction }
        return alert?.preferredAction ?? alert?.cancelAction
    }

    /// An action can be chosen now, or cannot any more.
    func update(_ action: UIAlertAction) {
        buttons.first { $0.action === action }?.update()
    }

    package var buttons: [AlertActionView] { group.buttons + [cancel].compactMap { $0 } }

    /// The traits by which texts are sized: never smaller than by default (seen by Flutter).
    static func traits(for view: UIView) -> UITraitCollection {
        let traits = surroundings(of: view)
        let sizes = [traits.preferredContentSizeCategory, .large].map { $0.rank ?? 0 }
        guard sizes[0] < sizes[1] else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: .large)])
    }

    /// The traits of a view of an alert. An alert that has not come yet has those of who presents it.
    private static func surroundings(of view: UIView) -> UITraitCollection {
        let alert = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? AlertView }.first
        guard let alert, alert.superview == nil, let coming = alert.alert?.modal.presentationController else {
            return view.traitCollection
        }
        return coming.presentingViewController.traitCollection
    }

    /// The size of text that all letters have now.
    private var shownTextSize: UIContentSizeCategory?

    /// An alert that was made before it had surroundings may find another size of text there.
    private func followTextSize() {
        let size = Self.traits(for: self).preferredContentSizeCategory
        guard size != shownTextSize else { return }
        shownTextSize = size
        updateTexts()
    }

    private func updateTexts() {
        for button in buttons { button.update() }
        text.updateFonts()
        alert?.fieldsView.updateFonts()
        setNeedsLayout()
    }

    // MARK: Size

    /// The size of the whole in so much room.
    func size(in room: CGSize) -> CGSize {
        followTextSize()
        let width = width(in: room)
        let wish =
            text.wishedHeight(width: width) + separation + group.wishedHeight(width: width)
            + cancelHeight(width: width)
        return CGSize(width: width, height: min(wish, room.height))
    }

    private func width(in room: CGSize) -> CGFloat {
        switch shape {
        case .alert:
            let isLarge = Self.traits(for: self).preferredContentSizeCategory.isAccessibilityCategory
            return isLarge ? AlertMetrics.accessibilityWidth : AlertMetrics.width
        case .sheet: return min(room.width, room.height) - 2 * AlertMetrics.sheetMargin
        case .popover: return AlertMetrics.popoverWidth
        }
    }

    private var separation: CGFloat {
        text.isEmpty || group.buttons.isEmpty ? 0 : 1 / max(traitCollection.displayScale, 1)
    }

    private func cancelHeight(width: CGFloat) -> CGFloat {
        guard let cancel else { return 0 }
        return cancel.wishedHeight(width: width)
            + (group.buttons.isEmpty && text.isEmpty ? 0 : AlertMetrics.sheetMargin)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        followTextSize()
        let area = area
        let room = max(area.height - cancelHeight(width: area.width), 0)
        material.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: room)
        if let cancel {
            let height = cancel.wishedHeight(width: area.width)
            cancel.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
        }
        layOutMaterial(CGSize(width: area.width, height: room))
    }

    /// In a popover the arrow takes some room.
    private var area: CGRect { shape == .popover ? bounds.inset(by: safeAreaInsets) : bounds }

    private func layOutMaterial(_ size: CGSize) {
        let actions = group.wishedHeight(width: size.width)
        let words = text.wishedHeight(width: size.width)
        // Without room for both the text keeps what it has, down to the least that must be seen of the actions.
        let least = min(group.leastHeight(width: size.width), size.height / 2)
        let shown = min(actions, max(size.height - words - separation, least))
        text.frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height - shown - separation, 0))
        line.frame = CGRect(x: 0, y: text.frame.maxY, width: size.width, height: separation)
        group.frame = CGRect(x: 0, y: size.height - shown, width: size.width, height: shown)
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateTexts()
    }

    // MARK: Touches

    // One finger chooses, and may slide from one button to another before it is lifted.

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
        let chosen = pressed
        pressed = nil
        if let chosen { alert?.choose(chosen.action) }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        pressed = buttons.first { button in
            button.action.isEnabled && button.bounds.contains(touch.location(in: button))
                && (button === cancel || group.bounds.contains(touch.location(in: group)))
        }
    }
}
