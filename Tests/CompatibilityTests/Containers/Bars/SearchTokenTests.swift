import Testing
import UIKit

/// Tokens of a search field: before the text, marked and deleted by the key that deletes.
@MainActor @Suite(.statesOutcome) struct SearchTokenTests {
    @MainActor private struct Page {
        let stage: CompatibilityStage
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))

        init(_ titles: [String], mirrored: Bool = false) {
            let root = UIView()
            stage = CompatibilityStage(showing: root)
            if mirrored { field.semanticContentAttribute = .forceRightToLeft }
            root.addSubview(field)
            field.tokens = titles.map { UISearchToken(icon: nil, text: $0) }
            stage.window.makeKey()
            stage.step()
        }

        var strip: UIView? { field.subviews.first { "\(type(of: $0))" == "TokenStrip" } }
        var views: [UIView] { strip?.subviews ?? [] }
    }

    @Test func `they stand side by side before the text, at the side where reading begins`() throws {
        let page = Page(["Swift", "UIKit"])
        let strip = try #require(page.strip)
        #expect(page.views.map(\.accessibilityLabel) == ["Swift", "UIKit"])
        #expect(page.views[0].frame.maxX < page.views[1].frame.minX)
        #expect(page.field.textRect(forBounds: page.field.bounds).minX >= strip.frame.maxX)
        let other = Page(["Swift", "UIKit"], mirrored: true)
        #expect(other.views[0].frame.minX > other.views[1].frame.maxX)
        let text = other.field.textRect(forBounds: other.field.bounds)
        #expect(text.maxX <= (other.strip?.frame.minX ?? 0))
        #expect(Page([]).strip == nil)
    }

    @Test func `the first deletion marks the last one, the second takes it out and tells of it`() {
        let page = Page(["Swift", "UIKit"])
        var changes = 0
        page.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        page.field.becomeFirstResponder()
        page.field.insertText("a")
        page.field.deleteBackward()
        #expect(page.field.text == "" && page.field.tokens.count == 2)
        changes = 0
        page.field.deleteBackward()
        #expect(page.field.tokens.count == 2 && changes == 0)
        #expect(page.views.last?.accessibilityTraits.contains(.selected) == true)
        page.field.deleteBackward()
        #expect(page.field.tokens.count == 1 && changes == 1)
        page.field.allowsDeletingTokens = false
        page.field.deleteBackward()
        page.field.deleteBackward()
        #expect(page.field.tokens.count == 1)
    }

    @Test func `a range of the text alone has none`() throws {
        let page = Page(["Swift"])
        page.field.text = "code"
        let all = try #require(
            page.field.textRange(from: page.field.beginningOfDocument, to: page.field.endOfDocument))
        #expect(page.field.tokens(in: all).count == 1)
        #expect(page.field.tokens(in: page.field.textualRange).isEmpty)
        let second = try #require(page.field.position(from: page.field.beginningOfDocument, offset: 1))
        let rest = try #require(page.field.textRange(from: second, to: page.field.endOfDocument))
        #expect(page.field.tokens(in: rest).isEmpty)
    }

    @Test func `many of them leave a third of the room for the text`() {
        let page = Page((0..<9).map { "A longer token \($0)" })
        #expect(page.field.textRect(forBounds: page.field.bounds).width > 60)
        #expect(page.views.allSatisfy { $0.frame.maxX <= (page.strip?.bounds.width ?? 0) + 0.5 })
    }
}
