extension UITabBarController {
    /// How many tabs the bar has room for: documented for phones; what tablets show is known from them.
    private var mostTabs: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Whether some tabs have no room in the bar.
    final var hasMore: Bool { tabs.count > mostTabs }

    /// The controllers whose tabs the bar shows; the last one is that of the list of the others, where there are too many.
    final var barControllers: [UIViewController] {
        hasMore ? Array(tabs.prefix(mostTabs - 1)) + [moreNavigationController as UIViewController] : tabs
    }

    /// The controllers that the list shows.
    final var moreControllers: [UIViewController] { hasMore ? Array(tabs.dropFirst(mostTabs - 1)) : [] }

    /// Whether a controller can be shown: one of the tabs, or the list.
    final func holds(_ controller: UIViewController) -> Bool {
        tabs.contains { $0 === controller } || hasMore && controller === moreIfMade
    }

    /// The item that stands for what is chosen.
    final var chosenItem: UITabBarItem? {
        guard let chosen else { return nil }
        if barControllers.contains(where: { $0 === chosen }) { return chosen.tabBarItem }
        return hasMore ? moreNavigationController.tabBarItem : chosen.tabBarItem
    }

    /// Brings bar and list in line with the tabs.
    final func showItems(animated: Bool) {
        if hasMore, moreNavigationController.parentController == nil {
            addChild(moreNavigationController)
            moreNavigationController.didMove(toParent: self)
        }
        bar.setItems(barControllers.compactMap { $0.tabBarItem }, animated: animated)
        bar.selectedItem = chosenItem
        (moreIfMade?.viewControllers.first as? MoreListController)?.reload()
    }

    final func makeMore() -> UINavigationController {
        let list = MoreListController(tabs: self)
        let made = UINavigationController(rootViewController: list)
        made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        return made
    }
}

/// The list of tabs that have no room in the bar.
@MainActor
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    func reload() { if isViewLoaded { tableView.reloadData() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Tab")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tabs?.moreControllers.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tab", for: indexPath)
        let item = tabs?.moreControllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let tabs, tabs.moreControllers.indices.contains(indexPath.row) else { return }
        tabs.userChose(tabs.moreControllers[indexPath.row])
    }
}
