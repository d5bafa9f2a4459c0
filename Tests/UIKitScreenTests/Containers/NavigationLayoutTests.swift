import InterludeStage
import TestStages
import Testing
import UIKit

/// Where a navigation controller puts its bar and its children.
@MainActor
@Suite(.serialized)
struct NavigationLayoutTests {
    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: p)
    }

    @Test func `nothing in the bar lies under a cut-out at a side`() {
        let stage = Stage(root: navigation)
        (p.title, q.title) = ("Before", "Here")
        q.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        navigation.pushViewController(q, animated: false)
        stage.host.rotate(to: .landscapeRight, animated: false)
        stage.host.advance(by: 0.1)
        let insets = stage.window.safeAreaInsets
        let safe = stage.window.bounds.inset(
            by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
        #expect(safe.width < stage.window.bounds.width)
        let labels = labels(in: navigation.navigationBar)
        #expect(labels.compactMap(\.text).sorted() == ["Add", "Before", "Here"])
        for label in labels { #expect(safe.contains(label.convert(label.bounds, to: nil))) }
    }

    private func labels(in view: UIView) -> [UILabel] {
        guard !view.isHidden else { return [] }
        return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test func `a tap or a swipe hides and shows the bar, if wanted`() throws {
        let stage = Stage(root: navigation)
        navigation.hidesBarsOnTap = true
        try stage.host.play("0:200,500 0.05:up")
        stage.host.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        try stage.host.play("0:200,500 0.05:up")
        stage.host.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnTap = false
        navigation.hidesBarsOnSwipe = true
        try stage.host.play("0:200,600 0.2:200,300 0.25:up")
        stage.host.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        try stage.host.play("0:200,300 0.2:200,600 0.25:up")
        stage.host.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `the bar hides in compact height, if wanted`() {
        let stage = Stage(root: navigation)
        navigation.hidesBarsWhenVerticallyCompact = true
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        #expect(navigation.isNavigationBarHidden && navigation.navigationBar.frame.maxY <= 0)
        stage.host.rotate(to: .portrait)
        stage.host.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
    }
}
