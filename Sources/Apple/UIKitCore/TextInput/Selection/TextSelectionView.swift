import CoreGraphics
import QuartzCore

/// Shows the caret or what is selected, over the text.
///
/// The caret blinks by a timer that nobody waits for; it runs only while the text is edited.
@MainActor final class TextSelectionView: UIView {
    private unowned let text: any EditableText
    private let caret = UIView()
    private var marks: [UIView] = []
    private var handles: [SelectionHandle] = []
    private var blink: MainTimer.Token?
    /// Whether the text is edited or selected from now on.
    var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if !isActive { text.editor.onChange?() }
            refresh()
        }
    }

    init(_ text: any EditableText) {
        self.text = text
        super.init(frame: .zero)
        isOpaque = false
        caret.layer.cornerRadius = TextEditor.caretWidth / 2
        caret.isHidden = true
        caret.isUserInteractionEnabled = false
        addSubview(caret)
    }

    required init?(coder: NSCoder) { fatalError("Selections are not archived") }

    isolated deinit { blink?.cancel() }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    /// Only the handles take touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit is SelectionHandle ? hit : nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

    /// Places everything anew.
    func refresh() {
        UIView.performWithoutAnimation {
            let range = text.editor.selection
            showCaret(isActive && range.length == 0 && text.allowsEditing)
            showMarks(isActive && range.length > 0 ? range : nil)
        }
    }

    // MARK: The caret

    private func showCaret(_ isShown: Bool) {
        blink?.cancel()
        blink = nil
        guard isShown, let place = caretRect else {
            caret.isHidden = true
            return
        }
        caret.backgroundColor = tintColor
        caret.frame = place
        caret.isHidden = false
        caret.alpha = 1
        blinkLater()
    }

    private var caretRect: CGRect? {
        let rect = text.caretRect(for: TextPosition(text.editor.selection.location))
        let limits = text.selectionBounds.insetBy(dx: -TextEditor.caretWidth, dy: -1)
        return rect.isEmpty || !rect.intersects(limits) ? nil : convert(rect, from: text)
    }

    private func blinkLater() {
        blink = MainTimer.schedulePulse(after: TextSelectionView.blinkInterval) { [weak self] in
            guard let self, window != nil else { return }
            caret.alpha = caret.alpha > 0 ? 0 : 1
            blinkLater()
        }
    }

    /// As long as the caret is on, and then off. Counted on films of phones by many; Apple names no time.
    static let blinkInterval: TimeInterval = 0.5

    // MARK: The selection

    private func showMarks(_ range: NSRange?) {
        let limits = text.selectionBounds
        let rects = range.map { text.selectionRects(for: TextRange($0)) } ?? []
        let places = rects.map { $0.rect.intersection(limits) }.filter { !$0.isEmpty }
        while marks.count < places.count {
            let mark = UIView()
            mark.isUserInteractionEnabled = false
            insertSubview(mark, at: 0)
            marks.append(mark)
        }
        for (index, mark) in marks.enumerated() {
            mark.isHidden = index >= places.count
            guard index < places.count else { continue }
            mark.backgroundColor = tintColor.withAlphaComponent(TextSelectionView.markAlpha)
            mark.frame = convert(places[index], from: text)
        }
        placeHandles(rects, limits)
    }

    /// The tint's share in the color of what is selected, as on screen shots.
    private static let markAlpha: CGFloat = 0.2

    private func placeHandles(_ rects: [UITextSelectionRect], _ limits: CGRect) {
        if handles.isEmpty, !rects.isEmpty {
            handles = [SelectionHandle(text, isStart: true), SelectionHandle(text, isStart: false)]
            for handle in handles { addSubview(handle) }
        }
        guard handles.count == 2 else { return }
        let ends = [(handles[0], rects.first { $0.containsStart }), (handles[1], rects.last { $0.containsEnd })]
        for (handle, rect) in ends {
            guard let rect else {
                handle.isHidden = true
                continue
            }
            let atLeft = handle.isStart == (rect.writingDirection != .rightToLeft)
            let x = atLeft ? rect.rect.minX : rect.rect.maxX
            handle.isHidden = x < limits.minX - 1 || x > limits.maxX + 1
            let edge = CGRect(x: x, y: rect.rect.minY, width: 0, height: rect.rect.height)
            handle.place(at: convert(edge, from: text), color: tintColor)
        }
    }
}

/// The knob at one end of a selection, that can be dragged.
@MainActor final class SelectionHandle: UIView {
    private unowned let text: any EditableText
    let isStart: Bool
    private let bar = UIView()
    private let knob = UIView()
    /// From the finger to the middle of the line that the handle belongs to.
    private var grip = CGVector.zero

    init(_ text: any EditableText, isStart: Bool) {
        self.text = text
        self.isStart = isStart
        super.init(frame: .zero)
        for part in [bar, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        knob.layer.cornerRadius = SelectionHandle.knobSize / 2
        // A pan, so that taps on text beside the knob are still the text's.
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(SelectionHandle.follow(_:))))
    }

    required init?(coder: NSCoder) { fatalError("Handles are not archived") }

    /// - Parameter edge: The selection's end, as high as its line.
    func place(at edge: CGRect, color: UIColor) {
        let reach = SelectionHandle.reach
        frame = CGRect(x: edge.minX - reach, y: edge.minY - reach, width: reach * 2, height: edge.height + reach * 2)
        bar.backgroundColor = color
        knob.backgroundColor = color
        bar.frame = CGRect(x: reach - 1, y: reach, width: 2, height: edge.height)
        let size = SelectionHandle.knobSize
        knob.frame = CGRect(
            x: reach - size / 2, y: isStart ? reach - size + 1 : reach + edge.height - 1, width: size, height: size)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        let finger = pan.location(in: text)
        switch pan.state {
        case .began:
            let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: text)
            let way = pan.translation(in: text)
            grip = CGVector(dx: middle.x - finger.x + way.x, dy: middle.y - finger.y + way.y)
            text.editor.holdOtherEnd(ofStart: isStart)
        case .changed:
            let target = CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy)
            text.editor.drag(to: text.editor.place(at: target).offset, isStart: isStart)
        default: break
        }
    }

    /// As on screen shots of phones, in points.
    private static let knobSize: CGFloat = 11
    /// How far around the line a finger takes hold of the handle. Decided: a touch target of about 44 points.
    private static let reach: CGFloat = 20
}

extension TextEditor {
    /// The end that is not dragged stays.
    func holdOtherEnd(ofStart isStart: Bool) {
        let fixed = isStart ? NSMaxRange(selection) : selection.location
        fix(anchor: fixed, head: isStart ? selection.location : NSMaxRange(selection))
    }

    /// Moves the dragged end, but never over the other: one character stays selected, as on iOS.
    func drag(to place: Int, isStart: Bool) {
        let limit = isStart ? units.placeBefore(anchor) : units.placeAfter(anchor)
        extend(to: isStart ? min(place, limit) : max(place, limit))
    }
}
