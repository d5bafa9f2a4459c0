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
