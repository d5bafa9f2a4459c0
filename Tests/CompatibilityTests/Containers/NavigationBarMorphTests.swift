import Testing
import UIKit

/// The title becomes the back button's label in a push, and the other way round in a pop.
@MainActor
@Suite(.statesOutcome, .serialized)
struct NavigationBarMorphTests {
    @MainActor
    struct Scene {
        let first = UIViewController()
        let second = UIViewController()
        let navigation: UINavigationController
        let stage: CompatibilityStage

        init(large: Bool = false) {
            first.title = "First"
            second.title = "Second"
            second.navigationItem.largeTitleDisplayMode = .never
            navigation = UINavigationController(rootViewController: first)
            navigation.navigationBar.prefersLargeTitles = large
            stage = CompatibilityStage(root: navigation)
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

    @Test func `old title and new label go the same way, one fading into the other`() throws {
        let scene = Scene()
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.advance(by: 0.175)
        let labels = scene.labels("First")
        #expect(labels.count == 2)
        let places = labels.map(scene.middle)
        #expect(abs((places.first ?? 0) - (places.last ?? 99)) < 3)
        #expect((places.first ?? 0) < 190 && (places.first ?? 0) > 60)
        scene.stage.advance(by: 1)
        #expect(scene.labels("First").count == 1 && scene.labels("Second").count == 1)
    }

    @Test func `what has no counterpart travels half the width and fades`() throws {
        let scene = Scene()
        let third = UIViewController()
        third.title = "Third"
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.stage.advance(by: 0.2)
        let label = try #require(scene.labels("First").first)
        let before = scene.middle(label)
        scene.navigation.pushViewController(third, animated: true)
        scene.stage.advance(by: 0.175)
        let way = 1 - CGFloat(label.layer.presentation()?.opacity ?? 1)
        #expect(abs(way - 0.5) < 0.06)
        #expect(abs(scene.middle(label) - (before - 393 / 2 * way)) < 0.5)
        let title = try #require(scene.labels("Third").first)
        #expect(abs(scene.middle(title) - (196.5 + 393 / 2 * (1 - way))) < 0.5)
        #expect(abs(CGFloat(title.superview?.layer.presentation()?.opacity ?? 0) - way) < 0.01)
    }

    @Test func `a pop goes back over the same places`() throws {
        let scene = Scene()
        var there: [CGFloat] = []
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.advance(by: 0.175)
        there = scene.labels("First").map(scene.middle)
        scene.stage.advance(by: 1)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.175)
        let back = scene.labels("First").map(scene.middle)
        #expect(back.count == 2 && abs((back.first ?? 0) - (there.first ?? 99)) < 12)
        scene.stage.advance(by: 1)
        #expect(scene.labels("First").count == 1 && abs(scene.middle(scene.labels("First")[0]) - 196.5) < 1)
    }

    @Test func `a large title shrinks into the label`() throws {
        let scene = Scene(large: true)
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.advance(by: 0.25)
        let large = try #require(scene.labels("First").first { $0.font.pointSize > 30 })
        let scale = large.layer.presentation()?.transform.m11 ?? 0
        #expect(scale > 0.5 && scale < 0.95)
        scene.stage.advance(by: 1)
        #expect(scene.labels("First").count == 1)
    }

    @Test func `a bar that is shown along with a push is laid out, and comes with its titles at their places`() throws {
        let scene = Scene()
        scene.navigation.isNavigationBarHidden = true
        scene.stage.advance(by: 0.1)
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.navigation.setNavigationBarHidden(false, animated: true)
        scene.stage.advance(by: 0.175)
        let title = try #require(scene.labels("Second").first)
        #expect(abs(scene.middle(title) - 196.5) < 1)
        #expect((scene.navigation.navigationBar.layer.presentation()?.frame.minX ?? 0) > 40)
        scene.stage.advance(by: 1)
        #expect(abs(scene.middle(scene.labels("Second")[0]) - 196.5) < 1)
    }

    @Test func `labels that differ from the title cross all the same`() throws {
        let scene = Scene()
        scene.first.navigationItem.backButtonTitle = "Home"
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.advance(by: 0.175)
        #expect(scene.labels("Home").count == 1 && scene.labels("First").count == 1)
        scene.stage.advance(by: 1)
        #expect(scene.labels("First").isEmpty)
    }
}
