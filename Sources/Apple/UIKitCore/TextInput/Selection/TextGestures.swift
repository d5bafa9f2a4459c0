import CoreGraphics
import QuartzCore

/// What a finger does with an editable text: a tap begins editing and places the caret, two taps select a word, three a
/// paragraph; a finger that rests takes the caret along.
@MainActor final class TextGestures: NSObject {
    private unowned let text: any EditableText
    private let tap: UITapGestureRecognizer
    private let press: UILongPressGestureRecognizer
    private let menu: TextMenu
    private var taps = 0
    private var lastTap: (time: TimeInterval, place: CGPoint)?
    /// Called before a tap counts; `true`: it has been dealt with, such as by opening a link.
    var intercepts: (CGPoint) -> Bool = { _ in false }

    init(_ text: any EditableText) {
        self.text = text
        tap = UITapGestureRecognizer()
        press = UILongPressGestureRecognizer()
        menu = TextMenu(text)
        super.init()
        tap.addTarget(self, action: Selector(TextGestures.tapped(_:)))
        press.addTarget(self, action: Selector(TextGestures.pressed(_:)))
        tap.delegate = self
        press.delegate = self
        text.addGestureRecognizer(tap)
        text.addGestureRecognizer(press)
        text.editor.onChange = { [weak self] in self?.menu.hide() }
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: text)
        let wasFirst = text.isFirstResponder
        count(point)
        if taps == 1, intercepts(point) { return }
        guard text.allowsEditing || text.allowsSelection else { return }
        guard text.becomeFirstResponder() else { return }
        let (old, hadMenu) = (text.editor.selection, menu.isShown)
        switch taps {
        case 1: placeCaret(at: point, wasFirst: wasFirst)
        case 2: select(text.editor.units.word(at: place(at: point)))
        default: select(text.editor.units.paragraph(at: place(at: point)))
        }
        // A tap on the caret asks for the menu, another one sends it away.
        let isOnCaret = taps == 1 && wasFirst && text.editor.selection == old && old.length == 0
        if taps > 1 || (isOnCaret && !hadMenu) { menu.show() } else { menu.hide() }
    }

    /// Counts taps that follow one another at one place.
    private func count(_ point: CGPoint) {
        let now = RenderServer.current.now
        let isNext = lastTap.map { last in
            now - last.time <= GestureMetrics.tapInterval + 0.15
                && hypot(point.x - last.place.x, point.y - last.place.y) <= GestureMetrics.tapSpread
        }
        taps = isNext == true ? taps + 1 : 1
        lastTap = (now, point)
    }

    private func place(at point: CGPoint) -> Int {
        text.editor.character(at: point) ?? text.editor.place(at: point).offset
    }

    private func placeCaret(at point: CGPoint, wasFirst: Bool) {
        guard text.allowsEditing else { return select(NSRange(location: text.editor.selection.location, length: 0)) }
        text.unmarkText()
        let place = text.editor.place(at: point)
        text.editor.select(NSRange(location: place.offset, length: 0), isUpstream: place.isUpstream, byUser: true)
    }

    private func select(_ range: NSRange) {
        guard text.allowsSelection else { return }
        text.editor.column = nil
        text.editor.select(range, byUser: true)
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: text)
        switch press.state {
        case .began, .changed:
            if press.state == .began, !text.isFirstResponder, !text.becomeFirstResponder() { return }
            if text.allowsEditing {
                placeCaret(at: point, wasFirst: true)
            } else {
                select(text.editor.units.word(at: place(at: point)))
            }
        case .ended: if text.isFirstResponder { menu.show() }
        default: break
        }
    }
}

extension TextGestures: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === press else { return true }
        // A finger that rests on a field that is not edited is none of the field's business, on phones as here.
        return text.allowsSelection && (text.isFirstResponder || !text.allowsEditing)
    }
}
