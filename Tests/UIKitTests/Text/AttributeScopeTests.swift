import Foundation
import Testing
import UIKit

/// Swift's attributed strings with UIKit's attributes.
@MainActor @Suite struct AttributeScopeTests {
    @Test func `attributes are set by their names, and go over to the older kind and back`() throws {
        var text = AttributedString("One ")
        text.font = .systemFont(ofSize: 20)
        var second = AttributedString("two")
        second.foregroundColor = .red
        second.underlineStyle = .single
        second.kern = 2
        second.link = URL(string: "https://example.org")
        text += second
        let old = NSAttributedString(text)
        #expect(old.string == "One two")
        #expect(old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(old.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(old.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
        #expect((old.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? NSNumber)?.intValue == 1)
        #expect((old.attribute(.kern, at: 5, effectiveRange: nil) as? NSNumber)?.doubleValue == 2)
        #expect(old.attribute(.link, at: 5, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
        #expect(AttributedString(old) == text)
    }

    @Test func `a container is made of a dictionary`() {
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .strokeWidth: 3])
        #expect(container.font == .systemFont(ofSize: 9) && container.strokeWidth == 3)
        #expect(container.foregroundColor == nil)
    }
}
