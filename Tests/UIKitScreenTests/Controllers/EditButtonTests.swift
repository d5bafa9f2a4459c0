import InterludeFoundation
import QuartzCore
import Testing

import UIKit

@MainActor @Suite struct EditButtonTests {
    private final class Screen: UIViewController {
        var calls: [String] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append("\(editing) \(animated)")
        }
    }

    @Test func `the button turns editing on and off, and says what it will do`() throws {
        let screen = Screen()
        let button = screen.editButtonItem
        #expect(button === screen.editButtonItem)
        #expect(button.title == UIBarButtonItem(systemItem: .edit).title)
        let action = try #require(button.primaryAction)
        action.performWithSender(nil, target: nil)
        #expect(screen.calls == ["true true"])
        #expect(button.title == UIBarButtonItem(systemItem: .done).title)
        screen.setEditing(false, animated: false)
        #expect(button.title == UIBarButtonItem(systemItem: .edit).title)
    }
}

@MainActor @Suite struct MakingWithArgumentsTests {
    private final class Cell: UITableViewCell {
        var style = CellStyle.default
        override init(style: CellStyle, reuseIdentifier: String?) {
            self.style = style
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Header: UITableViewHeaderFooterView {}
    private final class Screen: UIViewController {}
    private final class Stack: UINavigationController {}
    private final class Way: UIStoryboardSegue {}

    @Test func `cells, headers, controllers and segues are made of a class that is known at run time`() {
        let type: UITableViewCell.Type = Cell.self
        let cell = ObjectiveCMaker.make(type, "style:reuseIdentifier", UITableViewCell.CellStyle.value1, "a")
        #expect((cell as? Cell)?.style == .value1)
        #expect(cell.reuseIdentifier == "a")
        let header: UITableViewHeaderFooterView.Type = Header.self
        #expect(ObjectiveCMaker.make(header, "reuseIdentifier", nil as String?) is Header)
        let screen: UIViewController.Type = Screen.self
        let made = ObjectiveCMaker.make(screen, "nibName:bundle", "None", nil as Bundle?)
        #expect(made is Screen && made.nibName == "None")
        let stack: UINavigationController.Type = Stack.self
        #expect(ObjectiveCMaker.make(stack, "rootViewController", made).viewControllers == [made])
        let way: UIStoryboardSegue.Type = Way.self
        let segue = ObjectiveCMaker.make(way, "identifier:source:destination", "b", made, UIViewController())
        #expect(segue is Way && segue.identifier == "b" && segue.source === made)
    }
}
