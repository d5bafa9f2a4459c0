import CoreGraphics

/// A step of the caret.
enum CaretStep {
    case character, word, line, paragraph, document
}

extension TextEditor {
    /// Moves the caret to the left or the right on the screen, as arrow keys do.
    ///
    /// - Parameter extends: Whether the other end of the selection stays.
    func moveSideways(toRight: Bool, _ step: CaretStep, extends: Bool) {
        let isForward = toRight != isRightToLeft(at: head)
        move(forward: isForward, step, extends: extends)
    }

    /// Moves the caret towards the end or the beginning of the text.
    func move(forward: Bool, _ step: CaretStep, extends: Bool) {
        column = nil
        if !extends, selection.length > 0, step == .character {
            // An arrow lets go of a selection at the end it points to.
            let place = forward ? NSMaxRange(selection) : selection.location
            return select(NSRange(location: place, length: 0), byUser: true)
        }
        let (place, isUpstream) = destination(from: head, forward: forward, step)
        if extends { return extend(to: place) }
        select(NSRange(location: place, length: 0), isUpstream: isUpstream, byUser: true)
    }

    private func destination(from place: Int, forward: Bool, _ step: CaretStep) -> (Int, isUpstream: Bool) {
        switch step {
        case .character: return (forward ? units.placeAfter(place) : units.placeBefore(place), false)
        case .word: return (forward ? units.wordEnd(after: place) : units.wordStart(before: place), false)
        case .document: return (forward ? length : 0, false)
        case .paragraph:
            let next = forward ? min(place + 1, length) : max(place - 1, 0)
            let here = units.paragraph(at: place)
            if forward {
                return (place < NSMaxRange(here) ? NSMaxRange(here) : NSMaxRange(units.paragraph(at: next)), false)
            }
            return (place > here.location ? here.location : units.paragraph(at: next).location, false)
        case .line:
            let layout = view.shownLayout
            guard !layout.lines.isEmpty else { return (place, false) }
            let index = layout.line(at: place, isUpstream: isUpstream)
            let range = layout.range(ofLine: index)
            guard forward else { return (range.location, false) }
            let goesOn = index + 1 < layout.lines.count && layout.range(ofLine: index + 1).location == NSMaxRange(range)
            return (NSMaxRange(range), goesOn)
        }
    }

    /// Moves the caret by lines. In the first line up goes to the beginning, in the last one down to the end.
    func moveVertically(down: Bool, extends: Bool) {
        let layout = view.shownLayout
        guard !layout.lines.isEmpty else { return }
        let start = extends ? head : (down ? NSMaxRange(selection) : selection.location)
        let index = layout.line(at: start, isUpstream: isUpstream)
        let x = column ?? layout.caret(at: start, isUpstream: isUpstream).minX
        let next = index + (down ? 1 : -1)
        let target: (offset: Int, isUpstream: Bool) =
            layout.lines.indices.contains(next) ? layout.place(onLine: next, x: x) : (down ? length : 0, false)
        if extends {
            extend(to: target.offset, isUpstream: target.isUpstream)
        } else {
            select(NSRange(location: target.offset, length: 0), isUpstream: target.isUpstream, byUser: true)
        }
        column = x
    }

    func isRightToLeft(at place: Int) -> Bool {
        let layout = view.shownLayout
        guard !layout.lines.isEmpty else { return false }
        return layout.lines[layout.line(at: place)].paragraph.isRightToLeft
    }

    // MARK: Taking away

    /// What a key that deletes takes away.
    func rangeToDelete(forward: Bool, _ step: CaretStep) -> NSRange {
        if selection.length > 0 { return selection }
        if !forward, step == .character { return rangeToDelete }
        let place = destination(from: head, forward: forward, step).0
        return NSRange(location: min(place, head), length: abs(place - head))
    }

    /// Deletes after the delegate has agreed.
    func delete(forward: Bool, _ step: CaretStep) {
        let range = rangeToDelete(forward: forward, step)
        guard range.length > 0, view.mayChange(range, to: "") else { return }
        replace(range, with: StyledText("", [:]))
    }
}
