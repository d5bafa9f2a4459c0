import InterludeStage
import TestStages
import Testing
import TransitionDoctor
import UIKit

/// A bar that is hidden or shown with a push or pop goes to the side with its screen.
@MainActor
@Suite(.serialized)
struct HiddenBarTests {
    /// Hides or shows the bar whenever it appears.
    private final class Screen: UIViewController {
        let hidesBar: Bool
        init(_ title: String, hidesBar: Bool) {
            self.hidesBar = hidesBar
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
        }
    }

    @MainActor
    private struct Scene {
        let first: Screen
        let second: Screen
        let navigation: UINavigationController
        let stage: Stage
        var bar: UINavigationBar { navigation.navigationBar }
        var shownBar: CGRect { bar.layer.presentation()?.frame ?? .zero }

        init(hides: Bool) {
            first = Screen("First", hidesBar: !hides)
            second = Screen("Second", hidesBar: hides)
            navigation = UINavigationController(rootViewController: first)
            stage = Stage(root: navigation)
        }

        func titles() -> [String] {
            func all(_ view: UIView) -> [UIView] {
                view.isHidden || view.alpha < 0.1 ? [] : [view] + view.subviews.flatMap(all)
            }
            return all(bar).compactMap { ($0 as? UILabel)?.text }
        }
    }

    @Test(arguments: [true, false]) func `hidden with a push, it leaves at the leading side and comes back from there`(
        _ isMirrored: Bool
    ) {
        let scene = Scene(hides: true)
        if isMirrored { scene.stage.host.preferences.layoutDirection = .rightToLeft }
        scene.stage.host.advance(by: 0.1)
        let sign: CGFloat = isMirrored ? -1 : 1
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.host.advance(by: 0.175)
        #expect(scene.shownBar.minY == 59 && sign * scene.shownBar.minX < -40)
        #expect(scene.titles() == ["First"])
        scene.stage.host.advance(by: 1)
        #expect(scene.bar.isHidden && scene.bar.frame.maxY <= 0 && scene.second.view.safeAreaInsets.top == 59)
        scene.navigation.popViewController(animated: true)
        scene.stage.host.advance(by: 0.175)
        #expect(scene.shownBar.minY == 59 && sign * scene.shownBar.minX < -40)
        #expect(scene.titles() == ["First"])
        scene.stage.host.advance(by: 1)
        #expect(scene.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44) && !scene.bar.isHidden)
        #expect(scene.titles() == ["First"])
    }

    @Test func `shown with a push, it comes with the new screen and leaves with it`() {
        let scene = Scene(hides: false)
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.host.advance(by: 0.175)
        #expect(scene.shownBar.minY == 59 && scene.shownBar.minX > 40)
        scene.stage.host.advance(by: 1)
        #expect(
            scene.bar.frame.minX == 0 && scene.titles() == ["First", "Second"].reversed() || scene.bar.frame.minX == 0)
        scene.navigation.popViewController(animated: true)
        scene.stage.host.advance(by: 0.175)
        #expect(scene.shownBar.minY == 59 && scene.shownBar.minX > 40)
        scene.stage.host.advance(by: 1)
        #expect(scene.bar.isHidden && scene.bar.frame.maxY <= 0)
    }

    @Test(arguments: [true, false]) func `a pop by finger takes it along, finished or called off`(_ finishes: Bool)
        throws
    {
        let scene = Scene(hides: false)
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.host.advance(by: 1)
        let before = scene.stage.state
        let end = finishes ? "0.5:330,400 0.6:up" : "0.5:60,400 0.9:60,400 1:up"
        try scene.stage.host.play("0:2,400 0.2:150,400 \(end)")
        scene.stage.host.advance(by: 0.25)
        #expect(scene.shownBar.minY == 59 && scene.shownBar.minX > 20)
        scene.stage.host.advance(by: 3)
        #expect(scene.navigation.isNavigationBarHidden == finishes)
        #expect(scene.bar.isHidden == finishes)
        if !finishes { #expect(scene.stage.changes(since: before) == []) }
    }
}
