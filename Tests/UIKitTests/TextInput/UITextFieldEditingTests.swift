import Testing
import UIKit

/// The order of calls: Apple's "Managing Text Fields and Text Views" and UITextField's documentation.
@MainActor @Suite struct UITextFieldEditingTests {
    @Test func `a delegate can keep editing from beginning and from ending`() {
        let stage = FieldStage()
        stage.log.refusals = ["should begin"]
        #expect(!stage.field.becomeFirstResponder() && !stage.field.isEditing)
        stage.log.refusals = ["should end"]
        #expect(stage.field.becomeFirstResponder())
        #expect(!stage.field.resignFirstResponder() && stage.field.isEditing)
        #expect(!stage.other.becomeFirstResponder() && stage.field.isFirstResponder)
        #expect(stage.window.endEditing(true) && !stage.field.isEditing)
    }

    @Test func `the delegate is asked for each character, then told of selection and change`() {
        let stage = FieldStage()
        stage.watchAll()
        stage.field.becomeFirstResponder()
        stage.log.calls = []
        stage.type("a")
        #expect(stage.log.calls == ["change 0,0 “a”", "selection", "event change", "note change"])
        stage.log.refusals = ["b"]
        stage.type("bc")
        #expect(stage.field.text == "ac")
        stage.log.calls = []
        stage.press("Backspace")
        #expect(stage.log.calls == ["change 1,1 “”", "selection", "event change", "note change"])
    }

    // UITextInputTraits: smart quotes and dashes are on by default since iOS 11; published advice turns them off for code.

    @Test func `typed quotes become curly and two hyphens a dash`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.type("\"it's\" (\"so\")")
        #expect(stage.field.text == "“it’s” (“so”)")
        stage.field.text = ""
        stage.log.calls = []
        stage.type("a--b")
        #expect(stage.field.text == "a—b")
        #expect(stage.log.calls.filter { $0.hasPrefix("change") }[2] == "change 1,1 “—”")
        stage.field.text = "x"
        stage.host.type("--\"a\"")
        #expect(stage.field.text == "x—“a”")
    }

    @Test func `quotes and hyphens stay as they are typed where the traits say so`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        func typed(_ change: (UITextField) -> Void) -> String? {
            stage.field.text = ""
            change(stage.field)
            stage.type("\"--")
            return stage.field.text
        }
        #expect(typed { $0.keyboardType = .emailAddress } == "\"--")
        #expect(typed { $0.smartQuotesType = .yes } == "“--")
        #expect(typed { ($0.keyboardType, $0.smartQuotesType) = (.default, .no) } == "\"—")
        #expect(typed { $0.smartDashesType = .no } == "\"--")
        #expect(typed { ($0.smartQuotesType, $0.smartDashesType) = (.default, .default) } == "“—")
        #expect(typed { $0.textContentType = .username } == "\"--")
        #expect(
            typed {
                $0.textContentType = nil
                ($0.isSecureTextEntry, $0.smartQuotesType) = (true, .yes)
            } == "\"--")
    }

    @Test func `the return key asks, and leaves only where somebody listens for the end`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.type("\n")
        #expect(stage.log.calls.last == "should return" && stage.field.isEditing)
        var ends = 0
        stage.field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEndOnExit)
        stage.log.refusals = ["should return"]
        stage.type("\n")
        #expect(ends == 0 && stage.field.isEditing)
        stage.log.refusals = []
        stage.type("\n")
        #expect(ends == 1 && !stage.field.isEditing && stage.field.text == "")
    }

    @Test func `the clear button asks, clears and tells`() throws {
        let stage = FieldStage()
        stage.field.clearButtonMode = .whileEditing
        stage.field.text = "text"
        stage.host.step()
        #expect(stage.field.subviews.allSatisfy { !($0 is UIButton) || $0.isHidden })
        stage.field.becomeFirstResponder()
        stage.host.step()
        let button = try #require(stage.field.subviews.first { $0 is UIButton })
        #expect(!button.isHidden && button.frame == stage.field.clearButtonRect(forBounds: stage.field.bounds))
        stage.log.refusals = ["should clear"]
        stage.tap(button)
        #expect(stage.field.text == "text")
        stage.log.refusals = []
        stage.tap(button)
        #expect(stage.field.text == "" && button.isHidden && stage.log.calls.contains("should clear"))
    }

    @Test func `a field that is in no window begins when it comes into one`() {
        let stage = FieldStage()
        let late = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 34))
        #expect(!late.becomeFirstResponder())
        stage.window.rootViewController?.view.addSubview(late)
        #expect(late.isFirstResponder)
        late.removeFromSuperview()
        #expect(!late.isFirstResponder && !late.isEditing)
    }

    @Test func `a composed text is marked, replaced and committed`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.type("x")
        stage.host.compose("に", selected: NSRange(location: 1, length: 0))
        stage.host.compose("にほん", selected: NSRange(location: 3, length: 0))
        #expect(stage.field.text == "xにほん" && stage.field.markedTextRange != nil)
        stage.host.type("日本")
        #expect(stage.field.text == "x日本" && stage.field.markedTextRange == nil)
        stage.host.compose("g", selected: NSRange(location: 1, length: 0))
        stage.host.compose("", selected: NSRange(location: 0, length: 0))
        #expect(stage.field.text == "x日本" && stage.field.markedTextRange == nil)
    }

    @Test func `undo takes a run of typing back, and redo makes it again`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.type("one")
        stage.press("Left")
        stage.type("XY")
        #expect(stage.field.text == "onXYe")
        stage.press("Z", .control)
        #expect(stage.field.text == "one")
        stage.press("Z", .command)
        #expect(stage.field.text == "")
        stage.press("Z", [.command, .shift])
        #expect(stage.field.text == "one")
        stage.press("Y", .control)
        #expect(stage.field.text == "onXYe")
    }

    @Test func `text goes by the clipboard`() {
        let stage = FieldStage()
        stage.field.text = "cut this"
        stage.field.becomeFirstResponder()
        stage.select(0, 4)
        stage.press("X", .control)
        #expect(stage.field.text == "this" && UIPasteboard.general.string == "cut ")
        stage.press("End")
        stage.log.calls = []
        stage.press("V", .command)
        #expect(stage.field.text == "thiscut " && stage.log.calls.first == "change 4,0 “cut ”")
        UIPasteboard.general.string = "two\nlines"
        stage.press("A", .control)
        stage.press("V", .control)
        #expect(stage.field.text == "two lines")
    }

    @Test func `a password shows its last character for a moment, and cannot be copied`() {
        let stage = FieldStage()
        stage.field.isSecureTextEntry = true
        stage.field.becomeFirstResponder()
        stage.type("wi")
        let shown = stage.host.renderFrame()
        stage.host.advance(by: 2)
        #expect(stage.field.text == "wi")
        #expect(shown.digest != stage.host.renderFrame().digest)
        stage.press("A", .control)
        stage.press("C", .control)
        #expect(!UIPasteboard.general.hasStrings)
        stage.field.resignFirstResponder()
        stage.field.becomeFirstResponder()
        stage.type("n")
        #expect(stage.field.text == "n")
    }

    @Test func `a screen whose caret blinks counts as at rest`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        #expect(stage.host.advanceUntilIdle(limit: 3))
        let on = stage.host.renderFrame().digest
        stage.host.advance(by: 0.5)
        #expect(stage.host.renderFrame().digest != on)
        stage.host.advance(by: 0.5)
        #expect(stage.host.renderFrame().digest == on)
        stage.field.resignFirstResponder()
        stage.host.advanceUntilIdle()
        #expect(stage.host.renderServer.timers.nextTime == nil)
    }
}
