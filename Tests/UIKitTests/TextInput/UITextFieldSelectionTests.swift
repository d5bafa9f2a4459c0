import Testing
import UIKit

@MainActor @Suite struct UITextFieldSelectionTests {
    private func point(of offset: Int, _ stage: FieldStage) -> CGPoint {
        let position = stage.field.position(from: stage.field.beginningOfDocument, offset: offset)
        let caret = position.map { stage.field.caretRect(for: $0) } ?? .zero
        return stage.field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    @Test func `a tap begins editing and places the caret`() {
        let stage = FieldStage()
        stage.field.text = "Hello, dear world"
        stage.tap(point(of: 7, stage))
        #expect(stage.field.isFirstResponder && stage.selection() == NSRange(location: 7, length: 0))
        stage.tap(point(of: 12, stage))
        #expect(stage.selection() == NSRange(location: 12, length: 0))
    }

    @Test func `two taps select a word, three all of the line`() {
        let stage = FieldStage()
        stage.field.text = "Hello, dear world"
        let place = point(of: 9, stage)
        stage.tap(place, wait: 0.1)
        stage.tap(place, wait: 0.1)
        #expect(stage.selection() == NSRange(location: 7, length: 4))
        stage.tap(place, wait: 1)
        #expect(stage.selection() == NSRange(location: 0, length: 17))
    }

    @Test func `arrows move by characters, words and lines, and shift selects`() {
        let stage = FieldStage()
        stage.field.text = "one two 👩‍👩‍👧x"
        stage.field.becomeFirstResponder()
        stage.press("Left")
        stage.press("Left")
        #expect(stage.selection()?.location == 8)
        stage.press("Left", .alternate)
        #expect(stage.selection()?.location == 4)
        stage.press("Home", .shift)
        #expect(stage.selection() == NSRange(location: 0, length: 4))
        stage.press("Right")
        #expect(stage.selection() == NSRange(location: 4, length: 0))
        stage.press("Right", [.control, .shift])
        #expect(stage.selection() == NSRange(location: 4, length: 3))
        stage.press("A", .control)
        #expect(stage.selection()?.location == 0)
        stage.press("Delete")
        #expect(stage.field.text == "")
    }

    @Test func `backspace takes what a reader sees as one character`() {
        let stage = FieldStage()
        stage.field.text = "e\u{301}👩‍👩‍👧"
        stage.field.becomeFirstResponder()
        stage.press("Backspace")
        #expect(stage.field.text == "e\u{301}")
        stage.press("Backspace")
        #expect(stage.field.text == "")
        stage.field.text = "two words"
        stage.press("Backspace", .alternate)
        #expect(stage.field.text == "two ")
    }

    @Test func `positions and ranges answer as the protocol says`() throws {
        let stage = FieldStage()
        stage.field.text = "abc def"
        let field = stage.field
        let start = field.beginningOfDocument
        let third = try #require(field.position(from: start, offset: 3))
        #expect(field.offset(from: third, to: field.endOfDocument) == 4)
        #expect(field.compare(start, to: third) == .orderedAscending)
        #expect(field.position(from: third, offset: 5) == nil)
        let range = try #require(field.textRange(from: third, to: start))
        #expect(field.text(in: range) == "abc" && !range.isEmpty)
        let word = field.tokenizer.rangeEnclosingPosition(third, with: .word, inDirection: .storage(.backward))
        #expect(word.flatMap { field.text(in: $0) } == "abc")
        #expect(field.tokenizer.isPosition(third, atBoundary: .word, inDirection: .storage(.forward)))
        let next = field.tokenizer.position(from: third, toBoundary: .word, inDirection: .storage(.forward))
        #expect(next.map { field.offset(from: start, to: $0) } == 7)
        field.replace(range, withText: "x")
        #expect(field.text == "x def")
    }

    @Test func `carets stand where the letters end, also from right to left`() throws {
        let stage = FieldStage()
        stage.field.text = "abc"
        let field = stage.field
        let first = field.caretRect(for: field.beginningOfDocument)
        let last = field.caretRect(for: field.endOfDocument)
        let width = ("abc" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(last.midX - first.minX - width) < 1.1 && first.width == 2)
        #expect(first.minX == field.textRect(forBounds: field.bounds).minX)
        field.text = "שלום"
        #expect(field.caretRect(for: field.endOfDocument).midX < field.caretRect(for: field.beginningOfDocument).midX)
        let rects = field.selectionRects(
            for: try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)))
        #expect(rects.count == 1 && rects[0].writingDirection == .rightToLeft)
    }

    @Test func `text that is too wide moves so that the caret shows`() {
        let stage = FieldStage()
        stage.field.text = String(repeating: "wide text ", count: 12)
        stage.field.becomeFirstResponder()
        stage.host.step()
        let field = stage.field
        let editing = field.editingRect(forBounds: field.bounds)
        #expect(abs(field.caretRect(for: field.endOfDocument).maxX - editing.maxX) < 1.5)
        stage.press("Home")
        #expect(field.caretRect(for: field.beginningOfDocument).minX == editing.minX)
    }
}

@MainActor @Suite struct TextMenuTests {
    private func button(_ title: String, _ stage: FieldStage) -> UIControl? {
        func find(_ view: UIView) -> UIControl? {
            if let button = view as? UIControl, button.accessibilityLabel == title { return button }
            return view.subviews.lazy.compactMap { find($0) }.first
        }
        return find(stage.window)
    }

    @Test func `a selected word can be cut and pasted by the menu`() throws {
        let stage = FieldStage()
        stage.field.text = "one two"
        let caret = stage.field.caretRect(for: stage.field.beginningOfDocument)
        let place = stage.field.convert(CGPoint(x: caret.midX + 8, y: caret.midY), to: nil)
        stage.tap(place, wait: 0.1)
        #expect(button("Cut", stage) == nil)
        stage.tap(place, wait: 1)
        stage.tap(try #require(button("Cut", stage)))
        #expect(stage.field.text == " two" && button("Cut", stage) == nil)
        stage.tap(stage.field)
        stage.host.advance(by: 1)
        stage.tap(stage.field)
        stage.tap(try #require(button("Paste", stage)))
        #expect(stage.field.text == " twoone")
    }
}
