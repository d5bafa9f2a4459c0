import CoreGraphics
import QuartzCore

extension UITableViewCell {
    /// The accessory that is to be seen.
    final var shownAccessory: UIView? {
        if isMarkedEditing { return editingAccessoryView ?? (editingAccessoryType == .none ? nil : parts.accessory) }
        return accessoryView ?? parts.accessory
    }

    final func accessoryDidChange() {
        for view in [parts.accessory, accessoryView, editingAccessoryView] { view?.removeFromSuperview() }
        let type = isMarkedEditing ? editingAccessoryType : accessoryType
        let own = isMarkedEditing ? editingAccessoryView : accessoryView
        parts.accessory = own == nil ? makeAccessory(type) : nil
        if let view = own ?? parts.accessory { addSubview(view) }
        for old in subviews where old is CellAccessory && old !== parts.accessory { old.removeFromSuperview() }
        setNeedsLayout()
    }

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        guard type != .none else { return nil }
        let view = CellAccessory(type: type)
        view.onTap = { [weak self] in
            guard let self else { return }
            table?.accessoryWasTapped(in: self)
        }
        return view
    }

    final func tintParts() {
        parts.accessory?.setNeedsDisplay()
        if style == .value2 { parts.text?.textColor = tintColor }
    }

    // MARK: Editing

    final func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != isMarkedEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        isMarkedEditing = editing
        showReorderControl(editing && place.isMovable)
        accessoryDidChange()
        if animated { layoutIfNeeded() }
        let change = {
            self.showEditControl(editing && (self.place.editingStyle != .none || self.place.isChosen))
            self.layOutCell()
        }
        guard animated else {
            change()
            return didTransition(to: state)
        }
        UIView.animate(withDuration: TableMetrics.updateDuration, animations: change) { [weak self] _ in
            self?.didTransition(to: state)
        }
    }

    private func showEditControl(_ isShown: Bool) {
        if !isShown {
            parts.editControl?.removeFromSuperview()
            parts.editControl = nil
        } else if parts.editControl == nil {
            let control = CellEditControl(style: place.editingStyle, isChosen: place.isChosen)
            control.isOn = isMarkedSelected
            control.onTap = { [weak self] in
                guard let self else { return }
                table?.editControlWasTapped(in: self)
            }
            UIView.performWithoutAnimation {
                control.frame = CGRect(
                    x: 8 - TableMetrics.editControlWidth, y: 0, width: TableMetrics.editControlWidth,
                    height: bounds.height)
                addSubview(control)
            }
            parts.editControl = control
        }
    }
}

/// A control that calls a closure when it is tapped.
@MainActor class CellControl: UIControl {
    var onTap: () -> Void = {}

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) { onTap() }
    }
}

/// The system's own accessory at a cell's right end.
@MainActor final class CellAccessory: CellControl {
    private let type: UITableViewCell.AccessoryType
    /// As a symbol beside text, the sign goes with the user's size of text.
    private var factor: CGFloat = 1

    /// Measured from pictures of iOS: the chevron, the tick, the circle with its letter, and the gap between two.
    private enum Metrics {
        static let chevron = CGSize(width: 7.5, height: 12.5)
        static let tick = CGSize(width: 15, height: 14)
        static let circle: CGFloat = 22
        static let gap: CGFloat = 13
        /// The size of text beside which these are.
        static let body: CGFloat = 17
    }

    init(type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
        isOpaque = false
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    }

    required init?(coder: NSCoder) { fatalError("An accessory is made by its cell") }

    private static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: Metrics.chevron
        case .checkmark: Metrics.tick
        case .detailButton: CGSize(width: Metrics.circle, height: Metrics.circle)
        case .detailDisclosureButton:
            CGSize(width: Metrics.circle + Metrics.gap + Metrics.chevron.width, height: Metrics.circle)
        }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        followTextSize()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    private func followTextSize() {
        guard let superview else { return }
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: superview.traitCollection).pointSize
        guard body / Metrics.body != factor else { return }
        factor = body / Metrics.body
        let size = Self.size(of: type)
        bounds.size = CGSize(width: size.width * factor, height: size.height * factor)
        setNeedsDisplay()
        superview.setNeedsLayout()
    }

    /// The bounds as they are at the usual size of text.
    private var room: CGRect { CGRect(origin: .zero, size: Self.size(of: type)) }

    override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.scaleBy(x: factor, y: factor)
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron(in: room)
        case .checkmark: drawTick()
        case .detailButton: drawCircle()
        case .detailDisclosureButton:
            drawCircle()
            let (size, bounds) = (Metrics.chevron, room)
            drawChevron(
                in: CGRect(
                    x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
                    height: size.height))
        }
    }

    private func stroke(_ points: [CGPoint], width: CGFloat, color: UIColor) {
        let path = UIBezierPath()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// The chevron points to where the row leads: to the end of the line.
    private func drawChevron(in frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let box = (isMirrored ? frame.mirrored(in: room.width) : frame).insetBy(dx: 1.2, dy: 1.2)
        let (start, end) = isMirrored ? (box.maxX, box.minX) : (box.minX, box.maxX)
        stroke(
            [CGPoint(x: start, y: box.minY), CGPoint(x: end, y: box.midY), CGPoint(x: start, y: box.maxY)],
            width: 2.1, color: .tertiaryLabel)
    }

    private func drawTick() {
        let box = room.insetBy(dx: 1.3, dy: 1.3)
        stroke(
            [
                CGPoint(x: box.minX, y: box.minY + box.height * 0.56),
                CGPoint(x: box.minX + box.width * 0.36, y: box.maxY), CGPoint(x: box.maxX, y: box.minY),
            ], width: 2.2, color: tintColor)
    }

    private func drawCircle() {
        let side = Metrics.circle
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? room.maxX - side : 0
        let box = CGRect(x: x, y: room.midY - side / 2, width: side, height: side).insetBy(dx: 1, dy: 1)
        let ring = UIBezierPath(ovalIn: box)
        ring.lineWidth = 1.5
        tintColor.set()
        ring.stroke()
        UIBezierPath(ovalIn: CGRect(x: box.midX - 1.3, y: box.minY + 4.2, width: 2.6, height: 2.6)).fill()
        stroke(
            [CGPoint(x: box.midX, y: box.minY + 9), CGPoint(x: box.midX, y: box.maxY - 4.6)], width: 1.8,
            color: tintColor)
    }
}

/// The control for deleting or inserting a row, at a cell's left end in editing mode.
@MainActor final class CellEditControl: CellControl {
    private let style: UITableViewCell.EditingStyle
    /// Whether it shows that the row is chosen, in place of doing something with it.
    private let isChosen: Bool
    var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

    init(style: UITableViewCell.EditingStyle, isChosen: Bool) {
        self.style = style
        self.isChosen = isChosen
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = !isChosen
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("An edit control is made by its cell") }

    private func drawChoice(in box: CGRect) {
        let ring = UIBezierPath(ovalIn: box.insetBy(dx: 0.75, dy: 0.75))
        ring.lineWidth = 1.5
        guard isOn else {
            UIColor.tertiaryLabel.setStroke()
            return ring.stroke()
        }
        tintColor.setFill()
        ring.fill()
        let tick = UIBezierPath()
        tick.move(to: CGPoint(x: box.minX + 6, y: box.midY + 0.5))
        tick.addLine(to: CGPoint(x: box.minX + 9.5, y: box.midY + 4.5))
        tick.addLine(to: CGPoint(x: box.minX + 16, y: box.midY - 4.5))
        tick.lineWidth = 2
        tick.lineCapStyle = .round
        tick.lineJoinStyle = .round
        UIColor.white.setStroke()
        tick.stroke()
    }

    override func draw(_ rect: CGRect) {
        let box = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
        guard !isChosen else { return drawChoice(in: box) }
        (style == .insert ? UIColor.systemGreen : .systemRed).setFill()
        UIBezierPath(ovalIn: box).fill()
        UIColor.white.setFill()
        UIBezierPath(rect: CGRect(x: box.midX - 5.5, y: box.midY - 1, width: 11, height: 2)).fill()
        if style == .insert {
            UIBezierPath(rect: CGRect(x: box.midX - 1, y: box.midY - 5.5, width: 2, height: 11)).fill()
        }
    }
}
