import Cards
import InterludeTools
import UIKit

/// A list and the card that comes over it.
@MainActor final class Cards: UINavigationController {
    private lazy var cards = CardNavigation(self) { CardAnimator(isBackward: $0) }

    init() {
        super.init(rootViewController: Page("List", .systemTeal))
        isNavigationBarHidden = true
        _ = cards
    }

    required init?(coder: NSCoder) { nil }

    func open(animated: Bool = true) { pushViewController(Page("Card", .systemIndigo), animated: animated) }
}

/// A screen of one colour with its name.
final class Page: UIViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 24, y: 80, width: 300, height: 44))
        label.text = title
        label.font = .preferredFont(forTextStyle: .largeTitle)
        view.addSubview(label)
    }
}

InterludeCommandLine("Cards") {
    ScreenItem("list", "All cards") { Page("List", .systemTeal) }
    TransitionItem("card-push", "A card comes up over the list", make: Cards.init) { $0.open() }
    TransitionItem("card-pop", "It goes down again", make: Cards.init, prepare: { $0.open(animated: false) }) {
        $0.popViewController(animated: true)
    }
    TransitionItem(
        "card-swipe", "A finger leads back, and thinks better of it", make: Cards.init,
        prepare: { $0.open(animated: false) }, fingers: { [$0.backSwipe(0.3, rest: 0.2)] })
    Patient("card", for: [.push, .pop]) { CardAnimator(isBackward: $0 == .pop) }
    Patient("hasty-card", for: [.push, .pop]) { HastyCardAnimator(isBackward: $0 == .pop) }
}.main()
