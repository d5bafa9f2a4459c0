import Testing
import UIKit

/// The order of calls: Apple's "Managing Text Fields and Text Views" and UITextField's documentation.
@MainActor @Suite(.statesOutcome) struct UITextFieldEditingTests {
    @Test func `editing begins as documented, and before the keyboard is announced`() {
        let stage = FieldStage()
        stage.watchAll()
        #expect(stage.field.becomeFirstResponder() && stage.field.isFirstResponder && stage.field.isEditing)
        let calls = stage.log.calls.filter { !$0.hasPrefix("keyboard") }
        #expect(calls == ["should begin", "did begin", "event begin", "note begin"])
    }

    @Test func `the next field begins after the one before has ended`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.log.calls = []
        stage.other.becomeFirstResponder()
        #expect(stage.log.calls == ["other should begin", "should end", "did end", "other did begin"])
    }

    @Test func `setting the text asks and tells nobody but of the selection`() {
        let stage = FieldStage()
        stage.watchAll()
        stage.field.text = "before"
        stage.field.becomeFirstResponder()
        stage.log.calls = []
        stage.field.text = "after all"
        #expect(stage.log.calls == ["selection"])
        #expect(stage.selection() == NSRange(location: 9, length: 0))
    }

    @Test func `a field that clears on beginning asks its delegate`() {
        let stage = FieldStage()
        stage.field.clearsOnBeginEditing = true
        stage.field.text = "old"
        stage.log.refusals = ["should clear"]
        stage.field.becomeFirstResponder()
        #expect(stage.field.text == "old")
        stage.field.resignFirstResponder()
        stage.log.refusals = []
        stage.field.becomeFirstResponder()
        #expect(stage.field.text == "")
    }

    @Test func `a disabled field is not edited, and one that is disabled ends`() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.field.isEnabled = false
        #expect(!stage.field.isEditing && !stage.field.becomeFirstResponder())
    }
}
