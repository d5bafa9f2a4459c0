import UIKit

/// More tabs than there is room for: the others stand in the list behind the last one. One has a badge.
final class ManyTabsController: UITabBarController {
    private static let tabs = [
        ("Listen", "play.circle"), ("Browse", "square.grid.2x2"), ("Radio", "antenna.radiowaves.left.and.right"),
        ("Library", "books.vertical"), ("Artists", "person.2"), ("Albums", "square.stack"), ("Songs", "music.note"),
    ]

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        viewControllers = Self.tabs.enumerated().map { index, tab in
            let screen = TabScreen(tab.0)
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.tabBarItem = UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: index)
            return navigation
        }
        viewControllers?[1].tabBarItem.badgeValue = "3"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code: use init()")
    }
}

/// A separate screen with a back button.
private final class TabScreen: UITableViewController {
    init(_ title: String) {
        super.init(style: .insetGrouped)
        self.title = title
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.tabBarController?.dismiss(animated: true) })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code: use init(_:)")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "\(title ?? "") \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }
}
