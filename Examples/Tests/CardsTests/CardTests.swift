import Cards
import InterludeTesting
import Testing
import UIKit

@MainActor @Suite struct CardTests {
    /// A screen of one colour.
    final class Page: UIViewController {
        let color: UIColor

        init(_ title: String, _ color: UIColor) {
            self.color = color
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
        }
    }

    /// Runs a test with a list on a stage, whose navigation makes cards with an animator.
    private func onStage(
        _ animator: @escaping (Bool) -> any UIViewControllerAnimatedTransitioning,
        _ body: (Stage, UINavigationController) throws -> Void
    ) throws {
        let navigation = UINavigationController(rootViewController: Page("List", .systemTeal))
        let cards = CardNavigation(navigation, animator: animator)
        // Small pictures are compared sooner.
        let stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        try stage.settle()
        try body(stage, navigation)
        withExtendedLifetime(cards) {}
    }

    @Test func `the card comes up over the list`() throws {
        try onStage({ CardAnimator(isBackward: $0) }) { stage, navigation in
            navigation.isNavigationBarHidden = true
            let film = try stage.record {
                navigation.pushViewController(Page("Card", .systemIndigo), animated: true)
            }
            expectFilm(film, matches: "card-push")
        }
    }

    @Test func `a swipe that is taken back leaves no trace`() throws {
        try onStage({ CardAnimator(isBackward: $0) }) { stage, navigation in
            navigation.pushViewController(Page("Card", .systemIndigo), animated: true)
            try stage.settle()
            let before = stage.frame()
            stage.swipeBack(0.3, rest: 0.2)
            try stage.settle()
            #expect(navigation.topViewController?.title == "Card")
            #expect(stage.frame() == before)
        }
    }

    /// The same test with the animator as it was written first: it fails, and is expected to.
    @Test func `the hasty animator is found out`() throws {
        try onStage({ HastyCardAnimator(isBackward: $0) }) { stage, navigation in
            navigation.pushViewController(Page("Card", .systemIndigo), animated: true)
            try stage.settle()
            let before = stage.frame()
            stage.swipeBack(0.3, rest: 0.2)
            try stage.settle()
            withKnownIssue("completeTransition(true) although the swipe was cancelled") {
                #expect(navigation.topViewController?.title == "Card")
                #expect(stage.frame() == before)
            }
        }
    }

    @Test func `the doctor finds it without any test of one's own`() {
        expectHealthy(Patient(for: [.push, .pop]) { CardAnimator(isBackward: $0 == .pop) })
        withKnownIssue {
            expectHealthy(Patient(for: [.push, .pop]) { HastyCardAnimator(isBackward: $0 == .pop) })
        }
    }

    @Test(arguments: Stage.Setting.matrix(devices: [.iPhoneSE, .iPad10], styles: [.light, .dark], scale: 1))
    func `the card fills the screen everywhere`(_ setting: Stage.Setting) throws {
        let navigation = UINavigationController(rootViewController: Page("List", .systemTeal))
        let cards = CardNavigation(navigation) { CardAnimator(isBackward: $0) }
        let stage = Stage(rootViewController: navigation, setting: setting)
        defer { stage.close() }
        let card = Page("Card", .systemIndigo)
        navigation.pushViewController(card, animated: true)
        try stage.settle()
        #expect(card.view.convert(card.view.bounds, to: nil) == stage.bounds)
        withExtendedLifetime(cards) {}
    }
}
