import TransitionDoctor
import UIKit

/// Right: an app's own screens that do something by themselves when they appear.
@MainActor extension CorpusCase {
    static let rightScreens: [CorpusCase] = [
        .right("a table below, whose indicators show themselves") {
            Patient($0, screens: { stack(on: CorpusTable(style: .plain)) })
        },
        .right("a table below, and the system's own push") {
            Patient($0, screens: { stack(on: CorpusTable(style: .insetGrouped), isSystem: true) })
        },
        .right("a row that a tap has chosen, chosen no longer when one comes back") {
            Patient(
                $0,
                screens: {
                    let table = CorpusTable(style: .plain)
                    return stack(on: table) {
                        let path = IndexPath(row: 1, section: 0)
                        table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
                    }
                })
        },
        .right("a label counts how often the screen was seen") {
            Patient(
                $0,
                screens: {
                    let screen = CorpusScreen()
                    var count = 0
                    screen.whenAppearing = { screen in
                        count += 1
                        (screen.view.subviews.first as? UILabel)?.text = "seen \(count) times"
                    }
                    return stack(on: screen)
                })
        },
        .right("a mail is marked as read") {
            Patient(
                $0,
                screens: {
                    let mails = CorpusTable(style: .plain)
                    return stack(on: mails) { mails.isRead = true }
                })
        },
    ]

    /// An app that pushes a page onto a stack with this screen at the bottom.
    private static func stack(
        on screen: UIViewController, isSystem: Bool = false, before: @escaping @MainActor () -> Void = {}
    ) -> AppFlow {
        let stack = FadingStack(rootViewController: screen)
        if !isSystem { stack.delegate = stack }
        return AppFlow(root: stack) { animated in
            before()
            stack.pushViewController(CorpusScreen(), animated: animated)
        } close: { animated in
            stack.popViewController(animated: animated)
        }
    }
}

/// Fades from page to page.
@MainActor private final class FadingStack: UINavigationController, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }
}

/// Forty mails, of which one may be unread.
@MainActor private final class CorpusTable: UITableViewController {
    var isRead = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isRead { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        cell.textLabel?.text = indexPath.row == 0 && !isRead ? "● Mail" : "Mail \(indexPath.row)"
        return cell
    }
}
