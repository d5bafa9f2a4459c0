import InterludeStage
import InterludeTesting
import TestStages
import Testing
import UIKit

/// What a navigation bar has no room for, and what is not in it.
///
/// The reference: Apple's pages of `centerItemGroups`, `additionalOverflowItems` and `alwaysAvailable`.
@MainActor
@Suite(.serialized)
struct BarOverflowTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in })
    }

    @MainActor private struct Scene {
        let root = UIViewController()
        let stage: Stage
        let navigation: UINavigationController

        init(_ set: (UINavigationItem) -> Void) {
            root.title = "Title"
            set(root.navigationItem)
            navigation = UINavigationController(rootViewController: root)
            stage = Stage(root: navigation, device: .iPad10)
            stage.host.advance(by: 0.1)
        }

        func texts(_ view: UIView) -> [(text: String, x: CGFloat)] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            if let label = view as? UILabel, let text = label.text, !text.isEmpty {
                return [(text, label.convert(label.bounds, to: nil).minX)]
            }
            return view.subviews.flatMap(texts)
        }
        var shown: [String] { texts(navigation.navigationBar).sorted { $0.x < $1.x }.map(\.text) }

        /// The button without a title.
        func more(in view: UIView? = nil) -> UIView? {
            let view = view ?? navigation.navigationBar
            if view is UIControl { return texts(view).isEmpty ? view : nil }
            return view.subviews.lazy.compactMap { more(in: $0) }.first
        }

        func openMenu() throws -> [String] {
            let button = try #require(more())
            let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            try stage.host.play("0:\(Int(place.x)),\(Int(place.y)) 0.1:up")
            stage.host.advance(by: 1)
            let session = try #require(MenuContainerView.session(in: stage.window))
            return try #require(session.platters.first).subviews.flatMap(texts).map(\.text)
        }
    }

    @Test func `groups in the middle that have no room are in a menu`() throws {
        let names = (0..<8).map { "A group's button \($0)" }
        let scene = Scene { $0.centerItemGroups = names.map { .fixedGroup(items: [item($0)]) } }
        let shown = scene.shown
        #expect(shown.first == "Title" && shown.count > 2 && shown.count < 9)
        #expect(Array(shown.dropFirst()) == Array(names.prefix(shown.count - 1)))
        #expect(try scene.openMenu() == Array(names.dropFirst(shown.count - 1)))
    }

    @Test func `with room for all there is no menu`() {
        let scene = Scene { $0.centerItemGroups = [.fixedGroup(items: [item("A"), item("B")])] }
        #expect(scene.shown == ["Title", "A", "B"] && scene.more() == nil)
    }

    @Test func `what is not in the bar is in the menu if it is always available`() throws {
        func optional(_ title: String) -> UIBarButtonItemGroup {
            .optionalGroup(customizationIdentifier: title, isInDefaultCustomization: false, items: [item(title)])
        }
        let (there, gone) = (optional("There"), optional("Gone"))
        there.alwaysAvailable = true
        let scene = Scene { $0.centerItemGroups = [.fixedGroup(items: [item("A")]), there, gone] }
        #expect(scene.shown == ["Title", "A"])
        #expect(try scene.openMenu() == ["There"])
    }

    @Test func `what the application adds is at the menu's end`() throws {
        let scene = Scene { item in
            item.additionalOverflowItems = UIDeferredMenuElement.uncached { $0([UIAction(title: "Added") { _ in }]) }
        }
        #expect(try scene.openMenu() == ["Added"])
    }
}
