import TransitionDoctor
import UIKit

/// Words under a large title. A word's page wants a small one, and takes the large ones from the whole bar instead of its own item.
final class FBGlossary: UITableViewController {
    private static let words = ["Anchor", "Bow", "Compass", "Deck", "Ebb", "Fathom", "Galley"]

    static func screens() -> AppFlow {
        let glossary = FBGlossary(style: .plain)
        let navigation = UINavigationController(rootViewController: glossary)
        navigation.navigationBar.prefersLargeTitles = true
        return AppFlow(root: navigation) { animated in
            glossary.open(2, animated: animated)
        } close: { animated in
            navigation.popToRootViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "At sea"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .bookmarks, primaryAction: UIAction { _ in })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.words.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = Self.words[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(indexPath.row, animated: true)
    }

    private func open(_ row: Int, animated: Bool) {
        guard let navigationController, navigationController.topViewController === self else { return }
        let page = FBWord()
        page.word = Self.words[row]
        navigationController.pushViewController(page, animated: animated)
    }
}

private final class FBWord: UIViewController {
    var word = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = word
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        let column = fbColumn([
            fbLabel("noun", .footnote, .secondaryLabel),
            fbLabel("A needle that knows where north is, in a box that keeps it level."),
        ])
        view.fbFill(with: scroll)
        scroll.fbAdd(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.prefersLargeTitles = false
    }
}
