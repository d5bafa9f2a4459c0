import TransitionDoctor
import UIKit

/// A letter in an inbox.
struct FBLetter {
    let sender: String
    let subject: String
    var isUnread: Bool
}

/// An inbox. A letter that was on the screen is read, for good: its dot goes, and the number in the title falls.
final class FBInbox: UITableViewController {
    private var letters = [
        FBLetter(sender: "Ada", subject: "Tickets for Friday", isUnread: true),
        FBLetter(sender: "Brook", subject: "Your order is on its way", isUnread: true),
        FBLetter(sender: "Cleo", subject: "Minutes", isUnread: false),
        FBLetter(sender: "Dan", subject: "Garden", isUnread: true),
    ]

    static func screens() -> AppFlow {
        let inbox = FBInbox(style: .plain)
        let navigation = UINavigationController(rootViewController: inbox)
        navigation.navigationBar.prefersLargeTitles = true
        return AppFlow(root: navigation) { animated in
            inbox.open(1, animated: animated)
        } close: { animated in
            navigation.popToRootViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonTitle = "Inbox"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
        count()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        let letter = letters[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = (letter.isUnread ? "● " : "") + letter.sender
        content.secondaryText = letter.subject
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(indexPath.row, animated: true)
    }

    private func open(_ index: Int, animated: Bool) {
        guard let navigationController, navigationController.topViewController === self else { return }
        let page = FBLetterPage()
        page.letter = letters[index]
        page.onRead = { [weak self] in self?.markRead(index) }
        navigationController.pushViewController(page, animated: animated)
    }

    private func markRead(_ index: Int) {
        guard letters[index].isUnread else { return }
        letters[index].isUnread = false
        tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
        count()
    }

    private func count() {
        let unread = letters.filter(\.isUnread).count
        navigationItem.title = unread == 0 ? "Inbox" : "Inbox (\(unread))"
    }
}

/// A letter with its tools below. The tools come and go with it, also when a way back is called off.
private final class FBLetterPage: UIViewController {
    var letter = FBLetter(sender: "", subject: "", isUnread: false)
    var onRead: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = letter.sender
        navigationItem.largeTitleDisplayMode = .never
        toolbarItems = [
            UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in }), .flexibleSpace(),
            UIBarButtonItem(systemItem: .reply, primaryAction: UIAction { _ in }),
        ]
        let column = fbColumn([
            fbLabel(letter.subject, .title2), fbLabel("Today", .footnote, .secondaryLabel),
            fbLabel("It left our house this morning and will be with you before the week is over."),
        ])
        view.fbAdd(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onRead()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}
