import UIKit

// What the samples take for granted. Screens without words, since text needs the fonts of a machine.

/// A screen in a colour.
class PlainController: UIViewController {
    var color: UIColor { .systemIndigo }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        navigationItem.backButtonDisplayMode = .minimal
    }
}

final class ListController: PlainController {}
typealias ListViewController = ListController

final class DetailController: PlainController {
    override var color: UIColor { .white }
}
typealias DetailViewController = DetailController

final class CardController: PlainController {
    override var color: UIColor { .systemBackground }
}

/// A button, and a square for each time that it was tapped.
final class CartController: PlainController {
    override var color: UIColor { .white }

    override func viewDidLoad() {
        super.viewDidLoad()
        let add = UIButton(primaryAction: UIAction { [unowned self] _ in self.addSquare() })
        add.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
        add.backgroundColor = .systemBlue
        add.accessibilityLabel = "Add"
        view.addSubview(add)
    }

    private func addSquare() {
        let square = UIView(frame: CGRect(x: 20 + 30 * view.subviews.count, y: 160, width: 20, height: 20))
        square.backgroundColor = .systemOrange
        view.addSubview(square)
    }
}

/// As wide as the price is high.
final class PriceView: UIView {
    init(price: Int) {
        super.init(frame: CGRect(x: 0, y: 0, width: 10 * price, height: 20))
        backgroundColor = .systemGreen
    }

    required init?(coder: NSCoder) { nil }
}
