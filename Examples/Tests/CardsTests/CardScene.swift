import Cards
import InterludeTesting
import UIKit

/// A list on a stage and the card that is to come over it. Made in a test's body, since one stage is on at a time.
@MainActor struct CardScene {
    let navigation: UINavigationController
    let stage: Stage
    let card = Page("Card", .systemIndigo)
    private let cards: CardNavigation

    init(
        _ setting: Stage.Configuration = .small, animator: @escaping (Bool) -> any UIViewControllerAnimatedTransitioning
    ) throws {
        navigation = UINavigationController(rootViewController: Page("List", .systemTeal))
        navigation.isNavigationBarHidden = true
        cards = CardNavigation(navigation, animator: animator)
        stage = Stage(rootViewController: navigation, configuration: setting)
        try stage.settle()
    }
}

extension Stage.Configuration {
    /// A small phone at one pixel a point: small pictures are compared sooner, and make small files.
    static var small: Stage.Configuration {
        var setting = Stage.Configuration(device: .iPhoneSE)
        setting.scale = 1
        return setting
    }
}

/// A screen of one colour, without text: its films do not depend on fonts.
final class Page: UIViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }
}
