import UIKit

/// Bars of all kinds around a list: a large title that scrolls with it, a search, a prompt, custom appearances, a toolbar, and a bar
/// that hides with a push.
final class BarsViewController: UITableViewController, UISearchResultsUpdating {
    private enum Row: String, CaseIterable {
        case large = "Large Title"
        case search = "Search"
        case prompt = "Prompt"
        case colours = "Looks of Its Own"
        case pictures = "Pictures behind the Bar"
        case tools = "Toolbar"
        case items = "Items of All Kinds"
        case hidden = "A Screen without a Bar"
        case plain = "A Small Title"
    }

    private let results = UITableViewController(style: .plain)
    private let fruits = [
        "Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Cranberry", "Date", "Elderberry", "Fig", "Grape", "Kiwi",
        "Lemon",
        "Lime", "Mango", "Melon", "Orange", "Papaya", "Peach", "Pear", "Plum", "Quince", "Raspberry", "Strawberry",
    ]
    private var found: [String] = []
    /// Whether the bar had large titles before this screen, to restore them when it is popped. `nil` while it is not in the stack.
    private var largeTitlesBefore: Bool?

    init() {
        super.init(style: .insetGrouped)
        title = "Bars"
        navigationItem.largeTitleDisplayMode = .always
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        found = fruits
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .compose),
        ]
        toolbarItems = [
            UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .organize),
            .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
        ]
        refreshControl = UIRefreshControl()
        refreshControl?.addAction(
            UIAction { [weak self] _ in
                guard let control = self?.refreshControl else { return }
                UIView.animate(withDuration: 0.2, delay: 1.5) {
                    control.alpha = 0
                } completion: { _ in
                    control.endRefreshing()
                    control.alpha = 1
                }
            }, for: .valueChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let bar = navigationController?.navigationBar, largeTitlesBefore == nil {
            largeTitlesBefore = bar.prefersLargeTitles
            bar.prefersLargeTitles = true
        }
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isMovingFromParent else { return }
        navigationController?.navigationBar.prefersLargeTitles = largeTitlesBefore ?? false
        largeTitlesBefore = nil
        navigationController?.setToolbarHidden(true, animated: animated)
        showPictures(false)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? Row.allCases.count : found.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : "Fruits"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        guard indexPath.section == 0 else {
            cell.textLabel?.text = found[indexPath.row]
            cell.accessoryType = .none
            return cell
        }
        let row = Row.allCases[indexPath.row]
        cell.textLabel?.text = row.rawValue
        let leadsOn = row == .hidden || row == .plain || row == .items
        cell.accessoryType = leadsOn ? .disclosureIndicator : isOn(row) ? .checkmark : .none
        return cell
    }

    private func isOn(_ row: Row) -> Bool {
        switch row {
        case .large: navigationItem.largeTitleDisplayMode == .always
        case .search: navigationItem.searchController != nil
        case .prompt: navigationItem.prompt != nil
        case .colours: navigationItem.standardAppearance != nil
        case .tools: navigationController?.isToolbarHidden == false
        case .pictures: navigationController?.navigationBar.backgroundImage(for: .default) != nil
        case .hidden, .plain, .items: false
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 0 else { return }
        let row = Row.allCases[indexPath.row]
        let turnsOn = !isOn(row)
        switch row {
        case .large: navigationItem.largeTitleDisplayMode = turnsOn ? .always : .never
        case .search: navigationItem.searchController = turnsOn ? makeSearch() : nil
        case .prompt: navigationItem.prompt = turnsOn ? "Choose what the bars show" : nil
        case .colours: showColours(turnsOn)
        case .pictures: showPictures(turnsOn)
        case .items: navigationController?.pushViewController(BarItemsViewController(), animated: true)
        case .tools: navigationController?.setToolbarHidden(!turnsOn, animated: true)
        case .hidden: navigationController?.pushViewController(BareViewController(), animated: true)
        case .plain: pushPlain()
        }
        tableView.reloadRows(at: [indexPath], with: .none)
    }

    private func showColours(_ isOn: Bool) {
        guard isOn else {
            navigationItem.standardAppearance = nil
            return navigationItem.scrollEdgeAppearance = nil
        }
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemIndigo
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        look.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        navigationItem.standardAppearance = look
        look.backgroundColor = .systemTeal
        navigationItem.scrollEdgeAppearance = look
    }

    /// As before there were appearances: seen as soon as content is below the bar.
    private func showPictures(_ isOn: Bool) {
        func picture(_ color: UIColor, height: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: height)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: height))
            }
        }
        let bar = navigationController?.navigationBar
        bar?.setBackgroundImage(isOn ? picture(.systemYellow, height: 44) : nil, for: .default)
        bar?.shadowImage = isOn ? picture(.systemRed, height: 2) : nil
    }

    private func pushPlain() {
        let screen = UIViewController()
        screen.title = "Small"
        screen.view.backgroundColor = .systemBackground
        screen.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(screen, animated: true)
    }

    // MARK: Searching

    private func makeSearch() -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Fruits"
        search.searchBar.scopeButtonTitles = ["All", "Berries"]
        return search
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        let inBerries = searchController.searchBar.selectedScopeButtonIndex == 1
        found = fruits.filter {
            (text.isEmpty || $0.lowercased().contains(text.lowercased())) && (!inBerries || $0.hasSuffix("berry"))
        }
        tableView.reloadData()
    }
}

/// A screen without a navigation bar, with a button back.
private final class BareViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        let button = UIButton(type: .system)
        button.setTitle("Back", for: .normal)
        button.tintColor = .white
        button.translatesAutoresizingMaskIntoConstraints = false
        button.addAction(
            UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) },
            for: .touchUpInside)
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }
}
