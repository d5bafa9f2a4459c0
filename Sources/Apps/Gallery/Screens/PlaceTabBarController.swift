import Interlude
import UIKit

/// Three places in three tabs, between which a finger can move.
public final class PlaceTabBarController: UITabBarController {
    /// Makes the tabs.
    public init() {
        super.init(nibName: nil, bundle: nil)
        let symbols = ["sun.max.fill", "star.fill", "map.fill"]
        viewControllers = zip([0, 4, 6], symbols).map { index, symbol in
            makeTab(Place.all[index], symbol: symbol)
        }
        slideBetweenTabs()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The tabs are made in code: use init()")
    }

    private func makeTab(_ place: Place, symbol: String) -> UIViewController {
        let page = PlaceViewController(place, action: "Close")
        page.onAction = { [weak self] in self?.dismiss(animated: true) }
        page.hint = "Pan sideways to the next tab"
        page.tabBarItem = UITabBarItem(title: place.name, image: UIImage(systemName: symbol), selectedImage: nil)
        return page
    }
}
