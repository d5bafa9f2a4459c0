import TransitionDoctor
import UIKit

/// A list whose card comes along as a picture, and stands for the page's own until that has been seen.
@MainActor final class ThirdCover {
    private let waitsForAnimation: Bool
    private let list = ThirdPage("Rooms", .systemBackground)
    private lazy var navigation = UINavigationController(rootViewController: list)
    private var card: UIView?

    /// - Parameter waitsForAnimation: Whether the picture is taken away only where the page has come with an animation.
    init(waitsForAnimation: Bool = false) {
        self.waitsForAnimation = waitsForAnimation
    }

    var screens: AppFlow {
        list.loadViewIfNeeded()
        card = list.addBlock(.systemOrange, width: 260, height: 150)
        return AppFlow(root: navigation) { animated in
            let page = ThirdCoveredPage("Room", .systemBackground)
            page.cover = self.card?.snapshotView(afterScreenUpdates: false)
            page.waitsForAnimation = self.waitsForAnimation
            self.navigation.pushViewController(page, animated: animated)
        } close: { animated in
            self.navigation.popViewController(animated: animated)
        }
    }
}

/// A page whose large picture is covered by the small one on purpose, until it is there.
private final class ThirdCoveredPage: ThirdPage {
    var cover: UIView?
    var waitsForAnimation = false
    private let picture = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.backgroundColor = .systemIndigo
        picture.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 20),
            picture.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 260), picture.heightAnchor.constraint(equalToConstant: 150),
        ])
        if let cover { thirdFill(picture, with: cover) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let cover else { return }
        self.cover = nil
        guard animated else {
            if !waitsForAnimation { cover.removeFromSuperview() }
            return
        }
        UIView.animate(withDuration: 0.25) {
            cover.alpha = 0
        } completion: { _ in
            cover.removeFromSuperview()
        }
    }
}
