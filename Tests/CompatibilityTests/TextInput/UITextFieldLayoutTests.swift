import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UITextFieldLayoutTests {
    /// Interface Builder writes these heights for the system font into storyboards: 34 with a rounded border since Xcode 11,
    /// 22 without one.
    @Test func `heights are those that Interface Builder writes`() {
        let host = CompatibilityStage()
        let field = UITextField()
        #expect(field.font == .systemFont(ofSize: 17) && field.borderStyle == .none)
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        field.font = .systemFont(ofSize: 14)
        #expect(field.intrinsicContentSize.height == 34)
        field.font = .systemFont(ofSize: 34)
        #expect(field.intrinsicContentSize.height > 50)
        _ = host
    }

    @Test func `a field is as wide as its text or placeholder, and its border's insets`() {
        let host = CompatibilityStage()
        let field = UITextField()
        let empty = field.intrinsicContentSize.width
        field.placeholder = "A long placeholder"
        let wide = field.intrinsicContentSize.width
        #expect(empty == 0 && wide > 100)
        field.text = "short"
        #expect(field.intrinsicContentSize.width == wide)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.width == wide + 14)
        _ = host
    }

    @Test func `views at the sides take their room from the text`() {
        let stage = FieldStage()
        let field = stage.field
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 286, height: 34))
        field.borderStyle = .none
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 20))
        field.leftView = left
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .always
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        field.rightViewMode = .whileEditing
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 12, y: 0, width: 288, height: 34))
        field.layoutIfNeeded()
        #expect(left.superview === field && left.frame == CGRect(x: 0, y: 7, width: 12, height: 20))
        field.becomeFirstResponder()
        #expect(field.editingRect(forBounds: field.bounds).maxX == 270)
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.leftViewRect(forBounds: field.bounds).maxX == 300)
    }

    @Test func `alignment goes by the reading direction`() {
        let stage = FieldStage()
        let field = stage.field
        field.text = "abc"
        let rect = field.textRect(forBounds: field.bounds)
        #expect(field.caretRect(for: field.beginningOfDocument).minX == rect.minX)
        field.textAlignment = .right
        #expect(abs(field.caretRect(for: field.endOfDocument).midX - rect.maxX) < 1.5)
        field.textAlignment = .natural
        field.semanticContentAttribute = .forceRightToLeft
        #expect(abs(field.caretRect(for: field.endOfDocument).midX - rect.maxX) < 1.5)
        field.textAlignment = .center
        let middle =
            (field.caretRect(for: field.beginningOfDocument).minX + field.caretRect(for: field.endOfDocument).midX) / 2
        #expect(abs(middle - rect.midX) < 1.5)
    }
}
