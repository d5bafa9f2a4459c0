import InterludeStage
import TestStages
import Testing
import TransitionDoctor
import UIKit

/// The title becomes the back button's label in a push, and the other way round in a pop.
@MainActor
@Suite(.serialized)
struct NavigationBarMorphTests {
    @MainActor
    struct Scene {
        let first = UIViewController()
        let second = UIViewController()
        let navigation: UINavigationController
        let stage: Stage

        init(large: Bool = false) {
            first.title = "First"
            second.title = "Second"
            second.navigationItem.largeTitleDisplayMode = .never
            navigation = UINavigationController(rootViewController: first)
            navigation.navigationBar.prefersLargeTitles = large
            stage = Stage(root: navigation)
        }

        /// The labels of the bar that show a text, the one that was added first leading.
        func labels(_ text: String) -> [UILabel] {
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            return all(navigation.navigationBar).compactMap { $0 as? UILabel }.filter {
                $0.text == text && !$0.isHidden
            }
        }

        func middle(_ label: UILabel) -> CGFloat {
            let layer = label.layer.presentation() ?? label.layer
            let bar = navigation.navigationBar.layer.presentation() ?? navigation.navigationBar.layer
            return layer.convert(CGPoint(x: layer.bounds.midX, y: 0), to: bar).x
        }
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `an old label that goes away is cut off at the chevron`(_ direction: UIUserInterfaceLayoutDirection) throws {
        let scene = Scene()
        scene.stage.host.preferences.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        let third = UIViewController()
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.stage.host.advance(by: 0.2)
        let label = try #require(scene.labels("First").first)
        let chevron = try #require(label.superview?.superview?.subviews.first { $0 is UIImageView })
        let bar = scene.navigation.navigationBar
        let end = chevron.convert(chevron.bounds, to: bar)
        scene.navigation.pushViewController(third, animated: true)
        scene.stage.host.advance(by: 0.175)
        let area = try #require(label.superview)
        #expect(area.clipsToBounds)
        let seen = area.convert(area.bounds, to: bar)
        if direction == .leftToRight {
            #expect(seen.minX == end.maxX && scene.middle(label) < end.maxX)
        } else {
            #expect(seen.maxX == end.minX && scene.middle(label) > end.minX)
        }
        scene.stage.host.advance(by: 1)
        #expect(!area.clipsToBounds)
    }

    @Test func `a cancelled swipe leaves the bar as it was`() throws {
        let scene = Scene(large: true)
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.stage.host.advance(by: 0.2)
        let before = scene.stage.state
        try scene.stage.host.play("0:5,400 0.2:150,405 0.5:120,405 0.6:up")
        scene.stage.host.advance(by: 0.4)
        #expect(scene.labels("First").count == 2)
        scene.stage.host.advance(by: 2)
        #expect(scene.stage.changes(since: before) == [])
        #expect(scene.labels("First").allSatisfy { $0.transform.isIdentity && $0.alpha == 1 })
    }
}
