import Testing
import UIKit

/// A bar that is hidden or shown with a push or pop goes to the side with its screen.
@MainActor
@Suite(.statesOutcome, .serialized)
struct HiddenBarTests {
    @Test func `asked for after the push, it goes to the side as well, and its titles with it`() {
        let first = UIViewController()
        let second = UIViewController()
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        let stage = CompatibilityStage(root: navigation)
        navigation.pushViewController(second, animated: true)
        navigation.setNavigationBarHidden(true, animated: true)
        stage.advance(by: 0.175)
        let frame = navigation.navigationBar.layer.presentation()?.frame ?? .zero
        #expect(frame.minY == 59 && frame.minX < -40)
        stage.advance(by: 1)
        #expect(navigation.navigationBar.isHidden)
    }

    @Test func `hidden without animation in a push it is gone at once`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = CompatibilityStage(root: navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(navigation.navigationBar.isHidden)
        stage.advance(by: 1)
        #expect(navigation.navigationBar.isHidden && navigation.navigationBar.frame.maxY <= 0)
    }

    @Test func `hidden and shown again in one push it stays`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = CompatibilityStage(root: navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.setNavigationBarHidden(true, animated: true)
        navigation.setNavigationBarHidden(false, animated: true)
        stage.advance(by: 1)
        #expect(!navigation.navigationBar.isHidden && navigation.navigationBar.frame.minY == 59)
        #expect(navigation.navigationBar.frame.minX == 0)
    }
}
