import InterludeStage
import InterludeTesting
import TestStages
import Testing
import UIKit

extension UIView {
    /// The texts that are seen in it and where, in reading order.
    fileprivate var shownTexts: [(text: String, frame: CGRect)] {
        func texts(in view: UIView) -> [(text: String, frame: CGRect)] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            if let label = view as? UILabel, let text = label.text, !text.isEmpty {
                return [(text, convert(label.bounds, from: label))]
            }
            return view.subviews.flatMap(texts)
        }
        return texts(in: self).sorted {
            abs($0.frame.midY - $1.frame.midY) > 10 ? $0.frame.minY < $1.frame.minY : $0.frame.minX < $1.frame.minX
        }
    }
}

/// Groups of buttons in a navigation bar.
@MainActor
@Suite(.serialized)
struct BarGroupTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in })
    }

    /// What the bar says and where, from left to right.
    private func texts(_ stage: Stage, _ navigation: UINavigationController) -> [(text: String, frame: CGRect)] {
        stage.host.advance(by: 0.1)
        return navigation.navigationBar.shownTexts
    }

    @Test func `groups take the place of items, and items that of groups`() {
        let navigation = UINavigationItem(title: "Title")
        let (a, b, c) = (item("A"), item("B"), item("C"))
        navigation.rightBarButtonItems = [a, b]
        #expect(navigation.trailingItemGroups.map(\.barButtonItems) == [[b, a]])
        #expect(navigation.rightBarButtonItems == [a, b])
        navigation.trailingItemGroups = [.fixedGroup(items: [a, b]), c.creatingFixedGroup()]
        #expect(navigation.rightBarButtonItems == [c, b, a])
        #expect(c.buttonGroup === navigation.trailingItemGroups.last)
        navigation.leadingItemGroups = [.fixedGroup(items: [a])]
        #expect(navigation.leftBarButtonItem === a)
        navigation.leftBarButtonItem = b
        #expect(navigation.leadingItemGroups.map(\.barButtonItems) == [[b]])
        navigation.leftBarButtonItems = nil
        #expect(navigation.leadingItemGroups.isEmpty)
    }

    @Test func `they stand in reading order, and the pinned one behind all others`() {
        let root = UIViewController()
        root.navigationItem.trailingItemGroups = [.fixedGroup(items: [item("A"), item("B")])]
        root.navigationItem.pinnedTrailingGroup = .fixedGroup(items: [item("P")])
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation)
        #expect(texts(stage, navigation).map(\.text) == ["A", "B", "P"])
        root.navigationItem.trailingItemGroups[0].isHidden = true
        #expect(texts(stage, navigation).map(\.text) == ["P"])
        root.navigationItem.trailingItemGroups = [
            .optionalGroup(customizationIdentifier: "x", isInDefaultCustomization: false, items: [item("X")])
        ]
        #expect(texts(stage, navigation).map(\.text) == ["P"])
    }

    @Test func `where there is no room one button stands for a group, and opens a menu of it`() throws {
        let root = UIViewController()
        root.title = "A title of some length"
        let names = ["First", "Second", "Third", "Fourth"]
        let group = UIBarButtonItemGroup.fixedGroup(
            representativeItem: UIBarButtonItem(title: "More", image: nil, target: nil, action: nil),
            items: names.map(item))
        root.navigationItem.trailingItemGroups = [group]
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation)
        #expect(texts(stage, navigation).map(\.text) == ["A title of some length", "More"])
        #expect(group.isDisplayingRepresentativeItem)
        let button = try #require(texts(stage, navigation).last?.frame)
        try stage.host.play("0:\(Int(button.midX)),\(Int(button.midY) + 59) 0.1:up")
        stage.host.advance(by: 1)
        let session = try #require(MenuContainerView.session(in: stage.window))
        #expect(session.platters.first?.shownTexts.map(\.text) == names)
        session.close()
        stage.host.advance(by: 0.5)
        root.title = ""
        group.barButtonItems = [item("A"), item("B")]
        #expect(texts(stage, navigation).map(\.text) == ["A", "B"] && !group.isDisplayingRepresentativeItem)
    }

    @Test func `in regular width groups stand in the middle, and the title at the leading end`() throws {
        let root = UIViewController()
        root.title = "Title"
        root.navigationItem.centerItemGroups = [.fixedGroup(items: [item("A"), item("B")])]
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation, device: .iPad10)
        let shown = texts(stage, navigation)
        #expect(shown.map(\.text) == ["Title", "A", "B"])
        #expect(shown[0].frame.minX < 40 && shown[1].frame.maxX < 410 && shown[2].frame.minX > 410)
        root.navigationItem.centerItemGroups = []
        #expect(abs((texts(stage, navigation).first?.frame.midX ?? 0) - 410) < 2)
        root.navigationItem.style = .editor
        #expect((texts(stage, navigation).first?.frame.minX ?? 99) < 40)
    }

    @Test func `in compact width there is no middle`() {
        let root = UIViewController()
        root.navigationItem.centerItemGroups = [.fixedGroup(items: [item("A")])]
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation)
        #expect(texts(stage, navigation).isEmpty)
    }
}

/// What the button back does besides going back.
@MainActor
@Suite(.serialized)
struct BackMenuTests {
    private func stack(_ titles: [String]) -> (UINavigationController, Stage) {
        let navigation = UINavigationController()
        let controllers = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        navigation.setViewControllers(controllers, animated: false)
        return (navigation, Stage(root: navigation))
    }

    @Test func `a press lists the screens below, and leads back to the one that is chosen`() throws {
        let (navigation, stage) = stack(["Root", "Middle", "Upper", "Top"])
        navigation.viewControllers[1].navigationItem.backButtonTitle = "Back to the Middle"
        try stage.host.play("0:30,80 0.8:30,80 0.9:up")
        stage.host.advance(by: 1.5)
        let session = try #require(MenuContainerView.session(in: stage.window))
        let rows = try #require(session.platters.first?.shownTexts)
        #expect(rows.map(\.text) == ["Upper", "Back to the Middle", "Root"])
        #expect(navigation.viewControllers.count == 4)
        let row = try #require(session.platters.first).convert(rows[1].frame, to: nil)
        try stage.host.play("0:\(Int(row.midX)),\(Int(row.midY)) 0.1:up")
        stage.host.advance(by: 1.5)
        #expect(navigation.viewControllers.map(\.title) == ["Root", "Middle"])
    }

    @Test func `a touch goes back all the same`() throws {
        let (navigation, stage) = stack(["Root", "Top"])
        try stage.host.play("0:30,80 0.1:up")
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `an action takes the place of going back, also at the bottom of the stack`() throws {
        let (navigation, stage) = stack(["Root"])
        var calls = 0
        navigation.viewControllers[0].navigationItem.backAction = UIAction(title: "Shelf") { _ in calls += 1 }
        stage.host.advance(by: 0.1)
        #expect(navigation.navigationBar.shownTexts.map(\.text) == ["Shelf", "Root"])
        try stage.host.play("0:30,80 0.1:up")
        stage.host.advance(by: 1)
        #expect(calls == 1 && navigation.viewControllers.count == 1)
    }
}
