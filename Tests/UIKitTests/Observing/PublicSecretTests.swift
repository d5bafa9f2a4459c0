import InterludeStage
import QuartzCore
import Testing
import UIKit

/// Names without a header by which public apps ask UIKit's classes.
@MainActor @Suite struct PublicSecretTests {
    private func makeNavigation() -> (stage: Stage, navigation: UINavigationController) {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(root: navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.host.advance(by: 0.5)
        return (stage, navigation)
    }

    /// What many apps do to let the swipe back begin anywhere.
    private func installFullPan(_ navigation: UINavigationController) throws {
        let edge = try #require(navigation.interactivePopGestureRecognizer)
        let targets = try #require(edge.value(forKey: "targets") as? [NSObject])
        let target = try #require(targets.first?.value(forKey: "target") as? NSObject)
        #expect(target === edge.delegate)
        #expect(target.responds(to: Selector("handleNavigationTransition:")))
        let pan = UIPanGestureRecognizer(target: target, action: Selector("handleNavigationTransition:"))
        navigation.view.addGestureRecognizer(pan)
        edge.isEnabled = false
    }

    @Test(arguments: [true, false])
    func `the target of the swipe back takes a pan of the app's own`(finishes: Bool) throws {
        let (stage, navigation) = makeNavigation()
        try installFullPan(navigation)
        let end = finishes ? "0.4:360,400 0.45:up" : "0.4:160,400 0.8:160,400 0.85:up"
        try stage.host.play("0:150,400 0.2:300,400 \(end)")
        stage.host.advance(by: 0.15)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        stage.host.advance(by: 3)
        #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `alerts take texts with attributes, and buttons a colour`() {
        let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
        let title = NSAttributedString(string: "Lamp", attributes: [.foregroundColor: UIColor.red])
        alert.setValue(title, forKey: "attributedTitle")
        #expect(alert.value(forKey: "attributedTitle") as? NSAttributedString == title)
        let action = UIAlertAction(title: "Buy", style: .default)
        action.setValue(UIColor.green, forKey: "titleTextColor")
        alert.addAction(action)
        let root = UIViewController()
        let stage = Stage(root: root)
        root.present(alert, animated: false)
        stage.host.advance(by: 0.5)
        let labels = allViews(in: stage.window).compactMap { $0 as? UILabel }
        let shown = labels.first { $0.text == "Lamp" }?.attributedText
        #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(labels.first { $0.text == "Buy" }?.textColor == .green)
    }

    private func allViews(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(allViews) }
}
