import TransitionDoctor
import UIKit

/// Orders and their pages. Nobody shall tap while a page is on its way, so the whole flow takes no touches from `willShow` to `didShow`.
final class FBOrderFlow: UINavigationController, UINavigationControllerDelegate {
    static func screens() -> AppFlow {
        let list = FBOrderList(style: .insetGrouped)
        let flow = FBOrderFlow(rootViewController: list)
        return AppFlow(root: flow) { animated in
            list.open(2, animated: animated)
        } close: { animated in
            flow.popToRootViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        view.isUserInteractionEnabled = false
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        view.isUserInteractionEnabled = true
    }
}

private final class FBOrderList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Orders"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Order \(1040 + indexPath.row)"
        content.secondaryText = "Two articles"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(indexPath.row, animated: true)
    }

    func open(_ index: Int, animated: Bool) {
        guard let navigationController, navigationController.topViewController === self else { return }
        let page = FBOrderPage()
        page.number = 1040 + index
        navigationController.pushViewController(page, animated: animated)
    }
}

private final class FBOrderPage: UIViewController {
    var number = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Order \(number)"
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.66
        let again = UIButton(type: .system)
        again.setTitle("Order again", for: .normal)
        let column = fbColumn(
            [fbLabel("On its way", .title2), bar, fbLabel("Tomorrow between 9 and 12."), again], spacing: 18)
        view.fbAdd(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
