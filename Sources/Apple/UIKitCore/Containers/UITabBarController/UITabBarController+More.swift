extension UITabBarController {
    /// How many tabs the bar has room for: documented for phones; what tablets show is known from them.
    private var mostTabs: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Whether some tabs have no room in the bar.
    final var hasMore: Bool { tabControllers.count > mostTabs }

    /// The controllers whose tabs the bar shows; the last one is that of the list of the others, where there are too many.
    final var barControllers: [UIViewController] {
        hasMore
            ? Array(tabControllers.prefix(mostTabs - 1)) + [moreNavigationController as UIViewController]
            : tabControllers
    }

    /// The controllers that the list shows.
    final var moreControllers: [UIViewController] { hasMore ? Array(tabControllers.dropFirst(mostTabs - 1)) : [] }

    /// Whether a controller can be shown: one of the tabs, or the list.
    final func holds(_ controller: UIViewController) -> Bool {
        tabControllers.contains { $0 === controller } || hasMore && controller === moreIfMade
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
        moreList?.reload()
        showWaysBack()
        if let pushedOnMore, !isPushed(pushedOnMore) {
            moreIfMade?.popToRootViewController(animated: false)
            adoptTabs()
        }
    }

    // MARK: The list's stack

    /// Tabs with a stack of their own stand in the list's place, as a navigation controller cannot be pushed.
    private func isPushed(_ tab: UIViewController) -> Bool {
        !(tab is UINavigationController || tab is UISplitViewController) && moreControllers.contains { $0 === tab }
    }

    /// What is in the container for a tab.
    final func screen(of tab: UIViewController) -> UIViewController {
        isPushed(tab) ? moreNavigationController : tab
    }

    /// The tab that stands on the list, whatever has been pushed on it.
    final var pushedOnMore: UIViewController? { moreIfMade?.viewControllers.dropFirst().first }

    final func tab(standingIn screen: UIViewController) -> UIViewController {
        screen === moreIfMade ? pushedOnMore ?? screen : screen
    }

    /// Brings the list's stack in line with what is chosen.
    final func stackMore() {
        guard let chosen else { return }
        let isSeen = shown != nil && shown === moreIfMade && appearancePhase == .appeared
        if isPushed(chosen), pushedOnMore !== chosen, let list = moreNavigationController.viewControllers.first {
            moreNavigationController.setViewControllers([list, chosen], animated: isSeen)
        } else if chosen === moreIfMade, pushedOnMore != nil {
            moreIfMade?.popToRootViewController(animated: isSeen)
        }
        adoptTabs()
    }

    /// The user has gone back to the list.
    final func listHasAppeared() {
        guard let more = moreIfMade, let chosen, pushedOnMore == nil, isPushed(chosen) else { return }
        self.chosen = more
        // At the end of the pop the tab has no parent any more.
        MainTimer.schedule(after: 0) { [weak self] in self?.adoptTabs() }
    }

    /// Tabs that have been pushed and are no longer are children again.
    private func adoptTabs() {
        for tab in tabControllers where tab.parent == nil {
            addChild(tab)
            tab.didMove(toParent: self)
        }
    }

    /// Gives tabs with a stack of their own a way back to the list.
    private func showWaysBack() {
        let others = moreControllers
        for case let tab as UINavigationController in tabControllers {
            guard let item = tab.viewControllers.first?.navigationItem else { continue }
            let isBehind = others.contains { $0 === tab }
            guard isBehind != (item.outerBackAction != nil) else { continue }
            item.outerBackAction = isBehind ? wayBack : nil
        }
    }

    private var wayBack: UIAction {
        UIAction(title: "More") { [weak self] _ in
            guard let self, !isTransitioning else { return }
            slidesNext = true
            selectedViewController = moreNavigationController
        }
    }

    final var moreList: MoreListController? { moreIfMade?.viewControllers.first as? MoreListController }

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

    private lazy var edit = UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.tabs?.customize() })

    func reload() {
        navigationItem.rightBarButtonItem = tabs?.arrangeableTabs.isEmpty ?? true ? nil : edit
        if isViewLoaded { tableView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Tab")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabs?.listHasAppeared()
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
        tabs.slidesNext = true
        tabs.userChose(tabs.moreControllers[indexPath.row])
        tabs.slidesNext = false
    }
}
