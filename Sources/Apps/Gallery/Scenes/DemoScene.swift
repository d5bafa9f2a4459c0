import Interlude
import UIKit

/// The screens of one run of a transition, and what its operations do with them.
@MainActor protocol DemoScene: AnyObject {
    /// The window's root view controller.
    var root: UIViewController { get }
    /// Starts an operation, as if a button had been tapped.
    func run(_ operation: TransitionOperation)
    /// Taps on the first screen start an operation from now on.
    func answerTaps(with operation: TransitionOperation)
}

/// Which screens a transition of the catalogue is shown with.
enum DemoStaging {
    /// The list of places and a place's page.
    case places
    /// The grid of photos and a place's page.
    case photos
    /// A tab bar with three tabs.
    case tabs
    /// The screens of a tutorial, which bring their own transition.
    case tutorial(@MainActor () -> any DemoScene)

    /// - Parameter make: Makes the transition between the screens; without it the system's own is used.
    @MainActor func makeScene(_ make: (@MainActor (TransitionEnds) -> ScreenTransition)?) -> any DemoScene {
        switch self {
        case .places: PageScene.places(make)
        case .photos: PageScene.photos(make)
        case .tabs: TabScene()
        case .tutorial(let make): make()
        }
    }
}

/// A list and the page that it leads to.
@MainActor final class PageScene: DemoScene {
    private let navigation: UINavigationController
    /// Sets the action of the taps that open the page.
    private let answerTaps: (@escaping () -> Void) -> Void
    private let page: PlaceViewController
    private let transition: ScreenTransition?
    private static let row = 3

    var root: UIViewController { navigation }

    private init(
        _ list: UIViewController, _ page: PlaceViewController, _ transition: ScreenTransition?,
        answerTaps: @escaping (@escaping () -> Void) -> Void
    ) {
        navigation = UINavigationController(rootViewController: list)
        self.answerTaps = answerTaps
        self.page = page
        self.transition = transition
    }

    static func places(_ make: (@MainActor (TransitionEnds) -> ScreenTransition)?) -> PageScene {
        let list = PlacesViewController()
        let page = PlaceViewController(list.places[row])
        let thumbnail = list.thumbnail(at: row)
        let ends = TransitionEnds(
            source: { [weak thumbnail] in thumbnail }, button: { list.exploreButton },
            destination: { [weak page] in page?.pictureView })
        return PageScene(list, page, make?(ends)) { [weak list] answer in
            list?.onSelect = { _ in answer() }
            list?.exploreButton.addAction(UIAction { _ in answer() }, for: .touchUpInside)
        }
    }

    static func photos(_ make: (@MainActor (TransitionEnds) -> ScreenTransition)?) -> PageScene {
        let grid = PhotosViewController()
        let page = PlaceViewController(grid.places[row])
        let ends = TransitionEnds(
            source: { [weak grid] in grid?.picture(at: row) }, button: { grid.view },
            destination: { [weak page] in page?.pictureView })
        return PageScene(grid, page, make?(ends)) { [weak grid] answer in grid?.onSelect = { _ in answer() } }
    }

    func run(_ operation: TransitionOperation) {
        switch operation {
        case .push: push()
        case .pop: navigation.popViewController(animated: true)
        case .present: present()
        case .dismiss: navigation.dismiss(animated: true)
        case .tab: preconditionFailure("A list and a page have no tabs")
        }
    }

    func answerTaps(with operation: TransitionOperation) {
        answerTaps { [weak self] in
            // A page that is on its way already is not sent again.
            guard let self, page.parent == nil, page.presentingViewController == nil else { return }
            run(operation)
        }
    }

    private func push() {
        if let transition {
            navigation.pushViewController(page, using: transition)
        } else {
            navigation.pushViewController(page, animated: true)
        }
    }

    private func present() {
        if let transition {
            navigation.present(page, using: transition)
        } else {
            page.modalPresentationStyle = .fullScreen
            navigation.present(page, animated: true)
        }
    }
}

/// Three tabs that slide: the list, the photos, and a place's page.
@MainActor final class TabScene: DemoScene {
    private let tabs: UITabBarController

    var root: UIViewController { tabs }

    /// Tabs with Interlude's slide.
    convenience init() {
        let tabs = UITabBarController()
        self.init(tabs)
        tabs.slideBetweenTabs()
    }

    /// Adds the three tabs to a controller. The caller sets its transition.
    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        let page = PlaceViewController(Place.all[0])
        tabs.viewControllers = [
            TabScene.tab(PlacesViewController(), "Journeys", "house"),
            TabScene.tab(PhotosViewController(), "Photos", "photo"),
            TabScene.tab(page, "Favourite", "heart"),
        ]
    }

    private static func tab(_ screen: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: screen)
        let image = UIImage(systemName: symbol)
        navigation.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
        return navigation
    }

    func run(_ operation: TransitionOperation) {
        precondition(operation == .tab, "Tabs are switched, not \(operation.rawValue)ed")
        tabs.selectedIndex = (tabs.selectedIndex + 1) % 3
    }

    /// The tab bar handles them itself.
    func answerTaps(with operation: TransitionOperation) {}
}
