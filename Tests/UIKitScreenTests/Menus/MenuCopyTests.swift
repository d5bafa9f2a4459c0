import Testing
import UIKit

@MainActor @Suite struct MenuCopyTests {
    @Test func `a copied command is another one of the same kind`() throws {
        let command = UICommand(
            title: "Save", action: Selector(UIResponder.selectAll(_:)), propertyList: 3, attributes: .destructive,
            state: .on)
        let copy = try #require(command.copy() as? UICommand)
        #expect(copy !== command && copy.title == "Save" && copy.state == .on && copy.attributes == .destructive)
        copy.title = "Open"
        #expect(command.title == "Save")
        let key = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(UIResponder.selectAll(_:)))
        let other = try #require(key.copy() as? UIKeyCommand)
        #expect(other !== key && other.input == "s" && other.modifierFlags == .command)
    }

    @Test func `a copied menu has the same elements and the same identifier`() throws {
        let action = UIAction(title: "One") { _ in }
        let menu = UIMenu(title: "All", options: .displayInline, children: [action])
        let copy = try #require(menu.copy() as? UIMenu)
        #expect(copy !== menu && copy.identifier == menu.identifier && copy.children == [action])
        #expect(copy.title == "All" && copy.options == .displayInline)
    }
}
