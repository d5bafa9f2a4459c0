import CoreGraphics
import QuartzCore

/// The keyboard on the screen: plain keys, drawn, for fingers and for films.
@MainActor final class KeyboardView: UIView {
    private unowned let host: Host
    private weak var served: UIResponder?
    private(set) var page = KeyboardPage.letters
    private var type = UIKeyboardType.default
    private var returnType = UIReturnKeyType.default
    private enum Shift {
        case off, once, locked
    }
    private var shift = Shift.off
    private var showsReturnOn = true
    /// The key under each finger.
    private var pressed: [ObjectIdentifier: KeyboardKey] = [:]
    private var lastShift: TimeInterval?
    private var repeater: MainTimer.Token?
    private let balloon = KeyBalloon()

    init(host: Host) {
        self.host = host
        super.init(frame: .zero)
        contentMode = .redraw
        isMultipleTouchEnabled = true
        backgroundColor = KeyboardLook.background
        accessibilityLabel = "Keyboard"
        addSubview(balloon)
    }

    required init?(coder: NSCoder) { fatalError("The keyboard is not archived") }

    /// Shows the keys that a responder wants.
    func serve(_ responder: UIResponder) {
        let traits = responder as? any UITextInputTraits
        let type = traits?.keyboardType ?? .default
        if served !== responder || type != self.type { page = KeyboardKeys.firstPage(of: type) }
        served = responder
        self.type = type
        returnType = traits?.returnKeyType ?? .default
        switch traits?.keyboardAppearance ?? .default {
        case .dark: overrideUserInterfaceStyle = .dark
        case .light: overrideUserInterfaceStyle = .light
        case .default:
            overrideUserInterfaceStyle = (responder as? UIView)?.traitCollection.userInterfaceStyle ?? .unspecified
        }
        textDidChange()
        setNeedsDisplay()
    }

    /// The text or the caret has changed: capitals may begin, and the return key be on or off.
    func textDidChange() {
        let wished = shift == .locked ? .locked : wantsCapital ? Shift.once : .off
        guard wished != shift || isReturnOn != showsReturnOn else { return }
        shift = wished
        showsReturnOn = isReturnOn
        setNeedsDisplay()
    }

    private var wantsCapital: Bool {
        guard let text = served as? any EditableText else { return false }
        let before = text.editor.text.substring(to: min(text.editor.selection.location, text.editor.length))
        switch text.autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words: return before.last.map { $0.isWhitespace } ?? true
        case .sentences:
            guard !text.isSecureTextEntry, type == .default || type == .asciiCapable || type == .twitter else {
                return false
            }
            let words = before.trimmingCharacters(in: .whitespaces)
            guard let last = words.last else { return true }
            return before.last?.isNewline == true || (before.last?.isWhitespace == true && ".!?".contains(last))
        }
    }

    private var isReturnOn: Bool {
        guard let input = served as? any UIKeyInput, input.enablesReturnKeyAutomatically else { return true }
        return input.hasText
    }

    // MARK: Keys and places

    private var keys: KeyboardKeys {
        KeyboardKeys(page: page, type: type, returnLabel: returnType.label, isShifted: shift != .off)
    }

    /// All keys with their places.
    private func layout() -> [(key: KeyboardKey, place: CGRect)] {
        let metrics = KeyboardMetrics(host.screen)
        let rows = keys.rows
        let rowHeight = metrics.keys / CGFloat(rows.count)
        let isPad = if case .pad = page { true } else { false }
        let side = metrics.sides + (isPad ? KeyboardLook.gap : KeyboardLook.margin)
        let room = bounds.width - 2 * side
        // Ten letters fill a row.
        let letter = (room - 9 * KeyboardLook.gap) / 10
        return rows.enumerated().flatMap { index, row in
            let top = metrics.bar + CGFloat(index) * rowHeight
            let gap = rowHeight * KeyboardLook.rowGap
            return place(row, top: top + gap * 2 / 3, height: rowHeight - gap, left: side, room: room, letter: letter)
        }
    }

    private func place(
        _ row: [KeyboardKey], top: CGFloat, height: CGFloat, left: CGFloat, room: CGFloat, letter: CGFloat
    ) -> [(key: KeyboardKey, place: CGRect)] {
        let gaps = CGFloat(row.count - 1) * KeyboardLook.gap
        let fixed = row.reduce(0) { $0 + CGFloat($1.width ?? 0) * letter }
        let open = max(1, row.filter { $0.width == nil }.count)
        // Space at both ends of a row has no gap of its own beside it.
        let share = max(-KeyboardLook.gap, (room - gaps - fixed) / CGFloat(open))
        var x = left
        return row.map { key in
            let width = key.width.map { CGFloat($0) * letter } ?? share
            defer { x += width + KeyboardLook.gap }
            return (key, CGRect(x: x, y: top, width: width, height: height))
        }
    }

    /// Where a key is, by what is on it; for tests and scripts.
    func place(ofKey label: String) -> CGRect? {
        layout().first { !$0.key.isGap && $0.key.label.lowercased() == label.lowercased() }?.place
    }

    private func key(at point: CGPoint) -> KeyboardKey? {
        layout().filter { !$0.key.isGap }.min { distance($0.place, point) < distance($1.place, point) }.flatMap {
            // What is between keys belongs to the nearest one; the foot to none.
            distance($0.place, point) <= 20 ? $0.key : nil
        }
    }

    private func distance(_ place: CGRect, _ point: CGPoint) -> CGFloat {
        let dx = max(place.minX - point.x, 0, point.x - place.maxX)
        let dy = max(place.minY - point.y, 0, point.y - place.maxY)
        return hypot(dx, dy)
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let key = key(at: touch.location(in: self)) else { continue }
            pressed[ObjectIdentifier(touch)] = key
            if key.action == .backspace { repeatDeleting(after: 0.5) }
        }
        pressedDidChange()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where pressed[ObjectIdentifier(touch)] != nil {
            guard let key = key(at: touch.location(in: self)) else { continue }
            pressed[ObjectIdentifier(touch)] = key
        }
        pressedDidChange()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let keys = touches.compactMap { pressed.removeValue(forKey: ObjectIdentifier($0)) }
        pressedDidChange()
        for key in keys { strike(key) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { pressed[ObjectIdentifier(touch)] = nil }
        pressedDidChange()
    }

    private func pressedDidChange() {
        if !pressed.values.contains(where: { $0.action == .backspace }) { repeater?.cancel() }
        let shown = layout().first { item in
            guard case .type(let text) = item.key.action, text != " ", item.key.width == 1 else { return false }
            return pressed.values.contains(item.key)
        }
        balloon.show(host.screen.device.idiom == .phone ? shown : nil)
        setNeedsDisplay()
    }

    /// Deletes again and again while the key is held. Decided: after half a second, ten times a second.
    private func repeatDeleting(after delay: TimeInterval) {
        repeater?.cancel()
        repeater = MainTimer.schedule(after: delay) { [weak self] in
            guard let self, pressed.values.contains(where: { $0.action == .backspace }) else { return }
            host.input.deleteBackward()
            repeatDeleting(after: 0.1)
        }
    }

    private func strike(_ key: KeyboardKey) {
        switch key.action {
        case .type(let text):
            host.input.type(text)
            if shift == .once, !wantsCapital { shift = .off }
        case .backspace: host.input.deleteBackward()
        case .returnKey: if isReturnOn { host.input.type("\n") }
        case .shift: turnShift()
        case .page(let new): page = new
        case .none: break
        }
        setNeedsDisplay()
    }

    /// Two taps lock capitals.
    private func turnShift() {
        let isDouble = lastShift.map { RenderServer.current.now - $0 < GestureMetrics.tapInterval } ?? false
        lastShift = RenderServer.current.now
        shift = isDouble ? .locked : shift == .off ? .once : .off
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        for (key, place) in layout() where !key.isGap { draw(key, in: place) }
    }

    private func draw(_ key: KeyboardKey, in place: CGRect) {
        let isReturn = key.action == .returnKey
        let isTinted = isReturn && returnType.isProminent && isReturnOn
        let isPressed = pressed.values.contains(key)
        let isGrey = key.isSpecial != isPressed
        KeyboardLook.edge.setFill()
        UIBezierPath(roundedRect: place.offsetBy(dx: 0, dy: 1), cornerRadius: KeyboardLook.cornerRadius).fill()
        (isTinted && !isPressed ? UIColor.systemBlue : isGrey ? KeyboardLook.specialKey : KeyboardLook.key).setFill()
        UIBezierPath(roundedRect: place, cornerRadius: KeyboardLook.cornerRadius).fill()
        let ink = isTinted && !isPressed ? UIColor.white : isReturn && !isReturnOn ? .placeholderText : KeyboardLook.ink
        if key.isSymbol { return drawSymbol(key.label, ink, in: place) }
        let isLetter = key.label.count == 1
        let font = UIFont.systemFont(ofSize: isLetter ? (place.height > 38 ? 22.5 : 19) : 16)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: ink]
        let size = (key.label as NSString).size(withAttributes: attributes)
        (key.label as NSString).draw(
            at: CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2), withAttributes: attributes)
    }

    private func drawSymbol(_ name: String, _ ink: UIColor, in place: CGRect) {
        let path = KeyboardSymbol.path(name)
        path.apply(CGAffineTransform(translationX: place.midX, y: place.midY))
        ink.set()
        path.lineWidth = 1.5
        if name.hasSuffix("fill") { path.fill() }
        path.stroke()
    }
}

/// The two symbols on keys, drawn round the origin.
@MainActor enum KeyboardSymbol {
    static func path(_ name: String) -> UIBezierPath {
        let path = UIBezierPath()
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        func line(_ points: [(CGFloat, CGFloat)], closes: Bool = true) {
            for (index, point) in points.enumerated() {
                let place = CGPoint(x: point.0, y: point.1)
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            if closes { path.close() }
        }
        if name.hasPrefix("shift") {
            line([(0, -8), (9, 1), (4.5, 1), (4.5, 8), (-4.5, 8), (-4.5, 1), (-9, 1)])
        } else {
            line([(-11, 0), (-4, -7.5), (10, -7.5), (10, 7.5), (-4, 7.5)])
            line([(0, -3), (6, 3)], closes: false)
            line([(6, -3), (0, 3)], closes: false)
        }
        return path
    }
}

/// The balloon that shows the letter of the key that is pressed, above the finger.
@MainActor final class KeyBalloon: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        backgroundColor = KeyboardLook.key
        layer.cornerRadius = 9
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.font = .systemFont(ofSize: 34, weight: .light)
        label.textAlignment = .center
        label.textColor = KeyboardLook.ink
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("The keyboard is not archived") }

    func show(_ item: (key: KeyboardKey, place: CGRect)?) {
        isHidden = item == nil
        guard let (key, place) = item else { return }
        label.text = key.label
        // As wide as on screen shots, and so far above the key that the finger does not hide the letter.
        frame = CGRect(
            x: place.midX - place.width * 0.75, y: place.minY - place.height - 12, width: place.width * 1.5,
            height: place.height + 8)
        label.frame = bounds
    }
}
