import Testing
import UIKit

@MainActor @Suite struct UITextFieldLayoutTests {
    @Test func `fonts and colours set before or after go to all of the text`() throws {
        let host = HeadlessHost()
        let field = UITextField()
        field.text = "abc"
        field.font = .boldSystemFont(ofSize: 20)
        field.textColor = .systemRed
        let text = try #require(field.attributedText)
        #expect(text.attributes(at: 2, effectiveRange: nil)[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(text.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .systemRed)
        field.attributedText = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.systemBlue])
        field.text = "plain"
        let plain = try #require(field.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(plain[.foregroundColor] as? UIColor == .systemRed)
        _ = host
    }

    @Test func `a font of a text style follows the user's text size`() {
        let stage = FieldStage()
        stage.field.font = .preferredFont(forTextStyle: .body)
        stage.field.adjustsFontForContentSizeCategory = true
        let before = stage.field.intrinsicContentSize.height
        stage.host.preferences.contentSizeCategory = .accessibilityLarge
        #expect((stage.field.font?.pointSize ?? 0) > 17 && stage.field.intrinsicContentSize.height > before)
    }
}
