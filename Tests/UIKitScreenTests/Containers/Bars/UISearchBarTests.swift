import Testing
import UIKit

@MainActor @Suite struct UISearchBarTests {
    @MainActor private final class Log: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("should begin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("did begin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("should end")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("did end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text \(searchText)")
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            calls.append("change \(text)")
            return text != "x"
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
    }

    @Test func `field and bar grow with the size of text, beyond what Interface Builder writes`() {
        let page = Page()
        #expect(page.bar.intrinsicContentSize.height == 56 && page.bar.searchTextField.frame.height == 36)
        page.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        page.host.step()
        let line = page.bar.searchTextField.font?.lineHeight ?? 0
        #expect(line > 50 && page.bar.searchTextField.frame.height >= line + 14)
        #expect(page.bar.intrinsicContentSize.height == page.bar.searchTextField.frame.height + 20)
    }

    @MainActor private struct Page {
        let host = HeadlessHost()
        let window = UIWindow()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        let log = Log()

        init() {
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.view.addSubview(bar)
            bar.delegate = log
            host.step()
        }

        func tap(_ view: UIView) {
            let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            host.send(.down, at: point)
            host.step()
            host.send(.up, at: point)
            host.advance(by: 1)
        }
    }

    @Test func `the text is moved by its adjustment, the field by its own`() {
        let page = Page()
        let field = page.bar.searchTextField
        let (text, place) = (field.textRect(forBounds: field.bounds), field.frame)
        page.bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: -2)
        #expect(page.bar.searchTextPositionAdjustment == UIOffset(horizontal: 7, vertical: -2))
        #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 7, dy: -2))
        #expect(field.frame == place)
    }

    @Test func `the delegate is asked and told in order, from the tap to the search`() {
        let page = Page()
        page.tap(page.bar.searchTextField)
        #expect(page.log.calls == ["should begin", "did begin"] && page.bar.isFirstResponder)
        page.log.calls = []
        for character in "ax" { page.host.type(String(character)) }
        #expect(page.log.calls == ["change a", "text a", "change x"] && page.bar.text == "a")
        page.log.calls = []
        page.host.type("\n")
        #expect(page.log.calls == ["search"] && page.bar.isFirstResponder)
        page.log.calls = []
        page.bar.resignFirstResponder()
        #expect(page.log.calls == ["should end", "did end"])
    }

    @Test func `the cancel button comes in beside the field, and only tells`() throws {
        let page = Page()
        #expect(page.bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
        page.bar.setShowsCancelButton(true, animated: true)
        page.host.advance(by: 1)
        let button = try #require(page.bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.alpha == 1 && page.bar.searchTextField.frame.maxX < button.frame.minX)
        page.tap(button)
        #expect(page.log.calls == ["cancel"])
        page.bar.showsCancelButton = false
        #expect(page.bar.searchTextField.frame.width == 377)
    }

    @Test func `scopes make the bar higher, and tell which was chosen`() throws {
        let page = Page()
        #expect(page.bar.intrinsicContentSize.height == 56)
        page.bar.scopeButtonTitles = ["All", "Some"]
        page.bar.showsScopeBar = true
        #expect(page.bar.intrinsicContentSize.height == 100)
        page.bar.frame.size.height = 100
        page.host.step()
        let scopes = try #require(page.bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        #expect(scopes.selectedSegmentIndex == 0 && !scopes.isHidden)
        scopes.selectedSegmentIndex = 1
        scopes.sendActions(for: .valueChanged)
        #expect(page.log.calls == ["scope 1"] && page.bar.selectedScopeButtonIndex == 1)
    }
}
